import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/button.tsx'
import styles from './data.module.css'
import { type ExportState, useAccountExport } from './use-account-export.ts'

/** Makes and saves the archive of everything. */
export function ExportPanel({ variant = 'ink' }: { variant?: 'ink' | 'line' }) {
  const { state, isRunning, start, cancel } = useAccountExport()
  return (
    <div className={styles.export}>
      <div className={styles.buttons}>
        <Button variant={variant} isBusy={isRunning} onClick={start}>
          {!isRunning && <Download />}
          Export everything
        </Button>
        {isRunning && (
          <Button variant="quiet" onClick={cancel} aria-label="Cancel the export">
            Cancel
          </Button>
        )}
      </div>
      <ExportNews state={state} />
    </div>
  )
}

function ExportNews({ state }: { state: ExportState }) {
  const id = useId()
  return (
    <div className={styles.news}>
      <div role="status">
        {state.name === 'collecting' && <p>Collecting your data…</p>}
        {state.name === 'cancelled' && <p>The export was cancelled. Nothing was saved.</p>}
        {state.name === 'saved' && (
          <p className={styles.saved}>
            <CircleCheck />
            <span>
              Saved as <bdi>{state.fileName}</bdi>.{state.missing > 0 && ` ${missingWords(state.missing)}`}
            </span>
          </p>
        )}
      </div>
      {state.name === 'pictures' && (
        <>
          <label htmlFor={id}>
            {state.progress.done} of {state.progress.total} {state.progress.total === 1 ? 'picture' : 'pictures'}
          </label>
          <progress id={id} value={state.progress.done} max={Math.max(1, state.progress.total)} />
        </>
      )}
      <div role="alert">
        {state.name === 'failed' && (
          <p className={styles.failed}>
            <CircleAlert />
            <span>Nothing was saved. {state.message}</span>
          </p>
        )}
      </div>
    </div>
  )
}

const missingWords = (missing: number) =>
  missing === 1
    ? 'One picture could not be fetched: missing.txt in the file names it.'
    : `${missing} pictures could not be fetched: missing.txt in the file names them.`
