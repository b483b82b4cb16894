import { Call } from './call.tsx'
import styles from './hero.module.css'
import landing from './landing.module.css'

export function Hero() {
  return (
    <section className={`${landing.page} ${styles.hero}`}>
      <h1>The best words about your work aren’t yours.</h1>
      <div className={styles.lead}>
        <p>
          They are your clients’. Goodword asks for them once an invoice is paid, and sets the ones you approve on your
          site.
        </p>
        <Call />
      </div>
    </section>
  )
}
