import { MERGE_FIELDS, type MergeField } from '#shared/emails.ts'
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

export const CharacterCount = ({ length, max }: { length: number; max: number }) => (
  <span className={styles.count} data-is-near={length > max * 0.9 ? '' : undefined}>
    {length.toLocaleString('en')} of {max.toLocaleString('en')}
  </span>
)
