import { useEffect, useState } from 'react'
import { DRY_RUN_DAYS } from '#shared/past-payments.ts'
import type { RequestRules, Connection } from '#shared/connections.ts'
import { Button } from '../../../../components/button.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { DryRunResult } from './dry-run.result.tsx'
import { useDryRun } from './use-dry-run.tsx'
import styles from './dry-run.module.css'

type DryRunPanelProps = {
  connection: Connection
  /** The rules in the form, saved or not; undefined while something in it is invalid. */
  rules: RequestRules | undefined
  isSaved: boolean
}

export function DryRunPanel({ connection, rules, isSaved }: DryRunPanelProps) {
  const { run, isBusy, failure, result } = useDryRun(connection.id)
  if (connection.kind === 'webhook')
    return <p className="text-13 muted">A webhook can’t read past payments, so there’s no dry run for this account.</p>
  const isOutdated = result !== undefined && JSON.stringify(result.rules) !== JSON.stringify(rules)
  const start = () => rules && void run(rules)
  return (
    <div className="stack gap-24">
      <div className={`row wrap justify-between ${styles.start}`}>
        <p>
          See what {isSaved ? 'these rules' : 'the unsaved rules above'} would have done with the payments of the last{' '}
          {DRY_RUN_DAYS} days. Nothing is sent.
        </p>
        <Button
          variant="line"
          change="start a dry run"
          isBusy={isBusy}
          disabledReason={rules === undefined ? 'Fix the rules above first.' : undefined}
          onClick={start}
        >
          {result ? 'Run again' : 'Start dry run'}
        </Button>
      </div>
      {rules === undefined && <p className="text-13 muted">Fix the rules above first.</p>}
      <div role="alert" className="empty-hidden">
        {failure && <p className="danger">{failure}</p>}
      </div>
      {isBusy && <Reading />}
      {result ? (
        <>
          {isOutdated && rules !== undefined && (
            <p className="text-13 muted">The rules have changed since then. Run it again to see the new result.</p>
          )}
          <DryRunResult key={result.number} connection={connection} result={result} />
        </>
      ) : (
        isBusy && (
          <div className="gap-12 pad-block-8 stack" aria-hidden="true">
            <Skeleton length="long" />
            <Skeleton length="medium" />
            <Skeleton length="full" />
          </div>
        )
      )}
    </div>
  )
}

const TAKES_LONG_MS = 8000

/** Says that something is happening, and more when it takes long. */
function Reading() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), TAKES_LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="text-13 muted" role="status" aria-busy="true">
      {isLong
        ? 'Still reading: an account with many payments takes a minute or two. You can keep working here.'
        : `Reading the last ${DRY_RUN_DAYS} days of payments from Stripe…`}
    </p>
  )
}
