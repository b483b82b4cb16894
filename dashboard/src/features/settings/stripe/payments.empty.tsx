import { ArrowRight } from 'lucide-react'
import type { Connection } from '#shared/connections.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { readClientConfig } from '../../../lib/client-config.ts'
import styles from './payments.module.css'

const STAND_IN = '/dev/stripe'

/** What will happen here, for whoever has just linked an account. */
export function NoPaymentsYet({ connections }: { connections: readonly Connection[] }) {
  const { isStripeSimulated } = readClientConfig()
  const canTry = isStripeSimulated && connections.some(({ kind }) => kind === 'account')
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>Nothing has been paid yet.</p>
      <ol>
        <li>When a client pays you through Stripe, the payment appears here within seconds.</li>
        <li>Beside it stands what your rules make of it: whether the client is asked, when, and why.</li>
        <li>Until the mail goes out you can ask at once, or not at all.</li>
      </ol>
      {canTry && (
        <ButtonLink to={STAND_IN} variant="line" reloadDocument target="_blank">
          Try it: pay an invoice as your client
          <ArrowRight />
        </ButtonLink>
      )}
    </div>
  )
}
