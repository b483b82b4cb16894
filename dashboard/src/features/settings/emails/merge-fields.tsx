import { TriangleAlert } from 'lucide-react'
import { MERGE_FIELDS, type MergeField } from '#shared/emails.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { unknownFieldsWords } from './unknown-fields.ts'
import styles from './style-form.module.css'

const words: Record<MergeField, string> = {
  clientName: 'Client’s name',
  ownerName: 'Your name',
  organisationName: 'Organisation',
  service: 'Service',
}

type MergeFieldsProps = { label: string; onInsert: (text: string) => void }

/** What is filled in for each client, to be put where the caret stands. */
export const MergeFields = ({ label, onInsert }: MergeFieldsProps) => (
  <div role="group" aria-label={label} className={styles.fields}>
    <span aria-hidden="true">Put in</span>
    {MERGE_FIELDS.map((field) => (
      <button key={field} type="button" title={`{{${field}}}`} onClick={() => onInsert(`{{${field}}}`)}>
        {words[field]}
      </button>
    ))}
  </div>
)

const SETTLED_MS = 700

/** Says, once somebody stopped typing, what only looks like a field. */
export function UnknownFields({ value }: { value: string }) {
  const warning = unknownFieldsWords(useDebounced(value, SETTLED_MS))
  return (
    <div role="status" className={styles.unknown}>
      {warning && (
        <p dir="auto">
          <TriangleAlert />
          {warning}
        </p>
      )}
    </div>
  )
}

export const CharacterCount = ({ length, max }: { length: number; max: number }) => (
  <span className={styles.count} data-is={length > max ? 'over' : length > max * 0.9 ? 'near' : undefined}>
    {length.toLocaleString('en')} of {max.toLocaleString('en')}
  </span>
)
