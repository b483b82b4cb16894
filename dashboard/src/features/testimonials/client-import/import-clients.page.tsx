import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { pageHeads } from '#shared/page-heads.ts'
import type { RequestBatch } from '#shared/request-batches.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { RoleNote } from '../../../components/needed-role.tsx'
import { useToast } from '../../../components/toast.tsx'
import { WizardSteps } from '../../../components/wizard-steps.tsx'
import { useOwnersClock } from '../../../lib/use-clock.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { batchPath } from '../batches/batch.messages.ts'
import type { Table } from '../import/table.ts'
import { type ClientFile, NO_CHOICES } from './choices.ts'
import { columnsMessage, doneMessage, rowsMessage } from './client-import.messages.ts'
import { ClientsStep } from './clients.step.tsx'
import { guessColumns } from './clients.ts'
import { ColumnsStep } from './columns.step.tsx'
import { FileStep } from './file.step.tsx'

const { title } = pageHeads['/import/clients']
type Step = 'file' | 'columns' | 'clients'

/** Imports clients to ask for a testimonial. Nothing is sent before the last press. */
export function ImportClientsPage() {
  usePageTitle(title)
  const mayImport = useHasRole('admin')
  return (
    <>
      <Breadcrumbs items={[{ label: 'Testimonials', to: '/testimonial/list' }, { label: 'Import clients' }]} />
      <h1>{title}</h1>
      {mayImport ? <Wizard /> : <RoleNote needed="admin" what="import clients" />}
    </>
  )
}

function Wizard() {
  const navigate = useNavigate()
  const toast = useToast()
  const clock = useOwnersClock()
  const place = useRef<HTMLOListElement>(null)
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<ClientFile>()
  const [choices, setChoices] = useState(NO_CHOICES)
  const [isSending, setIsSending] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const { departure, stay } = useLeaveGuard(file !== undefined && !isDone)

  /** The button that was pressed disappears, and the next step begins at its top. */
  const goTo = (next: Step) => {
    flushSync(() => setStep(next))
    place.current?.focus()
  }
  // Other rows, about which nothing is decided yet.
  const change = (changed: ClientFile) => {
    setFile(changed)
    setChoices(NO_CHOICES)
  }
  const choose = ({ name, table }: { name: string; table: Table }) => {
    const columns = guessColumns(table)
    change({ name, table, columns })
    goTo(columns.email === null || columns.name === null ? 'columns' : 'clients')
  }
  const finish = (batch: RequestBatch) => {
    flushSync(() => setIsDone(true))
    toast.success(doneMessage(batch, clock))
    void navigate(batchPath(batch))
  }
  return (
    <>
      <WizardSteps<Step>
        ref={place}
        steps={[
          { name: 'file', title: 'File', detail: file && `${file.name}, ${rowsMessage(file.table.rows.length)}` },
          { name: 'columns', title: 'Columns', detail: file && columnsMessage(file.columns) },
          { name: 'clients', title: 'Who and when', detail: 'Nothing is sent yet' },
        ]}
        current={step}
        onStep={isSending ? undefined : goTo}
      />
      {step === 'file' || !file ? (
        <FileStep onChosen={choose} />
      ) : step === 'columns' ? (
        <ColumnsStep {...file} onChange={(columns) => change({ ...file, columns })} onDone={() => goTo('clients')} />
      ) : (
        <ClientsStep {...{ file, choices, setChoices, isSending, setIsSending }} onDone={finish} />
      )}
      {departure && (
        <ConfirmDialog
          title="Leave without asking anybody?"
          confirmLabel="Leave"
          variant="danger"
          onConfirm={departure.leave}
          onClose={stay}
        >
          <p>Nothing from “{file?.name}” is saved yet, and what you chose will be lost.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
