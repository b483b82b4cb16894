import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { sharedReportPage } from './pages.ts'
import { HoldReason, SkipReason } from './payments.ts'
import { Accent } from './submissions.ts'

/** Reports of a workspace's month, in the time zone of its owner. Days are `YYYY-MM-DD` there. */
const count = z.int().min(0)
const day = z.iso.date()

const FORMAT = /^[2-9]\d{3}-(0[1-9]|1[0-2])$/

/** `YYYY-MM` */
const ReportMonth = z.string().regex(FORMAT, 'Month must have the form 2026-11.')

/** Whether a text is a month that a report can be about. */
export const isReportMonth = (text: string): boolean => FORMAT.test(text)

const monthAt = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 'YYYY-MM'.length)
}

/** The month before a `YYYY-MM`. */
export const monthBefore = (month: string): string => monthAt(month, -1)

/** The month after a `YYYY-MM`. */
export const monthAfter = (month: string): string => monthAt(month, 1)

export const ReportFigures = z.strictObject({
  /** Clients who were asked for the first time in the month. */
  asked: count,
  /** Answers that arrived in the month, also to earlier requests. Testimonials that a member added are not counted. */
  answered: count,
  /** Answers among them that nobody was asked for: they came through a collection link. */
  throughLink: count,
  /** Half of the answers took longer than this; null without answers. */
  medianDays: z.number().min(0).nullable(),
})
export type ReportFigures = z.infer<typeof ReportFigures>

/**
 * Why an answer is neither public nor kept private by the client. `waiting`: nobody has decided yet. `hidden`: approved,
 * and the client allows none of it to be public any more.
 */
export const WithheldReason = z.enum(['waiting', 'rejected', 'withdrawn', 'erased', 'hidden'])
export type WithheldReason = z.infer<typeof WithheldReason>

/** The answers of the month: `published`, `private` and those withheld are all of them, each counted once. */
export const AnswerOutcomes = z.strictObject({
  published: count,
  /** The client chose to show it to nobody else. */
  private: count,
  withheld: z.array(z.strictObject({ reason: WithheldReason, count })),
})
export type AnswerOutcomes = z.infer<typeof AnswerOutcomes>

/** The payments of the month: those asked, planned, on hold and skipped are all of them, each counted once. */
export const PaymentOutcomes = z.strictObject({
  all: count,
  asked: count,
  planned: count,
  onHold: z.array(z.strictObject({ reason: HoldReason, count })),
  skipped: z.array(z.strictObject({ reason: SkipReason, count })),
  /** Of those asked. */
  answered: count,
  /** Of those answered. */
  published: count,
})
export type PaymentOutcomes = z.infer<typeof PaymentOutcomes>

const ReportBrand = z.strictObject({ name: z.string().nullable(), imageUrl: z.string().nullable() })

const ServiceProof = z.strictObject({
  service: z.string(),
  /** Requests in the twelve months up to the end of the report's month. */
  asked: count,
  /** Of those. */
  published: count,
  /** When the newest published one was answered; null without any. */
  newestOn: day.nullable(),
})
export type ServiceProof = z.infer<typeof ServiceProof>

const report = {
  month: z.string(),
  /** The month is not over. */
  isSoFar: z.boolean(),
  /** The day of this answer. */
  madeOn: day,
  /** The workspace that the report is about. */
  brand: ReportBrand,
  /** The oldest workspace of the account that pays; the report appears in its name and colour. */
  agency: ReportBrand.extend({ accent: Accent.nullable() }),
  figures: ReportFigures,
  /** The month before, for comparison; null before the workspace existed. */
  figuresBefore: ReportFigures.nullable(),
  outcomes: AnswerOutcomes,
  /** All testimonials that are public now, from any month. */
  publishedInAll: count,
  /** Null when no payment was made in the month. */
  payments: PaymentOutcomes.nullable(),
  /** Requests still planned for the next month; null once that month is over. */
  planned: z
    .strictObject({ month: z.string(), days: z.array(z.strictObject({ day, count: z.int().min(1) })) })
    .nullable(),
}

/** What anyone who has the link can read: nothing that names a client beyond what is public. */
export const SharedReport = z.strictObject(report)
export type SharedReport = z.infer<typeof SharedReport>

export const MonthReport = z.strictObject({
  ...report,
  /** The month in which the workspace was created: there is nothing before. */
  firstMonth: z.string(),
  thisMonth: z.string(),
  /** Services that at least one client was asked about, those with the least proof first. */
  services: z.array(ServiceProof),
})
export type MonthReport = z.infer<typeof MonthReport>

