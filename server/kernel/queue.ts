/** Runs tasks in the order in which they arrive, `atOnce` at a time. */
export function createQueue(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Runs the tasks of one name in order, one at a time. Those of different names don't wait for each other. */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Longer than any work in a turn should take: each call of a service in it has a limit of its own. */
export const TURN_PATIENCE_MS = 30_000

/** Whoever has the turn did not finish in time. Nothing was begun, so the same can be tried again. */
export class TurnNotFree extends Error {
  readonly code = 'TURN_NOT_FREE'

  constructor() {
    super('The work before this one has not ended.')
  }
}

/** Turns in this process. Whoever has waited for `patienceMs` is refused with TurnNotFree, so a turn that hangs stops nobody for good. */
export function createTurns({ patienceMs = TURN_PATIENCE_MS }: { patienceMs?: number } = {}): Turns {
  const queues = new Map<string, { run: ReturnType<typeof createQueue>; waiting: number }>()

  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(name) ?? { run: createQueue(1), waiting: 0 }
    queues.set(name, queue)
    queue.waiting += 1
    const { begun, refused } = patience(patienceMs)
    const turn = queue
      .run(async () => {
        if (begun()) return await work()
        throw new TurnNotFree()
      })
      .finally(() => {
        queue.waiting -= 1
        if (queue.waiting === 0) queues.delete(name)
      })
    return Promise.race([turn, refused])
  }
}

/** `refused` fails unless `begun` is called in time. `begun` says whether it was. */
function patience(ms: number): { begun(): boolean; refused: Promise<never> } {
  let timer: NodeJS.Timeout | undefined
  const refused = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => {
      timer = undefined
      refuse(new TurnNotFree())
    }, ms).unref()
  })
  return {
    begun() {
      const inTime = timer !== undefined
      clearTimeout(timer)
      return inTime
    },
    refused,
  }
}
