import type { WidgetFigures } from '#shared/widget-editor.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { daysUpTo } from './counts.domain.ts'
import { listDays, listSites } from './counts.repository.ts'
import { getWidget } from './widgets.service.ts'

const SITES_MAX = 100

export type FiguresService = ReturnType<typeof createFiguresService>

/** Views and clicks of a widget. */
export function createFiguresService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Throws `widgets.not_found` (404). */
    getFigures: ({
      workspaceId,
      id,
      days: count,
    }: {
      workspaceId: string
      id: string
      days: number
    }): Promise<WidgetFigures> =>
      db.read(function* (tx) {
        yield* getWidget(tx, { workspaceId, id })
        const days = daysUpTo(clock.now(), count)
        const period = { workspaceId, widgetId: id, from: days.at(0) ?? '', to: days.at(-1) ?? '' }
        const counted = yield* listDays(tx, period)
        const sites = yield* listSites(tx, { ...period, limit: SITES_MAX })
        const ofDay = new Map(counted.map((row) => [row.day, row]))
        return {
          views: counted.reduce((total, { views }) => total + views, 0),
          clicks: counted.reduce((total, { clicks }) => total + clicks, 0),
          days: days.map((day) => ofDay.get(day) ?? { day, views: 0, clicks: 0 }),
          sites: sites.flatMap(({ lastSeenAt, ...site }) =>
            lastSeenAt ? [{ ...site, lastSeenAt: lastSeenAt.toISOString() }] : [],
          ),
        }
      }),
  }
}
