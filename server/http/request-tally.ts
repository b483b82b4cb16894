import type { Observations } from '#server/kernel/observations.ts'
import type { Log } from '#server/kernel/log.ts'

const MINUTE_MS = 60_000

export type RequestTally = {
  count(route: string, status: number): void
  /** Logs what was counted since the last line, if anything. */
  flush(): void
}

/**
 * For requests so frequent and alike that a log line each would be useless and cost more than the answer: one line a
 * minute says how many there were, by route and status.
 */
export function createRequestTally({
  log,
  observations,
  everyMs = MINUTE_MS,
}: {
  log: Log
  observations?: Pick<Observations, 'observeRequest'> | undefined
  everyMs?: number
}): RequestTally {
  const counted = new Map<string, Map<number, number>>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    for (const [route, byStatus] of counted) log.info({ route, answers: Object.fromEntries(byStatus) }, 'requests')
    counted.clear()
  }

  return {
    count(route, status) {
      observations?.observeRequest({ method: 'GET', route, status })
      const byStatus = counted.get(route) ?? new Map<number, number>()
      counted.set(route, byStatus.set(status, (byStatus.get(status) ?? 0) + 1))
      timer ??= setTimeout(flush, everyMs).unref()
    },
    flush,
  }
}
