import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pageHeads } from '#shared/page-heads.ts'
import { useHasRole } from '../../../components/changes.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { RoleNote } from '../../../components/needed-role.tsx'
import { WizardSteps } from '../../../components/wizard-steps.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import type { Table } from '../import/table.ts'
import { type Reading, guessReading } from './columns.ts'
import { ColumnsStep } from './columns.step.tsx'
import { FileStep } from './file.step.tsx'
import { NO_PHOTOS } from './photos.ts'
import { RecentImports } from './recent-imports.tsx'
import { RowsStep } from './rows.step.tsx'
import { NO_CHOICES } from './selection.ts'
import { useImportRun } from './use-import-run.ts'

const { title } = pageHeads['/import']

type Step = 'file' | 'columns' | 'rows'
/** Imports testimonials received elsewhere. Nothing is sent before the last press. */
export function ImportPage() {
  usePageTitle(title)
  const mayImport = useHasRole('admin')
  return (
    <>
      <Breadcrumbs items={[{ label: 'Testimonials', to: '/testimonial/list' }, { label: 'Import' }]} />
      <h1>{title}</h1>
      {mayImport ? <Wizard /> : <RoleNote needed="admin" what="import testimonials" />}
    </>
  )
}

function Wizard() {
  const [step, setStep] = useState<Step>('file')
  const place = useRef<HTMLOListElement>(null)
  const [file, setFile] = useState<{ name: string; reading: Reading }>()
  const [photos, setPhotos] = useState(NO_PHOTOS)
  // A new file or other columns make other rows, so what was decided about the rows before ends with them.
  const [version, setVersion] = useState(0)
  const [choices, setChoices] = useState(NO_CHOICES)
  const run = useImportRun()
  const isUploading = run.photos.state === 'uploading'
  const { departure, stay } = useLeaveGuard(isUploading || (file !== undefined && run.progress === undefined))
  const isSending = run.isBusy || (run.progress !== undefined && run.progress.state !== 'done')

  /** The button that was pressed disappears, and the next step begins at its top. */
  const goTo = (next: Step) => {
    flushSync(() => setStep(next))
    place.current?.focus()
  }
  const change = (changed: { name: string; reading: Reading }) => {
    run.reset()
    setFile(changed)
    setVersion((before) => before + 1)
    setChoices(NO_CHOICES)
  }
  const choose = ({ name, table }: { name: string; table: Table }) => {
    setPhotos(NO_PHOTOS)
    change({ name, reading: guessReading(table) })
    goTo('columns')
  }
  return (
    <>
      <WizardSteps<Step>
        ref={place}
        steps={[
          { name: 'file', title: 'File', detail: file?.name },
          { name: 'columns', title: 'Columns' },
          { name: 'rows', title: 'Check and import' },
        ]}
        current={step}
        onStep={isSending ? undefined : goTo}
      />
      {step === 'file' || !file ? (
        <>
          <FileStep onChosen={choose} />
          <RecentImports />
        </>
      ) : step === 'columns' ? (
        <ColumnsStep
          reading={file.reading}
          photos={photos}
          onPhotos={setPhotos}
          onChange={(reading) => change({ ...file, reading })}
          onDone={() => goTo('rows')}
        />
      ) : (
        <RowsStep
          key={version}
          reading={file.reading}
          photos={photos}
          choices={choices}
          setChoices={setChoices}
          run={run}
        />
      )}
      {departure && (
        <ConfirmDialog
          title={isUploading ? 'Leave before all photos are uploaded?' : 'Leave without importing?'}
          confirmLabel="Leave"
          variant="danger"
          onConfirm={departure.leave}
          onClose={stay}
        >
          <p>
            {isUploading
              ? 'The testimonials are imported. Those whose photo isn’t uploaded yet stay without one.'
              : `Nothing from “${file?.name}” is imported yet, and your corrections will be lost.`}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
