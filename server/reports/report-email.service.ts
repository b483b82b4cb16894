import { setImmediate as nextTurn } from 'node:timers/promises'
import { getUser } from '#server/accounts/accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { enqueueMonthlyEmail } from '#server/emails/emails.service.ts'
import { isBarred } from '#server/emails/recipients/suppressions.service.ts'
import { calendarMonth, type Clock } from '#server/kernel/clock.ts'
import type { Member } from '#server/kernel/member.ts'
import { monthToOffer, rangeOfMonth } from './reports.domain.ts'
import { countAnswered, countAsked } from './reports.repository.ts'
import {
  type Candidate,
  findReportWish,
  listCandidates,
  markReported,
  saveReportWish,
} from './report-email.repository.ts'
import { hasReports, type OfMonth } from './reports.service.ts'

const CANDIDATES_AT_ONCE = 100

type Caller = Pick<Member, 'userId' | 'workspaceId'>

export type ReportEmailService = ReturnType<typeof createReportEmailService>

/** Whether a member gets the email about each month's report. */
export function createReportEmailService({ db }: { db: Database }) {
  return {
    getReportEmail: ({ workspaceId, userId }: Caller): Promise<{ isOn: boolean }> =>
      db.read(function* (tx) {
        return { isOn: yield* findReportWish(tx, { workspaceId, userId }) }
      }),

    setReportEmail: ({ workspaceId, userId, isOn }: Caller & { isOn: boolean }): Promise<{ isOn: boolean }> =>
      db.transaction(function* (tx) {
        yield* saveReportWish(tx, { workspaceId, userId, wantsReports: isOn })
        return { isOn }
      }),
  }
}

/** How many clients were asked and answered in a month. A report without either has nothing to tell. */
export function* readMonthInShort(
  tx: Tx,
  { workspaceId, month, timeZone }: OfMonth & { timeZone: string },
): Transactional<{ asked: number; answered: number }> {
  const range = { workspaceId, ...rangeOfMonth(month, timeZone) }
  return { asked: yield* countAsked(tx, range), answered: yield* countAnswered(tx, range) }
}

type Offering = { db: Database; clock: Clock; hashKey: string }

/**
 * Tells members of reports that are ready, each once for each month: that the member was told is saved together with the
 * email, and a month before one that the member was told of is never told, even when the clock goes back.
 */
export async function offerReports({ db, clock, hashKey }: Offering): Promise<void> {
  const now = clock.now()
  // No time zone is further ahead, so nobody has a later month.
  const month = calendarMonth(now, 'Pacific/Kiritimati')
  let after: Candidate | undefined
  for (;;) {
    const page = { month, after, limit: CANDIDATES_AT_ONCE }
    const candidates = await db.read((tx) => listCandidates(tx, page))
    for (const candidate of candidates) {
      const offered = monthToOffer(now, candidate.timeZone)
      if (offered !== null)
        await db.transaction((tx) => tellOfReport(tx, { ...candidate, month: offered, now, hashKey }))
    }
    if (candidates.length < CANDIDATES_AT_ONCE) return
    after = candidates.at(-1)
    await nextTurn()
  }
}

function* tellOfReport(
  tx: Tx,
  { workspaceId, userId, timeZone, month, now, hashKey }: Candidate & { month: string; now: Date; hashKey: string },
): Transactional<void> {
  if (!(yield* hasReports(tx, { workspaceId, now }))) return
  const { email: recipient, isEmailVerified } = yield* getUser(tx, userId)
  if (!isEmailVerified || (yield* isBarred(tx, { address: recipient, hashKey }))) return
  const { asked, answered } = yield* readMonthInShort(tx, { workspaceId, month, timeZone })
  if (asked + answered === 0) return
  if (!(yield* markReported(tx, { workspaceId, userId, month }))) return
  yield* enqueueMonthlyEmail(tx, {
    kind: 'report_notice',
    workspaceId,
    recipient,
    memberUserId: userId,
    month,
    now,
    runAt: now,
  })
}
