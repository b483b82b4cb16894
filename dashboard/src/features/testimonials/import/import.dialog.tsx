import { Download } from 'lucide-react'
import { useState } from 'react'
import type * as z from 'zod'
import { getChecklist } from '#shared/onboarding.ts'
import { type BatchTiming, createBatch, listBatches, type RequestBatch } from '#shared/request-batches.ts'
import { IMPORT_MAX_ROWS, importRequests, type ImportRow } from '#shared/testimonial-import.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog, DialogBody } from '../../../components/dialog.tsx'
import { FileArea } from '../../../components/file-area.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useModal } from '../../../components/modal.tsx'
import { createRequestKeys } from '../../../lib/idempotency-keys.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useRefresh } from '../../../lib/use-endpoint.ts'
import { failureOf } from '../request/request.messages.ts'
import { CheckStep } from './check.step.tsx'
import { type Client, isReady, type ReadyClient, type RefusedRow, templateFile } from './clients.ts'
import styles from './import.module.css'
import { clientTable, readTable } from './read-table.ts'
import type { Table } from './table.ts'
import { ResultStep } from './result.step.tsx'
import { SheetChoice } from './sheet-choice.tsx'
import { useChosenFile, XLSX_TYPE } from './use-chosen-file.ts'

/** Opens the dialog that creates requests from the rows of a file. */
export function useImport() {
  const call = useApi()
  const modal = useModal()
  const refresh = useRefresh()

  return () => {
    const keyOf = createRequestKeys<Wanted>()
    const keyOfBatch = createRequestKeys<WantedBatch>()
    // Requests may have been created even if the answer was lost.
    const refreshAll = () => {
      for (const endpoint of [listTestimonials, listBatches, getRequestUsage, getChecklist]) void refresh(endpoint)
    }
    modal.open(
      <ImportDialog
        onSubmit={(wanted) =>
          call(importRequests, { body: wanted }, { idempotencyKey: keyOf(wanted) }).finally(refreshAll)
        }
        onPlan={(wanted) =>
          call(createBatch, { body: wanted }, { idempotencyKey: keyOfBatch(wanted) }).finally(refreshAll)
        }
        onClose={modal.close}
      />,
    )
  }
}

const NAME_MAX_LENGTH = 200

type ImportAnswer = z.output<NonNullable<typeof importRequests.response>>
type Wanted = { rows: ImportRow[]; formId: string | null }
type Chosen = { fileName: string; table: Table }
type WantedBatch = z.input<NonNullable<typeof createBatch.body>>
type Result = { done: number | RequestBatch; refused: RefusedRow[] }

type ImportDialogProps = {
  /** If it throws, the message is shown above the buttons and the file stays chosen. */
  onSubmit: (wanted: Wanted) => Promise<ImportAnswer>
  /** Likewise. */
  onPlan: (wanted: WantedBatch) => Promise<RequestBatch>
  onClose: () => void
}

/** Imports clients from a CSV file in steps: choose it, check what will happen, see the result. */
function ImportDialog({ onSubmit, onPlan, onClose }: ImportDialogProps) {
  const [chosen, setChosen] = useState<Chosen>()
  const [result, setResult] = useState<Result>()
  const [failure, setFailure] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const send = async (clients: Client[], formId: string | null, timing: BatchTiming) => {
    if (isSending || !chosen) return
    const ready = clients.filter(isReady)
    setIsSending(true)
    setFailure(undefined)
    try {
      if (timing.kind === 'save') {
        const answer = await onSubmit({ rows: ready.map(({ row }) => row), formId })
        setResult(resultOf({ clients, ready, answer }))
      } else {
        const rows = ready.map(({ number, row }) => ({ ...row, row: number }))
        const name = chosen.fileName.slice(0, NAME_MAX_LENGTH)
        setResult({ done: await onPlan({ name, formId, timing, rows }), refused: refusedIn(clients) })
      }
    } catch (error) {
      setFailure(failureOf(error))
    }
    setIsSending(false)
  }

  return (
    <Dialog title="Import clients" onClose={onClose} canClose={!isSending}>
      {result ? (
        <ResultStep {...result} onClose={onClose} />
      ) : chosen ? (
        <CheckStep
          {...chosen}
          failure={failure}
          isSending={isSending}
          onChooseOther={() => {
            setChosen(undefined)
            setFailure(undefined)
          }}
          onSend={(clients, formId, timing) => void send(clients, formId, timing)}
        />
      ) : (
        <ChooseStep onChosen={setChosen} />
      )}
    </Dialog>
  )
}

type Sent = { clients: Client[]; ready: ReadyClient[]; answer: ImportAnswer }

/** The rows refused here and by the server, in the order of the file. */
function resultOf({ clients, ready, answer }: Sent): Result {
  const refusedThere = answer.refusals.flatMap(({ row, message, reason }): RefusedRow[] => {
    const client = ready[row]
    return client ? [{ ...client, reason: message, isBeyondPlan: reason === 'quota_exceeded' }] : []
  })
  const refused = [...refusedThere, ...refusedIn(clients)].toSorted((a, b) => a.number - b.number)
  return { done: answer.created, refused }
}

const refusedIn = (clients: readonly Client[]) =>
  clients.flatMap((client): RefusedRow[] => (client.problem === null ? [] : [{ ...client, reason: client.problem }]))

type ChooseStepProps = { onChosen: (chosen: { fileName: string; table: Table }) => void }
function ChooseStep({ onChosen }: ChooseStepProps) {
  const chosen = useChosenFile({
    readFile: readTable,
    readRows: clientTable,
    onChosen: ({ name: fileName, table }) => onChosen({ fileName, table }),
  })
  return (
    <DialogBody>
      <p className="muted">
        Each row becomes a request. <b className="medium ink">Nothing is sent to your clients</b> until you say when.
      </p>
      <FileArea
        line="Drop a CSV or Excel file here, or click to choose one."
        limits={`One client per row, up to ${IMPORT_MAX_ROWS.toLocaleString('en')} rows`}
        accept={`.csv,.tsv,.txt,.xlsx,text/csv,${XLSX_TYPE}`}
        hasFault={chosen.fault !== undefined}
        hasFocus
        onFiles={chosen.choose}
      />
      <FormError message={chosen.fault} />
      <SheetChoice chosen={chosen} />
      <p className={styles.template}>
        <Button variant="quiet" size="small" onClick={() => void saveTemplate()}>
          <Download />
          Download a template
        </Button>
      </p>
    </DialogBody>
  )
}
const saveTemplate = async () =>
  saveFile({ name: 'goodword-clients.csv', content: await templateFile(), type: 'text/csv' })
