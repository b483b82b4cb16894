import { useEffect, useId, useState } from 'react'
import { DRY_RUN_DAYS } from '#shared/past-payments.ts'
import type { Connection, RequestRules } from '#shared/connections.ts'
import { Button } from '../../../../components/button.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { leadMessage, reasonsOf, summaryMessage } from './dry-run.summary.ts'
import type { DryRun, DryRunState } from './use-dry-run.tsx'
import styles from './dry-run.module.css'

type DryRunPanelProps = {
  connection: Connection
  /** The rules in the form, saved or not; undefined while something in it is invalid. */
  rules: RequestRules | undefined
  isSaved: boolean
  dryRun: DryRunState
  onShowPayments: () => void
}

/** What the rules would have done, beside them. It follows every change before it is saved. */
export function DryRunPanel(props: DryRunPanelProps) {
  const { connection, rules, isSaved, dryRun, onShowPayments } = props
  const { run, isBusy, isOutdated, failure, result } = dryRun
  const titleId = useId()
  const isWebhook = connection.kind === 'webhook'
  return (
    <aside className={`stack gap-12 ${styles.effect}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        Dry run
      </h2>
      {isWebhook ? (
        <p className="text-13 muted">A webhook can’t read past payments, so there’s no dry run for this account.</p>
      ) : (
        <>
          {result ? (
            <Effect {...props} result={result} />
          ) : (
            <p>
              See what {isSaved ? 'these rules' : 'the unsaved rules'} would have done with the payments of the last{' '}
              {DRY_RUN_DAYS} days. Nothing is sent.
            </p>
          )}
          <Progress isBusy={isBusy} isOutdated={isOutdated && failure === undefined} isInvalid={rules === undefined} />
          <div role="alert" className="empty-hidden">
            {failure && <p className="danger">{failure}</p>}
          </div>
          <div className="row wrap gap-8">
            {result && result.items.length > 0 && (
              <Button variant="line" size="small" onClick={onShowPayments}>
                See the payments
              </Button>
            )}
            <Button
              variant={result ? 'quiet' : 'line'}
              size={result ? 'small' : 'medium'}
              change="start a dry run"
              isBusy={isBusy}
              disabledReason={rules === undefined ? 'Fix the rules first.' : undefined}
              onClick={run}
            >
              {result ? 'Run again' : 'Start dry run'}
            </Button>
          </div>
        </>
      )}
    </aside>
  )
}

function Effect({ connection, isSaved, dryRun, result }: DryRunPanelProps & { result: DryRun }) {
  const { isBusy, isOutdated, asksOf } = dryRun
  const { items } = result
  const saved = isSaved ? undefined : asksOf(connection.rules)
  return (
    <div className={classNames('stack gap-12', (isBusy || isOutdated) && styles.old)}>
      <div role="status">
        <p className={styles.lead}>{leadMessage(items)}</p>
        {items.length > 0 && (
          <p className="above-12 text-13 muted">
            {summaryMessage(items)}
            {saved !== undefined && ` With your saved rules: ${saved.toLocaleString('en')}.`} Nothing is sent while you
            try.
          </p>
        )}
      </div>
      <Reasons items={items} />
    </div>
  )
}

const LENGTH = 100

function Reasons({ items }: Pick<DryRun, 'items'>) {
  const reasons = reasonsOf(items)
  const most = reasons[0]?.count
  if (most === undefined) return null
  const total = reasons.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.why}>
      <p className="text-12 muted">
        Why {total.toLocaleString('en')} {total === 1 ? 'payment' : 'payments'} would not have triggered a request
      </p>
      <ul className="border-above above-8" role="list">
        {reasons.map(({ text: wording, count }) => (
          <li className="stack align-center gap-12 muted text-13-20 border-below" key={wording}>
            <span>{wording}</span>
            <svg viewBox={`0 0 ${LENGTH} 6`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / most) * LENGTH} height="6" />
            </svg>
            <b className="medium ink tabular end-text">{count.toLocaleString('en')}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

const TAKES_LONG_MS = 8000

type ProgressProps = { isBusy: boolean; isOutdated: boolean; isInvalid: boolean }

/** Its line is always there, so that nothing below it moves when something is said. */
function Progress({ isBusy, isOutdated, isInvalid }: ProgressProps) {
  return (
    <div className={`text-13 muted ${styles.progress}`}>
      {isBusy ? (
        <Reading />
      ) : isInvalid ? (
        <p>Fix the rules first.</p>
      ) : (
        isOutdated && <p>The rules have changed. The result will follow.</p>
      )}
    </div>
  )
}

/** Says that something is happening, and more when it takes long. */
function Reading() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), TAKES_LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" aria-busy="true">
      {isLong
        ? 'Still reading: an account with many payments takes a minute or two. You can keep working here.'
        : `Reading the last ${DRY_RUN_DAYS} days of payments from Stripe…`}
    </p>
  )
}
