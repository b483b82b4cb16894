import { pageHeads } from '#shared/page-heads.ts'
import { ButtonLink } from '../../components/button.tsx'
import { SiteFooter } from '../../components/site-footer.tsx'
import { useTrack } from '../../lib/analytics/use-analytics.ts'
import { readProductName } from '../../installation/product-name.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { ExampleWall } from './example-wall.tsx'
import { Faq } from './faq.tsx'
import { LiveWall } from './live-wall.tsx'
import { Pricing } from './pricing.tsx'
import { Steps } from './steps.tsx'
import { TryIt } from './try-it.tsx'
import styles from './landing.module.css'

export function LandingPage() {
  usePageTitle(pageHeads['/'].title)
  useTrack('Landing page viewed')
  return (
    <>
      <div className={`text-16 ${styles.landing}`}>
        <Hero />
        <ExampleWall />
        <Steps />
        <TryIt />
        <LiveWall />
        <Pricing />
        <Faq />
        <Closing />
      </div>
      <SiteFooter />
    </>
  )
}

function Hero() {
  return (
    <section className={`${styles.page} gap-32 stack ${styles.hero}`}>
      <h1>The best words about your work aren’t yours.</h1>
      <div className={`gap-24 stack ${styles.lead}`}>
        <p>
          They’re your clients’. {readProductName()} asks for them once an invoice is paid, and puts the ones you
          approve on your site.
        </p>
        <Call />
      </div>
    </section>
  )
}

function Closing() {
  return (
    <section className={`${styles.page} ${styles.closing}`} aria-labelledby="closing-title">
      <div className={`gap-32 stack ${styles.inner}`}>
        <h2 id="closing-title">Good work deserves a good word.</h2>
        <Call />
      </div>
    </section>
  )
}

function Call() {
  return (
    <div className={`row wrap ${styles.call}`}>
      <ButtonLink to="/sign-up" size="large">
        Get started
      </ButtonLink>
      <p className="text-14 muted">Start free, no credit card required</p>
    </div>
  )
}
