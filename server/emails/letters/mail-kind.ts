import type { Sql, Work } from '#server/db/database.ts'
import type { FrozenMail } from '#server/db/schema/emails.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** Where a message goes. */
export type MailTarget = {
  workspaceId: string
  recipient: string
  /** It must come from our own address: the workspace's domain was refused. */
  isSharedSender: boolean
}

/** The same of one that is about a testimonial. */
export type MailSubject = MailTarget & { testimonialId: string }

/** What is particular to one kind of message. Everything runs in the transaction that the delivery is in. */
export type MailKind<Subject extends MailTarget = MailSubject> = {
  /** Whether there is still something to send: asked before each attempt. */
  isWanted: (sql: Sql, subject: Subject) => Work<boolean>
  /** The mail, at its first attempt. */
  write: (sql: Sql, subject: Subject) => Work<FrozenMail>
  /** What follows from how it ended. */
  onEnd?: (sql: Sql, subject: Subject, end: MailEnd) => Work<void>
  /** It is late, and still being tried. Told again at each attempt that fails. */
  onDelay?: (sql: Sql, subject: Subject, delay: { problem: string }) => Work<void>
}

/** `dropped` is not being wanted any more; `uncertain` may have gone out and is not tried again. `problem` is for the owner. */
export type MailEnd =
  | { outcome: 'sent' | 'dropped'; now: Date }
  | { outcome: 'failed' | 'uncertain'; problem: string; now: Date }

export type MailKindDeps = { clock: Clock; publicUrl: () => string; mailFrom: string; hashKey: string }
