import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/button.tsx'
import styles from './data.module.css'
import { type ExportState, useAccountExport } from './use-account-export.ts'

/** Creates and saves the archive of everything. */
export function ExportPanel({ variant = 'ink' }: { variant?: 'ink' | 'line' }) {
  const { state, isRunning, start, cancel } = useAccountExport()
  return (
    <div className="justify-start gap-12 stack">
      <div className="flex wrap gap-8">
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
      <ExportStatus state={state} />
    </div>
  )
}

function ExportStatus({ state }: { state: ExportState }) {
  const id = useId()
  return (
    <div className={`full gap-8 text-13 muted stack ${styles.news}`}>
      <div role="status">
        {state.name === 'collecting' && <p>Collecting your data…</p>}
        {state.name === 'cancelled' && <p>The export was cancelled. Nothing was saved.</p>}
        {state.name === 'saved' && (
          <p className={styles.saved}>
            <CircleCheck />
            <span>
              Saved as <bdi>{state.fileName}</bdi>.{state.missing > 0 && ` ${missingMessage(state.missing)}`}
            </span>
          </p>
        )}
      </div>
      {state.name === 'pictures' && (
        <>
          <label htmlFor={id}>
            {state.progress.done} of {state.progress.total} {state.progress.total === 1 ? 'image' : 'images'}
          </label>
          <progress id={id} value={state.progress.done} max={Math.max(1, state.progress.total)} />
        </>
      )}
      <div role="alert">
        {state.name === 'failed' && (
          <p className={`danger ${styles.failed}`}>
            <CircleAlert />
            <span>Nothing was saved. {state.message}</span>
          </p>
        )}
      </div>
    </div>
  )
}

const missingMessage = (missing: number) =>
  missing === 1
    ? 'One image could not be fetched. missing.txt in the file lists it.'
    : `${missing} images could not be fetched. missing.txt in the file lists them.`
