/** Makes it the newest; the oldest one beyond the maximum is removed. */
export function keepNewest<Value>(
  kept: Map<string, Value>,
  { name, value, max }: { name: string; value: Value; max: number },
) {
  kept.delete(name)
  kept.set(name, value)
  const [oldest] = kept.keys()
  if (kept.size > max && oldest !== undefined) kept.delete(oldest)
}

type Kept<Of> = {
  /** Under which name it is kept. */
  nameOf: (of: Of) => string
  /** Says whether it changed. */
  keyOf: (of: Of) => string
  /** How many names are kept. */
  max: number
}

/** Caches what was made from something until that changes; simultaneous requests share the same work. */
export function createKept<Of, Made>({ nameOf, keyOf, max }: Kept<Of>) {
  const kept = new Map<string, { key: string; made: Promise<Made> }>()
  const find = async (read: () => Promise<Of>, make: (of: Of) => Promise<Made>): Promise<Made> => {
    const of = await read()
    const [name, key] = [nameOf(of), keyOf(of)]
    const known = kept.get(name)
    if (known?.key === key) return known.made
    const made = make(of)
    keepNewest(kept, { name, value: { key, made }, max })
    made.catch(() => kept.delete(name))
    return made
  }
  return { find, forget: (name: string): boolean => kept.delete(name) }
}
