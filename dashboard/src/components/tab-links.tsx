import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import styles from './tab-links.module.css'

/** They scroll where they are too wide, with the current one in view. */
export function TabLinks({ label, items }: { label: string; items: readonly { label: string; to: string }[] }) {
  const { pathname } = useLocation()
  const tabs = useRef<HTMLElement>(null)

  useEffect(() => {
    const strip = tabs.current
    const current = [...(strip?.querySelectorAll('a') ?? [])].find((tab) => tab.pathname === pathname)
    if (!strip || !current) return
    strip.scrollTo({ left: current.offsetLeft + current.offsetWidth / 2 - strip.clientWidth / 2 })
  }, [pathname])

  return (
    <nav ref={tabs} className={styles.tabs} aria-label={label}>
      {items.map((item) => (
        <NavLink
          className="rigid medium muted no-underline pad-block-8 hover-ink focus-inside"
          key={item.to}
          to={item.to}
        >
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}
