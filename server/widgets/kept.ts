/**
 * Caches what was made from something until that changes, for `max` names; simultaneous requests share the same work.
 * `keyOf` says whether it changed. What can no longer be read is forgotten.
 */
export function createKept<Of, Made>({ keyOf, max }: { keyOf: (of: Of) => string; max: number }) {
  const kept = new Map<string, { key: string; made: Promise<Made> }>()
  return async (name: string, read: () => Promise<Of>, make: (of: Of) => Promise<Made>): Promise<Made> => {
    const of = await read().catch((error: unknown) => {
      kept.delete(name)
      throw error
    })
    const key = keyOf(of)
    const known = kept.get(name)
    if (known?.key === key) return known.made
    const made = make(of)
    kept.delete(name)
    kept.set(name, { key, made })
    const [oldest] = kept.keys()
    if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    made.catch(() => kept.delete(name))
    return made
  }
}
