import type { ActivityKind } from '#shared/activity.ts'
import type { Role } from '#shared/roles.ts'
import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import type { ActivityGroup, ActivityItem } from '#shared/workspace-activity.ts'
import type { ActivityDays } from './activity.query.ts'

type EventKind = TestimonialEvent['kind']

const roleName: Record<Role, string> = { viewer: 'Viewer', editor: 'Editor', admin: 'Admin', owner: 'Owner' }

export const groupName: Record<ActivityGroup, string> = {
  testimonials: 'Testimonials',
  requests: 'Requests',
  widgets: 'Widgets',
  settings: 'Settings',
  team: 'Team',
}

export const daysMessage: Record<ActivityDays, string> = {
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 12 months',
  730: 'Two years',
}

/** What is in braces is replaced: the client, what it was done to, and how many. */
const eventMessages: Record<EventKind, string> = {
  created: 'Created a request to {client}',
  changed: 'Changed the request to {client}',
  queued: 'Sent a request to {client}',
  sent: 'Emailed the request to {client}',
  send_failed: 'Couldn’t deliver the email to {client}',
  submitted: 'Received an answer from {client}',
  approved: 'Approved the testimonial from {client}',
  rejected: 'Rejected the testimonial from {client}',
  reopened: 'Undid the decision about the testimonial from {client}',
  sign_off_asked: 'Sent the testimonial from {client} for sign-off',
  sign_off_ended: 'Put the testimonial from {client} back to review, because nobody could sign off',
  imported: 'Imported {client} from a file',
  imported_existing: 'Imported a testimonial from {client}',
  added: 'Added a testimonial from {client}',
  revised: 'Changed the testimonial from {client}',
  excerpt_chosen: 'Chose what cards show of the testimonial from {client}',
  excerpt_removed: 'Showed the full testimonial from {client} again',
  excerpt_ended: 'Ended the excerpt or highlight of the testimonial from {client} by changing its words',
  replied: 'Replied to the testimonial from {client}',
  reply_changed: 'Changed the reply to {client}',
  reply_kept: 'Kept the reply to {client}',
  reply_removed: 'Removed the reply to {client}',
  reply_hidden: 'Hid the reply by changing the testimonial from {client}',
  translated: 'Translated the testimonial from {client}',
  translation_removed: 'Removed a translation of the testimonial from {client}',
  translations_hidden: 'Hid the translations by changing the testimonial from {client}',
  spelling_suggested: 'Suggested a spelling fix to {client}',
  spelling_cancelled: 'Cancelled the spelling fix for {client}',
  spelling_accepted: 'Accepted a spelling fix for the testimonial from {client}',
  spelling_declined: 'Declined a spelling fix for the testimonial from {client}',
  spelling_ended: 'Ended the spelling fix by changing the testimonial from {client}',
  shown_parts_changed: 'Changed what’s shown with the testimonial from {client}',
  made_public: 'Made the testimonial from {client} public',
  made_private: 'Made the testimonial from {client} private',
  withdrawn: 'Withdrew the testimonial from {client}',
  shared_again: 'Shared the testimonial from {client} again',
  declined: 'Declined the request to {client}',
  unsubscribed: 'Stopped emails to {client}',
  erased: 'Erased everything from {client}',
  reminded: 'Reminded {client}',
  reminders_stopped: 'Stopped reminders to {client}',
  reminders_resumed: 'Resumed reminders to {client}',
  closed: 'Closed the request to {client}, because a later one was sent',
  delivered: 'Delivered the email to {client}',
  bounced: 'Couldn’t deliver the email to {client}: it bounced',
  complained: 'Noted that {client} reported the email as spam',
  email_uncertain: 'May not have sent the email to {client}',
  scheduled: 'Scheduled a request to {client}',
}

/** The client is named as the person who did it. */
const clientMessages: Partial<Record<EventKind, string>> = {
  submitted: 'Answered the request',
  changed: 'Changed the answer',
  revised: 'Changed the testimonial',
  reply_hidden: 'Hid the reply by changing the testimonial',
  translations_hidden: 'Hid the translations by changing the testimonial',
  spelling_accepted: 'Accepted a spelling fix',
  spelling_declined: 'Declined a spelling fix',
  spelling_ended: 'Ended the spelling fix by changing the testimonial',
  shown_parts_changed: 'Changed what’s shown with the testimonial',
  made_public: 'Made the testimonial public',
  made_private: 'Made the testimonial private',
  withdrawn: 'Withdrew the testimonial',
  shared_again: 'Shared the testimonial again',
  declined: 'Declined the request',
  unsubscribed: 'Unsubscribed',
  erased: 'Erased everything',
  complained: 'Reported the email as spam',
}

