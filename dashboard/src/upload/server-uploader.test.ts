// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openImageServer, type ImageServer } from './image-server.fake.ts'
import { createServerUploader } from './server-uploader.ts'
import { connectionLost, UploadCancelled, UploadFailed } from './uploader.ts'
import { describeUploader } from './uploader.contract.ts'
import { xmlHttpRequestTo } from './xml-http-request.fake.ts'

const pathOf = (id: string) => `/pictures/${id}`
const outerFetch = globalThis.fetch

/** Makes paths of this page point to the test server. */
function pageOf({ origin }: ImageServer) {
  vi.stubGlobal('XMLHttpRequest', xmlHttpRequestTo(origin))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => outerFetch(new URL(path, origin), init))
}

afterEach(() => vi.unstubAllGlobals())

describeUploader('the uploader to our server', {
  openServer: openImageServer,
  open: (server) => {
    pageOf(server)
    return createServerUploader({ pathOf })
  },
  imageUrlOf: () => '/pictures/an-id',
})

describe('the uploader to our server', () => {
  it('takes back a picture that was still being stored when it was cancelled', async () => {
    const server = await openImageServer()
    pageOf(server)
    const store = server.holdStoring()
    const abort = new AbortController()
    const ended: unknown[] = []
    const allSent = new Promise<void>((resolve) => {
      void createServerUploader({ pathOf })
        .upload({
          id: 'an-id',
          file: new File(['bytes'], 'photo.png', { type: 'image/png' }),
          signal: abort.signal,
          onProgress: (bytes) => bytes === 5 && resolve(),
        })
        .catch((error: unknown) => ended.push(error))
    })
    await allSent
    abort.abort()
    // Long enough for an uploader that doesn't wait to delete an image that isn't stored yet.
    await new Promise((resolve) => setTimeout(resolve, 100))
    store()
    await expect.poll(() => ended).toEqual([new UploadCancelled()])
    await expect.poll(() => server.stored.size).toBe(0)
    expect(server.storedEver).toEqual(['an-id'])
    await server.close()
  })
})

describe('the uploader to our server, for an owner', () => {
  let server: ImageServer
  const unauthorized = { status: 401, body: { message: 'Please sign in.' } }
  const onUnauthorized = vi.fn<() => void>()
  let visit: number | null = 1
  const getToken = vi.fn<(which: string) => Promise<string>>()

  beforeEach(async () => {
    server = await openImageServer()
    pageOf(server)
    vi.clearAllMocks()
    getToken.mockImplementation(async (which) => `${which}-token`)
    visit = 1
  })
  afterEach(() => server.close())

  const file = new File(['bytes'], 'logo.png', { type: 'image/png' })
  const open = () =>
    createServerUploader({
      pathOf,
      owner: { getToken, getVisit: () => visit, getHeaders: () => ({ 'x-workspace-id': 'wsp_a' }), onUnauthorized },
    })
  const upload = ({ signal = new AbortController().signal, onProgress = () => {} } = {}) =>
    open().upload({ id: 'an-id', file, signal, onProgress })
  const sentHeaders = () => server.stored.get('an-id')?.headers

  it('carries the token and a transaction id', async () => {
    await upload()
    expect(sentHeaders()?.authorization).toBe('Bearer current-token')
    expect(sentHeaders()?.['x-transaction-id']).toMatch(/^[\da-f-]{36}$/)
  })

  it('fetches a fresh token once after a 401, and tries again', async () => {
    server.refuse(unauthorized)
    await upload()
    expect(sentHeaders()?.authorization).toBe('Bearer fresh-token')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('gives up after a second 401, and says so', async () => {
    server.refuse(unauthorized, unauthorized)
    await expect(upload()).rejects.toThrow(new UploadFailed('Please sign in.'))
    expect(onUnauthorized).toHaveBeenCalledOnce()
    expect(getToken).toHaveBeenCalledTimes(2)
  })

  it.each(['current', 'fresh'])('sends nothing when it is cancelled while the %s token is fetched', async (awaited) => {
    server.refuse(unauthorized)
    const abort = new AbortController()
    getToken.mockImplementation(async (which) => {
      if (which === awaited) abort.abort()
      return `${which}-token`
    })
    await expect(upload({ signal: abort.signal })).rejects.toThrow(UploadCancelled)
    expect(server.storedEver).toEqual([])
  })

  it.each(['current', 'fresh'])(
    'sends nothing in the name of whoever signed in while the %s token was fetched',
    async (awaited) => {
      server.refuse(unauthorized)
      getToken.mockImplementation(async (which) => {
        if (which === awaited) visit = 2
        return `${which}-token`
      })
      await expect(upload()).rejects.toThrow(new UploadFailed('You have signed out meanwhile.'))
      expect(server.storedEver).toEqual([])
      expect(onUnauthorized).not.toHaveBeenCalled()
    },
  )

  it('asks for no token of whoever signed in while the upload was refused', async () => {
    server.refuse(unauthorized)
    await expect(upload({ onProgress: () => void (visit = 2) })).rejects.toThrow(new UploadFailed('Please sign in.'))
    expect(getToken).toHaveBeenCalledOnce()
  })

  it.each([2, null])('takes nothing back in the name of visit %o', async (next) => {
    const uploader = open()
    await uploader.upload({ id: 'an-id', file, signal: new AbortController().signal, onProgress: () => {} })
    visit = next
    await expect(uploader.remove('an-id')).rejects.toThrow(UploadFailed)
    expect(server.stored.has('an-id')).toBe(true)
  })

  it('fails as without a connection when no token can be had', async () => {
    getToken.mockRejectedValueOnce(new Error('auth/network-request-failed'))
    await expect(upload()).rejects.toThrow(connectionLost())
  })

  it.each([
    ['a sentence of the server', { message: 'This picture has too many pixels.' }, 'This picture has too many pixels.'],
    ['nothing to show', { error: 'x' }, ''],
    ['a page of a proxy', '<html>', ''],
  ])('makes the reason of a refusal from %s', async (_, body, message) => {
    server.refuse({ status: 422, body })
    await expect(upload()).rejects.toMatchObject({ name: 'UploadFailed', message, isFinal: true })
  })

  it.each([
    [409, true],
    [413, true],
    [415, true],
    [422, true],
    [429, false],
    [500, false],
    [503, false],
    [507, false],
  ])('says whether another try after a %i could do better', async (status, isFinal) => {
    server.refuse({ status, body: { code: 'images.any', message: 'No.' } })
    await expect(upload()).rejects.toMatchObject({ code: 'images.any', message: 'No.', isFinal })
  })

  it('takes an answer without an address for a failure', async () => {
    server.refuse({ status: 200, body: { image: 7 } })
    await expect(upload()).rejects.toThrow(new UploadFailed(''))
  })
})
