import type { PlanName } from '#shared/plans.ts'
import { offerOf } from '../../components/plan-offers.ts'

/** What pressing a plan's button does: `nothing` is a button that may be pressed and does nothing. */
export type PlanAction = 'checkout' | 'cancel' | 'reinstate' | 'nothing'

export type PlanChoice = {
  label: string
  /** Null: the button is disabled. */
  action: PlanAction | null
}

type PlanChoiceInput = { plan: PlanName; current: PlanName; isCancelling: boolean }

/** The button of a plan's card (specification, section 4). */
export function choiceOf({ plan, current, isCancelling }: PlanChoiceInput): PlanChoice {
  const { title } = offerOf(plan)
  if (plan === current)
    return isCancelling && plan !== 'free'
      ? { label: `Keep ${title}`, action: 'reinstate' }
      : { label: 'Your current plan', action: null }
  switch (plan) {
    case 'free':
      return { label: 'Downgrade', action: isCancelling ? null : 'cancel' }
    case 'studio':
      return { label: `Choose ${title}`, action: 'nothing' }
    case 'pro':
      return { label: `Choose ${title}`, action: isCancelling ? reinstatesPro(current) : 'checkout' }
  }
}

/** A larger plan that ends is kept by its own button. */
const reinstatesPro = (current: PlanName) => (current === 'studio' ? null : 'reinstate')
