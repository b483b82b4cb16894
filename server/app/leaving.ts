import { setTimeout as wait } from 'node:timers/promises'
import type { CachedAnswer } from '#server/widgets/feed-cache.ts'

/**
 * What a process that is to stop does while others take over: it says at `/readyz` that it stops, so that load balancers send it
 * nothing new, and answers what comes all the same. A connection ends with its answer: the next request then opens one elsewhere.
 */
export function createLeaving() {
  let isLeaving = false

  const answer: CachedAnswer = (request, response) => {
    if (!isLeaving) return false
    response.shouldKeepAlive = false
    if (request.url !== '/readyz') return false
    response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ status: 'stopping' }))
    return true
  }

  return {
    /** Handles a request before the application does, if it can. */
    answer,
    /** Resolves when it is time to stop. */
    async leave(delayMs: number): Promise<void> {
      if (delayMs === 0) return
      isLeaving = true
      await wait(delayMs)
    },
  }
}
