import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type MonthReport,
  monthAfter,
  monthBefore,
  type ReportFigures,
  type ReportTestimonial,
  type SharedReport,
} from '#shared/reports.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription, getTimeZone, getWorkspace } from '#server/accounts/accounts.service.ts'
import type { Database, Snapshot, Tx, Transactional } from '#server/db/database.ts'
import { countEndedByService } from '#server/emails/recipients/ended-requests.queries.ts'
import { getOrganisationImagePath } from '#server/images/attached-images.service.ts'
import { calendarDay, calendarMonth, type Clock } from '#server/kernel/clock.ts'
import { accentOf } from '#server/theme/accent.ts'
import { findAgencyId } from '#server/accounts/workspaces.queries.ts'
import { listPublished, type Position, type PublishedRow } from './published.repository.ts'
import {
  createAnswerCount,
  createPaymentCount,
  createServiceCount,
  daysOf,
  type Range,
  rangeOfMonth,
  rangeOfYearTo,
} from './reports.domain.ts'
import { monthNotBegun, reportsNotIncluded } from './reports.errors.ts'
import {
  countAsked,
  countPlanned,
  findPublishedCount,
  listAnswers,
  listPayments,
  listRequestsWithService,
} from './reports.repository.ts'

/** Rows read in one turn of the event loop. */
const READ_AT_ONCE = 500
const TESTIMONIALS_A_PAGE = 100

export type OfMonth = { workspaceId: string; month: string }
export type TestimonialPage = { items: ReportTestimonial[]; next: string | null }

export type ReportsService = ReturnType<typeof createReportsService>

/** Reports of a workspace's month. Large ones are read in pages, and other requests are answered in between. */
export function createReportsService({ db, clock }: { db: Database; clock: Clock }) {
  async function withSnapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const snapshot = await db.openSnapshot()
    return work(snapshot).finally(snapshot.close)
  }

  return {
    /** Throws `reports.not_included` (402) and `reports.month_not_begun` (422). */
    getReport: (of: OfMonth): Promise<MonthReport> =>
      withSnapshot(async (snapshot) => {
        const frame = await snapshot.read((tx) => readFrame(tx, { ...of, now: clock.now() }))
        const { timeZone, ...shown } = frame
        const { figures, outcomes } = await readAnswers(snapshot, { ...of, timeZone })
        const hasBefore = of.month > frame.firstMonth
        const before = { ...of, month: monthBefore(of.month), timeZone }
        return {
          ...shown,
          figures,
          outcomes,
          figuresBefore: hasBefore ? (await readAnswers(snapshot, before)).figures : null,
          payments: await readPayments(snapshot, { ...of, timeZone }),
          services: await readServices(snapshot, { ...of, timeZone }),
        }
      }),

    /** Throws the same. */
    listTestimonials: ({ after, ...of }: OfMonth & { after: string | undefined }): Promise<TestimonialPage> =>
      db.read(function* (tx) {
        const { timeZone } = yield* requireReport(tx, { ...of, now: clock.now() })
        const range = { workspaceId: of.workspaceId, ...rangeOfMonth(of.month, timeZone) }
        const limit = TESTIMONIALS_A_PAGE
        const rows = yield* listPublished(tx, { ...range, after: positionIn(after), limit: limit + 1 })
        const last = rows.length > limit ? rows[limit - 1] : undefined
        return {
          items: rows.slice(0, limit).map((row) => viewPublished(row, timeZone)),
          next: last ? `${last.submittedAt.getTime()}.${last.publicId}` : null,
        }
      }),
  }
}

/** What the link shows: nothing that names a client beyond what is public. */
export const shareReport = ({ firstMonth: _, thisMonth: __, services: ___, ...report }: MonthReport): SharedReport =>
  report

/** Whether the plan of a workspace has reports. */
export function* hasReports(tx: Tx, of: { workspaceId: string; now: Date }): Transactional<boolean> {
  const { plan } = yield* getSubscription(tx, of)
  return plans[plan].limits.hasReports
}

/** Whether a month can have a report. Throws `reports.not_included` (402) and `reports.month_not_begun` (422). */
export function* requireReport(
  tx: Tx,
  { workspaceId, month, now }: OfMonth & { now: Date },
): Transactional<{ timeZone: string; thisMonth: string }> {
  if (!(yield* hasReports(tx, { workspaceId, now }))) throw reportsNotIncluded()
  const timeZone = yield* getTimeZone(tx, workspaceId)
  const thisMonth = calendarMonth(now, timeZone)
  if (month > thisMonth) throw monthNotBegun()
  return { timeZone, thisMonth }
}

