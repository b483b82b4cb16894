const AT_ONCE_MAX = 100

/**
 * Handles items that arrive in the same turn of the event loop together, in order, with one result each. A failure
 * fails all of them.
 */
export function createBatches<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; settle: PromiseWithResolvers<Result> }[] = []

  async function flush(): Promise<void> {
    const batch = waiting.slice(0, AT_ONCE_MAX)
    waiting = waiting.slice(AT_ONCE_MAX)
    if (waiting.length > 0) setImmediate(() => void flush())
    try {
      const results = await work(batch.map(({ item }) => item))
      batch.forEach(({ settle }, index) => {
        // Safe: `work` promises one result for each item.
        settle.resolve(results[index] as Result)
      })
    } catch (error) {
      batch.forEach(({ settle }) => settle.reject(error))
    }
  }

  return (item) => {
    if (waiting.length === 0) setImmediate(() => void flush())
    const settle = Promise.withResolvers<Result>()
    waiting.push({ item, settle })
    return settle.promise
  }
}
