import { Link } from 'react-router-dom'
import styles from './breadcrumbs.module.css'

/** The last one is the current page. */
export function Breadcrumbs({ items }: { items: { label: string; to?: string }[] }) {
  return (
    <nav className={`text-13 muted below-8 ${styles.breadcrumbs}`} aria-label="Breadcrumb">
      <ol className="flex wrap">
        {items.map(({ label, to }, index) => (
          <li className="pad-block-4" key={label}>
            {to ? (
              <Link className="pad-block-4 muted no-underline hover-ink hover-underline" to={to}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
