import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { type Columns, dateOrderOf, guessWithTitles, type Reading, rowsOf, titlesOf } from './columns.ts'
import type { Field } from './fields.ts'
import type { Photos } from './photos.ts'
import { PhotosPart } from './photos.part.tsx'
import styles from '../import/steps.module.css'

const fields: { field: Field; label: string }[] = [
  { field: 'testimonial', label: 'Testimonial' },
  { field: 'title', label: 'Title, put above the testimonial' },
  { field: 'name', label: 'Client name' },
  { field: 'lastName', label: 'Last name' },
  { field: 'company', label: 'Company' },
  { field: 'role', label: 'Role' },
  { field: 'rating', label: 'Rating' },
  { field: 'date', label: 'Date' },
  { field: 'originalUrl', label: 'Link to the original' },
  { field: 'email', label: 'Email, for your records' },
  { field: 'service', label: 'Service' },
  { field: 'tags', label: 'Tags' },
  { field: 'photo', label: 'Photo, as the name of a file' },
]

const EXAMPLE_MAX = 80

type ColumnsStepProps = {
  reading: Reading
  photos: Photos
  onChange: (reading: Reading) => void
  onPhotos: (photos: Photos) => void
  onDone: () => void
}

/** Which column is which: guessed, and corrected here. */
export function ColumnsStep({ reading, photos, onChange, onPhotos, onDone }: ColumnsStepProps) {
  const { source, columns, hasTitles, dateOrder } = reading
  const titles = titlesOf(reading)
  const rows = rowsOf(reading)
  const exampleOf = (column: number | null) => {
    if (column === null) return undefined
    const example = rows.map(({ cells }) => cells[column]?.trim()).find(Boolean)
    return example && (example.length > EXAMPLE_MAX ? `${example.slice(0, EXAMPLE_MAX)}…` : example)
  }
  const choose = (field: Field, column: number | null) => {
    const changed: Columns = { ...columns, [field]: column }
    onChange({ ...reading, columns: changed, dateOrder: dateOrderOf({ ...reading, columns: changed }) })
  }
  const missing = columns.testimonial === null ? 'Choose the column with the testimonials.' : undefined
  const undated = dateOrder === 'ask' ? 'Say first how the dates are written.' : undefined
  return (
    <div className={`stack gap-24 ${styles.choose}`}>
      <p className="muted">
        {source
          ? `This looks like an export of ${source.name}. Check that each column is right.`
          : 'We guessed the columns. Check that each is right.'}
      </p>
      <Checkbox
        label="The first row has the titles of the columns"
        checked={hasTitles}
        onChange={({ target }) => onChange(guessWithTitles({ ...reading, hasTitles: target.checked }))}
      />
      <div className={`gap-16 ${styles.columns}`}>
        {fields.map(({ field, label }) => (
          <SelectField
            key={field}
            label={label}
            hint={exampleOf(columns[field])}
            value={columns[field] ?? ''}
            onChange={({ target }) => choose(field, target.value === '' ? null : Number(target.value))}
          >
            <option value="">None</option>
            {titles.map((title, column) => (
              <option key={column} value={column}>
                {title}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <PhotosPart reading={reading} photos={photos} onChange={onPhotos} />
      {(dateOrder === 'ask' || dateOrder === 'day' || dateOrder === 'month') && (
        <fieldset className="stack gap-8">
          <legend className="medium text-13 below-8">
            How is a date like {ambiguousDate(rows, columns.date)} written?
          </legend>
          {(['day', 'month'] as const).map((order) => (
            <label key={order} className="row gap-8">
              <input
                type="radio"
                name="date-order"
                checked={dateOrder === order}
                onChange={() => onChange({ ...reading, dateOrder: order })}
              />
              {order === 'day' ? 'Day first, as in Europe' : 'Month first, as in the USA'}
            </label>
          ))}
        </fieldset>
      )}
      <p>
        <Button disabledReason={missing ?? undated} onClick={onDone}>
          Check {rows.length === 1 ? '1 row' : `${rows.length.toLocaleString('en')} rows`}
        </Button>
      </p>
      {(missing ?? undated) && <p className="text-13 danger">{missing ?? undated}</p>}
    </div>
  )
}

const ambiguousDate = (rows: ReturnType<typeof rowsOf>, column: number | null) =>
  (column !== null &&
    rows.map(({ cells }) => cells[column]?.trim() ?? '').find((cell) => /^\d{1,2}[-/]\d/.test(cell))) ||
  '03/04/2026'
