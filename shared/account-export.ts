import * as z from 'zod'
import { Subscription } from './billing.ts'
import { Connection } from './connections.ts'
import { DoNotAskEntry, EmailSettings } from './emails.ts'
import { FormSettings } from './form-settings.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { Payment } from './payments.ts'
import { TestimonialDetails } from './testimonial-details.ts'
import { CurrentUser } from './users.ts'
import { Widget } from './widget-studio.ts'
import { WidgetHeights, WidgetOptions } from './widgets.ts'

const instant = z.iso.datetime()

/** One mail about a testimonial; `subject` and `text` are null while it was not written yet. */
const ExportedMail = z.strictObject({
  kind: z.string(),
  recipient: z.string(),
  status: z.string(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
})

const ExportedTestimonial = TestimonialDetails.extend({
  mails: z.array(ExportedMail),
})

/** What is decided about mails; `tests` are those that the owner sent to see one, `notices` those about no single client. */
const ExportedEmails = EmailSettings.pick({
  defaultStyleId: true,
  postalAddress: true,
  reminders: true,
  notices: true,
  styles: true,
  domain: true,
}).extend({ doNotAsk: z.array(DoNotAskEntry), tests: z.array(ExportedMail), notices: z.array(ExportedMail) })

/** `counts` are its views and clicks by day of UTC and site. */
const ExportedWidget = Widget.extend({
  slug: z.string().nullable(),
  options: WidgetOptions,
  heights: WidgetHeights.nullable(),
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

/** What the owner pays us; `interval` and `periodEndsAt` are null on the free plan. */
const ExportedSubscription = Subscription.pick({
  plan: true,
  interval: true,
  isCancelling: true,
  periodEndsAt: true,
  graceEndsAt: true,
})

/**
 * Everything that is kept for an owner. Instants are ISO 8601 in UTC; lists are oldest first. Pictures are named by their
 * addresses: those of testimonials are good for an hour at least, so fetch them with the export.
 */
export const AccountExport = z.strictObject({
  version: z.literal(1),
  exportedAt: instant,
  user: CurrentUser.extend({ createdAt: instant }),
  testimonials: z.array(ExportedTestimonial),
  /** What the form asks clients for, and how it looks. */
  form: FormSettings,
  emails: ExportedEmails,
  widgets: z.array(ExportedWidget),
  subscription: ExportedSubscription,
  /** The linked payment accounts. */
  connections: z.array(Connection),
  /** Payments of clients, and what was decided because of each. */
  payments: z.array(Payment),
})
export type AccountExport = z.infer<typeof AccountExport>
export type ExportedWidget = z.infer<typeof ExportedWidget>
export type ExportedTestimonial = z.infer<typeof ExportedTestimonial>

export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/goodword/user/me/export',
  access: 'owner',
  checksRevocation: true,
  summary: 'Everything that is kept for the signed-in owner',
  response: AccountExport,
})
