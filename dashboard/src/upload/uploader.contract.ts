import { Buffer } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectionLost, type ImageUploader, UploadCancelled, UploadFailed } from './uploader.ts'

const small = 100_000
const large = 2_000_000

function imageOf(size: number, name = 'photo.png', type = 'image/png') {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 251)
  return new File([bytes], name, { type })
}

type Reported = { bytes: number[] }

/** The storage behind the uploader under test, as far as the tests need to inspect and control it. */
type Store = {
  stored: ReadonlyMap<string, { bytes: Buffer; type: string | undefined }>
  refuse: (refusal: { status: number; body: unknown }) => void
  cutConnections: () => void
  holdAnswers: () => () => void
  close: () => Promise<void>
}

type Subject<Server extends Store> = {
  openServer: () => Promise<Server>
  open: (server: Server) => ImageUploader
  imageUrlOf: (server: Server) => string
}

/** What every uploader guarantees, tested over real connections. */
export function describeUploader<Server extends Store>(
  name: string,
  { openServer, open, imageUrlOf }: Subject<Server>,
) {
  describe(name, () => {
    let server: Server
    let uploader: ImageUploader

    beforeEach(async () => {
      server = await openServer()
      uploader = open(server)
    })
    afterEach(() => server.close())

    function upload(file: File, { onProgress = (_bytes: number, _abort: () => void) => {} } = {}) {
      const abort = new AbortController()
      const reported: Reported = { bytes: [] }
      const result = uploader.upload({
        id: 'an-id',
        file,
        signal: abort.signal,
        onProgress: (bytes) => {
          reported.bytes.push(bytes)
          onProgress(bytes, () => abort.abort())
        },
      })
      return { result, reported: reported, abort }
    }

    it.each([small, large])('stores %d bytes under the id, with their type, and answers the address', async (size) => {
      const file = imageOf(size)
      expect(await upload(file).result).toBe(imageUrlOf(server))
      const stored = server.stored.get('an-id')
      expect(stored?.type).toBe('image/png')
      expect(stored?.bytes.equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
    })

    it('takes the type from the ending where the browser knows none', async () => {
      await upload(imageOf(small, 'PHOTO.JPEG', '')).result
      expect(server.stored.get('an-id')?.type).toBe('image/jpeg')
    })

    it('tells of progress, from nothing to the whole file and never back', async () => {
      const { result, reported } = upload(imageOf(large))
      await result
      expect(reported.bytes[0]).toBe(0)
      expect(reported.bytes.at(-1)).toBe(large)
      expect(reported.bytes.length).toBeGreaterThan(3)
      expect(reported.bytes).toEqual(reported.bytes.toSorted((one, other) => one - other))
    })

    it('ends with a cancel error when it is cancelled on the way, and leaves nothing behind', async () => {
      const { result, reported } = upload(imageOf(large), { onProgress: (bytes, abort) => bytes > 0 && abort() })
      await expect(result).rejects.toThrow(UploadCancelled)
      expect(reported.bytes.at(-1)).toBeLessThan(large)
      expect(server.stored.size).toBe(0)
    })

    it('takes back what had arrived when it is cancelled before the answer', async () => {
      const release = server.holdAnswers()
      const { result, abort } = upload(imageOf(small))
      await expect.poll(() => server.stored.size).toBe(1)
      abort.abort()
      release()
      await expect(result).rejects.toThrow(UploadCancelled)
      expect(server.stored.size).toBe(0)
    })

    it('sends nothing when it is cancelled beforehand', async () => {
      const signal = AbortSignal.abort()
      const result = uploader.upload({ id: 'an-id', file: imageOf(small), signal, onProgress: () => {} })
      await expect(result).rejects.toThrow(UploadCancelled)
      expect(server.stored.size).toBe(0)
    })

    it('removes what was stored', async () => {
      await upload(imageOf(small)).result
      await uploader.remove('an-id')
      expect(server.stored.size).toBe(0)
    })

    it('does not mind removing what is not there', async () => {
      await expect(uploader.remove('an-id')).resolves.toBeUndefined()
    })

    it.each([small, large])('fails when %d bytes are refused, and can do the next', async (size) => {
      server.refuse({ status: 403, body: { error: { code: 403, message: 'No.' } } })
      await expect(upload(imageOf(size)).result).rejects.toThrow(UploadFailed)
      expect(server.stored.size).toBe(0)
      await upload(imageOf(size)).result
      expect(server.stored.size).toBe(1)
    })

    it.each([small, large])('fails when the connection breaks under %d bytes', async (size) => {
      server.cutConnections()
      await expect(upload(imageOf(size)).result).rejects.toThrow(connectionLost())
      await expect(uploader.remove('an-id')).rejects.toThrow(UploadFailed)
    })
  })
}
