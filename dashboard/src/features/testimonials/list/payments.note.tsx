import { Hand, Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getRequestUsage } from '#shared/testimonials.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { decisionsWords, quotaWords } from './held.words.ts'
import styles from './sending.note.module.css'
import { dayWords } from './usage.words.ts'
import { useHeldPayments } from './use-held-payments.ts'

/** Says above the rows which payments wait: for requests of the next month, or for a word of the owner. */
export function PaymentsNote() {
  const held = useHeldPayments()
  const waiting = held && quotaWords(held.waitingForQuota)
  const decisions = held && decisionsWords(held.items)
  return (
    <>
      {waiting && <Waiting words={waiting} />}
      {decisions && (
        <aside className={styles.note} aria-label="Payments to decide on">
          <Hand />
          <p>
            {decisions} <Link to="/settings/stripe?show=held">See what waits</Link>
          </p>
        </aside>
      )}
    </>
  )
}

function Waiting({ words }: { words: string }) {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  return (
    <aside className={styles.note} aria-label="Payments that wait">
      <Hourglass />
      <p>
        <b>{words}</b> {usage && `They are asked from ${dayWords(usage.resetsOn)}, or at once on a larger plan. `}
        <Link to="/settings/subscription">See plans</Link>
      </p>
    </aside>
  )
}
