import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import type { Offer } from '../../components/plan-offers.ts'
import { classNames } from '../../lib/class-names.ts'
import styles from './subscription.module.css'
import type { PlanChoice } from './plan-choice.ts'
import type { priceOf } from './plan-prices.ts'

type PlanCardProps = {
  offer: Offer
  price: ReturnType<typeof priceOf>
  choice: PlanChoice
  isCurrent: boolean
  isChanging: boolean
  isDisabled: boolean
  onChoose: () => void
  /** What the button alone does not say. */
  note: ReactNode
}

export function PlanCard({ offer, price, choice, isCurrent, isChanging, isDisabled, onChoose, note }: PlanCardProps) {
  const id = useId()
  const { title, audience, contents } = offer
  const isRecommended = offer.plan === 'pro'
  const isOff = isDisabled || choice.action === null
  return (
    <section
      className={classNames('pad-24 content-start', styles.plan, isRecommended && `surface ${styles.recommended}`)}
      aria-labelledby={`${id}-title`}
    >
      <header className={`flex justify-between gap-8 ${styles.line}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {isRecommended && <span className="text-13 medium muted">Recommended</span>}
      </header>
      <div>
        <p className={`flex gap-8 muted ${styles.price}`}>
          <b>
            <span>{price.symbol}</span>
            {price.number}
          </b>
          {price.per}
        </p>
        {price.note && <p className="text-13 below-8">{price.note}</p>}
      </div>
      <p className={`muted ${styles.audience}`}>{audience}</p>
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
          <p id={`${id}-note`} className={`above-8 text-13 muted anywhere ${styles.note}`}>
            {note}
          </p>
        )}
      </div>
      <ul
        className={`gap-8 above-24 content-start stack icons-14 icons-in-line icons-muted ${styles.contents}`}
        role="list"
      >
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
