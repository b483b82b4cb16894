import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { ButtonLink } from '../../components/button.tsx'
import { tellOtherWindows } from '../../lib/window-news.ts'
import { Outcome } from './outcome.tsx'

export function PaymentSuccessPage() {
  useEffect(() => tellOtherWindows({ kind: 'payment-succeeded' }), [])
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
