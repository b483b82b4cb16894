import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { readProductName } from '../../../installation/product-name.ts'
import { Button } from '../../../components/button.tsx'
import type { Offer } from '../../../components/plan-offers.ts'
import { classNames } from '../../../lib/class-names.ts'
import type { PlanChoice, priceOf } from './plan-choice.ts'
import styles from './subscription.module.css'

type PlanCardProps = {
  offer: Offer
  price: ReturnType<typeof priceOf>
  choice: PlanChoice
  isCurrent: boolean
  isChanging: boolean
  /** Why it can't be chosen now, apart from the choice itself. */
  disabledReason: string | undefined
  onChoose: () => void
  /** What the button alone does not say. */
  note: ReactNode
}

export function PlanCard({
  offer,
  price,
  choice,
  isCurrent,
  isChanging,
  disabledReason,
  onChoose,
  note,
}: PlanCardProps) {
  const id = useId()
  const { title, audience, contents } = offer
  const isRecommended = offer.plan === 'pro'
  return (
    <section
      className={classNames('pad-24 content-start', styles.plan, isRecommended && `surface ${styles.recommended}`)}
      aria-labelledby={`${id}-title`}
    >
      <header className="flex justify-between gap-8 align-baseline">
        <h2 id={`${id}-title`}>{title}</h2>
        {isRecommended && <span className="text-13 medium muted">Recommended</span>}
      </header>
      <div>
        <p className={`flex gap-8 muted align-baseline ${styles.price}`}>
          <b>
            <span>{price.symbol}</span>
            {price.number}
          </b>
          {price.per}
        </p>
        {price.note && <p className="text-13 below-8">{price.note}</p>}
      </div>
      <p className="muted below-24">{audience}</p>
      <div>
        <Button
          isWide
          variant={isRecommended || choice.action === 'reinstate' ? 'ink' : 'line'}
          isBusy={isChanging}
          disabledReason={choice.reason ?? disabledReason}
          aria-describedby={note ? `${id}-note` : undefined}
          aria-current={isCurrent || undefined}
          onClick={onChoose}
        >
          {choice.label}
        </Button>
        {note && (
          <p id={`${id}-note`} className="above-8 text-13 muted anywhere">
            {note}
          </p>
        )}
      </div>
      <ul className="gap-8 above-24 content-start stack icons-14 icons-in-line icons-muted" role="list">
        {contents(readProductName()).map((content) => (
          <li className="beside gap-12" key={content}>
            <Check />
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}
