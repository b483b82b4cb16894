import type { Sql, Work } from '#server/db/database.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { getMessagesAbout, queueNotice } from '#server/emails/emails.service.ts'
import { readEmailSettings } from '#server/emails/styles/settings.service.ts'

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
export function* findNoticeAddress(sql: Sql, workspaceId: string): Work<string | null> {
  const { email, isEmailVerified } = yield* getWorkspaceOwner(sql, workspaceId)
  const { notices } = yield* readEmailSettings(sql, workspaceId)
  return isEmailVerified && notices.newTestimonial ? email : null
}
