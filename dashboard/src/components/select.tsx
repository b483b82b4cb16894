import type { ComponentProps } from 'react'
import styles from './select.module.css'

export type SelectProps = ComponentProps<'select'> & {
  /** `small`: as high as small fields are. `quiet`: without a box, in a row of tools. */
  look?: 'field' | 'small' | 'quiet'
}

/** A select without a label: give it one, or use `SelectField`. Its options are children. */
export const Select = ({ look = 'field', className = '', children, ...select }: SelectProps) => (
  <span className={`${styles.box} ${styles[look]} ${className}`}>
    <select {...select}>{children}</select>
    {/* Without the library of icons, which the pages for clients don't load. */}
    <svg className="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </span>
)
