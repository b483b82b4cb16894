import { Link } from 'react-router-dom'
import { getRequestUsage, type RequestUsage } from '#shared/testimonials.ts'
import { Meter } from '../../../components/meter.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from './usage.meter.module.css'
import { formatDay, usageLevel } from './usage.messages.ts'

/** With more segments than this they cannot be told apart. */
const COUNTED_MAX = 10

/** How many of the month's requests are used. Renders nothing when it cannot be loaded; nothing here depends on it. */
export function UsageMeter() {
  const { data: usage, error } = useEndpoint(getRequestUsage, {})
  if (error && !usage) return null
  return <div className={styles.place}>{usage ? <Usage usage={usage} /> : <Skeleton length="full" />}</div>
}

function Usage({ usage: { used, limit, resetsOn } }: { usage: RequestUsage }) {
  if (limit === null)
    return (
      <p className={styles.meter}>
        <b>{used.toLocaleString('en')}</b> {used === 1 ? 'request' : 'requests'} this month
      </p>
    )
  const level = usageLevel({ used, limit })
  const left = Math.max(0, limit - used)
  return (
    <>
      <p className={classNames(styles.meter, styles[level])}>
        <span>
          <b>
            {used} of {limit}
          </b>{' '}
          requests this month, resets {formatDay(resetsOn)}
        </span>
        <Meter used={used} limit={limit} isCounted={limit <= COUNTED_MAX} />
      </p>
      {level !== 'plenty' && (
        <p className={styles.hint}>
          {left === 0 ? 'None left this month.' : `${left} left this month.`}{' '}
          <Link to="/settings/subscription">See plans</Link>
        </p>
      )}
    </>
  )
}
