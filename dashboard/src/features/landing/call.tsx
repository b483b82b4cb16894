import { ButtonLink } from '../../components/button.tsx'
import styles from './landing.module.css'

export function Call() {
  return (
    <div className={`row wrap ${styles.call}`}>
      <ButtonLink to="/sign-up" size="large">
        Get started
      </ButtonLink>
      <p className="text-14 muted">Start free, no credit card required</p>
    </div>
  )
}
