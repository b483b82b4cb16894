import { ArrowRight, CreditCard } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PaymentDecision, PaymentFilter } from '#shared/payments.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { moneyWords } from '#shared/money.ts'
import type { Clock } from '../../../lib/moments.ts'
import { decisionWords } from '../../../lib/payment-words.ts'
import { useOwnersClock } from '../../../lib/use-owners-clock.ts'
import { momentWords } from './moment.words.ts'
import styles from './drawer.module.css'

const filters: Record<PaymentDecision['kind'], PaymentFilter> = {
  ask: 'planned',
  hold: 'held',
  asked: 'asked',
  skip: 'skipped',
}

/** When it is asked stands above already: why, then. */
function whyWords(payment: NonNullable<TestimonialDetails['payment']>, clock: Clock): string {
  const { text, detail } = decisionWords(payment, { clock, tense: 'now' })
  const { kind } = payment.decision
  return (kind === 'ask' || kind === 'asked') && detail ? detail : text
}

/** The payment that a request came of. Nothing where there is none. */
export function DrawerPayment({ payment }: { payment: TestimonialDetails['payment'] }) {
  const clock = useOwnersClock()
  if (!payment) return null
  const { description, paidAt, isPaidElsewhere, connectionName, decision } = payment
  return (
    <section>
      <h3>Payment</h3>
      <ul className={styles.facts} role="list">
        <li>
          <CreditCard />
          <div>
            <p>
              <b>{moneyWords(payment)}</b>
              {description && (
                <>
                  {' for '}
                  <bdi>{description}</bdi>
                </>
              )}
            </p>
            <p className={styles.note}>
              Paid <time dateTime={paidAt}>{momentWords(paidAt)}</time>
              {isPaidElsewhere && ', marked as paid by you'}
              {connectionName && (
                <>
                  , <bdi>{connectionName}</bdi>
                </>
              )}
            </p>
            <p className={styles.note}>{whyWords(payment, clock)}</p>
            <Link className={styles.toPayments} to={`/settings/stripe?show=${filters[decision.kind]}`}>
              See it among your payments
              <ArrowRight />
            </Link>
          </div>
        </li>
      </ul>
    </section>
  )
}
