import type { Sql, Work } from '#server/db/database.ts'
import type { FrozenMail } from '#server/db/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'

/** What a message is about, and where it goes. */
export type MailSubject = {
  workspaceId: string
  testimonialId: string
  recipient: string
  /** It must come from our own address: the workspace's domain was refused. */
  isSharedSender: boolean
}

/** What is particular to one kind of message. Everything runs in the transaction that the delivery is in. */
export type MailKind = {
  /** Whether there is still something to send: asked before each attempt. */
  isWanted: (sql: Sql, subject: MailSubject) => Work<boolean>
  /** The mail, at its first attempt. */
  write: (sql: Sql, subject: MailSubject) => Work<FrozenMail>
  /** What follows from how it ended; `dropped` is not being wanted any more. */
  onEnd?: (sql: Sql, subject: MailSubject, end: { outcome: 'sent' | 'failed' | 'dropped'; now: Date }) => Work<void>
}

export type MailKindDeps = { clock: Clock; publicUrl: () => string; mailFrom: string; hashKey: string }
