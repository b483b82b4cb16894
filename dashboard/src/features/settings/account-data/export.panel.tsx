import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { exportAccount } from '#shared/account-export.ts'
import { Button } from '../../../components/button.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useReportError } from '../../../reporting/report-error.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useApi } from '../../../lib/use-api.ts'
import type { Progress } from './export.archive.ts'
import styles from './data.module.css'

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
    <div className={`full gap-8 text-13 muted stack ${styles.message}`}>
      <div role="status">
        {state.name === 'collecting' && <p>Collecting your data…</p>}
        {state.name === 'cancelled' && <p>The export was cancelled. Nothing was saved.</p>}
        {state.name === 'saved' && (
          <p className="beside gap-8 anywhere icons-in-line icons-success">
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
          <p className="beside gap-8 danger anywhere icons-in-line">
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

const IMAGE_TIMEOUT_MS = 30_000

type ExportState =
  | { name: 'idle' }
  | { name: 'collecting' }
  | { name: 'pictures'; progress: Progress }
  | { name: 'saved'; fileName: string; missing: number }
  | { name: 'cancelled' }
  | { name: 'failed'; message: string }

async function fetchImage(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(IMAGE_TIMEOUT_MS)]) })
  if (!answer.ok) throw new Error(`Fetching the image failed with status ${answer.status}.`)
  const { type } = await answer.clone().blob()
  return { bytes: new Uint8Array(await answer.arrayBuffer()), mediaType: type }
}

/** Creates one archive at a time, until it is saved, cancelled, or the page is left. */
function useAccountExport() {
  const call = useApi()
  const report = useReportError()
  const [state, setState] = useState<ExportState>({ name: 'idle' })
  const task = useRef<AbortController>(null)

  useEffect(() => () => task.current?.abort(), [])

  async function run({ signal }: AbortController) {
    const become = (next: ExportState) => !signal.aborted && setState(next)
    become({ name: 'collecting' })
    try {
      const [account, { archiveName, makeArchive }] = await Promise.all([
        call(exportAccount, {}),
        import('./export.archive.ts'),
      ])
      signal.throwIfAborted()
      const onProgress = (progress: Progress) => become({ name: 'pictures', progress })
      const { blob, missing } = await makeArchive({ account, fetchImage, onProgress, signal })
      const fileName = archiveName(new Date())
      saveFile({ name: fileName, content: blob, type: 'application/zip' })
      become({ name: 'saved', fileName, missing: missing.length })
    } catch (error) {
      if (signal.aborted) return
      report(error)
      become({ name: 'failed', message: messageOf(error) })
    }
  }

  return {
    state,
    isRunning: state.name === 'collecting' || state.name === 'pictures',
    start() {
      if (task.current) return
      const started = new AbortController()
      task.current = started
      void run(started).finally(() => {
        if (task.current === started) task.current = null
      })
    },
    cancel() {
      task.current?.abort()
      task.current = null
      setState({ name: 'cancelled' })
    },
  }
}
