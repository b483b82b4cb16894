import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import styles from './inline.module.css'

type InlineSelectProps = ComponentProps<'select'> & {
  /** Its accessible name. */
  label: string
  options: readonly { value: string; label: string }[]
}

/** A choice that stands inside a sentence. */
export const InlineSelect = ({ label, options, className, ...select }: InlineSelectProps) => (
  <span className={styles.pick}>
    <select {...select} aria-label={label} className={classNames(styles.value, styles.select, className)}>
      {options.map(({ value, label: word }) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
    <ChevronDown />
  </span>
)
