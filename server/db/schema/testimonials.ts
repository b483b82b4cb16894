import { sql } from 'drizzle-orm'
import { check, sqliteView } from 'drizzle-orm/sqlite-core'
import { LANGUAGES } from '#shared/languages.ts'
import type { ShownParts } from '#shared/submissions.ts'
import { TESTIMONIAL_EVENT_KINDS } from '#shared/testimonial-details.ts'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table } from '../columns.ts'
import { workspaces } from './accounts.ts'

export const testimonials = table(
  'testimonials',
  {
    /** 128 random bits: whoever knows it may answer. */
    id: string('id').primaryKey(),
    /** What the public sees instead of `id`. */
    publicId: string('public_id').notNull().unique(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    customerName: string('customer_name'),
    customerEmail: string('customer_email').notNull(),
    /** How often it went to be somebody else's: links in mails to the one before lead nowhere. */
    addressChanges: int('address_changes').notNull().default(0),
    status: oneOf('status', ['pending', 'sent', 'submitted', 'approved', 'rejected']).notNull(),
    source: oneOf('source', ['manual', 'payment', 'owner']).notNull().default('manual'),
    rating: int('rating'),
    text: string('text'),
    /** Of the client, where the owner asks for them. */
    company: string('company'),
    role: string('role'),
    /** The language in which the client answered. */
    language: oneOf('language', LANGUAGES),
    /** What the client lets be shown with public words. */
    isNameShown: bool('is_name_shown').notNull().default(true),
    isPhotoShown: bool('is_photo_shown').notNull().default(true),
    isCompanyShown: bool('is_company_shown').notNull().default(false),
    areAnswersShown: bool('are_answers_shown').notNull().default(false),
    /** The form was opened by the link of a mail to the client, which only the client has. */
    isAnsweredByMail: bool('is_answered_by_mail').notNull().default(false),
    /** What speaks for a program and not a person. */
    suspicion: oneOf('suspicion', ['trap', 'fast']),
    /** Where an owner received the words that the owner added. */
    receivedVia: string('received_via'),
    /** Name, address, words and company, folded for the search. */
    searchText: string('search_text').notNull().default(''),
    isPrivate: bool('is_private').notNull().default(true),
    isAutoSendEnabled: bool('is_auto_send_enabled').notNull().default(false),
    /** What became of the request's newest mail. */
    mailState: oneOf('mail_state', ['none', 'queued', 'sent', 'failed']).notNull().default('none'),
    mailDelivery: oneOf('mail_delivery', ['delayed', 'delivered', 'bounced', 'complained', 'uncertain']),
    /** Why the newest mail did not arrive, or not yet: a sentence for the owner. */
    mailProblem: string('mail_problem'),
    /** What the work was, as the owner put it. */
    service: string('service'),
    /** An `email_styles.id`; one that is gone counts as the default one. */
    emailStyleId: string('email_style_id'),
    /** When the next reminder is due. */
    remindsAt: instant('reminds_at'),
    remindersSent: int('reminders_sent').notNull().default(0),
    /** When the client of a payment is asked. */
    scheduledFor: instant('scheduled_for'),
    /** It has counted against the month: one made by hand from the start, that of a payment once it is sent. */
    isCounted: bool('is_counted').notNull().default(true),
    areRemindersStopped: bool('are_reminders_stopped').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    submittedAt: instant('submitted_at'),
    revisedAt: instant('revised_at'),
    declinedAt: instant('declined_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    withdrawnAt: instant('withdrawn_at'),
    erasedAt: instant('erased_at'),
  },
  (t) => [
    index('testimonials_newest').on(t.workspaceId, t.createdAt, t.id),
    index('testimonials_of_address').on(t.workspaceId, sql`lower(${t.customerEmail})`),
    index('testimonials_by_status').on(t.workspaceId, t.status, t.createdAt, t.id),
    check('testimonials_rating', sql`${t.rating} between 1 and 5`),
    check(
      'testimonials_answered',
      sql`${t.status} in ('pending', 'sent') or (${t.text} is not null and ${t.submittedAt} is not null)`,
    ),
  ],
)

/** What a client answered to questions of the owner, with the question as it was asked. */
export const testimonialAnswers = table(
  'testimonial_answers',
  {
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    questionId: string('question_id').notNull(),
    position: int('position').notNull(),
    question: string('question').notNull(),
    answer: string('answer').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.testimonialId, t.questionId] }),
    index('testimonial_answers_workspace').on(t.workspaceId),
  ],
)

