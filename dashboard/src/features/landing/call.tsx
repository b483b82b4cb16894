import { ButtonLink } from '../../components/button.tsx'
import styles from './landing.module.css'

export function Call() {
  return (
    <div className={styles.call}>
      <ButtonLink to="/sign-up" size="large">
        Get started
      </ButtonLink>
      <p>Start free, no credit card required</p>
    </div>
  )
}
