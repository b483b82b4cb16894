/** Runs work in the order in which it comes, `atOnce` pieces at a time. */
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