export type RecordedAnswer = { questionId: string; question: string; answer: string }

/** Words of clients that stood before they changed them. Rows are added and removed, never changed. */
export const testimonialVersions = table(
  'testimonial_versions',
  {
    id: string('id').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    customerName: string('customer_name').notNull(),
    rating: int('rating'),
    text: string('text').notNull(),
    company: string('company'),
    role: string('role'),
    answers: json<RecordedAnswer[]>('answers').notNull(),
    writtenAt: instant('written_at').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (t) => [index('testimonial_versions_history').on(t.workspaceId, t.testimonialId, t.replacedAt)],
)

/** How many testimonials stand in each status. Kept by triggers, so that no page of the list has to count. */
export const testimonialCounts = table(
  'testimonial_counts',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    status: string('status').notNull(),
    count: int('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.status] })],
)

/** History of a testimonial. Rows are added and, with their testimonial, removed; never changed. */
export const testimonialEvents = table(
  'testimonial_events',
  {
    id: string('id').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    kind: oneOf('kind', TESTIMONIAL_EVENT_KINDS).notNull(),
    actor: oneOf('actor', ['owner', 'client', 'system']).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('testimonial_events_history').on(t.workspaceId, t.testimonialId, t.at)],
)

export const consents = table(
  'consents',
  {
    id: string('id').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
    choice: oneOf('choice', ['public', 'private']).notNull(),
    version: string('version').notNull(),
    wording: string('wording').notNull(),
    wordingHash: string('wording_hash').notNull(),
    locale: string('locale').notNull(),
    /** What the client allowed to be shown with public words. */
    parts: json<ShownParts>('parts').notNull().default({ name: true, photo: true, company: false, answers: false }),
    /** The client's network address, hashed with our key; empty once the client had everything erased. */
    addressHash: string('address_hash').notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [index('consents_testimonial').on(t.testimonialId)],
)

/** What an owner stands for who added words received elsewhere: without it they are never public. */
export const attestations = table('attestations', {
  testimonialId: string('testimonial_id')
    .primaryKey()
    .references(() => testimonials.id, { onDelete: 'cascade' }),
  workspaceId: string('workspace_id').notNull(),
  userId: string('user_id').notNull(),
  wording: string('wording').notNull(),
  wordingHash: string('wording_hash').notNull(),
  version: string('version').notNull(),
  givenAt: instant('given_at').notNull(),
})

/** Requests that counted against the plan, by calendar month in the owner's time zone. */
export const requestCounts = table(
  'request_counts',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    month: string('month').notNull(),
    used: int('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.month] })],
)

/**
 * Exactly what the public may read of testimonials, and only of those that are approved, public and not withdrawn.
 * Every public read goes through it. Its SQL is in the migrations.
 */
export const publicTestimonials = sqliteView('public_testimonials', {
  publicId: string('public_id').notNull(),
  workspaceId: string('workspace_id').notNull(),
  author: string('author').notNull(),
  role: string('role'),
  company: string('company'),
  rating: int('rating'),
  text: string('text').notNull(),
  submittedAt: instant('submitted_at').notNull(),
  /** In their order; empty unless the client lets them be shown. */
  answers: json<{ question: string; answer: string }[]>('answers').notNull(),
  imageKey: string('image_key'),
  /** Of the picture as it came, upright; null without a picture. */
  imageWidth: int('image_width'),
  imageHeight: int('image_height'),
  isVerified: bool('is_verified').notNull(),
  isByOwner: bool('is_by_owner').notNull(),
}).existing()
