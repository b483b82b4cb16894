import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getSubscription } from '#shared/billing.ts'
import { getCurrentUser } from '#shared/users.ts'
import { pageHeads } from '#shared/page-heads.ts'
import { ButtonLink } from '../../components/button.tsx'
import { offerOf } from '../../components/plan-offers.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { useEndpoint, useRefresh } from '../../lib/use-endpoint.ts'
import { notifyOtherWindows } from '../../lib/window-messages.ts'
import styles from './outcome.module.css'
import { Outcome } from './outcome.tsx'

const QUICK_POLLS = 8
const POLL_AFTER_MS = 1500
/** Once it has said that it takes longer: for ten minutes more. */
const LATER_POLL_AFTER_MS = 10_000
const POLLS_MAX = QUICK_POLLS + 60

/** Where the checkout returns to. The plan changes once the server hears of the payment, usually at once. */
export function PaymentSuccessPage() {
  const { status } = useAuth()
  const { plan, isWaiting } = useNewPlan()
  const refresh = useRefresh()
  const isSignedIn = status === 'signedIn'
  const known = status === 'determining' || (isSignedIn && isWaiting) ? plan : (plan ?? 'none')
  useEffect(() => {
    if (known === undefined) return
    void refresh(getCurrentUser)
    notifyOtherWindows({ kind: 'payment-succeeded' })
  }, [known, refresh])
  return (
    <Outcome
      tone="success"
      icon={CircleCheck}
      title={pageHeads['/stripe/payment-success'].title}
      actions={
        <ButtonLink to="/testimonial" size="large">
          Back to app
        </ButtonLink>
      }
    >
      <p>Thank you for your purchase</p>
      {isSignedIn && (
        <p role="status" className={`above-8 ${styles.more}`}>
          {plan !== undefined && plan !== 'free' ? (
            `You’re now on the ${offerOf(plan).title} plan.`
          ) : isWaiting ? (
            <>
              <LoaderCircle className="turning" /> Setting up your plan…
            </>
          ) : (
            'Still processing: we haven’t heard from Stripe yet. Your plan changes automatically as soon as we do, usually within a few minutes.'
          )}
        </p>
      )}
    </Outcome>
  )
}

/**
 * Each request makes the server check for the payment. It is repeated until the plan is there, because Stripe may take
 * a moment, or some minutes.
 */
function useNewPlan() {
  const { data, mutate, isValidating } = useEndpoint(getSubscription, {})
  const [polls, setPolls] = useState(1)
  const isThere = data !== undefined && data.plan !== 'free'
  const isWaiting = !isThere && (polls < QUICK_POLLS || (polls === QUICK_POLLS && isValidating))
  useEffect(() => {
    if (isThere || isValidating || polls >= POLLS_MAX) return
    const timer = setTimeout(
      () => {
        setPolls((count) => count + 1)
        void mutate()
      },
      polls < QUICK_POLLS ? POLL_AFTER_MS : LATER_POLL_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [isThere, isValidating, polls, mutate])
  return { plan: data?.plan, isWaiting }
}
