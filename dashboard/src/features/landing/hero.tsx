import { Call } from './call.tsx'
import styles from './hero.module.css'
import landing from './landing.module.css'

export function Hero() {
  return (
    <section className={`${landing.page} gap-32 stack ${styles.hero}`}>
      <h1>The best words about your work aren’t yours.</h1>
      <div className={`gap-24 stack ${styles.lead}`}>
        <p>
          They’re your clients’. Goodword asks for them once an invoice is paid, and puts the ones you approve on your
          site.
        </p>
        <Call />
      </div>
    </section>
  )
}
