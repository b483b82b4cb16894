import * as z from 'zod'

export const PlanName = z.enum(['free', 'pro', 'studio'])
export type PlanName = z.infer<typeof PlanName>

export type Plan = {
  name: PlanName
  /** In cents of a US dollar. */
  monthlyPriceCents: number
  limits: {
    /** Testimonial requests a calendar month, in the owner's time zone; null is no limit. */
    requestsPerMonth: number | null
    /** Linked payment accounts; null is no limit. */
    connectedAccounts: number | null
    /** Company, role and questions of the owner in the form of clients. */
    hasFormExtras: boolean
    /** Subject, message, logo and accent of mails. */
    hasOwnMailWords: boolean
    /** Sender name, footer and domain of mails. */
    hasOwnMailSender: boolean
    /** Ways to ask, the main one among them. */
    emailStyles: number
  }
}

/** The three plans and every limit of theirs (specification, section 9). */
export const plans: Record<PlanName, Plan> = {
  free: {
    name: 'free',
    monthlyPriceCents: 0,
    limits: {
      requestsPerMonth: 5,
      connectedAccounts: 1,
      hasFormExtras: false,
      hasOwnMailWords: false,
      hasOwnMailSender: false,
      emailStyles: 1,
    },
  },
  pro: {
    name: 'pro',
    monthlyPriceCents: 1200,
    limits: {
      requestsPerMonth: 30,
      connectedAccounts: 3,
      hasFormExtras: true,
      hasOwnMailWords: true,
      hasOwnMailSender: false,
      emailStyles: 1,
    },
  },
  studio: {
    name: 'studio',
    monthlyPriceCents: 4900,
    limits: {
      requestsPerMonth: null,
      connectedAccounts: null,
      hasFormExtras: true,
      hasOwnMailWords: true,
      hasOwnMailSender: true,
      emailStyles: 10,
    },
  },
}
