import type { Language } from '#shared/languages.ts'
import type { ShownParts } from '#shared/submissions.ts'
import { index, instant, int, json, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { forms } from './forms.ts'
import type { RecordedAnswer } from './testimonial-history.ts'

/** What a visitor sent and agreed to, as it was then: forms and names may change before the email is confirmed. */
export type WrittenAnswer = {
  customerName: string
  rating: number | null
  text: string
  company: string | null
  role: string | null
  isPrivate: boolean
  parts: ShownParts
  answers: RecordedAnswer[]
  consent: { language: Language; version: string; text: string; hash: string }
  service: string | null
  suspicion: 'honeypot' | 'fast' | null
  /** The visitor's network address, hashed with our key. */
  addressHash: string
}

/**
 * Answers through links that need a confirmed email, until the email is confirmed. No member sees them. Each becomes a
 * testimonial with the same id, or is deleted after a week.
 */
export const unconfirmedAnswers = table(
  'unconfirmed_answers',
  {
    /** 128 random bits. */
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    formId: string('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    customerEmail: string('customer_email').notNull(),
    /** How often the visitor corrected the address. Links in emails to an earlier address stop working. */
    addressChanges: int('address_changes').notNull().default(0),
    /** How often the visitor made us send an email, whether or not its address takes emails. */
    sendings: int('sendings').notNull(),
    written: json<WrittenAnswer>('written').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    index('unconfirmed_answers_form').on(t.formId, t.writtenAt),
    index('unconfirmed_answers_workspace').on(t.workspaceId),
    index('unconfirmed_answers_written').on(t.writtenAt),
  ],
)
