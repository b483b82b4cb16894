import { inIndex, isFalse, sql } from '#server/db/sql.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { REJECTION_REASONS } from '#shared/rejection-reasons.ts'
import { TESTIMONIAL_SOURCES } from '#shared/testimonials.ts'
import { bool, check, index, instant, int, json, oneOf, primaryKey, string, table, view } from '../columns.ts'
import { workspaces } from './accounts.ts'
import { forms } from './forms.ts'

/** What waits for the owner: the same as `needsOwner` of the contracts. Its index holds nothing else. */
export const needsOwnerSql = sql`(("status" = 'submitted' and "sign_off_asked_at" is null) or ("status" in ('pending', 'sent') and ("email_state" = 'failed' or coalesce("email_delivery", '') in ('bounced', 'uncertain')) and "declined_at" is null and "unsubscribed_at" is null and "erased_at" is null))`

/** What waits for a sign-off. Its index holds nothing else. */
export const waitsForSignOffSql = sql`("status" = 'submitted' and "sign_off_asked_at" is not null)`

/** Whose client will be reminded: the same as `mayBeReminded`, with a time for it. Its index holds nothing else. */
export const isReminderDueSql = sql`("status" = 'sent' and "reminds_at" is not null and "closed_at" is null and "declined_at" is null and "unsubscribed_at" is null and "erased_at" is null and ${isFalse(sql`"are_reminders_stopped"`)} and coalesce("email_delivery", '') not in ('bounced', 'complained'))`

