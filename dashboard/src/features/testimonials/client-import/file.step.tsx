import { Download } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BATCH_MAX_ROWS } from '#shared/request-batches.ts'
import { Button } from '../../../components/button.tsx'
import { FileArea } from '../../../components/file-area.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { clientTable, readTable } from '../import/read-table.ts'
import { SheetChoice } from '../import/sheet-choice.tsx'
import type { Table } from '../import/table.ts'
import { useChosenFile, XLSX_TYPE } from '../import/use-chosen-file.ts'
import styles from '../import/steps.module.css'
import { templateFile } from './clients.ts'

type FileStepProps = { onChosen: (chosen: { name: string; table: Table }) => void }

export function FileStep({ onChosen }: FileStepProps) {
  const chosen = useChosenFile({ readFile: readTable, readRows: clientTable, onChosen })
  return (
    <div className={`stack gap-16 justify-start ${styles.choose}`}>
      <p className="muted">
        For clients you’d like a testimonial from. <b className="medium ink">Nothing is sent</b> before you’ve seen who
        is asked, and when. Already have testimonials? <Link to="/import">Import testimonials</Link>
      </p>
      <FileArea
        line="Drop a CSV or Excel file here, or click to choose one."
        limits={`One client per row, up to ${BATCH_MAX_ROWS.toLocaleString('en')} rows`}
        accept={`.csv,.tsv,.txt,.xlsx,text/csv,${XLSX_TYPE}`}
        hasFault={chosen.fault !== undefined}
        onFiles={chosen.choose}
      />
      <FormError message={chosen.fault} />
      <SheetChoice chosen={chosen} />
      <Button variant="line" size="small" onClick={() => void saveTemplate()}>
        <Download />
        Download a template
      </Button>
    </div>
  )
}

const saveTemplate = async () =>
  saveFile({ name: 'goodword-clients.csv', content: await templateFile(), type: 'text/csv' })
