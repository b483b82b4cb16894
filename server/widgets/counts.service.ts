import type { Database, Sql, Work } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import {
  type CountKind,
  dayOf,
  isCountedId,
  isSiteAllowed,
  OTHER_SITES,
  placeSite,
  siteOf,
  type Tally,
  UNKNOWN_SITE,
} from './counts.domain.ts'
import { addTally, deleteCountsBefore, listSitesOfDay } from './counts.repository.ts'
import { readOptions } from './widgets.domain.ts'
import { findPublishedWidget } from './widgets.repository.ts'

const WRITTEN_EVERY_MS = 5_000
/** Rows in memory, after which they are written at once, whatever the time. */
const WAITING_MAX = 1_000
const KEPT_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000

export type CountsService = ReturnType<typeof createCountsService>

/**
 * Counts how often widgets are seen and clicked: a number for each day and site, and nothing of who. What comes in is added
 * up in memory and written together; a process that is killed loses the last few seconds.
 */
export function createCountsService(deps: { db: Database; clock: Clock; publicUrl: () => string }) {
  const { db, clock } = deps
  let waiting = new Map<string, Tally>()
  let timer: ReturnType<typeof setInterval> | undefined

  function add(tally: Tally): void {
    const key = `${tally.widgetId} ${tally.day} ${tally.site}`
    const present = waiting.get(key)
    if (!present) waiting.set(key, tally)
    else {
      present.views += tally.views
      present.clicks += tally.clicks
      if (tally.lastSeenAt > present.lastSeenAt) present.lastSeenAt = tally.lastSeenAt
    }
  }

  /** Writes what waits. When that fails, it waits on and the failure is the caller's. */
  async function write(): Promise<void> {
    const tallies = [...waiting.values()]
    if (tallies.length === 0) return
    waiting = new Map()
    try {
      await db.transaction((sql) => writeTallies(sql, tallies))
    } catch (error) {
      for (const tally of tallies.slice(0, WAITING_MAX - waiting.size)) add(tally)
      throw error
    }
  }

  return {
    /** Never fails for a widget that there is not: whoever counts is told nothing. */
    async count(seen: { widgetId: string; kind: CountKind; origin: string | undefined }): Promise<void> {
      const { widgetId, kind, origin } = seen
      if (!isCountedId(widgetId) || origin === deps.publicUrl()) return
      const now = clock.now()
      add({
        widgetId,
        day: dayOf(now),
        site: siteOf(origin),
        views: kind === 'view' ? 1 : 0,
        clicks: kind === 'click' ? 1 : 0,
        lastSeenAt: now,
      })
      if (waiting.size >= WAITING_MAX) await write()
    },

    write,

    /** Writes every few seconds until stopped; `onFailure` hears of what could not be written yet. */
    start(onFailure: (error: unknown) => void): void {
      timer ??= setInterval(() => void write().catch(onFailure), WRITTEN_EVERY_MS).unref()
    },

    /** Writes what is left. */
    async stop(): Promise<void> {
      clearInterval(timer)
      timer = undefined
      await write()
    },
  }
}

/** What nobody can be told of is left out: widgets that are gone or not counted, and sites that may not show them. */
function* writeTallies(sql: Sql, tallies: readonly Tally[]): Work<void> {
  for (const [widgetId, ofWidget] of Map.groupBy(tallies, (tally) => tally.widgetId)) {
    const widget = yield* findPublishedWidget(sql, widgetId)
    if (!widget) continue
    const { workspaceId } = widget
    const { isCounted, allowedSites } = readOptions(widget.options)
    if (!isCounted) continue
    for (const [day, ofDay] of Map.groupBy(ofWidget, (tally) => tally.day)) {
      const known = yield* listSitesOfDay(sql, { workspaceId, widgetId, day })
      const sites = new Set(known.filter((site) => site !== OTHER_SITES && site !== UNKNOWN_SITE))
      for (const tally of ofDay) {
        if (!isSiteAllowed(tally.site, allowedSites)) continue
        yield* addTally(sql, { ...tally, workspaceId, site: placeSite(tally.site, sites) })
      }
    }
  }
}

/** To be called now and then: ends what is older than four hundred days. */
export const sweepCounts = (sql: Sql, now: Date): Work<void> =>
  deleteCountsBefore(sql, dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
