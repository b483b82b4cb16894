import { useCallback, useEffect, useRef, useState } from 'react'
import {
  cancelSubscription,
  createCheckoutSession,
  getSubscription,
  openBillingPortal,
  reinstateSubscription,
  type Subscription,
} from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { listForms } from '#shared/forms.ts'
import { type PlanName, plans } from '#shared/plans.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { type CurrentUser, getCurrentUser } from '#shared/users.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { offerOf } from '../../../components/plan-offers.ts'
import { useToast } from '../../../components/toast.tsx'
import { fullDate } from '../../../lib/dates.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useOtherWindow } from '../../../lib/other-window.ts'
import { useReportError } from '../../../reporting/report-error.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { onOtherWindowMessage } from '../../../lib/window-messages.ts'
import { freezesMessage } from './frozen.messages.ts'
import { billingOfferOf, type Interval, type PlanAction } from './plan-choice.ts'

const FAILURE = 'Unable to update your plan. Please contact support.'
const CHANGE = 'change-plan'

type SoldPlan = Exclude<PlanName, 'free'>

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
    toast.danger(FAILURE, { of: CHANGE })
  }

  // The window asks for its address before the page is drawn again.
  const bought = useRef<SoldPlan>('pro')
  const [buying, setBuying] = useState<SoldPlan>('pro')
  const checkout = useOtherWindow({
    message: 'Opening Stripe…',
    findAddress: async () => {
      const plan = bought.current
      const offer = billingOfferOf({ plan, interval, offers: subscription?.offers ?? [] })
      return (await call(createCheckoutSession, { body: { priceId: offer?.key ?? plan } })).redirectUrl
    },
    onOpened: () => toast.succeeded(CHANGE),
    onFailure: fail,
    refresh,
  })

  useEffect(() => onOtherWindowMessage(({ kind }) => kind === 'payment-succeeded' && void refresh()), [refresh])
  // The payment has gone through: nothing is left to do in the window, which may stay open.
  const [knownPlan, setKnownPlan] = useState(user.plan)
  if (knownPlan !== user.plan) {
    setKnownPlan(user.plan)
    checkout.forgetOpened()
  }

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
      toast.succeeded(CHANGE)
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
        user={user}
        endsAt={subscription?.periodEndsAt ?? null}
        onConfirm={cancel}
        onClose={modal.close}
      />,
    )

  function buy(plan: SoldPlan) {
    if (checkout.isOpening) return
    bought.current = plan
    setBuying(plan)
    checkout.open()
  }

  const actions: Record<PlanAction, () => void> = {
    checkout: () => buy('pro'),
    cancel: askToCancel,
    reinstate: () => void reinstate(),
    nothing: () => {},
  }
  return {
    run: (action: PlanAction) => actions[action](),
    /** Opens the checkout of a plan. */
    buy,
    /** The plan being changed to, while the change is in progress. */
    changing: checkout.isOpening ? buying : changing,
    checkout,
  }
}

type DowngradeDialogProps = {
  user: CurrentUser
  endsAt: string | null
  onConfirm: () => Promise<void>
  onClose: () => void
}

function DowngradeDialog({ user, endsAt, onConfirm, onClose }: DowngradeDialogProps) {
  const { requestsPerMonth, connectedAccounts } = plans.free.limits
  const freezes = freezesMessage(user)
  return (
    <ConfirmDialog title="Downgrade to Free?" confirmLabel="Downgrade" onConfirm={onConfirm} onClose={onClose}>
      <p>
        Your {offerOf(user.plan).title} plan stays until{' '}
        {endsAt ? <b>{fullDate(endsAt)}</b> : 'the end of the billing cycle'}, and you can undo this until then. After
        that, you have {requestsPerMonth} requests a month and {connectedAccounts} connected account. Past payments are
        not refunded.
      </p>
      {freezes && <p>{freezes}</p>}
    </ConfirmDialog>
  )
}

/** Stripe's page with cards, invoices and plans, in its own window. Changes made there are followed here. */
export function useBillingPage() {
  const call = useApi()
  const toast = useToast()
  const report = useReportError()
  return useOtherWindow({
    message: 'Opening the billing page…',
    findAddress: async () => (await call(openBillingPortal, {})).redirectUrl,
    onOpened: () => toast.succeeded('open-billing-page'),
    onFailure: (error) => {
      report(error)
      toast.danger(messageOf(error), { of: 'open-billing-page' })
    },
    refresh: useRefreshPlan(),
  })
}

export type BillingPage = ReturnType<typeof useBillingPage>

/** Refreshes everything that a change of plan affects. */
function useRefreshPlan() {
  const refresh = useRefresh()
  return useCallback(async () => {
    await Promise.all([getCurrentUser, getSubscription, listConnections, listForms, getRequestUsage].map(refresh))
  }, [refresh])
}
