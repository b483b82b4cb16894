import type { Database } from '#server/db/database.ts'
import { nameOfHost } from '#server/http/known-hosts.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { wallOrigin } from './wall-domains.domain.ts'
import { listClaimedNames } from './wall-domains.repository.ts'
import { findServedWall } from './wall-domains.service.ts'

/** A hosted wall at its owner's domain. */
export type WallHost = { workspaceId: string; widgetId: string; origin: string }

export type WallHosts = {
  /** What is served at the name in a `Host` header; undefined for nothing. */
  find: (header: string) => Promise<WallHost | undefined>
}

type Checked = { changeCount: number; at: number }
type Known = { host: WallHost | undefined } & Checked
type Claimed = { names: ReadonlySet<string> } & Checked

/** A plan can end without a change of a row, and another process can change one. */
const KNOWN_FOR_MS = 1000
const KNOWN_MAX = 1000

/**
 * Asks the database only when something changed, or the last answer is older than a second. Names that nobody uses, of
 * which anybody can make up any number, cost one read after each change and each second, however many requests come.
 */
export function createWallHosts(deps: { db: Database; clock: Clock; publicUrl: () => string }): WallHosts {
  const { db, clock } = deps
  const known = new Map<string, Known>()
  let claimed: Claimed | undefined

  const isCurrent = ({ changeCount, at }: Checked) => {
    const age = clock.now().getTime() - at
    return changeCount === db.changeCount() && age >= 0 && age < KNOWN_FOR_MS
  }

  async function isClaimed(name: string): Promise<boolean> {
    const checked = { changeCount: db.changeCount(), at: clock.now().getTime() }
    if (!claimed || !isCurrent(claimed)) claimed = { names: new Set(await db.read(listClaimedNames)), ...checked }
    return claimed.names.has(name)
  }

  return {
    async find(header) {
      const name = nameOfHost(header)
      const before = known.get(name)
      if (before && isCurrent(before)) return before.host
      if (!before && !(await isClaimed(name))) return undefined
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
