import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../components/button.tsx'
import { IconButton } from '../components/icon-button.tsx'
import { Wordmark } from '../components/wordmark.tsx'
import { FullScreenMenu } from './full-screen-menu.tsx'
import styles from './visitor-header.module.css'

const links = [
  { label: 'Pricing', to: '/#pricing' },
  { label: 'Log in', to: '/login' },
]

export function VisitorHeader() {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className={`row justify-between full centered gap-16 ${styles.header}`}>
      <Wordmark look="hung" />
      <nav className={`row gap-8 ${styles.nav}`} aria-label="Main">
        {links.map(({ label, to }) => (
          <Link className="inline-row ink medium no-underline touch hover-underline" key={to} to={to}>
            {label}
          </Link>
        ))}
        <ButtonLink to="/sign-up" className={styles.start}>
          Get started
        </ButtonLink>
      </nav>
      <IconButton
        icon={Menu}
        label="Open menu"
        className={`script-only ${styles.burger}`}
        onClick={() => setIsMenuOpen(true)}
      />
      {isMenuOpen && (
        <FullScreenMenu
          links={links}
          onClose={() => setIsMenuOpen(false)}
          foot={
            <>
              <ButtonLink to="/sign-up" size="large" isWide>
                Get started
              </ButtonLink>
              <p className={'text-13 muted center-text'}>Start free, no credit card required</p>
            </>
          }
        />
      )}
    </header>
  )
}
