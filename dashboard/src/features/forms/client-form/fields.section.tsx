import type { UseFormRegister } from 'react-hook-form'
import { Select } from '../../../components/select.tsx'
import { type ClientFormValues, type Level, ON_PRO } from './client-form.values.ts'
import styles from './client-form.module.css'

type FieldName = keyof ClientFormValues['fields']

const LEVEL_NAMES: Record<Level, string> = { no: 'Not asked', optional: 'Optional', required: 'Required' }

const fields: { name: FieldName; label: string; hint: string; levels: Level[]; isExtra?: boolean }[] = [
  { name: 'rating', label: 'Rating', hint: 'One to five stars.', levels: ['no', 'optional', 'required'] },
  { name: 'photo', label: 'Photo', hint: 'Of the client. It is never required.', levels: ['no', 'optional'] },
  {
    name: 'company',
    label: 'Company',
    hint: 'Where the client works.',
    levels: ['no', 'optional', 'required'],
    isExtra: true,
  },
  {
    name: 'role',
    label: 'Role',
    hint: 'What the client does there.',
    levels: ['no', 'optional', 'required'],
    isExtra: true,
  },
]

type FieldsSectionProps = {
  register: UseFormRegister<ClientFormValues>
  values: ClientFormValues['fields']
  /** Whether the plan doesn't include company and role. They can still be turned off. */
  isLocked: boolean
}

/** What clients are asked for besides the owner's questions. */
export const FieldsSection = ({ register, values, isLocked }: FieldsSectionProps) => (
  <ul className={`card ${styles.fields}`} role="list">
    <li className="row justify-between gap-16 pad-16">
      <p className="medium">Testimonial and name</p>
      <p className="text-14 muted">Always required</p>
    </li>
    {fields.map(({ name, label, hint, levels, isExtra = false }) => {
      const cannotAdd = isExtra && isLocked
      const id = `asks-${name}`
      return (
        <li className="row justify-between gap-16 pad-16" key={name} data-edits={isExtra ? 'author' : name}>
          <div className="shrink">
            <label className="medium" htmlFor={id}>
              {label}
            </label>
            <p id={`${id}-hint`} className="text-13 muted">
              {cannotAdd ? ON_PRO : hint}
            </p>
          </div>
          <Select
            {...register(`fields.${name}`)}
            look="small"
            className={styles.level}
            id={id}
            aria-describedby={`${id}-hint`}
          >
            {levels.map((level) => (
              <option key={level} value={level} disabled={cannotAdd && level !== 'no' && level !== values[name]}>
                {LEVEL_NAMES[level]}
              </option>
            ))}
          </Select>
        </li>
      )
    })}
  </ul>
)
