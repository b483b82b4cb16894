import { LANGUAGES } from '#shared/languages.ts'
import { FORM_LAYOUTS, type Question, type RequirableField, type Thanks } from '#shared/submissions.ts'
import { isTrue, sql } from '#server/db/sql.ts'
import { bool, index, instant, int, json, oneOf, string, table, uniqueIndex } from '../columns.ts'
import { workspaces } from './accounts.ts'

/** What a workspace asks clients for besides the testimonial. Requests use the default form unless they name another. */
export const forms = table(
  'forms',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** For members; clients don't see it. */
    name: string('name').notNull(),
    isDefault: bool('is_default').notNull(),
    asksRating: bool('asks_rating').notNull().default(true),
    asksPhoto: bool('asks_photo').notNull().default(true),
    asksCompany: bool('asks_company').notNull(),
    asksRole: bool('asks_role').notNull(),
    /** Those of them that an answer needs. */
    required: json<RequirableField[]>('required').notNull().default([]),
    questions: json<Question[]>('questions').notNull(),
    /** What its answers are about, unless their request says it. */
    service: string('service'),
    /** How clients answer it. */
    layout: oneOf('layout', FORM_LAYOUTS).notNull().default('auto'),
    /** In which its pages open; null for the client's own. */
    language: oneOf('language', LANGUAGES),
    /** Whether `accentColor` counts, instead of the workspace's. */
    hasOwnColor: bool('has_own_color').notNull().default(false),
    accentColor: string('accent_color'),
    /** What clients read once they have answered; null for our sentences alone. */
    thanksMessage: string('thanks_message'),
    thanksLink: json<NonNullable<Thanks['link']>>('thanks_link'),
    thanksCode: json<NonNullable<Thanks['code']>>('thanks_code'),
    /** Whether its collection link takes answers. Requests always do. */
    isOpen: bool('is_open').notNull().default(true),
    /** When its collection link stops taking answers. */
    closesAt: instant('closes_at'),
    /** Shown instead of the form once it is closed; null for our sentence. */
    closedMessage: string('closed_message'),
    /** How many answers its collection link takes a day, in the workspace's time zone. */
    answersADay: int('answers_a_day').notNull().default(50),
    /** Its link's answers become testimonials only once the visitor has confirmed an email address. */
    needsConfirmedEmail: bool('needs_confirmed_email').notNull().default(false),
    /** How many of its link's answers were removed: members see it, so that nobody removes unseen. */
    removedAnswers: int('removed_answers').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** From then on its link is closed for ever. The row stays: answers and requests refer to it. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('forms_workspace').on(t.workspaceId),
    uniqueIndex('forms_one_default')
      .on(t.workspaceId)
      .where(isTrue(sql`"is_default"`)),
  ],
)

/** Addresses of collection links. A form has one current address; its earlier ones lead there. */
export const formAddresses = table(
  'form_addresses',
  {
    slug: string('slug').primaryKey(),
    formId: string('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    isCurrent: bool('is_current').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('form_addresses_workspace').on(t.workspaceId),
    index('form_addresses_form').on(t.formId),
    uniqueIndex('form_addresses_one_current')
      .on(t.formId)
      .where(isTrue(sql`"is_current"`)),
  ],
)

/**
 * Hashes of all addresses that were ever given. They outlive their workspace, so that a printed QR code never leads to
 * somebody else.
 */
export const givenAddresses = table('given_addresses', {
  slugHash: string('slug_hash').primaryKey(),
})
