import { Call } from './call.tsx'
import styles from './closing.module.css'
import landing from './landing.module.css'

export function Closing() {
  return (
    <section className={`${landing.page} ${styles.closing}`} aria-labelledby="closing-title">
      <div className={`gap-32 stack ${styles.inner}`}>
        <h2 id="closing-title">Good work deserves a good word.</h2>
        <Call />
      </div>
    </section>
  )
}
