import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getRequestUsage } from '#shared/testimonials.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { usedUpWords } from '../list/usage.words.ts'
import styles from './month.note.module.css'

/** Says before anything is typed that the month has no request left. Nothing stops trying. */
export function MonthNote() {
  const { data: usage } = useEndpoint(getRequestUsage, {})
  if (!usage || usage.limit === null || usage.used < usage.limit) return null
  return (
    <p className={styles.note}>
      <CircleAlert />
      <span>
        {usedUpWords({ limit: usage.limit, resetsOn: usage.resetsOn })}{' '}
        <Link to="/settings/subscription">See the plans</Link>
      </span>
    </p>
  )
}
