import type { ReportLink, SharedReport } from '#shared/reports.ts'
import { reportPath } from '#shared/reports.ts'
import { fullName } from '#shared/users.ts'
import { getUser } from '#server/accounts/accounts.service.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import type { Member } from '#server/kernel/member.ts'
import { hashSecret, newSecret } from '#server/kernel/tokens.ts'
import {
  countReportLinks,
  findReportLink,
  findReportLinkBySecret,
  insertReportLink,
  listReportLinks,
  markOpened,
  markRevoked,
  type ReportLinkRow,
} from './report-links.repository.ts'
import { linkExpired, linkNotFound, linkRevoked, tooManyLinks } from './reports.errors.ts'
import { hasReports, type OfMonth, type ReportsService, requireReport, shareReport } from './reports.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const LINKS_MAX = 50

type Caller = Pick<Member, 'userId' | 'workspaceId'>

export type ReportLinksService = ReturnType<typeof createReportLinksService>

/** Links with which anyone can read a report. Only the hash of their secret is stored. */
export function createReportLinksService({
  db,
  clock,
  reports,
}: {
  db: Database
  clock: Clock
  reports: ReportsService
}) {
  /** Reports that are being read: whoever opens the same link meanwhile gets the same answer. */
  const reading = new Map<string, Promise<SharedReport>>()

  function readOnce({ workspaceId, month }: OfMonth): Promise<SharedReport> {
    const key = `${workspaceId} ${month}`
    const known = reading.get(key)
    if (known) return known
    const read = reports
      .getReport({ workspaceId, month })
      .then(shareReport)
      .finally(() => reading.delete(key))
    reading.set(key, read)
    return read
  }

  /**
   * Throws `reports.link_not_found` (404), `reports.link_expired` and `reports.link_revoked` (410). A link whose
   * workspace has no reports any more works again once it has.
   */
  function* getWorkingLink(tx: Tx, token: string): Transactional<ReportLinkRow> {
    const now = clock.now()
    const link = yield* findReportLinkBySecret(tx, hashSecret(token))
    if (!link) throw linkNotFound()
    if (link.revokedAt) throw linkRevoked()
    if (link.expiresAt <= now) throw linkExpired()
    if (!(yield* hasReports(tx, { workspaceId: link.workspaceId, now }))) throw linkNotFound()
    return link
  }

  return {
    /** Throws `reports.not_included` (402) and `reports.month_not_begun` (422). */
    listLinks: (of: OfMonth): Promise<ReportLink[]> =>
      db.read(function* (tx) {
        const now = clock.now()
        yield* requireReport(tx, { ...of, now })
        return (yield* listReportLinks(tx, { ...of, now })).map(viewLink)
      }),

    /** Throws the same, and `reports.too_many_links` (409). */
    createLink: ({
      member,
      month,
      days,
    }: {
      member: Caller
      month: string
      days: number
    }): Promise<{ link: ReportLink; path: string }> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const { workspaceId } = member
        const of = { workspaceId, month, now }
        yield* requireReport(tx, of)
        if ((yield* countReportLinks(tx, of)) >= LINKS_MAX) throw tooManyLinks(LINKS_MAX)
        const token = newSecret()
        const row = {
          id: newId('rpl'),
          workspaceId,
          secretHash: hashSecret(token),
          month,
          createdBy: fullName(yield* getUser(tx, member.userId)),
          createdAt: now,
          expiresAt: new Date(now.getTime() + days * DAY_MS),
        }
        yield* insertReportLink(tx, row)
        const actor = byMember(member)
        yield* recordActivity(tx, {
          workspaceId,
          actor,
          kind: 'report_link_created',
          subject: nameOfReport(month),
          now,
        })
        return {
          link: viewLink({ ...row, revokedAt: null, timesOpened: 0, lastOpenedAt: null }),
          path: reportPath(token),
        }
      }),

    /** Throws `reports.link_not_found` (404). */
    revokeLink: ({ member, id }: { member: Caller; id: string }): Promise<void> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const { workspaceId } = member
        const link = yield* findReportLink(tx, { workspaceId, id })
        if (!link) throw linkNotFound()
        if (!(yield* markRevoked(tx, { workspaceId, id, now }))) return
        const actor = byMember(member)
        yield* recordActivity(tx, {
          workspaceId,
          actor,
          kind: 'report_link_revoked',
          subject: nameOfReport(link.month),
          now,
        })
      }),

    /** Throws what `getWorkingLink` throws. */
    async openLink(token: string): Promise<SharedReport> {
      const link = await db.read((tx) => getWorkingLink(tx, token))
      const now = clock.now()
      const notedSince = new Date(now.getTime() - HOUR_MS)
      if (!link.lastOpenedAt || link.lastOpenedAt < notedSince)
        await db.transaction((tx) => markOpened(tx, { id: link.id, now, notedSince }))
      return readOnce(link)
    },

    /** Throws the same. */
    async listLinkTestimonials({ token, after }: { token: string; after: string | undefined }) {
      const { workspaceId, month } = await db.read((tx) => getWorkingLink(tx, token))
      const { items, next } = await reports.listTestimonials({ workspaceId, month, after })
      return { items: items.map(({ service: _, ...shown }) => shown), next }
    },
  }
}

/** As the workspace's activity names it. */
const nameOfReport = (month: string) =>
  `the report for ${new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month))}`

const viewLink = ({ id, month, createdBy, createdAt, expiresAt, timesOpened, lastOpenedAt }: ReportLinkRowShown) => ({
  id,
  month,
  createdBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  timesOpened,
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
})

type ReportLinkRowShown = Omit<ReportLinkRow, 'secretHash' | 'workspaceId'>
