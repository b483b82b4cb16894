import { useEffect, useState } from 'react'
import { cancelSubscription, createCheckoutSession, reinstateSubscription, type Subscription } from '#shared/billing.ts'
import type { PlanName } from '#shared/plans.ts'
import type { CurrentUser } from '#shared/users.ts'
import { useModal } from '../../components/modal.tsx'
import { offerOf } from '../../components/plan-offers.ts'
import { useToast } from '../../components/toast.tsx'
import { useOtherWindow } from '../../lib/other-window.ts'
import { useReportError } from '../../reporting/report-error.ts'
import { useApi } from '../../lib/use-api.ts'
import { onOtherWindowMessage } from '../../lib/window-messages.ts'
import { DowngradeDialog } from './downgrade.dialog.tsx'
import type { PlanAction } from './plan-choice.ts'
import { billingOfferOf, type Interval } from './plan-prices.ts'
import { useRefreshPlan } from './use-refresh-plan.ts'

const FAILURE = 'Unable to update your plan. Please contact support.'

type PlanChangeOptions = { user: CurrentUser; subscription: Subscription | undefined; interval: Interval }

/** What the buttons of the plans do. One change at a time. */
export function usePlanChange({ user, subscription, interval }: PlanChangeOptions) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const report = useReportError()
  const refresh = useRefreshPlan()
  const [changing, setChanging] = useState<PlanName>()

  const fail = (error: unknown) => {
    report(error)
    toast.danger(FAILURE)
  }

  const checkout = useOtherWindow({
    message: 'Opening Stripe…',
    findAddress: async () => {
      const offer = billingOfferOf({ plan: 'pro', interval, offers: subscription?.offers ?? [] })
      return (await call(createCheckoutSession, { body: { priceId: offer?.key ?? 'pro' } })).redirectUrl
    },
    onFailure: fail,
    refresh,
  })

  useEffect(() => onOtherWindowMessage(({ kind }) => kind === 'payment-succeeded' && void refresh()), [refresh])

  async function reinstate() {
    setChanging(user.plan)
    try {
      await call(reinstateSubscription, {})
      await refresh()
      toast.success(`You’re keeping the ${offerOf(user.plan).title} plan.`)
    } catch (error) {
      fail(error)
    }
    setChanging(undefined)
  }

  async function cancel() {
    setChanging('free')
    try {
      await call(cancelSubscription, {})
      await refresh()
    } catch (error) {
      report(error)
      throw new Error(FAILURE, { cause: error })
    } finally {
      setChanging(undefined)
    }
  }

  const askToCancel = () =>
    modal.open(
      <DowngradeDialog
        plan={user.plan}
        endsAt={subscription?.periodEndsAt ?? null}
        onConfirm={cancel}
        onClose={modal.close}
      />,
    )

  const actions: Record<PlanAction, () => void> = {
    checkout: checkout.open,
    cancel: askToCancel,
    reinstate: () => void reinstate(),
    nothing: () => {},
  }
  return {
    run: (action: PlanAction) => actions[action](),
    /** The plan being changed to, while the change is in progress. */
    changing: checkout.isOpening ? 'pro' : changing,
    checkout,
  }
}
