import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { getSubscription } from '#shared/billing.ts'
import { getCurrentUser } from '#shared/users.ts'
import { ButtonLink } from '../../components/button.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { useEndpoint, useRefresh } from '../../lib/use-endpoint.ts'
import { tellOtherWindows } from '../../lib/window-news.ts'
import { Outcome } from './outcome.tsx'

export function PaymentSuccessPage() {
  const { status } = useAuth()
  // Asking makes the server look whether it was paid, before anything here or in another window shows the plan.
  const subscription = useEndpoint(getSubscription, {})
  const refresh = useRefresh()
  const hasLooked = status === 'signedIn' ? !subscription.isLoading : status !== 'determining'
  useEffect(() => {
    if (!hasLooked) return
    void refresh(getCurrentUser)
    tellOtherWindows({ kind: 'payment-succeeded' })
  }, [hasLooked, refresh])
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
    </Outcome>
  )
}
