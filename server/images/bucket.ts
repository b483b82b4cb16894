import type { ReadableStream } from 'node:stream/web'

export type BucketObject =
  | { kind: 'found'; stream: ReadableStream }
  /** The bucket has no such object. */
  | { kind: 'missing' }
  /** Temporarily unavailable, or access is refused: an outage, an unpaid bill, or rules that were not deployed. */
  | { kind: 'unavailable' }

/** The Firebase Storage bucket that browsers upload to in connected mode. Only its own URLs are ever requested. */
export type Bucket = {
  name: string
  /** The origin of its objects' URLs. */
  origin: string
  open(url: string): Promise<BucketObject>
  /** False when it couldn't be removed now. Succeeds if the object doesn't exist. */
  remove(url: string): Promise<boolean>
}

const FIREBASE_ORIGIN = 'https://firebasestorage.googleapis.com'
const TIMEOUT_MS = 20_000

/** Uses Firebase Storage's protocol: whoever knows an object's name can delete it (`storage.rules`). */
export function createBucket({ name, origin = FIREBASE_ORIGIN }: { name: string; origin?: string }): Bucket {
  const ask = (url: string, method: 'GET' | 'DELETE') =>
    fetch(url, { method, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)

  return {
    name,
    origin,

    async open(url) {
      const answer = await ask(url, 'GET')
      if (answer?.ok && answer.body) return { kind: 'found', stream: answer.body as ReadableStream }
      await answer?.body?.cancel()
      return { kind: answer?.status === 404 ? 'missing' : 'unavailable' }
    },

    async remove(url) {
      const object = new URL(url)
      object.search = ''
      const answer = await ask(object.href, 'DELETE')
      await answer?.body?.cancel()
      return answer !== undefined && (answer.ok || answer.status === 404)
    },
  }
}
