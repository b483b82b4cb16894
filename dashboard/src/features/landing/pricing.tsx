import { Check } from 'lucide-react'
import { readProductName } from '../../installation/product-name.ts'
import { ButtonLink } from '../../components/button.tsx'
import { type Offer, offers } from '../../components/plan-offers.ts'
import { classNames } from '../../lib/class-names.ts'
import landing from './landing.module.css'
import styles from './pricing.module.css'

function PlanRow({ plan, title, audience, dollarsPerMonth, contents, action }: Offer) {
  const isRecommended = plan === 'pro'
  return (
    <article className={classNames('stack pad-block-32 gap-24-32', styles.plan, isRecommended && styles.recommended)}>
      <div>
        <div className="row wrap gap-12 rows-4">
          <h3>{title}</h3>
          {isRecommended && <span className={`text-12 medium ${styles.tag}`}>Recommended</span>}
        </div>
        <p className={`above-8 muted ${styles.audience}`}>{audience}</p>
      </div>
      <ul className="gap-8 span-all stack icons-in-line icons-muted" role="list">
        {contents(readProductName()).map((content) => (
          <li className="beside gap-12" key={content}>
            <Check />
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.buy}>
        <p className={`end-text ${styles.price}`}>
          ${dollarsPerMonth} {dollarsPerMonth > 0 && <small>per month</small>}
        </p>
        <ButtonLink to="/sign-up" size="large" variant={isRecommended ? 'ink' : 'line'}>
          {action}
        </ButtonLink>
      </div>
    </article>
  )
}

export function Pricing() {
  return (
    <section className={`${landing.page} ${landing.section}`} id="pricing" aria-labelledby="pricing-title">
      <h2 className={landing.title} id="pricing-title">
        <span className="block">Three plans.</span> The first one costs nothing.
      </h2>
      <div className={`border-below ${styles.tariff}`}>
        {offers.map((offer) => (
          <PlanRow key={offer.plan} {...offer} />
        ))}
      </div>
    </section>
  )
}
