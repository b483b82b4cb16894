import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import type { Offer } from '../../components/plan-offers.ts'
import { classNames } from '../../lib/class-names.ts'
import styles from './subscription.module.css'
import type { PlanChoice } from './plan-choice.ts'

type PlanCardProps = {
  offer: Offer
  choice: PlanChoice
  isCurrent: boolean
  isChanging: boolean
  isDisabled: boolean
  onChoose: () => void
  /** What the button alone does not say. */
  note: ReactNode
}

export function PlanCard({ offer, choice, isCurrent, isChanging, isDisabled, onChoose, note }: PlanCardProps) {
  const id = useId()
  const { title, audience, dollarsPerMonth, contents } = offer
  const isRecommended = offer.plan === 'pro'
  const isOff = isDisabled || choice.action === null
  return (
    <section className={classNames(styles.plan, isRecommended && styles.recommended)} aria-labelledby={`${id}-title`}>
      <header className={styles.name}>
        <h2 id={`${id}-title`}>{title}</h2>
        {isRecommended && <span>Recommended</span>}
      </header>
      <p className={styles.price}>
        <b>
          <span>$</span>
          {dollarsPerMonth}
        </b>
        {dollarsPerMonth > 0 ? 'per month' : 'for as long as you like'}
      </p>
      <p className={styles.audience}>{audience}</p>
      <div>
        <Button
          isWide
          variant={isRecommended || choice.action === 'reinstate' ? 'ink' : 'line'}
          isBusy={isChanging}
          aria-disabled={isOff}
          aria-describedby={note ? `${id}-note` : undefined}
          aria-current={isCurrent || undefined}
          onClick={() => !isOff && onChoose()}
        >
          {choice.label}
        </Button>
        {note && (
          <p id={`${id}-note`} className={styles.note}>
            {note}
          </p>
        )}
      </div>
      <ul className={styles.contents} role="list">
        {contents.map((content) => (
          <li key={content}>
            <Check />
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}