const activityMessages: Record<ActivityKind, string> = {
  settings_changed: 'Changed settings in {subject}',
  email_style_created: 'Added the email style {subject}',
  email_style_changed: 'Changed the email style {subject}',
  email_style_removed: 'Deleted the email style {subject}',
  email_style_reset: 'Reset the email style {subject}',
  domain_added: 'Added the sending domain {subject}',
  domain_removed: 'Removed the sending domain {subject}',
  do_not_ask_added: 'Added {count} to the do-not-ask list',
  do_not_ask_removed: 'Removed {count} from the do-not-ask list',
  workspace_created: 'Created {subject}',
  member_invited: 'Invited {subject}',
  invitation_resent: 'Sent the invitation to {subject} again',
  invitation_revoked: 'Revoked the invitation to {subject}',
  invitation_declined: 'Declined the invitation',
  member_joined: 'Joined the workspace',
  member_role_changed: 'Changed the role of {subject}',
  member_removed: 'Removed {subject} from the workspace',
  member_left: 'Left the workspace',
  transfer_offered: 'Offered the workspace to {subject}',
  transfer_cancelled: 'Cancelled the transfer to {subject}',
  transfer_declined: 'Declined to take over the workspace',
  transferred: 'Transferred the workspace to {subject}',
  frozen_choice_changed: 'Chose {subject} as the active workspace',
  stripe_linked: 'Linked {subject}',
  stripe_unlinked: 'Unlinked {subject}',
  stripe_secret_changed: 'Changed the signing secret of {subject}',
  rules_changed: 'Changed the payment rules of {subject}',
  payment_asked: 'Sent a request for a payment from {client}',
  payment_skipped: 'Skipped a payment',
  payment_part_set: 'Marked a payment as {subject}',
  payment_words_deleted: 'Deleted learned words for {subject}',
  payment_address_added: 'Added the email address for a payment',
  past_payments_asked: 'Scheduled requests for {count}',
  testimonial_removed: 'Deleted a {subject}',
  requests_ended: 'Deleted {count} without an answer, after their time',
  widget_created: 'Created the widget {subject}',
  widget_changed: 'Published the widget {subject}',
  widget_deleted: 'Deleted the widget {subject}',
  wall_domain_added: 'Added the domain {subject}',
  wall_domain_removed: 'Removed the domain {subject}',
  wall_domain_released: 'Released the domain {subject}, whose records were gone',
  data_restored: 'Restored all data from a backup of {subject}. What happened after it is gone',
  form_created: 'Created the form {subject}',
  form_changed: 'Changed the form {subject}',
  form_deleted: 'Deleted the form {subject}',
  note_added: 'Added a note about {client}',
  note_deleted: 'Deleted a note by {subject} about {client}',
  testimonial_assigned: 'Assigned {client} to {subject}',
  testimonial_unassigned: 'Assigned {client} to nobody instead of {subject}',
  tag_created: 'Created the tag {subject}',
  tag_changed: 'Changed the tag {subject}',
  tag_deleted: 'Deleted the tag {subject}',
  service_renamed: 'Renamed the service {subject}',
  service_deleted: 'Deleted the service {subject}',
  data_imported: 'Imported {count} from a file',
  batch_saved: 'Saved {count} from a file to request later',
  batch_planned: 'Planned {count} for clients of a file',
  batch_cancelled: 'Cancelled {count} to clients of a file',
  testimonials_imported: 'Imported {count} from {subject}',
  import_removed: 'Undid the import of {count} from {subject}',
  import_approved: 'Approved {count} imported from {subject}',
  import_sign_off_asked: 'Sent {count} imported from {subject} for sign-off',
  data_exported: 'Exported {subject}',
  report_link_created: 'Created a link to {subject}',
  report_link_revoked: 'Revoked the link to {subject}',
  sign_off_link_created: 'Created a sign-off link for {subject}',
  sign_off_link_revoked: 'Revoked the sign-off link of {subject}',
  sign_off_link_resent: 'Sent the sign-off link to {subject} again',
  sign_off_link_extended: 'Extended the sign-off link of {subject}',
}