export const testimonials = table(
  'testimonials',
  {
    /** 128 random bits: whoever knows it can answer. */
    id: string('id').primaryKey(),
    /** Shown to the public instead of `id`. */
    publicId: string('public_id').notNull().unique(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    customerName: string('customer_name'),
    customerEmail: string('customer_email').notNull(),
    /** How often the address changed to another person's. Links in emails to the previous address stop working. */
    addressChanges: int('address_changes').notNull().default(0),
    status: oneOf('status', ['pending', 'sent', 'submitted', 'approved', 'rejected']).notNull(),
    source: oneOf('source', TESTIMONIAL_SOURCES).notNull().default('manual'),
    /** Whose collection link it came through, or the form that its request uses; null for the default form of requests. */
    formId: string('form_id').references(() => forms.id, { onDelete: 'set null' }),
    rating: int('rating'),
    text: string('text'),
    /** The sentences that cards show, chosen by the owner; null for all. Always whole sentences of `text`. */
    excerpt: string('excerpt'),
    /** A phrase of what is shown, highlighted by the owner. */
    highlight: string('highlight'),
    /** The owner's public reply. */
    reply: string('reply'),
    /** When it was last written or kept. */
    repliedAt: instant('replied_at'),
    /** The client changed the testimonial since, so nobody sees the reply. */
    isReplyOutdated: bool('is_reply_outdated').notNull().default(false),
    /** The client's, if the owner asks for it. */
    company: string('company'),
    role: string('role'),
    /** The language of the client's answer. */
    language: oneOf('language', LANGUAGES),
    /** What the client allows to be shown with a public testimonial. */
    isNameShown: bool('is_name_shown').notNull().default(true),
    isPhotoShown: bool('is_photo_shown').notNull().default(true),
    isCompanyShown: bool('is_company_shown').notNull().default(false),
    areAnswersShown: bool('are_answers_shown').notNull().default(false),
    /** The form was opened through the link in an email to the client, which only the client has. */
    isAnsweredByEmail: bool('is_answered_by_email').notNull().default(false),
    /** When a visitor of a collection link opened our email and confirmed the address, and with it the answer. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** The form gave a code to whoever answered it. */
    isRewarded: bool('is_rewarded').notNull().default(false),
    /** Signs of a bot. */
    suspicion: oneOf('suspicion', ['honeypot', 'fast']),
    /** Where the owner received a testimonial that the owner added. */
    receivedVia: string('received_via'),
    /** Name, address, text and company, folded for searching. */
    searchText: string('search_text').notNull().default(''),
    isPrivate: bool('is_private').notNull().default(true),
    isAutoSendEnabled: bool('is_auto_send_enabled').notNull().default(false),
    /** Delivery state of the newest request email. */
    emailState: oneOf('email_state', ['none', 'queued', 'sent', 'failed']).notNull().default('none'),
    emailDelivery: oneOf('email_delivery', ['delayed', 'delivered', 'bounced', 'complained', 'uncertain']),
    /** A sentence for the owner: why the newest email did not arrive, or not yet. */
    emailProblem: string('email_problem'),
    /** What the client bought, in the owner's words. All testimonials with the same one make up a service. */
    service: string('service'),
    /** The member who looks after it. A trigger empties it when they leave. */
    assigneeUserId: string('assignee_user_id'),
    /** An `email_styles.id`; an unknown one means the default. */
    emailStyleId: string('email_style_id'),
    /** When the next reminder is due. */
    remindsAt: instant('reminds_at'),
    remindersSent: int('reminders_sent').notNull().default(0),
    /** When the client of a payment will be asked. */
    scheduledFor: instant('scheduled_for'),
    /** Whether it counts against the month: from the start if created by hand, once sent if a payment triggered it. */
    isCounted: bool('is_counted').notNull().default(true),
    areRemindersStopped: bool('are_reminders_stopped').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the client was first asked: the first email, or without one the creation of what was answered. */
    askedAt: instant('asked_at'),
    /** When the newest email to the client was sent. */
    sentAt: instant('sent_at'),
    submittedAt: instant('submitted_at'),
    revisedAt: instant('revised_at'),
    /** The client did not answer, and was asked again because of a later payment. An answer still counts. */
    closedAt: instant('closed_at'),
    declinedAt: instant('declined_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    /** Since when it waits for a sign-off, while it is submitted. */
    signOffAskedAt: instant('sign_off_asked_at'),
    /** When it stopped waiting for a sign-off without a decision. */
    signOffEndedAt: instant('sign_off_ended_at'),
    /** Of the rejection, if a reason was given. */
    rejectionReason: oneOf('rejection_reason', REJECTION_REASONS),
    withdrawnAt: instant('withdrawn_at'),
    erasedAt: instant('erased_at'),
  },
  (t) => [
    index('testimonials_newest').on(t.workspaceId, t.createdAt, t.id),
    index('testimonials_of_address').on(t.workspaceId, sql`lower(${t.customerEmail})`),
    index('testimonials_by_status').on(t.workspaceId, t.status, t.createdAt, t.id),
    index('testimonials_needing_owner')
      .on(t.workspaceId, inIndex(sql`${t.submittedAt} is null`), t.submittedAt, t.createdAt, t.id)
      .where(needsOwnerSql),
    index('testimonials_to_remind').on(t.workspaceId, t.remindsAt).where(isReminderDueSql),
    index('testimonials_asked')
      .on(t.workspaceId, t.askedAt, t.id)
      .where(sql`"asked_at" is not null`),
    index('testimonials_answers')
      .on(t.workspaceId, t.submittedAt, t.id)
      .where(sql`"submitted_at" is not null`),
    index('testimonials_services')
      .on(t.workspaceId, t.service)
      .where(sql`"service" is not null`),
    index('testimonials_answered_services')
      .on(t.workspaceId, t.service)
      .where(sql`"service" is not null and "submitted_at" is not null`),
    index('testimonials_of_form')
      .on(t.formId, t.source, t.submittedAt, t.status)
      .where(sql`"form_id" is not null`),
    index('testimonials_assigned')
      .on(t.workspaceId, t.assigneeUserId)
      .where(sql`"assignee_user_id" is not null`),
    index('testimonials_by_words')
      .on(t.workspaceId, sql`lower(${t.customerName})`, sql`length(${t.text})`)
      .where(sql`"text" is not null`),
    index('testimonials_waiting_for_sign_off').on(t.workspaceId).where(waitsForSignOffSql),
    check('testimonials_rating', sql`${t.rating} between 1 and 5`),
    check(
      'testimonials_answered',
      sql`${t.status} in ('pending', 'sent') or (${t.text} is not null and ${t.submittedAt} is not null)`,
    ),
  ],
)

/**
 * The number under which the search index has a testimonial. The numbers of a workspace follow each other, so that a
 * search reads the part of the index that is its own. Triggers maintain this table and the index, `testimonial_words`.
 */
export const testimonialSearch = table(
  'testimonial_search',
  {
    key: int('key').primaryKey(),
    testimonialId: string('testimonial_id')
      .notNull()
      .unique()
      .references(() => testimonials.id, { onDelete: 'cascade' }),
    workspaceId: string('workspace_id').notNull(),
  },
  (t) => [index('testimonial_search_workspace').on(t.workspaceId)],
)

/** The client's answers to the owner's questions, with each question as it was worded. */
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
    /** The question said that only members read the answer: it is never shown, whatever the client lets be shown. */
    isPrivate: bool('is_private').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.testimonialId, t.questionId] }),
    index('testimonial_answers_workspace').on(t.workspaceId),
  ],
)

/** Number of testimonials per status. Triggers maintain it, so that the list doesn't have to count. */
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
 * Exactly what the public may read of testimonials that are approved, public and not withdrawn. Every public read uses
 * it. Its SQL is in the migrations.
 */
export const publicTestimonials = view('public_testimonials', {
  publicId: string('public_id').notNull(),
  workspaceId: string('workspace_id').notNull(),
  author: string('author').notNull(),
  role: string('role'),
  company: string('company'),
  rating: int('rating'),
  text: string('text').notNull(),
  excerpt: string('excerpt'),
  highlight: string('highlight'),
  reply: string('reply'),
  submittedAt: instant('submitted_at').notNull(),
  /** In order, without private ones; empty unless the client allows them to be shown. */
  answers: json<{ question: string; answer: string }[]>('answers').notNull(),
  imageKey: string('image_key'),
  /** Of the uploaded image, upright; null without an image. */
  imageWidth: int('image_width'),
  imageHeight: int('image_height'),
  isVerified: bool('is_verified').notNull(),
  isByOwner: bool('is_by_owner').notNull(),
  isRewarded: bool('is_rewarded').notNull(),
  /** Of the form that the client answered; null for what the owner added. */
  language: string('language'),
  /** By a member, of the text as it is now. */
  translations: json<{ language: Language; text: string }[]>('translations').notNull(),
}).existing()
