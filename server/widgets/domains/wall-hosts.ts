import type { Database } from '#server/db/database.ts'
import { nameOfHost } from '#server/http/known-hosts.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { wallOrigin } from './wall-domains.domain.ts'
import { findServedWall } from './wall-domains.service.ts'

/** A hosted wall at its owner's domain. */
export type WallHost = { workspaceId: string; widgetId: string; origin: string }

export type WallHosts = {
  /** What is served at the name in a `Host` header; undefined for nothing. */
  find: (header: string) => Promise<WallHost | undefined>
}

type Known = { host: WallHost | undefined; changeCount: number; at: number }

/** A plan can end without a change of a row. */
const KNOWN_FOR_MS = 1000
const KNOWN_MAX = 1000
const NAME_MAX = 253

/** Asks the database only when something changed, or the last answer is older than a second. */
export function createWallHosts(deps: { db: Database; clock: Clock; publicUrl: () => string }): WallHosts {
  const { db, clock } = deps
  const known = new Map<string, Known>()

  const isCurrent = ({ changeCount, at }: Known) => {
    const age = clock.now().getTime() - at
    return changeCount === db.changeCount() && age >= 0 && age < KNOWN_FOR_MS
  }

  return {
    async find(header) {
      const name = nameOfHost(header)
      if (name === '' || name.length > NAME_MAX) return undefined
      const before = known.get(name)
      if (before && isCurrent(before)) return before.host
      const now = clock.now()
      const changeCount = db.changeCount()
      const found = await db.read((tx) => findServedWall(tx, { name, now }))
      const host = found && {
        workspaceId: found.workspaceId,
        widgetId: found.widgetId,
        origin: wallOrigin({ name, publicUrl: deps.publicUrl() }),
      }
      if (known.size >= KNOWN_MAX) known.clear()
      known.set(name, { host, changeCount, at: now.getTime() })
      return host
    },
  }
}
