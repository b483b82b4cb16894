import { PlansLink } from '../../../components/plans-link.tsx'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { monthsOf } from '../batches/batch-plan.ts'
import type { Months } from '../batches/use-batch-plan.ts'
import type { LeftOut } from './checked-clients.ts'
import styles from './client-import.module.css'
import { headline, leftOutTitles, whyTitle } from './client-import.messages.ts'
import type { ReadyClient } from './clients.ts'

type ImportSummaryProps = {
  /** How many clients the file has. */
  total: number
  chosen: readonly ReadyClient[]
  /** Undefined while it is loading. */
  plan: { times: readonly (Date | null)[] } | undefined
  months: Months | undefined
  isOnlySaved: boolean
  leftOut: readonly { why: LeftOut; count: number }[]
}

/** What the import does: how many are asked, what that uses of the month, and why the others aren't. */
export function ImportSummary({ total, chosen, plan, months, isOnlySaved, leftOut }: ImportSummaryProps) {
  const clock = useOwnersClock()
  if (!plan || !months)
    return <section className={`border-below ${styles.summary}`} aria-label="What this import does" aria-busy="true" />
  const { resetsOn } = months.left
  const counts = monthsOf({ times: plan.times, resetsOn, clock })
  const lines = headline({ total, chosen: chosen.length, ...counts, isOnlySaved, resetsOn, clock })
  return (
    <section className={`border-below ${styles.summary}`} aria-label="What this import does">
      <div className="stack gap-12 content-start">
        <p className={`serif-24 ${styles.headline}`}>
          {lines.map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </p>
        <MonthUsage months={months} added={counts.thisMonth} />
      </div>
      {leftOut.length > 0 && <Reasons leftOut={leftOut} />}
    </section>
  )
}

function MonthUsage({ months: { usage, planned }, added }: { months: Months; added: number }) {
  const { used, limit } = usage
  const hint = 'Reminders don’t count, and neither do clients you only save.'
  if (limit === null) return <p className="text-13 muted">Your plan has no limit. {hint}</p>
  const taken = used + planned
  return (
    <>
      <svg
        className={`full ${styles.usage}`}
        viewBox={`0 0 ${Math.max(limit, taken + added)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.taken} width={taken} height="1" />
        <rect className={styles.added} x={taken} width={added} height="1" />
      </svg>
      <p className="text-13 muted tabular">
        <b className="medium ink">{used.toLocaleString('en')}</b> used{' '}
        {planned > 0 && (
          <>
            + <b className="medium ink">{planned.toLocaleString('en')}</b> planned{' '}
          </>
        )}
        + <b className="medium ink">{added.toLocaleString('en')}</b> from this import ={' '}
        <b className="medium ink">
          {(taken + added).toLocaleString('en')} of {limit.toLocaleString('en')}
        </b>{' '}
        requests this month. {hint} <PlansLink />
      </p>
    </>
  )
}

function Reasons({ leftOut }: Pick<ImportSummaryProps, 'leftOut'>) {
  const most = Math.max(...leftOut.map(({ count }) => count))
  return (
    <div>
      <h2 className={`text-14 ${styles.why}`}>{whyTitle(leftOut.reduce((sum, { count }) => sum + count, 0))}</h2>
      <ul role="list" className="text-13 above-4">
        {leftOut.map(({ why, count }) => (
          <li key={why} className={styles.reason}>
            <span className="muted">{leftOutTitles[why]}</span>
            <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={count} height="1" />
            </svg>
            <b className="medium tabular">{count.toLocaleString('en')}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
