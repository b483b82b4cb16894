import type { Installation } from '#shared/installation.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { FrozenEmail } from '#server/db/schema/emails.ts'
import type { EmailMessage } from '#server/emails/emails.queries.ts'
import type { EmailRefusal } from '#server/emails/recipients/suppressions.service.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** Recipient of a message. */
export type EmailTarget = {
  workspaceId: string
  recipient: string
  /** Who the recipient is, if a member; empty for clients. */
  memberUserId: string
  /** It must come from our address because the workspace's domain was refused. */
  isSharedSender: boolean
}

/** The same for a message that tells about a month, like `2026-11`; null for the other kinds. */
export type EmailOfMonth = EmailTarget & { month: string | null }

/** The same for a message about a testimonial. */
export type EmailSubject = EmailTarget & { testimonialId: string }

/** The same for a message that asks a visitor to confirm an answer; null for the other kinds. */
export type EmailToVisitor = EmailTarget & { unconfirmedAnswerId: string | null }

/** A message as it is stored: only some kinds are about a testimonial. */
type StoredSubject = EmailOfMonth & EmailToVisitor & { testimonialId: string | null }

/**
 * What is specific to one kind of message. The feature whose event it tells about implements it. Everything runs in the
 * caller's transaction.
 */
export type EmailKind<Subject extends EmailTarget = EmailSubject> = {
  /** Whether it should still be sent. Called before each attempt. */
  isWanted: (tx: Tx, subject: Subject) => Transactional<boolean>
  /** Writes the email, at its first attempt. */
  write: (tx: Tx, subject: Subject) => Transactional<FrozenEmail>
  /** Handles how it ended. */
  onEnd?: (tx: Tx, subject: Subject, end: EmailEnd) => Transactional<void>
  /** It is late and still being tried. Called after each attempt that fails. */
  onDelay?: (tx: Tx, subject: Subject, delay: { problem: string }) => Transactional<void>
  /** Handles what the email service reported after it had accepted the email. */
  onReport?: (tx: Tx, subject: Subject, report: EmailReport) => Transactional<void>
  /** It was cancelled in the queue because its recipient must not be emailed any more. */
  onRefused?: (
    tx: Tx,
    about: { workspaceId: string; testimonialId: string },
    refused: { refusal: EmailRefusal; now: Date },
  ) => Transactional<void>
}

/**
 * `uncertain`: it may have been sent and is not tried again. `dropped`: no longer wanted; with a `problem` if an earlier
 * attempt may have sent it. `problem` is for the owner.
 */
export type EmailEnd =
  | { outcome: 'sent'; now: Date }
  | { outcome: 'dropped'; problem: string | null; now: Date }
  | { outcome: 'failed' | 'uncertain'; problem: string; now: Date }

/**
 * `not_sent`: accepted and not sent after all. `isNewest` and `isOnly` compare it with the other requests and reminders
 * about the same testimonial. `problem` is for the owner.
 */
export type EmailReport = { isNewest: boolean; isOnly: boolean; now: Date } & (
  | { kind: 'delivered' | 'complained' }
  | { kind: 'late' | 'bounced' | 'not_sent'; problem: string }
)

/** Every kind of email written at the time of sending. Test emails are written when they are requested. */
export type EmailKinds = Record<Exclude<EmailMessage['kind'], 'test'>, EmailKind<StoredSubject>>

/** What most kinds need. */
export type EmailKindDeps = {
  clock: Clock
  publicUrl: () => string
  emailFrom: string
  installation: Pick<Installation, 'productName'>
  hashKey: string
}

/** A kind that needs a testimonial: without one its messages are not sent. */
export const aboutTestimonial = (kind: EmailKind): EmailKind<StoredSubject> => ({
  *isWanted(tx, subject) {
    return isAboutOne(subject) && (yield* kind.isWanted(tx, subject))
  },
  *write(tx, subject) {
    if (!isAboutOne(subject)) throw new Error('An email about a testimonial needs a testimonial.')
    return yield* kind.write(tx, subject)
  },
  *onEnd(tx, subject, end) {
    if (isAboutOne(subject) && kind.onEnd) yield* kind.onEnd(tx, subject, end)
  },
  *onDelay(tx, subject, delay) {
    if (isAboutOne(subject) && kind.onDelay) yield* kind.onDelay(tx, subject, delay)
  },
  *onReport(tx, subject, report) {
    if (isAboutOne(subject) && kind.onReport) yield* kind.onReport(tx, subject, report)
  },
  ...(kind.onRefused && { onRefused: kind.onRefused }),
})

const isAboutOne = (subject: StoredSubject): subject is StoredSubject & EmailSubject => subject.testimonialId !== null

export const kindOf = ({ kind }: EmailMessage, kinds: EmailKinds) => (kind === 'test' ? undefined : kinds[kind])
