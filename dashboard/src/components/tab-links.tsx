import { NavLink } from 'react-router-dom'
import styles from './tab-links.module.css'

/** Nothing at all when there is one tab or none. */
export function TabLinks({ label, items }: { label: string; items: { label: string; to: string }[] }) {
  if (items.length <= 1) return null
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to}>
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}
