import { useState } from 'react'
import { EXISTING_IMPORT_MAX_ROWS } from '#shared/existing-import.ts'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/field.tsx'
import { FileArea } from '../../../components/file-area.tsx'
import { FormError } from '../../../components/form-error.tsx'
import { faults, ImportFault, type Table } from '../import/read-table.ts'
import styles from './import.module.css'
import { readExistingFile, readPasted } from './read-existing.ts'
import { SOURCES } from './sources.ts'

type FileStepProps = { onChosen: (chosen: { name: string; table: Table }) => void }

export function FileStep({ onChosen }: FileStepProps) {
  const [fault, setFault] = useState<{ of: 'file' | 'text'; message: string }>()
  const [text, setText] = useState('')

  const read = async (of: 'file' | 'text', name: string, work: () => Promise<Table>) => {
    setFault(undefined)
    try {
      onChosen({ name, table: await work() })
    } catch (error) {
      setFault({ of, message: (error instanceof ImportFault ? error : faults.unreadable()).message })
    }
  }
  const choose = ([file, ...others]: readonly File[]) => {
    if (!file) return
    if (others.length > 0) return setFault({ of: 'file', message: 'Choose one file at a time.' })
    void read('file', file.name, () => readExistingFile(file))
  }
  return (
    <div className={`stack gap-24 ${styles.choose}`}>
      <p className="muted">
        For testimonials you received elsewhere. They arrive as submitted:{' '}
        <b className="medium ink">nothing is shown</b> until you approve it, and nobody gets an email.
      </p>
      <div className="stack gap-12">
        <FileArea
          line="Drop a CSV or JSON file here, or click to choose one."
          limits={`One testimonial per row, up to ${EXISTING_IMPORT_MAX_ROWS.toLocaleString('en')} rows`}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          hasFault={fault?.of === 'file'}
          onFiles={choose}
        />
        <FormError message={fault?.of === 'file' ? fault.message : undefined} />
        <p className="text-13 muted">
          We know the exports of {names}. In any other file, you say which column is which. An Excel file has to be
          saved as CSV first. Photos aren’t imported.
        </p>
      </div>
      <form
        className="stack gap-12 justify-start"
        onSubmit={(event) => {
          event.preventDefault()
          void read('text', 'Pasted text', () => readPasted(text))
        }}
      >
        <TextArea
          className="full"
          label="Or paste them"
          hint="An empty line between two testimonials, and the name in the last line of each: — Ana Ribeiro, Ribeiro Tea"
          value={text}
          rows={6}
          error={fault?.of === 'text' ? fault.message : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="line">
          Use this text
        </Button>
      </form>
    </div>
  )
}

const names = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
  SOURCES.filter(({ evidence }) => evidence !== 'assumed').map(({ name }) => name),
)
