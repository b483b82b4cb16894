import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './inline-select.module.css'

type InlineSelectProps = ComponentProps<'select'> & {
  /** Its accessible name. */
  label: string
  options: readonly { value: string; label: string }[]
}

/** A select inside a sentence. */
export const InlineSelect = ({ label, options, className, ...select }: InlineSelectProps) => (
  <span className={`relative max-full icons-14 icons-muted ${styles.pick}`}>
    <select {...select} aria-label={label} className={classNames(styles.value, 'pointer', styles.select, className)}>
      {options.map(({ value, label: word }) => (
        <option className="regular surface" key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
    <ChevronDown />
  </span>
)
