import { Button } from '../../../components/button.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import type { Table } from '../import/table.ts'
import styles from '../import/steps.module.css'
import type { Columns } from './clients.ts'

const fields: { key: keyof Columns; label: string; none: string }[] = [
  { key: 'email', label: 'Email', none: 'Choose one' },
  { key: 'name', label: 'Name', none: 'None' },
  { key: 'lastName', label: 'Last name', none: 'None' },
  { key: 'service', label: 'Service', none: 'None' },
  { key: 'tags', label: 'Tags', none: 'None' },
]

const EXAMPLE_MAX = 60

type ColumnsStepProps = {
  table: Table
  columns: Columns
  onChange: (columns: Columns) => void
  onDone: () => void
}

/** Which column is which: guessed, and corrected here. */
export function ColumnsStep({ table, columns, onChange, onDone }: ColumnsStepProps) {
  const width = Math.max(table.header.length, ...table.rows.map(({ cells }) => cells.length))
  const titles = Array.from({ length: width }, (_, column) => table.header[column] || `Column ${column + 1}`)
  const exampleOf = (column: number | null) => {
    if (column === null) return undefined
    const example = table.rows.map(({ cells }) => cells[column]?.trim()).find(Boolean)
    return example && (example.length > EXAMPLE_MAX ? `${example.slice(0, EXAMPLE_MAX)}…` : example)
  }
  const missing = columns.email === null ? 'Choose the column with the email addresses.' : undefined
  const rows = table.rows.length
  return (
    <div className={`stack gap-24 ${styles.choose}`}>
      <p className="muted">We guessed the columns. Check that each is right.</p>
      <div className={`gap-16 ${styles.columns}`}>
        {fields.map(({ key, label, none }) => (
          <SelectField
            key={key}
            label={label}
            hint={exampleOf(columns[key])}
            value={columns[key] ?? ''}
            onChange={({ target }) =>
              onChange({ ...columns, [key]: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{none}</option>
            {titles.map((title, column) => (
              <option key={column} value={column}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p>
        <Button disabledReason={missing} onClick={onDone}>
          Check {rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`}
        </Button>
      </p>
      {missing && <p className="text-13 danger">{missing}</p>}
    </div>
  )
}
