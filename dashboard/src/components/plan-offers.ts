import type { PlanName } from '#shared/plans.ts'

export type Offer = {
  plan: PlanName
  title: string
  audience: string
  dollarsPerMonth: number
  /** In an installation with this product's name. */
  contents: (productName: string) => string[]
  action: string
}

/** Written out, because `shared/plans.ts` would bring zod to every visitor; a test keeps the two equal. */
const offerByPlan: Record<PlanName, Offer> = {
  free: {
    plan: 'free',
    title: 'Free',
    audience: 'To try it out',
    dollarsPerMonth: 0,
    contents: (productName) => [
      '1 connected payment account',
      '5 testimonial requests per month',
      `${productName}-branded emails`,
      'Basic dashboard',
      'Basic embeddable wall',
      '1 form with its own link',
    ],
    action: 'Start free',
  },
  pro: {
    plan: 'pro',
    title: 'Pro',
    audience: 'For individual freelancers or coaches',
    dollarsPerMonth: 12,
    contents: () => [
      'Up to 3 connected accounts',
      '30 requests per month',
      'Basic email customization',
      'Enhanced wall (dark mode, filters and more)',
      'Priority email support',
      '5 forms with your own questions',
    ],
    action: 'Choose Pro',
  },
  studio: {
    plan: 'studio',
    title: 'Studio',
    audience: 'For agencies or multi-brand operators',
    dollarsPerMonth: 49,
    contents: () => [
      'Unlimited accounts and requests',
      'Team dashboards',
      'Enhanced email customization',
      'Sending from your own domain',
      'Hosted page at your own domain',
      'Unlimited forms',
    ],
    action: 'Choose Studio',
  },
}

export const offers: readonly Offer[] = Object.values(offerByPlan)

export const offerOf = (plan: PlanName): Offer => offerByPlan[plan]
