import { NavLink } from 'react-router-dom'
import styles from './tab-links.module.css'

export function TabLinks({ label, items }: { label: string; items: { label: string; to: string }[] }) {
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
