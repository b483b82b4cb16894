import type { ReadableStream } from 'node:stream/web'

export type BucketObject =
  | { kind: 'found'; stream: ReadableStream }
  /** The bucket says that it has no such object. */
  | { kind: 'missing' }
  /** Not now, or not for us: an outage, a bill, or rules that are not deployed. */
  | { kind: 'unavailable' }

/** The bucket of Firebase Storage that browsers upload to in connected mode. Only addresses of it are ever asked for. */
export type Bucket = {
  name: string
  /** Where its objects are asked for. */
  origin: string
  open(url: string): Promise<BucketObject>
  /** False when it could not be removed now. An object that is not there counts as removed. */
  remove(url: string): Promise<boolean>
}

const FIREBASE_ORIGIN = 'https://firebasestorage.googleapis.com'
const TIMEOUT_MS = 20_000

/** By Firebase Storage's own protocol; whoever knows an object's name may delete it (`storage.rules`). */
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
