import { Link } from 'react-router-dom'
import { readProductName } from '../installation/product-name.ts'
import styles from './site-footer.module.css'
import { ThemeSwitch } from './segments.tsx'

export function SiteFooter() {
  return (
    <footer className="border-above text-14 muted">
      <div className={`row wrap centered gap-24 rows-8 ${styles.row}`}>
        <span>© 2025 {readProductName()}</span>
        <Link to="/privacy-policy">Privacy policy</Link>
        <Link to="/terms-of-service">Terms of service</Link>
        <div className="push">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
