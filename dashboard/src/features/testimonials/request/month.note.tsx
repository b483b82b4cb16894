import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getRequestUsage } from '#shared/testimonials.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { usedUpMessage } from '../list/usage.messages.ts'
import styles from './month.note.module.css'

/** Says before anything is typed that no requests are left this month. It does not prevent trying. */
export function MonthNote() {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  if (!usage || usage.limit === null || usage.used < usage.limit) return null
  return (
    <p className={`flex gap-8 text-14 round-control pad-12-16 icons-in-line ${styles.note}`}>
      <CircleAlert />
      <span>
        {usedUpMessage({ limit: usage.limit, resetsOn: usage.resetsOn })}{' '}
        <Link to="/settings/subscription">See plans</Link>
      </span>
    </p>
  )
}
