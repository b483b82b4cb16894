import * as z from 'zod'
import { Subscription } from './billing.ts'
import { Connection } from './connections.ts'
import { DoNotAskEntry } from './do-not-ask.ts'
import { EmailSettings } from './email-settings.ts'
import { FormSettings } from './form-settings.ts'
import { ApprovalRules } from './approval-rules.ts'
import { Form } from './forms.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { Notices } from './notices.ts'
import { Passkey } from './passkeys.ts'
import { Payment } from './payments.ts'
import { RequestBatchDetails } from './request-batches.ts'
import { Retention } from './retention.ts'
import { SignOffSettings } from './sign-off.ts'
import { Tag } from './tags.ts'
import { TwoFactor } from './two-factor.ts'
import { TestimonialDetails } from './testimonial-details.ts'
import { CurrentUser } from './users.ts'
import { ActivityItem } from './workspace-activity.ts'
import { WallDomain } from './wall-domains.ts'
import { Widget, WidgetVersion } from './widget-editor.ts'
import { WidgetOrder } from './widget-order.ts'
import { WidgetHeights, WidgetOptions } from './widgets.ts'

const instant = z.iso.datetime()

/** One email about a testimonial. `subject` and `text` are null until it has been written. */
const ExportedEmail = z.strictObject({
  kind: z.string(),
  recipient: z.string(),
  status: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
})

export const ExportedTestimonial = TestimonialDetails.extend({
  emails: z.array(ExportedEmail),
})

/**
 * The workspace's email settings. `noticeChoices` are those of the caller. `tests` are emails the owner sent to see one;
 * `notices` are emails to the owner that concern no single client.
 */
const ExportedEmails = EmailSettings.pick({
  defaultStyleId: true,
  postalAddress: true,
  reminders: true,
  person: true,
  styles: true,
  domain: true,
}).extend({
  noticeChoices: Notices,
  doNotAsk: z.array(DoNotAskEntry),
  tests: z.array(ExportedEmail),
  notices: z.array(ExportedEmail),
})

/** `counts` are its views and clicks, per day (UTC) and per site. */
const ExportedWidget = Widget.extend({
  slug: z.string().nullable(),
  options: WidgetOptions,
  heights: WidgetHeights.nullable(),
  order: WidgetOrder,
  /** What was published before, newest first; without what the widget hides, and with tags that were deleted since. */
  versions: z.array(WidgetVersion.omit({ changes: true })),
  counts: z.array(
    z.strictObject({
      day: z.iso.date(),
      site: z.string(),
      views: z.number().int(),
      clicks: z.number().int(),
      lastSeenAt: instant,
    }),
  ),
})

/** What the owner pays for Goodword. `interval` and `periodEndsAt` are null on the free plan. */
const ExportedSubscription = Subscription.pick({
  plan: true,
  interval: true,
  isCancelling: true,
  periodEndsAt: true,
  graceEndsAt: true,
})

/** How the owner's account is protected, without secrets. */
const ExportedSecurity = z.strictObject({
  twoFactor: TwoFactor,
  passkeys: z.array(Passkey.pick({ name: true, createdAt: true, lastUsedAt: true })),
})

/**
 * Everything stored for an owner. Instants are ISO 8601 in UTC; lists are oldest first. Images are given as URLs. Those
 * of testimonials work for at least an hour, so download them together with the export.
 */
export const AccountExport = z.strictObject({
  version: z.literal(1),
  exportedAt: instant,
  user: CurrentUser.extend({ createdAt: instant }),
  /** Null when Firebase keeps the accounts. */
  security: ExportedSecurity.nullable(),
  /** Including those that no testimonial has. */
  tags: z.array(Tag),
  testimonials: z.array(ExportedTestimonial),
  /** Clients of files who are requested together. */
  batches: z.array(RequestBatchDetails),
  approvalRules: ApprovalRules,
  retention: Retention,
  /** What the default form asks clients for, and the colour of all forms. */
  form: FormSettings,
  /** The forms that have a collection link, with what they ask for and their addresses and limits. */
  forms: z.array(Form.extend({ settings: FormSettings })),
  emails: ExportedEmails,
  widgets: z.array(ExportedWidget),
  /** The own domain of a hosted wall; null without one. */
  wallDomain: WallDomain.nullable(),
  subscription: ExportedSubscription,
  /** The linked payment accounts. */
  connections: z.array(Connection),
  /** People who sign off without an account. */
  signOff: SignOffSettings,
  /** What members did, newest first. The history of a testimonial is with it. */
  activity: z.array(ActivityItem),
  /** Clients' payments and the decision made about each. */
  payments: z.array(Payment),
})
export type AccountExport = z.infer<typeof AccountExport>
export type ExportedWidget = z.infer<typeof ExportedWidget>
export type ExportedTestimonial = z.infer<typeof ExportedTestimonial>

export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/goodword/user/me/export',
  access: 'admin',
  checksRevocation: true,
  summary: 'Export everything stored for the signed-in owner',
  response: AccountExport,
})
