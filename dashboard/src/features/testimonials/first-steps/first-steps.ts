import type { Checklist } from '#shared/onboarding.ts'

type StepName = 'confirm' | 'request' | 'approve' | 'embed'

export type Step = {
  name: StepName
  title: string
  hint: string
  isDone: boolean
  /** Label of the button that starts it, or when it can be started. */
  start: { label: string; to?: string } | { when: string }
}

/** The first steps, in order. The card itself writes the hint and the button of the first one. */
export function stepsOf(checklist: Checklist): Step[] {
  const { hasConfirmedEmail, hasRequest, hasAnswer, hasApproved, hasEmbedded } = checklist
  return [
    {
      name: 'confirm',
      title: 'Confirm your email',
      hint: 'Press the button in the email we sent you.',
      isDone: hasConfirmedEmail,
      start: { label: 'Resend email' },
    },
    {
      name: 'request',
      title: 'Send your first request',
      hint: 'All you need is an email address. You’ll preview the email first.',
      isDone: hasRequest,
      start: { label: 'Create request' },
    },
    {
      name: 'approve',
      title: 'Approve a testimonial',
      hint: 'You read every testimonial before anyone else sees it.',
      isDone: hasApproved,
      start: hasAnswer
        ? { label: 'Review', to: '/testimonial/list?status=submitted' }
        : { when: 'After the first answer' },
    },
    {
      name: 'embed',
      title: 'Put it on your website',
      hint: 'One line of code, or a page that we host for you.',
      isDone: hasEmbedded,
      start: { label: 'Open widgets', to: '/widgets' },
    },
  ]
}

export const isAllDone = (checklist: Checklist): boolean => stepsOf(checklist).every(({ isDone }) => isDone)

/** The step to do next: the first that is not done and can be. */
export const nextOf = (steps: readonly Step[]): Step | undefined =>
  steps.find(({ isDone, start }) => !isDone && 'label' in start)

/** "Next: approve a testimonial". */
export const nextMessage = ({ title }: Step): string => `Next: ${title.charAt(0).toLowerCase()}${title.slice(1)}`
