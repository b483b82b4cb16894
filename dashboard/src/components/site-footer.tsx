import { Link } from 'react-router-dom'
import styles from './site-footer.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <span>© 2025 Goodword</span>
        <Link to="/privacy-policy">Privacy policy</Link>
        <Link to="/terms-of-service">Terms of service</Link>
        <div className={styles.end}>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