/** A published testimonial, as the client allows it to be shown. */
export const SharedReportTestimonial = z.strictObject({
  id: z.string(),
  /** Empty if the client doesn't want to be named. */
  author: z.string(),
  role: z.string().nullable(),
  company: z.string().nullable(),
  rating: z.int().min(1).max(5).nullable(),
  text: z.string(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  /** Of the form that the client answered. */
  language: z.string().nullable(),
  answeredOn: day,
})
export type SharedReportTestimonial = z.infer<typeof SharedReportTestimonial>

export const ReportTestimonial = SharedReportTestimonial.extend({
  /** What the work was, in the owner's words, which can name a client. */
  service: z.string().nullable(),
})
export type ReportTestimonial = z.infer<typeof ReportTestimonial>

const After = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,40}$/, 'After must be the `next` of the page before.')
  .optional()

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    items: z.array(item),
    /** For the next page; null after the last. */
    next: z.string().nullable(),
  })

const errors = ['reports.not_included', 'reports.month_not_begun'] as const
const linkErrors = ['reports.link_not_found', 'reports.link_expired', 'reports.link_revoked'] as const

export const getMonthReport = defineEndpoint({
  method: 'GET',
  path: '/goodword/report',
  access: 'viewer',
  summary: 'Read the report of a month',
  query: z.strictObject({ month: ReportMonth }),
  response: MonthReport,
  errors,
})

export const listReportTestimonials = defineEndpoint({
  method: 'GET',
  path: '/goodword/report/testimonials',
  access: 'viewer',
  summary: 'List the published testimonials of a month, newest first, in pages of 100',
  query: z.strictObject({ month: ReportMonth, after: After }),
  response: pageOf(ReportTestimonial),
  errors,
})

export const ReportLink = z.strictObject({
  id: z.string(),
  month: z.string(),
  /** The member's name at that time. */
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** About: opening it several times within an hour counts once. */
  timesOpened: count,
  lastOpenedAt: z.iso.datetime().nullable(),
})
export type ReportLink = z.infer<typeof ReportLink>

export const listReportLinks = defineEndpoint({
  method: 'GET',
  path: '/goodword/report/links',
  access: 'admin',
  summary: 'List the links to a month’s report that work, newest first',
  query: z.strictObject({ month: ReportMonth }),
  response: z.strictObject({ items: z.array(ReportLink) }),
  errors,
})

/** Path of the page that a link leads to. */
export const reportPath = (token: string): string => sharedReportPage.replace(':token', token)

/** For how many days a link to a report can work. */
export const REPORT_LINK_DAYS = [30, 90, 365] as const
export const DEFAULT_REPORT_LINK_DAYS = 90

export const createReportLink = defineEndpoint({
  method: 'POST',
  path: '/goodword/report/links',
  access: 'admin',
  summary: 'Create a link with which anyone can read a month’s report',
  body: z.strictObject({
    month: ReportMonth,
    days: z.literal(REPORT_LINK_DAYS, 'Choose 30, 90 or 365 days.').default(DEFAULT_REPORT_LINK_DAYS),
  }),
  /** `path` holds the secret, which is not stored: nobody can read it again. */
  response: z.strictObject({ link: ReportLink, path: z.string() }),
  status: 201,
  errors: [...errors, 'reports.too_many_links'],
})

/** Answers the same for a link that was revoked before. */
export const revokeReportLink = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/report/links/:id',
  access: 'admin',
  worksFrozen: true,
  summary: 'Revoke a link to a report',
  errors: ['reports.link_not_found'],
})

const ReportEmail = z.strictObject({
  /** The member gets an email when the report of a month is ready, on the first working day of the next. */
  isOn: z.boolean(),
})

export const getReportEmail = defineEndpoint({
  method: 'GET',
  path: '/goodword/report/email',
  access: 'admin',
  summary: 'Read whether the caller gets an email about each month’s report',
  response: ReportEmail,
})

export const setReportEmail = defineEndpoint({
  method: 'PUT',
  path: '/goodword/report/email',
  access: 'admin',
  worksFrozen: true,
  summary: 'Turn the caller’s email about each month’s report on or off',
  body: ReportEmail,
  response: ReportEmail,
})

export const getSharedReport = defineEndpoint({
  method: 'GET',
  path: '/goodword/shared-report/:token',
  access: 'public',
  summary: 'Read a report with its link',
  response: SharedReport,
  errors: linkErrors,
})

export const listSharedReportTestimonials = defineEndpoint({
  method: 'GET',
  path: '/goodword/shared-report/:token/testimonials',
  access: 'public',
  summary: 'List the published testimonials of a shared report, newest first, in pages of 100',
  query: z.strictObject({ after: After }),
  response: pageOf(SharedReportTestimonial),
  errors: linkErrors,
})
