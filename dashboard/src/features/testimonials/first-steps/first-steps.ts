import type { Checklist } from '#shared/onboarding.ts'

type StepName = 'profile' | 'request' | 'stripe' | 'approve' | 'embed'

export type Step = {
  name: StepName
  title: string
  hint: string
  isDone: boolean
  /** Word on what begins it; none while there is nothing to begin. */
  callToAction: string | undefined
  /** Where it is done; without one it is the dialog that makes a request. */
  to?: string
}

/** The first steps, in the order in which they are best gone. */
export function stepsOf(checklist: Checklist): Step[] {
  const { hasProfile, hasRequest, hasConnectedStripe, hasApproved, hasEmbedded } = checklist
  return [
    {
      name: 'profile',
      title: 'Complete your profile',
      hint: 'Clients see the name and image of your organisation.',
      isDone: hasProfile,
      callToAction: 'Complete',
      to: '/settings/profile',
    },
    {
      name: 'request',
      title: 'Create your first request',
      hint: 'An address is enough. You see the mail before it goes.',
      isDone: hasRequest,
      callToAction: 'Start',
    },
    {
      name: 'stripe',
      title: 'Connect Stripe',
      hint: 'Clients who have paid are asked for you. Not needed for asking by hand.',
      isDone: hasConnectedStripe,
      callToAction: 'Connect',
      to: '/settings/stripe',
    },
    {
      name: 'approve',
      title: 'Approve a testimonial',
      hint: 'You read every word first.',
      isDone: hasApproved,
      callToAction: hasRequest ? 'Review' : undefined,
      to: '/testimonial/list?status=submitted',
    },
    {
      name: 'embed',
      title: 'Put the wall on your site',
      hint: 'One line of code, or a page we host.',
      isDone: hasEmbedded,
      callToAction: 'Look',
      to: '/widgets',
    },
  ]
}

export const isAllDone = (checklist: Checklist): boolean => stepsOf(checklist).every(({ isDone }) => isDone)
