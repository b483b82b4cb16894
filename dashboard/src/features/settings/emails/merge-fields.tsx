import { TriangleAlert } from 'lucide-react'
import { MERGE_FIELDS, type MergeField } from '#shared/emails.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { unknownFieldsMessage } from './unknown-fields.ts'
import styles from './style-form.module.css'
const wording: Record<MergeField, string> = {
  clientName: 'Client’s name',
  ownerName: 'Your name',
  organisationName: 'Organisation',
  service: 'Service',
}
type MergeFieldsProps = { label: string; onInsert: (text: string) => void }
/** Fields that are filled in for each client, inserted at the caret. */
export const MergeFields = ({ label, onInsert }: MergeFieldsProps) => (
  <div role="group" aria-label={label} className={`row wrap gap-8 text-13 muted ${styles.fields}`}>
    <span aria-hidden="true">Insert</span>
    {MERGE_FIELDS.map((field) => (
      <button key={field} type="button" title={`{{${field}}}`} onClick={() => onInsert(`{{${field}}}`)}>
        {wording[field]}
      </button>
    ))}
  </div>
)
const SETTLED_MS = 700
/** Says, once typing stops, which fields are not known. */
export function UnknownFields({ value }: { value: string }) {
  const warning = unknownFieldsMessage(useDebounced(value, SETTLED_MS))
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
  <span
    className={`regular muted tabular nowrap ${styles.count}`}
    data-is={length > max ? 'over' : length > max * 0.9 ? 'near' : undefined}
  >
    {length.toLocaleString('en')} of {max.toLocaleString('en')}
  </span>
)
