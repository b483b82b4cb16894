import { chooseItems } from '#shared/chosen-testimonials.ts'
import {
  BEGINNING_MAX,
  MOVED_MAX,
  type OrderChange,
  type OrderedTestimonial,
  type OrderGroup,
  PINNED_MAX,
  type WidgetOrder,
  type WidgetOrderDetails,
} from '#shared/widget-order.ts'
import { lockWorkspace, markContentChanged } from '#server/accounts/workspaces.queries.ts'
import { compareSettings } from '#server/activity/activity.domain.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { PagedAnswer } from '#server/kernel/json-pages.ts'
import { readSummary } from './feed-content.service.ts'
import { readItems } from './feed-items.service.ts'
import { changeOrder, compareOrders, type OrderRefusal, readableOrder } from './order.domain.ts'
import { listExisting, readOrder, writePositions } from './order.repository.ts'
import { readOptions, wallUrl } from './widgets.domain.ts'
import { notShown, tooManyMoved, tooManyPinned } from './widgets.errors.ts'
import type { WidgetRow } from './widgets.repository.ts'
import { getWidget } from './widgets.service.ts'

type Key = { workspaceId: string; id: string }

export type OrderService = ReturnType<typeof createOrderService>

/** The order in which a widget shows testimonials, for its editor. */
export function createOrderService(deps: { db: Database; clock: Clock; publicUrl: () => string }) {
  const { db, clock } = deps

  return {
    /** Throws `widgets.not_found` (404). */
    async getOrder(key: Key): Promise<PagedAnswer<WidgetOrderDetails>> {
      const snapshot = await db.openSnapshot()
      try {
        const { row, order } = await snapshot.read((tx) => readWidget(tx, key))
        const { name, kind, slug, id } = row
        const options = readOptions(row.options)
        const { shown, shared, rejected } = await readSummary(snapshot, key.workspaceId)
        const { items } = chooseItems(shown, { ...options, kind, order })
        const groups = groupsOf(order)
        const services = new Map(shown.map((each) => [each.id, each.service]))
        const described = { publicUrl: deps.publicUrl(), hasWidePhotos: options.hasWidePhotos }
        const pages = readItems(snapshot, { ...key, ...described, ids: items.map((item) => item.id) })
        const content = {
          widget: {
            id,
            name,
            kind,
            wallUrl: wallUrl({ publicUrl: deps.publicUrl(), slug: slug ?? id }),
            pageSize: options.pageSize,
          },
          sort: options.sort,
          notShown: {
            waiting: Math.max(0, shared - rejected - shown.length),
            rejected,
            leftOut: shown.length - items.length,
          },
          items: view(pages, { groups, services }),
        }
        return { content, end: snapshot.close }
      } catch (error) {
        snapshot.close()
        throw error
      }
    },

    /** Throws `widgets.not_found` (404), `widgets.not_shown` and `widgets.order_full` (409). */
    async changeOrder({ by: actor, change, ...key }: Key & { by: Actor; change: OrderChange }): Promise<WidgetOrder> {
      const snapshot = await db.openSnapshot()
      const shownIds = await readShownIds(snapshot, key).finally(snapshot.close)
      return db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const { row, order: before } = yield* readWidget(tx, key)
        const changed = changeOrder(before, change, { shownIds })
        if (typeof changed === 'string') throw refusals[changed]()
        const after = yield* withoutDeleted(tx, {
          ...key,
          before,
          after: changed,
          movedId: 'id' in change ? change.id : undefined,
        })
        const differences = compareOrders(before, after)
        if (differences.changed.length === 0 && differences.removedIds.length === 0) return before
        yield* writePositions(tx, key, differences)
        yield* markContentChanged(tx, key.workspaceId)
        const counted = compareSettings(readableOrder(before), readableOrder(after))
        const changes = counted.length > 0 ? counted : [{ setting: 'Order by hand', before: null, after: 'Changed' }]
        const about = { workspaceId: key.workspaceId, actor, subject: row.name }
        yield* recordActivity(tx, { ...about, kind: 'widget_changed', changes, now: clock.now() })
        return after
      })
    },
  }
}

const refusals: Record<OrderRefusal, () => Error> = {
  'not-shown': notShown,
  'too-many-pinned': () => tooManyPinned(PINNED_MAX),
  'too-many-moved': () => tooManyMoved(MOVED_MAX),
}

function* readWidget(tx: Tx, key: Key): Transactional<{ row: WidgetRow; order: WidgetOrder }> {
  const row = yield* getWidget(tx, key)
  return { row, order: yield* readOrder(tx, row) }
}

/** What the widget shows if nothing limited their number. */
async function readShownIds(snapshot: Snapshot, key: Key): Promise<string[]> {
  const { row, order } = await snapshot.read((tx) => readWidget(tx, key))
  const { shown } = await readSummary(snapshot, key.workspaceId)
  const { items } = chooseItems(shown, { ...readOptions(row.options), kind: row.kind, order, limit: null })
  return items.map(({ id }) => id)
}

type Change = { workspaceId: string; before: WidgetOrder; after: WidgetOrder; movedId: string | undefined }

/** What the widget shows was read before the transaction, so one of them may have been deleted since. */
function* withoutDeleted(tx: Tx, { workspaceId, before, after, movedId }: Change): Transactional<WidgetOrder> {
  const known = new Set([...before.pinnedIds, ...before.movedIds])
  const added = [...after.pinnedIds, ...after.movedIds].filter((id) => !known.has(id))
  if (added.length === 0) return after
  const existing = yield* listExisting(tx, { workspaceId, publicIds: added })
  const deleted = new Set(added.filter((id) => !existing.has(id)))
  if (movedId !== undefined && deleted.has(movedId)) throw notShown()
  const isThere = (id: string) => !deleted.has(id)
  return { pinnedIds: after.pinnedIds.filter(isThere), movedIds: after.movedIds.filter(isThere) }
}

const groupsOf = ({ pinnedIds, movedIds }: WidgetOrder): ReadonlyMap<string, OrderGroup> =>
  new Map([...pinnedIds.map((id) => [id, 'pinned'] as const), ...movedIds.map((id) => [id, 'moved'] as const)])

type View = { groups: ReadonlyMap<string, OrderGroup>; services: ReadonlyMap<string, string | null> }

async function* view(
  pages: ReturnType<typeof readItems>,
  { groups, services }: View,
): AsyncGenerator<OrderedTestimonial[]> {
  for await (const page of pages)
    yield page.map(({ item: { id, author, company, rating, text, excerpt, photo } }) => ({
      id,
      author,
      company,
      rating,
      text: [...(excerpt ?? text)].slice(0, BEGINNING_MAX).join(''),
      photo,
      service: services.get(id) ?? null,
      group: groups.get(id) ?? 'sorted',
    }))
}
