import type { Checklist } from '#shared/onboarding.ts'

type StepName = 'profile' | 'request' | 'stripe' | 'approve' | 'embed'

export type Step = {
  name: StepName
  title: string
  hint: string
  isDone: boolean
  /** Label of the button that starts it; undefined while it cannot be started. */
  callToAction: string | undefined
  /** The page where it is done; without one it is the dialog that creates a request. */
  to?: string
}

/** The first steps, in the best order. */
export function stepsOf(checklist: Checklist): Step[] {
  const { hasProfile, hasRequest, hasConnectedStripe, hasApproved, hasEmbedded } = checklist
  return [
    {
      name: 'profile',
      title: 'Complete your profile',
      hint: 'Clients see your organisation’s name and image.',
      isDone: hasProfile,
      callToAction: 'Complete',
      to: '/settings/profile',
    },
    {
      name: 'request',
      title: 'Create your first request',
      hint: 'All you need is an email address. You’ll preview the email first.',
      isDone: hasRequest,
      callToAction: 'Start',
    },
    {
      name: 'stripe',
      title: 'Connect Stripe',
      hint: 'We’ll ask paying clients for you. You don’t need it to ask by hand.',
      isDone: hasConnectedStripe,
      callToAction: 'Connect',
      to: '/settings/stripe',
    },
    {
      name: 'approve',
      title: 'Approve a testimonial',
      hint: 'Nothing is published before you’ve read it.',
      isDone: hasApproved,
      callToAction: hasRequest ? 'Review' : undefined,
      to: '/testimonial/list?status=submitted',
    },
    {
      name: 'embed',
      title: 'Put the wall on your site',
      hint: 'A few lines of code, or a page we host.',
      isDone: hasEmbedded,
      callToAction: 'Open',
      to: '/widgets',
    },
  ]
}

export const isAllDone = (checklist: Checklist): boolean => stepsOf(checklist).every(({ isDone }) => isDone)
