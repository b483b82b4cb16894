import { Hand, Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getRequestUsage } from '#shared/testimonials.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { decisionsMessage, quotaMessage } from './held.messages.ts'
import styles from './sending.note.module.css'
import { formatDay } from './usage.messages.ts'
import { usePaymentsOnHold } from './use-held-payments.ts'
/** Shows above the rows which payments are on hold: until next month's requests, or until the owner decides. */
export function PaymentsNote() {
  const held = usePaymentsOnHold()
  const waiting = held && quotaMessage(held.waitingForQuota)
  const decisions = held && decisionsMessage(held.items)
  return (
    <>
      {waiting && <Waiting text={waiting} />}
      {decisions && (
        <aside className={styles.note} aria-label="Payments that need your decision">
          <Hand />
          <p>
            {decisions} <Link to="/settings/stripe?show=onHold">Review</Link>
          </p>
        </aside>
      )}
    </>
  )
}
function Waiting({ text }: { text: string }) {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  return (
    <aside className={styles.note} aria-label="Payments on hold">
      <Hourglass />
      <p>
        <b className="medium">{text}</b>{' '}
        {usage && `We’ll ask them from ${formatDay(usage.resetsOn)}, or right away on a larger plan. `}
        <Link to="/settings/subscription">See plans</Link>
      </p>
    </aside>
  )
}
