import { useState } from 'react'
import { Link } from 'react-router-dom'
import { EXISTING_IMPORT_MAX_ROWS } from '#shared/existing-import.ts'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/field.tsx'
import { FileArea } from '../../../components/file-area.tsx'
import { FormError } from '../../../components/form-error.tsx'
import type { Table } from '../import/table.ts'
import { SheetChoice } from '../import/sheet-choice.tsx'
import { faultMessage, useChosenFile, XLSX_TYPE } from '../import/use-chosen-file.ts'
import styles from '../import/steps.module.css'
import { existingTable, readExistingArchive, readExistingFile, readPasted } from './read-existing.ts'
import { KnownExports } from './known-exports.tsx'

type FileStepProps = { onChosen: (chosen: { name: string; table: Table }) => void }

export function FileStep({ onChosen }: FileStepProps) {
  const chosen = useChosenFile({
    readArchive: readExistingArchive,
    readFile: readExistingFile,
    readRows: existingTable,
    onChosen,
  })
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()

  const readText = async () => {
    setFault(undefined)
    try {
      onChosen({ name: 'Pasted text', table: await readPasted(text) })
    } catch (error) {
      setFault(faultMessage(error))
    }
  }
  return (
    <div className={`stack gap-24 ${styles.choose}`}>
      <p className="muted">
        For testimonials you received elsewhere. They arrive as submitted:{' '}
        <b className="medium ink">nothing is shown</b> until you approve it, and nobody gets an email. Would you rather
        ask for new ones? <Link to="/import/clients">Import clients</Link>
      </p>
      <div className="stack gap-12">
        <FileArea
          line="Drop a CSV, Excel, JSON or ZIP file here, or click to choose one."
          limits={`One testimonial per row, up to ${EXISTING_IMPORT_MAX_ROWS.toLocaleString('en')} rows`}
          accept={`.csv,.tsv,.txt,.json,.xlsx,.zip,text/csv,application/json,application/zip,${XLSX_TYPE}`}
          hasFault={chosen.fault !== undefined}
          onFiles={chosen.choose}
        />
        <FormError message={chosen.fault} />
        <SheetChoice chosen={chosen} />
      </div>
      <KnownExports />
      <form
        className="stack gap-12 justify-start"
        onSubmit={(event) => {
          event.preventDefault()
          void readText()
        }}
      >
        <TextArea
          className="full"
          label="Or paste them"
          hint="An empty line between two testimonials, and the name in the last line of each: — Ana Ribeiro, Ribeiro Tea"
          value={text}
          rows={6}
          error={fault}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="line">
          Use this text
        </Button>
      </form>
    </div>
  )
}
