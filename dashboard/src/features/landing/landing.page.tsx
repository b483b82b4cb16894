import { SiteFooter } from '../../components/site-footer.tsx'
import { useTrack } from '../../lib/analytics/use-analytics.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Closing } from './closing.tsx'
import { ExampleWall } from './example-wall.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import styles from './landing.module.css'
import { LiveWall } from './live-wall.tsx'
import { Pricing } from './pricing.tsx'
import { Steps } from './steps.tsx'
import { TryIt } from './try-it.tsx'

export function LandingPage() {
  usePageTitle('Goodword')
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
