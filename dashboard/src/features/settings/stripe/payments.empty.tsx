import { ArrowRight } from 'lucide-react'
import type { Connection } from '#shared/connections.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { readClientConfig } from '../../../lib/client-config.ts'
import styles from './payments.module.css'
const EMULATOR = '/dev/stripe'
/** What will happen here, for an owner who has just linked an account. */
export function NoPaymentsYet({ connections }: { connections: readonly Connection[] }) {
  const { isStripeEmulated } = readClientConfig()
  const canTry = isStripeEmulated && connections.some(({ kind }) => kind === 'account')
  return (
    <div className={`justify-start gap-16 pad-block-8 stack ${styles.empty}`}>
      <p className={`serif-24 ${styles.lead}`}>No payments yet.</p>
      <ol>
        <li>When a client pays you through Stripe, the payment appears here within seconds.</li>
        <li>Next to it you’ll see what your rules decided: whether we ask the client, when, and why.</li>
        <li>Until the email is sent, you can ask right away or not at all.</li>
      </ol>
      {canTry && (
        <ButtonLink to={EMULATOR} variant="line" reloadDocument target="_blank">
          Try it: pay an invoice as your client
          <ArrowRight />
        </ButtonLink>
      )}
    </div>
  )
}
