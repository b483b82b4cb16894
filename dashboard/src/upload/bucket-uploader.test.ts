// @vitest-environment node
import { connectStorageEmulator } from 'firebase/storage'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBucketUploader, openBucket } from './bucket-uploader.ts'
import { openImageServer, type ImageServer } from './image-server.fake.ts'
import { describeUploader } from './uploader.contract.ts'

let buckets = 0

function bucketAt({ port }: ImageServer) {
  buckets += 1
  const storage = openBucket({ apiKey: 'key', projectId: 'a-project', bucket: `a-bucket-${buckets}` })
  connectStorageEmulator(storage, '127.0.0.1', port)
  return storage
}

function openFor(server: ImageServer) {
  const storage = bucketAt(server)
  storage.maxUploadRetryTime = 50
  storage.maxOperationRetryTime = 50
  return createBucketUploader(storage)
}

describeUploader('the uploader to a bucket', {
  openServer: openImageServer,
  open: openFor,
  imageUrlOf: ({ port }) =>
    `http://127.0.0.1:${port}/v0/b/a-bucket-${buckets}/o/images%2Fan-id?alt=media&token=a-token`,
})

describe('the uploader to a bucket', () => {
  let server: ImageServer
  beforeEach(async () => {
    server = await openImageServer()
  })
  afterEach(() => server.close())

  const upload = (size: number, onProgress: (bytes: number) => void = () => {}) =>
    openFor(server).upload({
      id: 'an-id',
      file: new File([new Uint8Array(size)], 'photo.png', { type: 'image/png' }),
      signal: new AbortController().signal,
      onProgress,
    })

  it('sends more than 256 KB in pieces that double', async () => {
    await upload(2 * 1024 * 1024)
    expect(server.pieces).toEqual([262_144, 524_288, 1_048_576, 262_144])
  })

  it('sends 256 KB in one piece, of which no progress can be told', async () => {
    const reported: number[] = []
    await upload(262_144, (bytes) => reported.push(bytes))
    expect(server.pieces).toEqual([])
    expect(reported).toEqual([])
  })

  it('tries uploads again for 10 minutes and anything else for 2', () => {
    const storage = bucketAt(server)
    expect(storage.maxUploadRetryTime).toBe(600_000)
    expect(storage.maxOperationRetryTime).toBe(120_000)
  })
})
