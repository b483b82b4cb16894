import { describe, expect, it } from 'vitest'
import { type ImageUploader, type Upload, UploadCancelled, UploadFailed } from './uploader.ts'
import { createUploads } from './uploads.ts'

type Running = Upload & { finish: (imageUrl: string) => void; fail: (error: Error) => void }

/** An uploader whose uploads end when the test decides. */
function openUploads({
  stored = [] as Parameters<typeof createUploads>[0]['stored'] & object,
  failsToRemove = false,
} = {}) {
  const running: Running[] = []
  const removed: string[] = []
  const reports: unknown[] = []
  let ids = 0
  const uploader: ImageUploader = {
    upload: (upload) =>
      new Promise((resolve, reject) => {
        upload.signal.addEventListener('abort', () => reject(new UploadCancelled()))
        running.push({ ...upload, finish: resolve, fail: reject })
      }),
    remove: async (id) => {
      removed.push(id)
      if (failsToRemove) throw new UploadFailed('No.')
    },
  }
  const uploads = createUploads({
    uploader,
    stored,
    onReport: (error) => reports.push(error),
    newId: () => `id-${(ids += 1)}`,
  })
  return { uploads, running, removed, reports, item: () => uploads.getItems()[0] }
}

const file = new File(['1234567890'], 'photo.png', { type: 'image/png' })
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('an upload', () => {
  it('begins saving at once, and nobody can tell yet how much has left', () => {
    const { uploads, item } = openUploads()
    uploads.add(file)
    expect(item()).toMatchObject({
      id: 'id-1',
      status: 'saving',
      name: 'photo.png',
      file,
      totalBytes: 10,
      bytesTransferred: null,
      downloadUrl: null,
    })
  })

  it('tells how much has left, and in the end where it is', async () => {
    const { uploads, running, item } = openUploads()
    const seen: unknown[] = []
    uploads.subscribe(() => seen.push(item()?.bytesTransferred))
    uploads.add(file)
    running[0]?.onProgress(4)
    running[0]?.finish('/pictures/id-1')
    await settle()
    expect(item()).toMatchObject({ status: 'success', bytesTransferred: 10, downloadUrl: '/pictures/id-1', task: null })
    expect(seen).toEqual([null, 4, 10])
  })

  it('that fails says why where that is known, and can be tried again under another id', async () => {
    const { uploads, running, item } = openUploads()
    uploads.add(file)
    running[0]?.fail(new UploadFailed('The picture is too large.'))
    await settle()
    expect(item()).toMatchObject({ status: 'error', reason: 'The picture is too large.', downloadUrl: null })
    uploads.retry('id-1')
    expect(uploads.getItems()).toHaveLength(1)
    expect(item()).toMatchObject({ id: 'id-2', status: 'saving', reason: '', bytesTransferred: null })
    expect(running[1]).toMatchObject({ id: 'id-2', file })
  })

  it('that fails by a fault of ours shows no words for developers', async () => {
    const { uploads, running, item } = openUploads()
    uploads.add(file)
    running[0]?.fail(new TypeError('x is undefined'))
    await settle()
    expect(item()).toMatchObject({ status: 'error', reason: '' })
  })

  it('that is removed while it runs is cancelled and goes without a word', async () => {
    const { uploads, running, removed } = openUploads()
    uploads.add(file)
    uploads.remove('id-1')
    expect(uploads.getItems()).toEqual([])
    expect(running[0]?.signal.aborted).toBe(true)
    await settle()
    expect(uploads.getItems()).toEqual([])
    expect(removed).toEqual([])
  })

  it('that is cancelled by the transport is removed without a word', async () => {
    const { uploads, running } = openUploads()
    uploads.add(file)
    running[0]?.fail(new UploadCancelled())
    await settle()
    expect(uploads.getItems()).toEqual([])
  })

  it('that arrives although it was removed is deleted', async () => {
    const { uploads, running, removed } = openUploads()
    uploads.add(file)
    running[0]?.finish('/pictures/id-1')
    uploads.remove('id-1')
    await settle()
    expect(uploads.getItems()).toEqual([])
    expect(removed).toEqual(['id-1'])
  })

  it('that has failed is removed without a call', async () => {
    const { uploads, running, removed } = openUploads()
    uploads.add(file)
    running[0]?.fail(new UploadFailed(''))
    await settle()
    uploads.remove('id-1')
    expect(uploads.getItems()).toEqual([])
    expect(removed).toEqual([])
  })
})

describe('a stored picture', () => {
  const stored = [{ id: 'earlier', name: 'me.jpg', totalBytes: 2048, downloadUrl: '/pictures/earlier' }]

  it('is there from the start', () => {
    expect(openUploads({ stored }).item()).toMatchObject({
      id: 'earlier',
      status: 'success',
      file: null,
      name: 'me.jpg',
    })
  })

  it('is deleted when it is removed, and when all are', () => {
    const one = openUploads({ stored })
    one.uploads.remove('earlier')
    expect(one.removed).toEqual(['earlier'])
    const all = openUploads({ stored })
    all.uploads.removeAll()
    expect(all.removed).toEqual(['earlier'])
    expect(all.uploads.getItems()).toEqual([])
  })

  it('that cannot be deleted is gone all the same, and reported', async () => {
    const { uploads, reports } = openUploads({ stored, failsToRemove: true })
    uploads.remove('earlier')
    await settle()
    expect(uploads.getItems()).toEqual([])
    expect(reports).toEqual([new UploadFailed('No.')])
  })

  it('is left to whoever has it now when it is forgotten', () => {
    const { uploads, removed } = openUploads({ stored })
    uploads.forgetAll()
    expect(uploads.getItems()).toEqual([])
    expect(removed).toEqual([])
  })
})
