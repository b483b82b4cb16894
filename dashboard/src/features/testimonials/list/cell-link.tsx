import { Link } from 'react-router-dom'
import { OPENED_HERE } from './testimonial-list.address.ts'
import styles from './testimonial-list.table.module.css'

type CellLinkProps = {
  /** The address of the details. */
  href: string
  /** What the cell says beside a pointer. */
  title?: string | undefined
}

/**
 * The rest of a row leads to the details too, also by the middle button. It covers its cell only, because not every
 * browser positions within a row. The name is the link for the keyboard and for screen readers.
 */
export const CellLink = ({ href, title }: CellLinkProps) => (
  <Link to={href} state={OPENED_HERE} className={styles.cover} title={title} tabIndex={-1} aria-hidden="true" />
)
