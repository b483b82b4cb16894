import { Braces, Download, Sheet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listTestimonials, type TestimonialOrder } from '#shared/testimonial-list.ts'
import type { Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../components/dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { Menu } from '../../../components/menu.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { listTranslations } from '#shared/testimonial-translation.ts'
import { withTranslations } from './with-translations.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useApi } from '../../../lib/use-api.ts'
import { collectTestimonials, EXPORT_PAGE_SIZE } from './collect-testimonials.ts'
import { exportContent, exportFileName, type ExportFormat } from './export.file.ts'
import styles from './export.module.css'

type ExportMenuProps = {
  /** The view of the list: all of its pages are exported. */
  query: ExportQuery
  /** Exported instead, if there are any. */
  selected?: readonly Testimonial[]
}

/** Exports the list as a file, for a spreadsheet or for developers. */
export function ExportMenu({ query, selected = [] }: ExportMenuProps) {
  const { exportList, exportRows } = useExport()
  const run = (format: ExportFormat) =>
    selected.length > 0 ? void exportRows(selected, format) : exportList(query, format)
  return (
    <Menu
      label={selected.length > 0 ? `Export ${selected.length} selected` : 'Export testimonials'}
      trigger={
        <span className={`inline-row gap-8 text-13 nowrap icons-14 ${styles.trigger}`} aria-hidden="true">
          <Download />
          Export
        </span>
      }
      triggerClassName="muted round-control hover-tint"
      items={[
        { label: 'CSV, for spreadsheets', icon: Sheet, onSelect: () => run('csv') },
        { label: 'JSON, for developers', icon: Braces, onSelect: () => run('json') },
      ]}
    />
  )
}

export type ExportQuery = {
  status?: TestimonialStatus | undefined
  tag?: string | undefined
  service?: string | undefined
  form?: string | undefined
  importId?: string | undefined
  assignee?: string | undefined
  q?: string | undefined
  sort?: TestimonialOrder | undefined
}

const types = { csv: 'text/csv', json: 'application/json' } as const

export function useExport() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()

  const translated = (rows: readonly Testimonial[]) =>
    withTranslations(rows, async (ids) => (await call(listTranslations, { body: { ids } })).items)

  async function exportRows(rows: readonly Testimonial[], format: ExportFormat) {
    try {
      const content = await exportContent(await translated(rows), format)
      saveFile({ name: exportFileName(format, new Date()), content, type: types[format] })
      toast.success(rows.length === 1 ? '1 testimonial exported.' : `${rows.length} testimonials exported.`)
    } catch {
      toast.danger('The file could not be created. Check your connection and try again.')
    }
  }

  function exportList(query: ExportQuery, format: ExportFormat) {
    modal.open(
      <ExportDialog
        collect={(watch) =>
          collectTestimonials({
            ...watch,
            status: query.status,
            fetchPage: (page) => call(listTestimonials, { query: { ...query, page, pageSize: EXPORT_PAGE_SIZE } }),
          })
        }
        onCollected={(rows) => {
          flushSync(modal.close)
          void exportRows(rows, format)
        }}
        onClose={modal.close}
      />,
    )
  }

  return { exportRows, exportList }
}

type Progress = { done: number; total: number }
type Watch = { onProgress: (progress: Progress) => void; isCancelled: () => boolean }

type ExportDialogProps = {
  /** Null when it was cancelled. */
  collect: (watch: Watch) => Promise<Testimonial[] | null>
  onCollected: (rows: Testimonial[]) => void
  /** Cancelled. */
  onClose: () => void
}

/** Collects while it is mounted. Nothing is shown when a single answer is enough. */
function ExportDialog(props: ExportDialogProps) {
  const [attempt, setAttempt] = useState(1)
  return <ExportAttempt key={attempt} {...props} onTryAgain={() => setAttempt(attempt + 1)} />
}

function ExportAttempt({ onClose, onTryAgain, ...work }: ExportDialogProps & { onTryAgain: () => void }) {
  const { progress, failure } = useCollecting(work)
  const isUnderWay = progress !== undefined && progress.done < progress.total
  if (!isUnderWay && !failure) return null
  return (
    <Dialog title="Exporting testimonials" width={450} onClose={onClose} hasCloseButton={false}>
      <DialogBody>
        {progress && (
          <>
            <progress value={progress.done} max={progress.total} aria-label="Progress" />
            <p className="muted tabular">
              {progress.done.toLocaleString('en')} of {progress.total.toLocaleString('en')}
            </p>
          </>
        )}
        <FormError message={failure && `We couldn’t collect the testimonials. ${failure}`} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        {failure && <Button onClick={onTryAgain}>Try again</Button>}
      </DialogActions>
    </Dialog>
  )
}

function useCollecting(work: Omit<ExportDialogProps, 'onClose'>) {
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<string>()
  const begun = useRef(work)

  useEffect(() => {
    let isCancelled = false
    const { collect, onCollected } = begun.current
    collect({ onProgress: setProgress, isCancelled: () => isCancelled }).then(
      (rows) => !isCancelled && rows && onCollected(rows),
      (error: unknown) => !isCancelled && setFailure(messageOf(error)),
    )
    return () => {
      isCancelled = true
    }
  }, [])

  return { progress, failure }
}
