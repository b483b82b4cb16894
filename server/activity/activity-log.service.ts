import { setImmediate as nextTurn } from 'node:timers/promises'
import type * as z from 'zod'
import { fullName } from '#shared/users.ts'
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityItem,
  type exportActivity,
  type listActivity,
} from '#shared/workspace-activity.ts'
import { type Database, run, type Snapshot, type Tx, type Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { PagedAnswer } from '#server/kernel/json-pages.ts'
import { activityKindsIn, eventKindsIn, mergeNewest, readCursor, viewItem, writeCursor } from './activity-log.domain.ts'
import {
  activityPage,
  type Cursor,
  countActivityBefore,
  deleteSomeActivity,
  eventsPage,
  listMembersByName,
  type LoggedActivity,
  type LogPage,
  type OverdueActivity,
} from './activity-log.repository.ts'
import { recordActivity } from './activity.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const EXPORT_PAGE = 500
const ACCOUNT_EXPORT_PAGE = 100

type Choice = { workspaceId: string } & z.output<NonNullable<typeof exportActivity.query>>
type ListQuery = { workspaceId: string } & z.output<NonNullable<typeof listActivity.query>>
type Listed = z.output<NonNullable<typeof listActivity.response>>
type Exported = z.output<NonNullable<typeof exportActivity.response>>

export type ActivityLogService = ReturnType<typeof createActivityLogService>

/** What happened in a workspace: what members did, and the history of its testimonials. */
export function createActivityLogService({ db, clock }: { db: Database; clock: Clock }) {
  const sinceOf = ({ days }: Pick<Choice, 'days'>) => new Date(clock.now().getTime() - days * DAY_MS)

  async function* readPages(snapshot: Snapshot, choice: Choice): AsyncGenerator<ActivityItem[]> {
    const since = sinceOf(choice)
    let before: Cursor | undefined
    do {
      const page = { ...choice, since, before, limit: EXPORT_PAGE }
      const rows: Awaited<ReturnType<typeof readRowsIn>> = await readRowsIn(snapshot, page)
      yield rows.map(viewItem)
      before = rows.length === EXPORT_PAGE ? rows.at(-1) : undefined
    } while (before)
  }

  return {
    listActivity: ({ before, ...choice }: ListQuery): Promise<Listed> =>
      db.read(function* (tx) {
        const page = { ...choice, since: sinceOf(choice), before: readCursor(before), limit: ACTIVITY_PAGE_SIZE + 1 }
        const rows = yield* readRows(tx, page)
        const shown = rows.slice(0, ACTIVITY_PAGE_SIZE)
        const last = shown.at(-1)
        return {
          items: shown.map(viewItem),
          next: last && rows.length > ACTIVITY_PAGE_SIZE ? writeCursor(last) : null,
          members: (yield* listMembersByName(tx, choice.workspaceId)).map((user) => ({
            id: user.id,
            name: fullName(user),
          })),
        }
      }),

    async exportActivity({ by: actor, ...choice }: Choice & { by: Actor }): Promise<PagedAnswer<Exported>> {
      const { workspaceId } = choice
      const now = clock.now()
      await db.transaction((tx) =>
        recordActivity(tx, { workspaceId, actor, kind: 'data_exported', subject: 'activity', now }),
      )
      const snapshot = await db.openSnapshot()
      return { content: { items: readPages(snapshot, choice) }, end: snapshot.close }
    },
  }
}

/** What members did in a workspace, newest first, in pages. The history of a testimonial is with it. */
export async function* readAllActivity(snapshot: Snapshot, workspaceId: string): AsyncGenerator<ActivityItem[]> {
  let before: Cursor | undefined
  do {
    const page = { workspaceId, kinds: undefined, since: new Date(0), before, limit: ACCOUNT_EXPORT_PAGE }
    const rows: LoggedActivity[] = await snapshot.read((tx) => run(activityPage(tx, page)))
    yield rows.map(viewItem)
    before = rows.length === ACCOUNT_EXPORT_PAGE ? rows.at(-1) : undefined
    await nextTurn()
  } while (before)
}

/** Deletes some lines from before an instant. The history of a testimonial stays with it. Returns how many. */
export const endOverdueActivity = (tx: Tx, of: OverdueActivity): Transactional<number> => deleteSomeActivity(tx, of)

/** At most `limit`. */
export const countOverdueActivity = (tx: Tx, of: OverdueActivity): Transactional<number> => countActivityBefore(tx, of)

const readRowsIn = (snapshot: Snapshot, page: Parameters<typeof readRows>[1]) =>
  snapshot.read((tx) => readRows(tx, page))

function* readRows(tx: Tx, { kind, ...page }: LogPage & Pick<Choice, 'kind'>) {
  const activityKinds = activityKindsIn(kind)
  const eventKinds = eventKindsIn(kind)
  const activity = yield* readIfAny(activityKinds, () => activityPage(tx, { ...page, kinds: activityKinds }))
  const events = yield* readIfAny(eventKinds, () => eventsPage(tx, { ...page, kinds: eventKinds }))
  return mergeNewest(activity, events).slice(0, page.limit)
}

/** Some groups have kinds in one of the tables only. */
function* readIfAny<Row>(kinds: readonly string[] | undefined, page: () => QueryOf<Row>): Transactional<Row[]> {
  return kinds?.length === 0 ? [] : yield* run(page())
}
type QueryOf<Row> = Parameters<typeof run<Row[]>>[0]
