import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { RefusedRow } from './import.report.ts'
import styles from './import.module.css'

const MOST_SHOWN = 50

/** Rows that create no request, each with its number in the file and the reason; those beyond the plan as one entry. */
export function RefusedList({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  const wrong = rows.filter(({ isBeyondPlan }) => !isBeyondPlan)
  const beyondPlan = rows.length - wrong.length
  const rest = wrong.length - MOST_SHOWN
  return (
    <div className={styles.refused}>
      <h3 className="row gap-8 danger">
        <CircleAlert />
        {rows.length === 1 ? '1 row skipped' : `${rows.length.toLocaleString('en')} rows skipped`}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too */}
      <ul role="list" tabIndex={0} aria-label="Skipped rows">
        {beyondPlan > 0 && (
          <li>
            <p>
              {beyondPlan === 1 ? '1 row' : `${beyondPlan.toLocaleString('en')} rows`}: no requests left this month.{' '}
              <Link to="/settings/subscription">See plans</Link>
            </p>
          </li>
        )}
        {wrong.slice(0, MOST_SHOWN).map(({ number, customerEmail, reason }) => (
          <li key={number}>
            <b className="regular muted tabular">Row {number}</b>
            <div>
              {customerEmail && <p>{customerEmail}</p>}
              <p>{reason}</p>
            </div>
          </li>
        ))}
        {rest > 0 && <li>and {rest.toLocaleString('en')} more.</li>}
      </ul>
    </div>
  )
}
