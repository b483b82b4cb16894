import { useEffect, useState } from 'react'
import { DRY_RUN_DAYS } from '#shared/payments.ts'
import type { AskRules, Connection } from '#shared/connections.ts'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { DryRunResult } from './dry-run.result.tsx'
import { useDryRun } from './use-dry-run.ts'
import styles from './dry-run.module.css'

type DryRunPanelProps = {
  connection: Connection
  /** As they stand in the form, saved or not; nothing while something in it is wrong. */
  rules: AskRules | undefined
  isSaved: boolean
}

export function DryRunPanel({ connection, rules, isSaved }: DryRunPanelProps) {
  const { run, isBusy, failure, result } = useDryRun(connection.id)
  if (connection.kind === 'webhook')
    return <p className={styles.off}>A webhook of your own cannot be asked for past payments, so there is none here.</p>

  const isOutdated = result !== undefined && JSON.stringify(result.rules) !== JSON.stringify(rules)
  const start = () => rules && void run(rules)
  return (
    <div className={styles.panel}>
      <div className={styles.start}>
        <p>
          What would {isSaved ? 'these rules' : 'the rules above, not saved yet,'} have done with the payments of the
          last {DRY_RUN_DAYS} days? Nothing is sent.
        </p>
        <Button variant="line" isBusy={isBusy} aria-disabled={isBusy || rules === undefined} onClick={start}>
          {result ? 'Show again' : 'Show me'}
        </Button>
      </div>
      {rules === undefined && <p className={styles.off}>Correct the rules above first.</p>}
      <div role="alert" className={styles.place}>
        {failure && <p className={styles.failure}>{failure}</p>}
      </div>
      {isBusy && <Reading />}
      {result ? (
        <>
          {isOutdated && rules !== undefined && (
            <p className={styles.off}>The rules have changed since. Show it again to see what they make of it.</p>
          )}
          <DryRunResult key={result.number} connection={connection} result={result} />
        </>
      ) : (
        isBusy && (
          <div className={styles.loading} aria-hidden="true">
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

/** Says that something happens, and more once it takes long. */
function Reading() {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), TAKES_LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={styles.off} role="status" aria-busy="true">
      {isLong
        ? 'Still reading: an account with many payments takes a minute or two. You can go on working here.'
        : `Reading the payments of the last ${DRY_RUN_DAYS} days at Stripe…`}
    </p>
  )
}
