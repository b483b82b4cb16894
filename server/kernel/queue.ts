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

/** Turns in this process. */
export function createTurns(): Turns {
  const queues = new Map<string, { run: ReturnType<typeof createQueue>; waiting: number }>()

  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(name) ?? { run: createQueue(1), waiting: 0 }
    queues.set(name, queue)
    queue.waiting += 1
    try {
      return await queue.run(work)
    } finally {
      queue.waiting -= 1
      if (queue.waiting === 0) queues.delete(name)
    }
  }
}