const unnamed: Partial<Record<ActivityItem['kind'], string>> = {
  settings_changed: 'this workspace',
  workspace_created: 'the workspace',
  frozen_choice_changed: 'another workspace',
  stripe_linked: 'a Stripe account',
  stripe_unlinked: 'a Stripe account',
  stripe_secret_changed: 'a webhook',
  rules_changed: 'a Stripe account',
  payment_part_set: 'another part',
  payment_words_deleted: 'payments',
  testimonial_removed: 'request',
  data_exported: 'data',
  report_link_created: 'a report',
  report_link_revoked: 'a report',
}

const counted: Partial<Record<ActivityItem['kind'], { one: string; many: string }>> = {
  do_not_ask_added: { one: 'entry', many: 'entries' },
  do_not_ask_removed: { one: 'entry', many: 'entries' },
  past_payments_asked: { one: 'past payment', many: 'past payments' },
  testimonials_imported: { one: 'testimonial', many: 'testimonials' },
  import_removed: { one: 'testimonial', many: 'testimonials' },
  import_approved: { one: 'testimonial', many: 'testimonials' },
  import_sign_off_asked: { one: 'testimonial', many: 'testimonials' },
  batch_planned: { one: 'request', many: 'requests' },
  batch_cancelled: { one: 'request', many: 'requests' },
  requests_ended: { one: 'request', many: 'requests' },
}
const CLIENTS = { one: 'client', many: 'clients' }

const isEvent = (kind: ActivityItem['kind']): kind is EventKind => Object.hasOwn(eventMessages, kind)

function templateOf({ kind, actor }: ActivityItem): string {
  if (!isEvent(kind)) return activityMessages[kind]
  return (actor === 'client' ? clientMessages[kind] : undefined) ?? eventMessages[kind]
}

/** Part of a sentence: plain text, the client, or what it was done to. */
export type MessagePart = { kind: 'text' | 'client' | 'subject'; text: string }

const clientNameOf = ({ testimonial }: ActivityItem): string | undefined =>
  testimonial?.customerName || testimonial?.customerEmail || undefined

/** What was done, in a sentence without its subject. */
export function whatParts(item: ActivityItem): MessagePart[] {
  return templateOf(item)
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text): MessagePart => {
      if (text === '{client}') return { kind: 'client', text: clientNameOf(item) ?? 'a client' }
      if (text === '{subject}') return { kind: 'subject', text: item.subject ?? unnamed[item.kind] ?? 'somebody' }
      return { kind: 'text', text: text === '{count}' ? countMessage(item) : text }
    })
}

function countMessage({ kind, count }: ActivityItem): string {
  const { one, many } = counted[kind] ?? CLIENTS
  return count === 1 ? `1 ${one}` : `${(count ?? 0).toLocaleString('en')} ${many}`
}

export const whatMessage = (item: ActivityItem): string =>
  whatParts(item)
    .map(({ text }) => text)
    .join('')

type Who = { name: string; as: string }

const isApproval = (kind: ActivityItem['kind']) => kind === 'approved' || kind === 'sign_off_asked'

/** Who did it, and in which capacity. */
export function whoMessage(item: ActivityItem, { productName }: { productName: string }): Who {
  const { actor, name, role } = item
  switch (actor) {
    case 'member':
      return { name: name ?? 'The owner', as: role === null ? 'Former member' : roleName[role] }
    case 'client':
      return { name: clientNameOf(item) ?? 'A client', as: 'Client' }
    case 'sign_off':
      return { name: name ?? 'Somebody', as: 'Sign-off link' }
    case 'rule':
      return { name: isApproval(item.kind) ? 'Approval rules' : 'Payment rule', as: 'Automatic' }
    case 'system':
      return { name: productName, as: 'Automatic' }
  }
}

/** For a filter that finds nothing. */
export function nothingMessage({
  person,
  kind,
  days,
}: {
  /** The name of the person, null for everybody. */
  person: string | null
  kind: ActivityGroup | null
  days: ActivityDays
}): string {
  const of = person === null ? '' : ` of ${person}`
  const about = kind === null ? '' : ` in ${groupName[kind]}`
  return `No activity${of}${about} in the ${days === 730 ? 'last two years' : daysMessage[days].toLowerCase()}.`
}
