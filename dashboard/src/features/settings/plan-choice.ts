import type { Subscription } from '#shared/billing.ts'
import type { PlanName } from '#shared/plans.ts'
import { offerOf } from '../../components/plan-offers.ts'
import { billingOfferOf, type Interval } from './plan-prices.ts'

/** What a plan's button does: `nothing` is a button that can be pressed and does nothing. */
export type PlanAction = 'checkout' | 'cancel' | 'reinstate' | 'nothing'

export type PlanChoice = {
  label: string
  /** Null for a disabled button. */
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

/** A cancelled larger plan is kept with its own button. */
const reinstatesPro = (current: PlanName) => (current === 'studio' ? null : 'reinstate')

/** What a plan's button alone does not say: how to get the plan where the button leads nowhere. */
export type PlanNote = 'unsold' | 'studio-by-mail' | 'studio-on-billing-page' | 'other-interval'

type PlanNoteInput = {
  plan: PlanName
  current: PlanName
  choice: PlanChoice
  /** The billing interval whose prices are shown. */
  interval: Interval
  subscription: Pick<Subscription, 'interval' | 'hasBillingPage' | 'offers'> | undefined
}

export function noteOf({ plan, current, choice, interval, subscription }: PlanNoteInput): PlanNote | null {
  const offers = subscription?.offers ?? []
  const canChangeAtStripe = current !== 'free' && subscription?.hasBillingPage === true
  if (choice.action === 'checkout') {
    const isUnsold = subscription && !offers.some((offer) => offer.plan === plan)
    return isUnsold ? 'unsold' : null
  }
  if (choice.action === 'nothing') {
    const isSold = offers.some((offer) => offer.plan === plan)
    return canChangeAtStripe && isSold ? 'studio-on-billing-page' : 'studio-by-mail'
  }
  if (plan !== current || !canChangeAtStripe || !billingOfferOf({ plan, interval, offers })) return null
  return subscription.interval !== null && subscription.interval !== interval ? 'other-interval' : null
}
