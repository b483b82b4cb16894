/**
 * Runs the work of one key one at a time. Calls that arrive during a run share the next one, which starts after them
 * and so sees everything they know.
 */
export function createLatestRuns<T>() {
  const keys = new Map<string, { running: Promise<T>; next: Promise<T> | undefined }>()

  return function take(key: string, work: () => Promise<T>): Promise<T> {
    const known = keys.get(key)
    if (!known) return begin(key, work)
    known.next ??= known.running.then(
      () => begin(key, work),
      () => begin(key, work),
    )
    return known.next
  }

  function begin(key: string, work: () => Promise<T>): Promise<T> {
    const turn: { running: Promise<T>; next: Promise<T> | undefined } = { running: work(), next: undefined }
    keys.set(key, turn)
    const end = () => {
      if (!turn.next) keys.delete(key)
    }
    turn.running.then(end, end)
    return turn.running
  }
}
