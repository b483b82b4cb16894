/**
 * Runs the work of one key one piece at a time. Whoever comes while a piece runs shares the one that follows: it begins after
 * they came, so that it knows everything that they do.
 */
export function createLatestTurns<T>() {
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
