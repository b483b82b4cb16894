import * as z from 'zod'
import { ACTIVITY_KINDS, type ActivityKind, ACTOR_KINDS } from './activity.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { ROLES } from './roles.ts'
import { TESTIMONIAL_EVENT_KINDS, type TestimonialEvent } from './testimonial-details.ts'

/** What the activity of a workspace can be filtered by. */
export const ACTIVITY_GROUPS = ['testimonials', 'requests', 'widgets', 'settings', 'team'] as const
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number]

export const groupOfActivity: Record<ActivityKind, ActivityGroup> = {
  settings_changed: 'settings',
  email_style_created: 'settings',
  email_style_changed: 'settings',
  email_style_removed: 'settings',
  email_style_reset: 'settings',
  domain_added: 'settings',
  domain_removed: 'settings',
  do_not_ask_added: 'settings',
  do_not_ask_removed: 'settings',
  workspace_created: 'team',
  member_invited: 'team',
  invitation_resent: 'team',
  invitation_revoked: 'team',
  invitation_declined: 'team',
  member_joined: 'team',
  member_role_changed: 'team',
  member_removed: 'team',
  member_left: 'team',
  transfer_offered: 'team',
  transfer_cancelled: 'team',
  transfer_declined: 'team',
  transferred: 'team',
  frozen_choice_changed: 'team',
  stripe_linked: 'settings',
  stripe_unlinked: 'settings',
  stripe_secret_changed: 'settings',
  rules_changed: 'settings',
  payment_asked: 'requests',
  payment_skipped: 'requests',
  payment_part_set: 'requests',
  payment_words_deleted: 'requests',
  payment_address_added: 'requests',
  past_payments_asked: 'requests',
  testimonial_removed: 'requests',
  requests_ended: 'requests',
  widget_created: 'widgets',
  widget_changed: 'widgets',
  widget_deleted: 'widgets',
  wall_domain_added: 'widgets',
  wall_domain_removed: 'widgets',
  wall_domain_released: 'widgets',
  data_restored: 'settings',
  form_created: 'settings',
  form_changed: 'settings',
  form_deleted: 'settings',
  note_added: 'testimonials',
  note_deleted: 'testimonials',
  testimonial_assigned: 'testimonials',
  testimonial_unassigned: 'testimonials',
  tag_created: 'testimonials',
  tag_changed: 'testimonials',
  tag_deleted: 'testimonials',
  service_renamed: 'testimonials',
  service_deleted: 'testimonials',
  data_imported: 'requests',
  batch_saved: 'requests',
  batch_planned: 'requests',
  batch_cancelled: 'requests',
  testimonials_imported: 'testimonials',
  import_removed: 'testimonials',
  import_approved: 'testimonials',
  import_sign_off_asked: 'testimonials',
  data_exported: 'settings',
  report_link_created: 'settings',
  report_link_revoked: 'settings',
  sign_off_link_created: 'team',
  sign_off_link_revoked: 'team',
  sign_off_link_resent: 'team',
  sign_off_link_extended: 'team',
}

export const groupOfEvent: Record<TestimonialEvent['kind'], ActivityGroup> = {
  created: 'requests',
  changed: 'requests',
  queued: 'requests',
  sent: 'requests',
  send_failed: 'requests',
  submitted: 'testimonials',
  approved: 'testimonials',
  rejected: 'testimonials',
  reopened: 'testimonials',
  sign_off_asked: 'testimonials',
  sign_off_ended: 'testimonials',
  imported: 'requests',
  imported_existing: 'testimonials',
  added: 'testimonials',
  revised: 'testimonials',
  excerpt_chosen: 'testimonials',
  excerpt_removed: 'testimonials',
  excerpt_ended: 'testimonials',
  replied: 'testimonials',
  reply_changed: 'testimonials',
  reply_kept: 'testimonials',
  reply_removed: 'testimonials',
  reply_hidden: 'testimonials',
  translated: 'testimonials',
  translation_removed: 'testimonials',
  translations_hidden: 'testimonials',
  spelling_suggested: 'testimonials',
  spelling_cancelled: 'testimonials',
  spelling_accepted: 'testimonials',
  spelling_declined: 'testimonials',
  spelling_ended: 'testimonials',
  shown_parts_changed: 'testimonials',
  made_public: 'testimonials',
  made_private: 'testimonials',
  withdrawn: 'testimonials',
  shared_again: 'testimonials',
  declined: 'requests',
  unsubscribed: 'requests',
  erased: 'testimonials',
  reminded: 'requests',
  reminders_stopped: 'requests',
  reminders_resumed: 'requests',
  closed: 'requests',
  delivered: 'requests',
  bounced: 'requests',
  complained: 'requests',
  email_uncertain: 'requests',
  scheduled: 'requests',
}

