import type { Previews, Remembered, SharedMemory, SharedValues } from './shared-memory.ts'
import { newSecret } from './tokens.ts'

const SWEPT_EVERY_MS = 60_000
/** Of one kind. Beyond, the oldest is forgotten. */
const VALUES_MAX = 200_000

/** For the only process of an installation. A restart forgets everything. */
export function createProcessMemory(): SharedMemory {
  return {
    id: newSecret(),
    values: createValues,
    previews: createPreviews,
    rateLimits: undefined,
    async close() {},
  }
}

function createValues<Value>(): SharedValues<Value> {
  const known = new Map<string, Remembered<Value>>()
  let sweepAt = 0

  function sweep(now: Date): void {
    if (now.getTime() < sweepAt) return
    sweepAt = now.getTime() + SWEPT_EVERY_MS
    for (const [key, { until }] of known) if (until <= now) known.delete(key)
  }

  function find(key: string, now: Date): Value | undefined {
    const found = known.get(key)
    return found && found.until > now ? found.value : undefined
  }

  return {
    read: async (keys, now) => keys.map((key) => find(nameOf(key), now)),
    glance: async (key, now) => find(nameOf(key), now),
    async change(keys, now, decide) {
      sweep(now)
      const names = keys.map(nameOf)
      const decided = decide(names.map((name) => find(name, now)))
      decided?.forEach((remembered, index) => known.set(names[index] ?? '', remembered))
      const [oldest] = known.keys()
      if (known.size > VALUES_MAX && oldest !== undefined) known.delete(oldest)
    },
    forget: async (key) => void known.delete(nameOf(key)),
    async forgetAll(start) {
      for (const name of known.keys()) if (name.startsWith(nameOf(start) + BETWEEN)) known.delete(name)
    },
  }
}

const BETWEEN = '\n'
const nameOf = (key: readonly string[]) => key.join(BETWEEN)

type Kept<Draft> = { workspaceId: string; draft: Draft; until: Date }

function createPreviews<Draft>({ ofOneMax, max }: { ofOneMax: number; max: number }): Previews<Draft> {
  const kept = new Map<string, Kept<Draft>>()

  function makeRoom(workspaceId: string, now: Date): void {
    for (const [id, { until }] of kept) if (until <= now) kept.delete(id)
    const own = [...kept].filter(([, preview]) => preview.workspaceId === workspaceId)
    if (own.length >= ofOneMax) forgetOldest(own)
    else if (kept.size >= max) forgetOldest([...kept])
  }

  // A map keeps insertion order.
  function forgetOldest([oldest]: [string, Kept<Draft>][]): void {
    if (oldest) kept.delete(oldest[0])
  }

  return {
    async keep({ id, now, ...preview }) {
      makeRoom(preview.workspaceId, now)
      kept.set(id, preview)
    },
    async find(id, now) {
      const found = kept.get(id)
      return found && found.until > now ? found.draft : undefined
    },
  }
}
