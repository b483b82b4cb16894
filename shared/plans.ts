import * as z from 'zod'

export const PlanName = z.enum(['free', 'pro', 'studio'])
export type PlanName = z.infer<typeof PlanName>

export type Plan = {
  name: PlanName
  /** In US cents. */
  monthlyPriceCents: number
  limits: {
    /** Testimonial requests per calendar month in the owner's time zone; null is unlimited. */
    requestsPerMonth: number | null
    /** Workspaces that the account pays for and that are not frozen; null is unlimited. */
    workspaces: 1 | null
    /** Members of each workspace, the owner included; null is unlimited. Otherwise they may only look. */
    members: number | null
    /** Linked payment accounts in all workspaces that the account pays for; null is unlimited. */
    connectedAccounts: number | null
    /** Forms of each workspace; null is unlimited. Those above it, from a larger plan, keep working. */
    forms: number | null
    /** Company, role, the owner's questions and own thanks in forms. */
    hasFormExtras: boolean
    /** Subject, message, logo and accent of emails. */
    hasOwnEmailText: boolean
    /** Sender name, footer and domain of emails. */
    hasOwnEmailSender: boolean
    /** Number of email styles, including the main one. */
    emailStyles: number
    /** Reports of each month. */
    hasReports: boolean
    /** A hosted wall at the owner's own domain. */
    hasOwnWallDomain: boolean
  }
}

/** The three plans with all their limits (specification, section 9). */
export const plans: Record<PlanName, Plan> = {
  free: {
    name: 'free',
    monthlyPriceCents: 0,
    limits: {
      requestsPerMonth: 5,
      workspaces: 1,
      members: 1,
      connectedAccounts: 1,
      forms: 1,
      hasFormExtras: false,
      hasOwnEmailText: false,
      hasOwnEmailSender: false,
      emailStyles: 1,
      hasReports: false,
      hasOwnWallDomain: false,
    },
  },
  pro: {
    name: 'pro',
    monthlyPriceCents: 1200,
    limits: {
      requestsPerMonth: 30,
      workspaces: 1,
      members: 1,
      connectedAccounts: 3,
      forms: 5,
      hasFormExtras: true,
      hasOwnEmailText: true,
      hasOwnEmailSender: false,
      emailStyles: 1,
      hasReports: false,
      hasOwnWallDomain: false,
    },
  },
  studio: {
    name: 'studio',
    monthlyPriceCents: 4900,
    limits: {
      requestsPerMonth: null,
      workspaces: null,
      members: null,
      connectedAccounts: null,
      forms: null,
      hasFormExtras: true,
      hasOwnEmailText: true,
      hasOwnEmailSender: true,
      emailStyles: 10,
      hasReports: true,
      hasOwnWallDomain: true,
    },
  },
}

/** Whether a plan includes members besides the owner, and with them reports and sign-off links. */
export const includesTeam = (plan: PlanName): boolean => plans[plan].limits.members === null
