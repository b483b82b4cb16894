import { setImmediate as nextTurn } from 'node:timers/promises'
import { chooseItems } from '#shared/chosen-testimonials.ts'
import type { WidgetPlace } from '#shared/widget-editor.ts'
import type { Database, Snapshot } from '#server/db/database.ts'
import { ANSWERS_PAGE, newestFirst } from './feed-summary.service.ts'
import { type AnsweredPage, type AnsweredQuery, FIRST_ANSWERED, listAnswered } from './feed.repository.ts'
import { readOrder } from './order.repository.ts'
import { readOptions } from './widgets.domain.ts'
import { listWidgetRows } from './widgets.repository.ts'
import { describeWidget } from './widgets.service.ts'

type Asked = { workspaceId: string; testimonialIds: readonly string[] }

export type PlacesService = ReturnType<typeof createPlacesService>

/** Tells an owner where testimonials appear, before they are approved or rejected. */
export function createPlacesService({ db, publicUrl }: { db: Database; publicUrl: () => string }) {
  /** Other requests are answered between its pages and widgets. */
  async function readPlaces(snapshot: Snapshot, { workspaceId, testimonialIds }: Asked): Promise<WidgetPlace[]> {
    const items = await readItems(snapshot, { workspaceId, testimonialIds })
    const asked = new Set(testimonialIds)
    if (!items.some(({ testimonialId }) => asked.has(testimonialId))) return []
    const places: WidgetPlace[] = []
    for (const row of await snapshot.read((tx) => listWidgetRows(tx, workspaceId))) {
      const order = await snapshot.read((tx) => readOrder(tx, row))
      const chosen = chooseItems(items, { ...readOptions(row.options), kind: row.kind, order }).items
      const shown = row.kind === 'single' ? chosen.slice(0, 1) : chosen
      const theirs = shown.map(({ testimonialId }) => testimonialId).filter((id) => asked.has(id))
      if (theirs.length > 0) {
        const { id, name, kind, wallUrl, seenOn } = await snapshot.read((tx) => describeWidget(tx, row, publicUrl()))
        places.push({ id, name, kind, wallUrl, seenOn, testimonialIds: theirs })
      }
      await nextTurn()
    }
    return places
  }

  return {
    async listPlaces(asked: Asked): Promise<{ items: WidgetPlace[] }> {
      const snapshot = await db.openSnapshot()
      try {
        return { items: await readPlaces(snapshot, asked) }
      } finally {
        snapshot.close()
      }
    },
  }
}

/** What the public sees, newest first, as if these testimonials were approved. */
async function readItems(snapshot: Snapshot, { workspaceId, testimonialIds }: Asked) {
  const asked = new Set(testimonialIds)
  const items: (Pick<AnsweredPage['rows'][number], 'rating' | 'service' | 'tagIds'> & {
    id: string
    testimonialId: string
    submittedAt: number
  })[] = []
  let from: AnsweredPage['next'] = FIRST_ANSWERED
  while (from) {
    const page: AnsweredQuery = { workspaceId, from, limit: ANSWERS_PAGE }
    const { rows, next }: AnsweredPage = await snapshot.read((tx) => listAnswered(tx, page))
    for (const { id: testimonialId, publicId: id, submittedAt, isPublic, isShared, ...row } of rows) {
      if (!isPublic && !(isShared && asked.has(testimonialId))) continue
      const { rating, service, tagIds } = row
      items.push({ id, testimonialId, rating, service, tagIds, submittedAt: submittedAt?.getTime() ?? 0 })
    }
    from = next
    await nextTurn()
  }
  return items.toSorted(newestFirst)
}
