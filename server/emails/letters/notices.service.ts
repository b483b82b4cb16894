import type { Sql, Work } from '#server/db/database.ts'
import { calendarMonth } from '#server/kernel/clock.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import {
  getMessagesAbout,
  queueNotice,
  queueScheduleNotice,
  queueWaitingNotice,
} from '#server/emails/emails.service.ts'
import { type MailSettings, readEmailSettings } from '#server/emails/styles/settings.service.ts'

type About = { workspaceId: string; testimonialId: string }

/**
 * Owes the owner word of an answer, or of other words, in the transaction of it: to an address that is known to be theirs,
 * and if they want it. While one waits there is no second one: it says what stands there when it is written.
 */
export function* oweNotice(sql: Sql, { now, ...about }: About & { now: Date }): Work<void> {
  const recipient = yield* findNoticeAddress(sql, about.workspaceId)
  if (recipient === null) return
  const isOwed = (yield* getMessagesAbout(sql, about)).some(
    ({ kind, status }) => kind === 'notice' && status === 'queued',
  )
  if (!isOwed) yield* queueNotice(sql, { ...about, recipient, now })
}

/** Where the owner of a workspace is told of answers; null for one who wants no such mails, or has not confirmed the address. */
export const findNoticeAddress = (sql: Sql, workspaceId: string): Work<string | null> =>
  findAddressFor(sql, workspaceId, 'newTestimonial')

/** The same for those who are told of what a payment will ask. */
export const findAskNoticeAddress = (sql: Sql, workspaceId: string): Work<string | null> =>
  findAddressFor(sql, workspaceId, 'askScheduled')

/** The same for those who are told that clients wait for requests. */
export const findWaitingNoticeAddress = (sql: Sql, workspaceId: string): Work<string | null> =>
  findAddressFor(sql, workspaceId, 'requestsUsedUp')

function* findAddressFor(sql: Sql, workspaceId: string, wish: keyof MailSettings['notices']): Work<string | null> {
  const { email, isEmailVerified } = yield* getWorkspaceOwner(sql, workspaceId)
  const { notices } = yield* readEmailSettings(sql, workspaceId)
  return isEmailVerified && notices[wish] ? email : null
}

/** Owes the owner word of an ask that is planned, in time to say no. */
export function* oweAskNotice(sql: Sql, { now, ...about }: About & { now: Date }): Work<void> {
  const recipient = yield* findAskNoticeAddress(sql, about.workspaceId)
  if (recipient !== null) yield* queueScheduleNotice(sql, { ...about, recipient, now })
}

/** Owes the owner word of a client who waits for a request of the plan: once a month, however many come to wait. */
export function* oweWaitingNotice(sql: Sql, { workspaceId, now }: { workspaceId: string; now: Date }): Work<void> {
  const recipient = yield* findWaitingNoticeAddress(sql, workspaceId)
  if (recipient === null) return
  const { timeZone } = yield* getWorkspaceOwner(sql, workspaceId)
  yield* queueWaitingNotice(sql, { workspaceId, recipient, month: calendarMonth(now, timeZone), now })
}
