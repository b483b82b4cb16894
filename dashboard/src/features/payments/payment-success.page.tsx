import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getSubscription } from '#shared/billing.ts'
import { getCurrentUser } from '#shared/users.ts'
import { ButtonLink } from '../../components/button.tsx'
import { offerOf } from '../../components/plan-offers.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { useEndpoint, useRefresh } from '../../lib/use-endpoint.ts'
import { tellOtherWindows } from '../../lib/window-news.ts'
import styles from './outcome.module.css'
import { Outcome } from './outcome.tsx'

const LOOKS_MAX = 8
const LOOK_AGAIN_MS = 1500

/** Where the checkout comes back to. The plan is there once the server has heard of the payment, mostly at once. */
export function PaymentSuccessPage() {
  const { status } = useAuth()
  const { plan, isWaiting } = useNewPlan()
  const refresh = useRefresh()
  const isSignedIn = status === 'signedIn'
  const known = status === 'determining' || (isSignedIn && isWaiting) ? plan : (plan ?? 'none')
  useEffect(() => {
    if (known === undefined) return
    void refresh(getCurrentUser)
    tellOtherWindows({ kind: 'payment-succeeded' })
  }, [known, refresh])
  return (
    <Outcome
      tone="success"
      icon={CircleCheck}
      title="Payment successful!"
      actions={
        <ButtonLink to="/testimonial" size="large">
          Back to app
        </ButtonLink>
      }
    >
      <p>Thank you for your purchase</p>
      {isSignedIn && (
        <p role="status" className={styles.more}>
          {plan !== undefined && plan !== 'free' ? (
            `You are on the ${offerOf(plan).title} plan now.`
          ) : isWaiting ? (
            <>
              <LoaderCircle /> Setting up your plan…
            </>
          ) : (
            'Still processing: we have not heard from Stripe yet. Your plan changes by itself as soon as we do, most often within a few minutes.'
          )}
        </p>
      )}
    </Outcome>
  )
}

/** Asking makes the server look whether it was paid. It is asked a few times: Stripe may take a moment. */
function useNewPlan() {
  const { data, mutate, isValidating } = useEndpoint(getSubscription, {})
  const [looks, setLooks] = useState(1)
  const isThere = data !== undefined && data.plan !== 'free'
  const isWaiting = !isThere && (looks < LOOKS_MAX || isValidating)
  useEffect(() => {
    if (isThere || isValidating || looks >= LOOKS_MAX) return
    const timer = setTimeout(() => {
      setLooks((count) => count + 1)
      void mutate()
    }, LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isThere, isValidating, looks, mutate])
  return { plan: data?.plan, isWaiting }
}