/** Days back from now. */
export const ACTIVITY_DAYS = [30, 90, 365, 730] as const
export const ACTIVITY_PAGE_SIZE = 50

const instant = z.iso.datetime()

/** One setting that changed. Null means that it had or has no value. */
export const ActivityChange = z.strictObject({
  /** As the dashboard names it. */
  setting: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** One line: something that happened to a testimonial, or that somebody did in the workspace. */
export const ActivityItem = z.strictObject({
  id: z.string(),
  at: instant,
  kind: z.enum([...ACTIVITY_KINDS, ...TESTIMONIAL_EVENT_KINDS]),
  actor: z.enum(ACTOR_KINDS),
  /** The member's user; null for others. There may be no such account any more. */
  memberId: z.string().nullable(),
  /** The name of the member at that time, or of whoever has the sign-off link; null for others. */
  name: z.string().nullable(),
  /** The member's present role; null for who is no member any more, and for others. */
  role: z.enum(ROLES).nullable(),
  /** Null once it was removed. Name and address are the current ones: empty after the client erased them. */
  testimonial: z
    .strictObject({ id: z.string(), customerName: z.string().nullable(), customerEmail: z.string() })
    .nullable(),
  /** What it was done to, such as the name of a widget. */
  subject: z.string().nullable(),
  changes: z.array(ActivityChange),
  /** How many, of an import for example. */
  count: z.int().nullable(),
})
export type ActivityItem = z.infer<typeof ActivityItem>

const ID = /^[\w-]{1,64}$/
const CURSOR = /^\d{1,15}_[\w-]{1,64}$/
const chosenDays = 'Days must be 30, 90, 365 or 730.'

const choice = {
  /**
   * The user id of a member; `clients`; `sign_off` for sign-off links; `automatic` for payment rules and the product.
   * Everybody by default.
   */
  person: z.string().regex(ID, 'Person must be the id of a member, or clients, automatic or sign_off.').optional(),
  kind: z.enum(ACTIVITY_GROUPS, `Kind must be one of: ${ACTIVITY_GROUPS.join(', ')}.`).optional(),
  days: z.coerce
    .number(chosenDays)
    .pipe(
      z.union(
        ACTIVITY_DAYS.map((days) => z.literal(days)),
        chosenDays,
      ),
    )
    .default(30),
}

/**
 * Admins only: settings, members' addresses and what each person did are in it. Editors and viewers see the history of
 * each testimonial.
 */
export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/goodword/workspace/activity',
  access: 'admin',
  summary: 'List what happened in the workspace, newest first',
  query: z.strictObject({
    ...choice,
    /** `next` of the page before. */
    before: z.string().regex(CURSOR, 'Before must be the value of next of an earlier page.').optional(),
  }),
  response: z.strictObject({
    items: z.array(ActivityItem),
    /** Null on the last page. */
    next: z.string().nullable(),
    /** Those who can be filtered for: the present members, by name. */
    members: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  }),
})

export const exportActivity = defineEndpoint({
  method: 'GET',
  path: '/goodword/workspace/activity/export',
  access: 'admin',
  summary: 'Download all that happened in the workspace and a filter finds, newest first',
  query: z.strictObject(choice),
  response: z.strictObject({ items: z.array(ActivityItem) }),
})
