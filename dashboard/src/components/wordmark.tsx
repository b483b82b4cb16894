import { Link } from 'react-router-dom'
import { readProductName } from '../installation/product-name.ts'
import { classNames } from '../lib/class-names.ts'
import styles from './wordmark.module.css'

/** Links to the homepage. With `hung`, its quotation mark is in the margin and the G is at the edge of the page. */
export function Wordmark({ look, onClick }: { look: 'plain' | 'hung'; onClick?: () => void }) {
  return (
    <Link to="/" className={classNames(styles.wordmark, styles[look])} onClick={onClick}>
      <svg viewBox="0 0 19 14" aria-hidden="true">
        <path d="M7.6.3C3.2 1.8.4 5 .4 9.2a4 4 0 1 0 4-4l-.5.03C4.6 3.6 6 2.4 8.2 1.5z" />
        <path d="M17.6.3c-4.4 1.5-7.2 4.7-7.2 8.9a4 4 0 1 0 4-4l-.5.03c.7-1.63 2.1-2.83 4.3-3.73z" />
      </svg>
      <span>{readProductName()}</span>
    </Link>
  )
}
