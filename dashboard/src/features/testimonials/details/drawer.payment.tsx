import { ArrowRight, CreditCard } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PaymentDecision, PaymentFilter } from '#shared/payments.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { formatMoney } from '#shared/money.ts'
import type { Clock } from '../../../lib/moments.ts'
import { decisionMessage } from '../../../lib/payment-messages.ts'
import { useOwnersClock } from '../../../lib/use-owners-clock.ts'
import { formatMoment } from './moment.messages.ts'
import styles from './drawer.module.css'
const filters: Record<PaymentDecision['kind'], PaymentFilter> = {
  ask: 'planned',
  hold: 'onHold',
  asked: 'asked',
  skip: 'skipped',
}
/** The time of the request is already shown above, so this says why. */
function whyMessage(payment: NonNullable<TestimonialDetails['payment']>, clock: Clock): string {
  const { text, detail } = decisionMessage(payment, { clock, tense: 'now' })
  const { kind } = payment.decision
  return (kind === 'ask' || kind === 'asked') && detail ? detail : text
}
/** The payment that triggered a request; nothing where there is none. */
export function DrawerPayment({ payment }: { payment: TestimonialDetails['payment'] }) {
  const clock = useOwnersClock()
  if (!payment) return null
  const { description, paidAt, isPaidElsewhere, connectionName, decision } = payment
  return (
    <section>
      <h3>Payment</h3>
      <ul className={`gap-16 ${styles.facts}`} role="list">
        <li className="flex gap-12">
          <CreditCard />
          <div>
            <p>
              <b className="medium">{formatMoney(payment)}</b>
              {description && (
                <>
                  {' for '}
                  <bdi>{description}</bdi>
                </>
              )}
            </p>
            <p className="above-4 text-13 muted">
              Paid <time dateTime={paidAt}>{formatMoment(paidAt)}</time>
              {isPaidElsewhere && ', marked as paid by you'}
              {connectionName && (
                <>
                  , <bdi>{connectionName}</bdi>
                </>
              )}
            </p>
            <p className="above-4 text-13 muted">{whyMessage(payment, clock)}</p>
            <Link
              className={`inline-row gap-8 text-13 touch-small phone-touch ${styles.toPayments}`}
              to={`/settings/stripe?show=${filters[decision.kind]}`}
            >
              See it in your payments
              <ArrowRight />
            </Link>
          </div>
        </li>
      </ul>
    </section>
  )
}
