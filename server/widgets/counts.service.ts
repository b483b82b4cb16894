import type { Database, Tx, Transactional } from '#server/db/database.ts'
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
import { addTally, countDaysBefore, deleteSomeCounts, listSitesOfDay } from './counts.repository.ts'
import { readOptions } from './widgets.domain.ts'
import { findPublishedWidget } from './widgets.repository.ts'

const WRITTEN_EVERY_MS = 5_000
/** Number of rows in memory at which they are written immediately. */
const WAITING_MAX = 1_000

export type CountsService = ReturnType<typeof createCountsService>

/**
 * Counts views and clicks of widgets per day and site, with nothing about visitors. Counts are added up in memory and
 * written together; a killed process loses the last few seconds.
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

  /** Writes pending counts. If that fails, they stay pending and the caller gets the error. */
  async function write(): Promise<void> {
    const tallies = [...waiting.values()]
    if (tallies.length === 0) return
    waiting = new Map()
    try {
      await db.transaction((tx) => writeTallies(tx, tallies))
    } catch (error) {
      for (const tally of tallies.slice(0, WAITING_MAX - waiting.size)) add(tally)
      throw error
    }
  }

  return {
    /** Never fails for an unknown widget: callers learn nothing. */
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

    /** Writes every few seconds until stopped; `onFailure` gets errors of writing. */
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

/** Leaves out widgets that were deleted or are not counted, and sites that may not show them. */
function* writeTallies(tx: Tx, tallies: readonly Tally[]): Transactional<void> {
  for (const [widgetId, ofWidget] of Map.groupBy(tallies, (tally) => tally.widgetId)) {
    const widget = yield* findPublishedWidget(tx, widgetId)
    if (!widget) continue
    const { workspaceId } = widget
    const { isCounted, allowedSites } = readOptions(widget.options)
    if (!isCounted) continue
    for (const [day, ofDay] of Map.groupBy(ofWidget, (tally) => tally.day)) {
      const known = yield* listSitesOfDay(tx, { workspaceId, widgetId, day })
      const sites = new Set(known.filter((site) => site !== OTHER_SITES && site !== UNKNOWN_SITE))
      for (const tally of ofDay) {
        if (!isSiteAllowed(tally.site, allowedSites)) continue
        yield* addTally(tx, { ...tally, workspaceId, site: placeSite(tally.site, sites) })
      }
    }
  }
}

type Overdue = { workspaceId: string; before: Date; limit: number }

/** Deletes some counts of days before an instant. Returns how many. */
export const endOverdueCounts = (tx: Tx, { before, ...of }: Overdue): Transactional<number> =>
  deleteSomeCounts(tx, { ...of, before: dayOf(before) })

/** How many days have counts that are no longer kept. At most `limit`. */
export const countOverdueDays = (tx: Tx, { before, ...of }: Overdue): Transactional<number> =>
  countDaysBefore(tx, { ...of, before: dayOf(before) })
