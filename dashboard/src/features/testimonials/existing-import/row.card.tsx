import { CircleAlert, Copy, ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '../../../components/avatar.tsx'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field, TextArea } from '../../../components/field.tsx'
import { Segments } from '../../../components/segments.tsx'
import { Stars } from '../../../stars/stars.tsx'
import { fullDate } from '../../../lib/dates.ts'
import { hrefOf, WHOLE_LIST } from '../list/testimonial-list.address.ts'
import { FileImage } from '../../../upload/file-image.tsx'
import type { Photo } from './photos.ts'
import styles from './import.module.css'
import type { CheckedRow, Draft, DraftField, ReadyRow } from './rows.ts'
import type { Duplicate } from './selection.ts'

const labels: Record<DraftField, string> = {
  customerName: 'Client name',
  testimonial: 'Testimonial',
  rating: 'Rating',
  receivedOn: 'Date',
  customerEmail: 'Client email',
  company: 'Company',
  role: 'Role',
  originalUrl: 'Link to the original',
  service: 'Service',
  tags: 'Tags',
}

type FixCardProps = { row: CheckedRow; photo: Photo | null; onFix: (draft: Partial<Draft>) => void; onSkip: () => void }

/** A row with a problem, and the field that mends it. */
export function FixCard({ row, photo, onFix, onSkip }: FixCardProps) {
  const { number, draft, problem } = row
  const field = problem?.field ?? 'testimonial'
  const [text, setText] = useState(draft[field])
  const isNeeded = field === 'customerName' || field === 'testimonial'
  const label = `${labels[field]} of row ${number}`
  return (
    <Card row={row} photo={photo} head={<Number row={row} />} isBad>
      <form
        className="stack gap-12"
        onSubmit={(event) => {
          event.preventDefault()
          onFix({ [field]: text })
        }}
      >
        {field === 'testimonial' ? (
          <TextArea
            label={label}
            rows={3}
            value={text}
            error={problem?.message}
            onChange={({ target }) => setText(target.value)}
          />
        ) : (
          <Field
            label={label}
            autoComplete="off"
            value={text}
            error={problem?.message}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <p className="row wrap gap-8">
          <Button type="submit" variant="line" size="small">
            Apply
          </Button>
          {!isNeeded && (
            <Button variant="line" size="small" onClick={() => onFix({ [field]: '' })}>
              Leave it empty
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onSkip}>
            Skip this row
          </Button>
        </p>
      </form>
    </Card>
  )
}

type DuplicateCardProps = {
  row: ReadyRow
  photo: Photo | null
  duplicate: Duplicate
  isImported: boolean
  onChange: (isImported: boolean) => void
}

export const DuplicateCard = ({ row, photo, duplicate, isImported, onChange }: DuplicateCardProps) => (
  <Card row={row} photo={photo} head={<Number row={row} />}>
    <Repeats duplicate={duplicate} inFile="Duplicate of" inList="Already in your list" />
    <Segments
      label={`Row ${row.number}`}
      options={[
        { value: 'skip', label: 'Skip' },
        { value: 'import', label: 'Import anyway' },
      ]}
      value={isImported ? 'import' : 'skip'}
      onChange={(value) => onChange(value === 'import')}
    />
  </Card>
)

type RepeatsProps = { duplicate: Duplicate; inFile: string; inList: string }

const Repeats = ({ duplicate, inFile, inList }: RepeatsProps) => (
  <p className="flex gap-8 text-13 icons-14 icons-in-line">
    <Copy />
    {duplicate.of === 'file' ? (
      `${inFile} row ${duplicate.row}.`
    ) : (
      <span>
        {inList}:{' '}
        <Link className="underline" to={hrefOf({ ...WHOLE_LIST, open: duplicate.id })} target="_blank">
          open it in a new tab
        </Link>
        .
      </span>
    )}
  </p>
)

type ReadyCardProps = {
  row: ReadyRow
  photo: Photo | null
  /** What it almost repeats. */
  alike?: Duplicate
  isImported: boolean
  onChange: (isImported: boolean) => void
}

export const ReadyCard = ({ row, photo, alike, isImported, onChange }: ReadyCardProps) => (
  <Card
    row={row}
    photo={photo}
    head={
      <Checkbox
        label={`Row ${row.number}`}
        aria-label={`Import row ${row.number}, ${row.draft.customerName}`}
        checked={isImported}
        onChange={({ target }) => onChange(target.checked)}
      />
    }
  >
    {alike && <Repeats duplicate={alike} inFile="Almost the same as" inList="Almost the same is in your list" />}
  </Card>
)

type SkippedCardProps = { row: CheckedRow; photo: Photo | null; onReturn: () => void }

export const SkippedCard = ({ row, photo, onReturn }: SkippedCardProps) => (
  <Card row={row} photo={photo} head={<Number row={row} />}>
    <p className="row wrap gap-8 text-13 danger icons-14">
      <CircleAlert />
      {row.problem?.message}
    </p>
    <p>
      <Button variant="line" size="small" onClick={onReturn}>
        Fix it after all
      </Button>
    </p>
  </Card>
)

const Number = ({ row }: { row: CheckedRow }) => <span className="text-13 muted tabular">Row {row.number}</span>

/** The service and the tags that the file gives. */
function Sorting({ row: { row } }: { row: CheckedRow }) {
  const tags = row?.tags ?? []
  if (!row?.service && tags.length === 0) return null
  return (
    <div className="stack gap-4 text-13 muted anywhere">
      {row?.service && (
        <p>
          {labels.service}: <bdi>{row.service}</bdi>
        </p>
      )}
      {tags.length > 0 && (
        <p>
          {labels.tags}: <bdi>{tags.join(', ')}</bdi>
        </p>
      )}
    </div>
  )
}

type CardProps = { row: CheckedRow; photo: Photo | null; head: ReactNode; isBad?: boolean; children?: ReactNode }

/** As much of a testimonial as is known, with what can be done about it. */
function Card({ row, photo, head, isBad, children }: CardProps) {
  const { draft } = row
  const stars = row.row?.rating ?? 0
  const about = [draft.role, draft.company].filter(Boolean).join(', ')
  return (
    <li className={`stack gap-12 pad-16 border round-card surface ${isBad ? styles.bad : ''}`}>
      <div className="row wrap justify-between gap-16 rows-4">
        {head}
        {stars > 0 && <Stars rating={stars} />}
      </div>
      {draft.testimonial && !(isBad && row.problem?.field === 'testimonial') && (
        <blockquote className={`anywhere serif-18 ${styles.words}`} dir="auto">
          {draft.testimonial}
        </blockquote>
      )}
      {children}
      <Sorting row={row} />
      {photo?.problem && <p className="text-13 muted anywhere">{photo.problem} It’s imported without a photo.</p>}
      <div className="row wrap justify-between gap-16 rows-4 text-13">
        <div className="row gap-8 shrink">
          {photo?.file ? (
            <FileImage file={photo.file} className={`rigid circle ${styles.face}`} />
          ) : (
            <Avatar name={draft.customerName || null} imageUrl={null} />
          )}
          <p className="anywhere" dir="auto">
            <b className="block medium">{draft.customerName || 'No name'}</b>
            {about && <span className="muted">{about}</span>}
          </p>
        </div>
        <p className="row gap-8 muted icons-14">
          {row.row?.originalUrl && (
            <a
              className="inline-row gap-4 underline"
              href={row.row.originalUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={`Original of row ${row.number}`}
            >
              Original
              <ExternalLink />
            </a>
          )}
          {row.row?.receivedOn && (
            <time dateTime={row.row.receivedOn}>{fullDate(`${row.row.receivedOn}T12:00:00`)}</time>
          )}
        </p>
      </div>
    </li>
  )
}
