import { Download, FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { IMPORT_MAX_ROWS } from '#shared/testimonial-import.ts'
import { Button } from '../../../components/button.tsx'
import { DialogBody } from '../../../components/dialog.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { useFileDrop } from '../../../upload/use-file-drop.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { faults, ImportFault } from './import.fault.ts'
import { templateFile } from './import.report.ts'
import styles from './import.module.css'
import { readTable, type Table } from './read-table.ts'
type ChooseStepProps = { onChosen: (chosen: { fileName: string; table: Table }) => void }
export function ChooseStep({ onChosen }: ChooseStepProps) {
  const [fault, setFault] = useState<string>()
  const choose = async ([file, ...others]: readonly File[]) => {
    if (!file) return
    if (others.length > 0) return setFault('Choose one file at a time.')
    setFault(undefined)
    try {
      onChosen({ fileName: file.name, table: await readTable(file) })
    } catch (error) {
      setFault((error instanceof ImportFault ? error : faults.unreadable()).message)
    }
  }
  return (
    <DialogBody>
      <p className="muted">
        Each row becomes a pending request. <b className="medium ink">Nothing is sent to your clients</b> until you send
        it.
      </p>
      <FileArea hasFault={fault !== undefined} onFiles={(files) => void choose(files)} />
      <FormError message={fault} />
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
function FileArea({ hasFault, onFiles }: { hasFault: boolean; onFiles: (files: readonly File[]) => void }) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const drag = useFileDrop({ area, onDrop: onFiles })
  return (
    <div
      ref={area}
      className={`pad-16 beside align-center relative round-card sunken gap-4-16 icons-24 icons-muted ${styles.area}`}
      data-over={drag === 'over' || undefined}
    >
      <FileUp />
      <p>
        <span className="block" id={`${id}-line`}>
          Drop a CSV file here, or click to choose one.
        </span>
        <span id={`${id}-limits`} className="text-13 muted block">
          One client per row, up to {IMPORT_MAX_ROWS.toLocaleString('en')} rows and 1 MB
        </span>
      </p>
      <input
        type="file"
        className={`full pointer ${styles.input}`}
        accept=".csv,.tsv,.txt,text/csv"
        aria-labelledby={`${id}-line`}
        aria-describedby={`${id}-limits`}
        aria-invalid={hasFault || undefined}
        data-autofocus
        // Choosing the same file again must count as a choice too.
        onClick={({ currentTarget }) => void (currentTarget.value = '')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}
