import { sql } from 'drizzle-orm'
import { check, sqliteView } from 'drizzle-orm/sqlite-core'
import { LANGUAGES } from '#shared/languages.ts'
import type { ShownParts } from '#shared/submissions.ts'
import { bool, index, instant, int, json, oneOf, primaryKey, string, table, uniqueIndex } from './columns.ts'

export const users = table('users', {
  id: string('id').primaryKey(),
  identityUid: string('identity_uid').notNull().unique(),
  email: string('email').notNull().unique(),
  firstName: string('first_name').notNull(),
  lastName: string('last_name').notNull(),
  timeZone: string('time_zone').notNull(),
  /** As the identity service last said of this very address. */
  isEmailVerified: bool('is_email_verified').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  /** When the list of first steps was put away. */
  checklistDismissedAt: instant('checklist_dismissed_at'),
})

export const workspaces = table(
  'workspaces',
  {
    id: string('id').primaryKey(),
    ownerUserId: string('owner_user_id')
      .notNull()
      .references(() => users.id),
    name: string('name'),
    /** Grows with every change that a widget could show. */
    contentVersion: int('content_version').notNull().default(1),
    /** `#rrggbb`; null is our own. */
    accentColor: string('accent_color'),
    /** When the code of a widget was first copied. */
    embedCopiedAt: instant('embed_copied_at'),
    /** Since when no mail to clients is sent, for complaints about them. */
    sendingPausedAt: instant('sending_paused_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('workspaces_owner').on(t.ownerUserId)],
)

export const workspaceMembers = table(
  'workspace_members',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: string('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: oneOf('role', ['owner', 'admin', 'member']).notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), index('workspace_members_user').on(t.userId)],
)

/** What the form asks clients for besides their words. A workspace without a row asks for nothing more. */
export const formSettings = table('form_settings', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  asksCompany: bool('asks_company').notNull(),
  asksRole: bool('asks_role').notNull(),
  questions: json<{ id: string; text: string }[]>('questions').notNull(),
})

export const subscriptions = table(
  'subscriptions',
  {
    userId: string('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: oneOf('plan', ['free', 'pro', 'studio']).notNull(),
    isCancelling: bool('is_cancelling').notNull().default(false),
    stripeCustomerId: string('stripe_customer_id'),
    stripeSubscriptionId: string('stripe_subscription_id'),
    periodEndsAt: instant('period_ends_at'),
  },
  (t) => [uniqueIndex('subscriptions_customer').on(t.stripeCustomerId)],
)

/** What the stand-in for Stripe remembers. Empty where Stripe itself is used. */
export const simulatedStripeObjects = table(
  'simulated_stripe_objects',
  {
    id: string('id').primaryKey(),
    kind: oneOf('kind', ['checkout', 'subscription', 'code']).notNull(),
    customerId: string('customer_id'),
    data: json<unknown>('data').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('simulated_stripe_objects_customer').on(t.customerId)],
)

/** Payment accounts of owners that are linked, or were. */
export const connections = table(
  'connections',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    accountId: string('account_id').notNull(),
    accountName: string('account_name'),
    isLive: bool('is_live').notNull(),
    status: oneOf('status', ['active', 'paused_plan', 'disconnected', 'needs_attention']).notNull(),
    connectedAt: instant('connected_at').notNull(),
    disconnectedAt: instant('disconnected_at'),
  },
  (t) => [
    uniqueIndex('connections_account').on(t.workspaceId, t.accountId, t.isLive),
    index('connections_of_account').on(t.accountId, t.isLive),
  ],
)

/** Links that were begun at Stripe and have not come back. Used once. */
export const oauthStates = table('oauth_states', {
  stateHash: string('state_hash').primaryKey(),
  workspaceId: string('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  userId: string('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

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
    kind: oneOf('kind', [
      'created',
      'changed',
      'queued',
      'sent',
      'send_failed',
      'submitted',
      'approved',
      'rejected',
      'reopened',
      'imported',
      'added',
      'revised',
      'shown_parts_changed',
      'made_public',
      'made_private',
      'withdrawn',
      'shared_again',
      'declined',
      'unsubscribed',
      'erased',
      'reminded',
      'reminders_stopped',
      'reminders_resumed',
      'delivered',
      'bounced',
      'complained',
      'mail_uncertain',
    ]).notNull(),
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

/**
 * Pictures: a client's for a request, or an organisation's, which has none. Files lie under the row's id; what is public
 * is served under `publicKey`, which goes when the picture leaves the public and is new when it comes back.
 */
export const images = table(
  'images',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    testimonialId: string('testimonial_id').references(() => testimonials.id, { onDelete: 'cascade' }),
    /** Made by the browser that uploads. */
    uploadId: string('upload_id').notNull(),
    /** `fetching` is still to come from the bucket; `refused` came and was no picture that we take. */
    state: oneOf('state', ['fetching', 'ready', 'refused']).notNull(),
    /** Where the bucket keeps it until it was fetched. */
    sourceUrl: string('source_url'),
    publicKey: string('public_key').unique(),
    /** Hash of the uploaded bytes. */
    contentHash: string('content_hash'),
    /** Of the upright picture, in pixels. */
    width: int('width'),
    height: int('height'),
    /** All variants together. */
    bytes: int('bytes').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Since when it belongs to an answer or an organisation; null while it was only uploaded. */
    attachedAt: instant('attached_at'),
  },
  (t) => [
    index('images_workspace').on(t.workspaceId),
    index('images_testimonial').on(t.testimonialId),
    index('images_unattached')
      .on(t.createdAt)
      .where(sql`${t.attachedAt} is null`),
    uniqueIndex('images_one_an_answer')
      .on(t.testimonialId)
      .where(sql`${t.attachedAt} is not null and ${t.testimonialId} is not null`),
    uniqueIndex('images_one_an_organisation')
      .on(t.workspaceId)
      .where(sql`${t.attachedAt} is not null and ${t.testimonialId} is null`),
    uniqueIndex('images_upload').on(t.workspaceId, t.uploadId),
  ],
)

export type FrozenMail = {
  from: { name: string; address: string }
  /** Where answers go; null is nowhere. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Every mail we owe somebody. The body is frozen at the first attempt and the same at each later one. */
export const emailMessages = table(
  'email_messages',
  {
    /** Also the idempotency key at the mail provider. */
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null for a test to the owner. */
    testimonialId: string('testimonial_id').references(() => testimonials.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', ['request', 'reminder', 'receipt', 'notice', 'test']).notNull(),
    recipient: string('recipient').notNull(),
    /** `uncertain` may have gone out: it is not tried again. */
    status: oneOf('status', ['queued', 'sent', 'failed', 'uncertain']).notNull(),
    /** What the mail service told of it afterwards. Never goes back. */
    delivery: oneOf('delivery', ['delayed', 'delivered', 'bounced', 'complained']),
    deliveryAt: instant('delivery_at'),
    frozen: json<FrozenMail>('frozen'),
    /** Comes from our own address, whatever the workspace's is: its domain was refused. */
    isSharedSender: bool('is_shared_sender').notNull().default(false),
    attempts: int('attempts').notNull().default(0),
    /** The first attempt that may have gone out without our knowing. */
    ambiguousSince: instant('ambiguous_since'),
    providerId: string('provider_id'),
    /** Why it failed, is late or uncertain: a sentence for the owner. */
    failure: string('failure'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('email_messages_testimonial').on(t.testimonialId, t.createdAt),
    index('email_messages_of_workspace').on(t.workspaceId, t.createdAt),
    index('email_messages_provider').on(t.providerId),
    uniqueIndex('email_messages_one_on_its_way')
      .on(t.testimonialId, t.kind)
      .where(sql`${t.status} = 'queued'`),
  ],
)

/** Since when and until when nothing is handed over, for a reason that holds for every mail. One row at most. */
export const mailPauses = table('mail_pauses', {
  id: oneOf('id', ['all']).primaryKey(),
  reason: oneOf('reason', ['rate', 'quota', 'key']).notNull(),
  /** What the mail service said. */
  detail: string('detail').notNull(),
  since: instant('since').notNull(),
  until: instant('until').notNull(),
})

/** What the mail service told us, by the id of its telling: each is heard once. */
export const mailEvents = table(
  'mail_events',
  {
    id: string('id').primaryKey(),
    type: string('type').notNull(),
    messageId: string('message_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('mail_events_received').on(t.receivedAt)],
)

/** Mails that asked somebody, of all workspaces together: nobody gets too many. Kept for thirty days. */
export const recipientMails = table(
  'recipient_mails',
  {
    messageId: string('message_id').primaryKey(),
    /** As in `suppressions`. */
    addressHash: string('address_hash').notNull(),
    /** Which asked. It may be gone by now, and the message too: what was sent was sent. */
    workspaceId: string('workspace_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('recipient_mails_address').on(t.addressHash, t.at),
    index('recipient_mails_workspace').on(t.workspaceId, t.at),
    index('recipient_mails_at').on(t.at),
  ],
)

/** What is decided for all mails of a workspace. One without a row has what `emails.domain.ts` says. */
export const emailSettings = table('email_settings', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  defaultStyleId: string('default_style_id').notNull(),
  postalAddress: string('postal_address'),
  reminderCount: int('reminder_count').notNull(),
  reminderAfterDays: int('reminder_after_days').notNull(),
  noticesNewTestimonial: bool('notices_new_testimonial').notNull(),
})

/** Ways to ask. The main one has a row once it was changed. */
export const emailStyles = table(
  'email_styles',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: string('id').notNull(),
    name: string('name').notNull(),
    language: oneOf('language', LANGUAGES).notNull(),
    tone: oneOf('tone', ['friendly', 'formal', 'brief']).notNull(),
    subject: string('subject'),
    message: string('message'),
    showsLogo: bool('shows_logo').notNull(),
    accentColor: string('accent_color'),
    senderName: string('sender_name'),
    footer: string('footer'),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.id] })],
)

export type StoredDnsRecord = {
  purpose: 'DKIM' | 'SPF' | 'DMARC' | 'other'
  type: 'TXT' | 'CNAME' | 'MX'
  name: string
  value: string
  priority: number | null
  status: 'pending' | 'found' | 'missing'
  isRequired: boolean
}

/** A domain of the owner that mails may come from. */
export const sendingDomains = table('sending_domains', {
  workspaceId: string('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  name: string('name').notNull().unique(),
  localPart: string('local_part').notNull(),
  /** Of the domain at the mail service. */
  providerId: string('provider_id').notNull().unique(),
  status: oneOf('status', ['pending', 'verified', 'failed']).notNull(),
  records: json<StoredDnsRecord[]>('records').notNull(),
  addedAt: instant('added_at').notNull(),
  checkedAt: instant('checked_at'),
})

/** What the stand-in for the mail service's domains remembers. */
export const simulatedDomains = table('simulated_domains', {
  id: string('id').primaryKey(),
  name: string('name').notNull().unique(),
  arePublished: bool('are_published').notNull(),
  records: json<StoredDnsRecord[]>('records').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Addresses, and domains as `@example.com`, that the owner never wants asked. In lower case. */
export const doNotAsk = table(
  'do_not_ask',
  {
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    pattern: string('pattern').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.pattern] })],
)

/**
 * Who must not be mailed any more, or (`declined`) not be asked for a while: by one workspace, or (without one) by any. What
 * an address wants is one row; what became of mails to it (`bounced`, `complained`) is another, which an operator may undo.
 */
export const suppressions = table(
  'suppressions',
  {
    id: string('id').primaryKey(),
    /** Hashed with our key: enough to know the address again, not to write to it. */
    addressHash: string('address_hash').notNull(),
    workspaceId: string('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    reason: oneOf('reason', ['unsubscribed', 'erased', 'declined', 'bounced', 'complained']).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('suppressions_of_workspace')
      .on(t.addressHash, t.workspaceId, t.reason)
      .where(sql`${t.workspaceId} is not null`),
    uniqueIndex('suppressions_of_all')
      .on(t.addressHash, t.reason)
      .where(sql`${t.workspaceId} is null`),
  ],
)

/** What the embedded mail service was handed: the reader at `/dev/outbox` shows these. */
export const outboxMails = table(
  'outbox_mails',
  {
    id: string('id').primaryKey(),
    idempotencyKey: string('idempotency_key').notNull().unique(),
    fromName: string('from_name').notNull(),
    fromAddress: string('from_address').notNull(),
    replyTo: string('reply_to'),
    recipient: string('recipient').notNull(),
    subject: string('subject').notNull(),
    text: string('text').notNull(),
    html: string('html').notNull(),
    headers: json<Record<string, string>>('headers').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('outbox_mails_newest').on(t.receivedAt)],
)

export const widgets = table(
  'widgets',
  {
    id: string('id').primaryKey(),
    workspaceId: string('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', ['wall', 'carousel', 'badge', 'single', 'marquee']).notNull(),
    name: string('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('widgets_workspace').on(t.workspaceId)],
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

/** What an `Idempotency-Key` made the first time. */
export const idempotencyKeys = table(
  'idempotency_keys',
  {
    scope: string('scope').notNull(),
    key: string('key').notNull(),
    requestHash: string('request_hash').notNull(),
    entityId: string('entity_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] })],
)

export const jobs = table(
  'jobs',
  {
    id: string('id').primaryKey(),
    kind: string('kind').notNull(),
    dedupeKey: string('dedupe_key').notNull(),
    payload: json<unknown>('payload').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: int('attempts').notNull().default(0),
    leaseToken: string('lease_token'),
    leaseUntil: instant('lease_until'),
    diedAt: instant('died_at'),
    lastError: string('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('jobs_dedupe').on(t.kind, t.dedupeKey),
    index('jobs_due')
      .on(t.runAt)
      .where(sql`${t.diedAt} is null`),
  ],
)

export const identityAccounts = table('identity_accounts', {
  uid: string('uid').primaryKey(),
  /** In lower case. */
  email: string('email').notNull().unique(),
  passwordHash: string('password_hash').notNull(),
  displayName: string('display_name'),
  isEmailVerified: bool('is_email_verified').notNull().default(false),
  isDisabled: bool('is_disabled').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at').notNull(),
  passwordUpdatedAt: instant('password_updated_at').notNull(),
  /** Tokens issued before this instant are refused. */
  validSince: instant('valid_since').notNull(),
})

export const identityRefreshTokens = table(
  'identity_refresh_tokens',
  {
    tokenHash: string('token_hash').primaryKey(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    /** When the password was given that this chain of tokens began with. */
    authenticatedAt: instant('authenticated_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('identity_refresh_tokens_uid').on(t.uid)],
)

export const identityKeys = table('identity_keys', {
  kid: string('kid').primaryKey(),
  privateKey: json<Record<string, unknown>>('private_key').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What a link in an account's mail allows. The link's secret is made from the id and our key, and is not kept. */
export const identityCodes = table(
  'identity_codes',
  {
    id: string('id').primaryKey(),
    uid: string('uid')
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    purpose: oneOf('purpose', ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']).notNull(),
    /** The address that it was sent to, in lower case: of no use once the account has another one. */
    email: string('email').notNull(),
    /** The address to change to. */
    newEmail: string('new_email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('identity_codes_uid').on(t.uid)],
)

/** What pages told of their use. Nothing else refers to it. */
export const analyticsEvents = table(
  'analytics_events',
  {
    id: string('id').primaryKey(),
    kind: oneOf('kind', ['identify', 'alias', 'track']).notNull(),
    anonymousId: string('anonymous_id').notNull(),
    userId: string('user_id'),
    event: string('event'),
    payload: json<unknown>('payload').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('analytics_events_user').on(t.userId), index('analytics_events_received').on(t.receivedAt)],
)

/** Accounts that were closed here: their tokens are refused until the last of them has run out. */
export const closedAccounts = table('closed_accounts', {
  identityUid: string('identity_uid').primaryKey(),
  closedAt: instant('closed_at').notNull(),
})

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
}).existing()
