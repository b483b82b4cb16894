import { Check } from 'lucide-react'
import { ButtonLink } from '../../components/button.tsx'
import { type Offer, offers } from '../../components/plan-offers.ts'
import { classNames } from '../../lib/class-names.ts'
import landing from './landing.module.css'
import styles from './pricing.module.css'

function PlanRow({ plan, title, audience, dollarsPerMonth, contents, action }: Offer) {
  const isRecommended = plan === 'pro'
  return (
    <article className={classNames(styles.plan, isRecommended && styles.recommended)}>
      <div>
        <div className={styles.name}>
          <h3>{title}</h3>
          {isRecommended && <span className={styles.tag}>Recommended</span>}
        </div>
        <p className={styles.audience}>{audience}</p>
      </div>
      <ul role="list">
        {contents.map((content) => (
          <li key={content}>
            <Check />
            {content}
          </li>
        ))}
      </ul>
      <div className={styles.buy}>
        <p className={styles.price}>
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
        <span className={landing.titleLine}>Three plans.</span> The first one costs nothing.
      </h2>
      <div className={styles.tariff}>
        {offers.map((offer) => (
          <PlanRow key={offer.plan} {...offer} />
        ))}
      </div>
    </section>
  )
}