/** Everything of a report that is read at once. */
function* readFrame(tx: Tx, { workspaceId, month, now }: OfMonth & { now: Date }) {
  const { timeZone, thisMonth } = yield* requireReport(tx, { workspaceId, month, now })
  const { createdAt } = yield* getWorkspace(tx, workspaceId)
  const agencyId = (yield* findAgencyId(tx, workspaceId)) ?? workspaceId
  const { accentColor } = yield* getWorkspace(tx, agencyId)
  return {
    timeZone,
    month,
    thisMonth,
    firstMonth: calendarMonth(createdAt, timeZone),
    isSoFar: month === thisMonth,
    madeOn: calendarDay(now, timeZone),
    brand: yield* readBrand(tx, workspaceId),
    agency: {
      ...(yield* readBrand(tx, agencyId)),
      accent: accentColor === null ? null : accentOf(accentColor),
    },
    publishedInAll: yield* findPublishedCount(tx, workspaceId),
    planned: yield* readPlanned(tx, { workspaceId, month: monthAfter(month), timeZone, now }),
  }
}

function* readBrand(tx: Tx, workspaceId: string) {
  const { name } = yield* getWorkspace(tx, workspaceId)
  return { name, imageUrl: yield* getOrganisationImagePath(tx, workspaceId) }
}

/** What is still ahead of a month; null once it is over. */
function* readPlanned(
  tx: Tx,
  { workspaceId, month, timeZone, now }: OfMonth & { timeZone: string; now: Date },
): Transactional<MonthReport['planned']> {
  if (rangeOfMonth(month, timeZone).until <= now) return null
  const days: { day: string; count: number }[] = []
  for (const { day, ...range } of daysOf(month, timeZone)) {
    const planned = yield* countPlanned(tx, { workspaceId, ...range })
    if (planned > 0) days.push({ day, count: planned })
  }
  return { month, days }
}

type Place = OfMonth & { timeZone: string }

async function readAnswers(snapshot: Snapshot, { workspaceId, month, timeZone }: Place) {
  const range = { workspaceId, ...rangeOfMonth(month, timeZone) }
  const answers = createAnswerCount()
  await readInPages(snapshot, (tx, page) => listAnswers(tx, { ...range, ...page }), answers.add)
  const asked = await snapshot.read((tx) => countAsked(tx, range))
  const figures: ReportFigures = { asked, ...answers.figures() }
  return { figures, outcomes: answers.outcomes() }
}

async function readPayments(snapshot: Snapshot, { workspaceId, month, timeZone }: Place) {
  const range = { workspaceId, ...rangeOfMonth(month, timeZone) }
  const payments = createPaymentCount()
  await readInPages(snapshot, (tx, page) => listPayments(tx, { ...range, ...page }), payments.add)
  return payments.outcomes()
}

async function readServices(snapshot: Snapshot, { workspaceId, month, timeZone }: Place) {
  const range: Range & { workspaceId: string } = { workspaceId, ...rangeOfYearTo(month, timeZone) }
  const services = createServiceCount()
  await readInPages(snapshot, (tx, page) => listRequestsWithService(tx, { ...range, ...page }), services.add)
  for (const ended of await snapshot.read((tx) => countEndedByService(tx, range))) services.addEnded(ended)
  return services.list(timeZone)
}

type PageOf<Row> = { after: Row | undefined; limit: number }

async function readInPages<Row>(
  snapshot: Snapshot,
  readPage: (tx: Tx, page: PageOf<Row>) => Transactional<Row[]>,
  handle: (row: Row) => void,
): Promise<void> {
  let after: Row | undefined
  for (;;) {
    const page = { after, limit: READ_AT_ONCE }
    const rows = await snapshot.read((tx) => readPage(tx, page))
    for (const row of rows) handle(row)
    if (rows.length < READ_AT_ONCE) return
    after = rows.at(-1)
    await nextTurn()
  }
}

/** The contract has checked its form. */
function positionIn(after: string | undefined): Position | undefined {
  const [at = '', publicId = ''] = after?.split('.') ?? []
  return after === undefined ? undefined : { submittedAt: new Date(Number(at)), publicId }
}

const viewPublished = ({ publicId, submittedAt, ...row }: PublishedRow, timeZone: string): ReportTestimonial => ({
  id: publicId,
  ...row,
  answeredOn: calendarDay(submittedAt, timeZone),
})
