import { newUuid } from '#shared/uuid.ts'
import { contentTypeOf } from './image-file.ts'
import { connectionLost, type ImageUploader, type Upload, UploadCancelled, UploadFailed } from './uploader.ts'

/** A connection without any progress for this long counts as lost. */
const STALL_TIMEOUT_MS = 60_000

type ServerUploaderOptions = {
  /** Path on this server of the image with that id. */
  pathOf: (id: string) => string
  /** Authenticates uploads and deletions. Omitted where no sign-in is needed. */
  owner?: SignedInOwner
}

type SignedInOwner = {
  /** The token to send, null when signed out; `fresh` insists on a new one. */
  getToken: (which: 'current' | 'fresh') => Promise<string | null>
  /** Changes with each visit, so that nothing is sent on behalf of the next user or to another workspace. */
  getVisit: () => number | null
  /** What each call carries besides the token: the workspace that images belong to. */
  getHeaders: () => Record<string, string>
  /** Called when the server refuses even a fresh token. */
  onUnauthorized: () => void
}

type Answer = { status: number; text: string }

/** Stores images on this server: the raw file in one PUT. It works for the visit in which it is created. */
export function createServerUploader({ pathOf, owner }: ServerUploaderOptions): ImageUploader {
  const visit = owner?.getVisit()
  const hasLeft = () => owner?.getVisit() !== visit

  async function withHeaders(send: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> {
    const sendAsOwner = (token: string | null) => {
      if (hasLeft()) throw new UploadFailed('You have signed out meanwhile.')
      return send({ ...owner?.getHeaders(), ...headersFor(token) })
    }
    const answer = await sendAsOwner((await owner?.getToken('current')) ?? null)
    if (answer.status !== 401 || !owner || hasLeft()) return answer
    const fresh = await owner.getToken('fresh')
    const second = fresh ? await sendAsOwner(fresh) : answer
    if (second.status === 401) owner.onUnauthorized()
    return second
  }

  async function remove(id: string) {
    const answer = await withHeaders((headers) => sendDelete(pathOf(id), headers))
    if (answer.status !== 404 && !isOk(answer)) throw refusal(answer)
  }

  async function upload({ id, file, signal, onProgress }: Upload) {
    if (signal.aborted) throw new UploadCancelled()
    try {
      const answer = await withHeaders((headers) => sendFile({ path: pathOf(id), file, signal, onProgress }, headers))
      if (signal.aborted) throw new UploadCancelled()
      if (!isOk(answer)) throw refusal(answer)
      return imageUrlOf(answer)
    } catch (error) {
      if (!signal.aborted) throw error instanceof UploadFailed ? error : connectionLost()
      // More may have arrived than we know. What we can't delete, the server removes after a day.
      await remove(id).catch(() => {})
      throw new UploadCancelled()
    }
  }

  return { upload, remove }
}

const isOk = ({ status }: Answer) => status >= 200 && status < 300

const headersFor = (token: string | null) => ({
  'x-transaction-id': newUuid(),
  ...(token && { authorization: `Bearer ${token}` }),
})

type FileToSend = Omit<Upload, 'id'> & { path: string }

// XMLHttpRequest, because fetch doesn't report upload progress.
function sendFile({ path, file, signal, onProgress }: FileToSend, own: Record<string, string>): Promise<Answer> {
  if (signal.aborted) return Promise.reject(new UploadCancelled())
  return new Promise((resolve, reject) => {
    let sent = 0
    const request = new XMLHttpRequest()
    const fail = (error: Error) => {
      reject(error)
      request.abort()
    }
    // Once everything is sent, wait for the response: an image that is still being stored couldn't be deleted.
    const cancel = () => sent < file.size && fail(new UploadCancelled())
    const giveUp = () => fail(connectionLost())
    let timer = setTimeout(giveUp, STALL_TIMEOUT_MS)
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, STALL_TIMEOUT_MS)
      sent = Math.max(sent, loaded)
      onProgress(sent)
    })
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', () => reject(connectionLost()))
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    })
    signal.addEventListener('abort', cancel)
    request.open('PUT', path)
    const headers = { 'content-type': contentTypeOf(file), ...own }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    onProgress(0)
    request.send(file)
  })
}

async function sendDelete(path: string, headers: Record<string, string>): Promise<Answer> {
  try {
    // `keepalive`: deleting also works while the page is being closed.
    const answer = await fetch(path, { method: 'DELETE', headers, keepalive: true })
    return { status: answer.status, text: await answer.text() }
  } catch {
    throw connectionLost()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's page, not our response.
    return null
  }
}

function textOf(body: unknown, field: string): string {
  const fields = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map<string, unknown>()
  const value = fields.get(field)
  return typeof value === 'string' ? value : ''
}

/** Statuses about the file or its purpose: a retry doesn't change them. */
const FINAL_STATUSES = [404, 409, 413, 415, 422]

function refusal({ status, text }: Answer): UploadFailed {
  const body = parseJson(text)
  return new UploadFailed(textOf(body, 'message'), {
    code: textOf(body, 'code'),
    isFinal: FINAL_STATUSES.includes(status),
  })
}

function imageUrlOf({ text }: Answer): string {
  const imageUrl = textOf(parseJson(text), 'imageUrl')
  if (!imageUrl) throw new UploadFailed('')
  return imageUrl
}
