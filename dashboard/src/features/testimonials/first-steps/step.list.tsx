import { ChevronDown, Circle, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import type { Checklist } from '#shared/onboarding.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { type Step, stepsOf } from './first-steps.ts'
import styles from './first-steps.module.css'

type StepListProps = { checklist: Checklist; isFolded: boolean; onCreateRequest: () => void; onHide: () => void }

export function StepList({ checklist, isFolded, onCreateRequest, onHide }: StepListProps) {
  const titleId = useId()
  const steps = stepsOf(checklist)
  const next = steps.find(({ isDone, callToAction }) => !isDone && callToAction)
  const count = `${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`
  const list = (
    <>
      <ol role="list">
        {steps.map((step) => (
          <StepItem key={step.name} step={step} isNext={step === next} onCreateRequest={onCreateRequest} />
        ))}
      </ol>
      <footer>
        <button type="button" onClick={onHide}>
          Hide this list
        </button>
      </footer>
    </>
  )
  if (isFolded)
    return (
      <details className={styles.card}>
        <summary className={styles.head}>
          <b>First steps</b>
          {next && <span className="shrink muted ellipsis grow">Next: {next.title}</span>}
          <span className="text-13 muted tabular nowrap">{count}</span>
          <ChevronDown />
        </summary>
        {list}
      </details>
    )
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>First steps</h3>
        <span className="text-13 muted tabular nowrap">{count}</span>
      </header>
      {list}
    </section>
  )
}

type StepItemProps = { step: Step; isNext: boolean; onCreateRequest: () => void }

function StepItem({ step, isNext, onCreateRequest }: StepItemProps) {
  const { title, hint, isDone, callToAction, to } = step
  const look = { variant: isNext ? 'line' : 'quiet', size: 'small' } as const
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className={isDone ? styles.done : undefined}>
      <Icon />
      <div>
        <b>{title}</b>
        {isDone ? <span className="visually-hidden"> (done)</span> : <p>{hint}</p>}
      </div>
      {!isDone &&
        callToAction &&
        (to === undefined ? (
          <Button {...look} aria-label={`${callToAction}: ${title}`} onClick={onCreateRequest}>
            {callToAction}
          </Button>
        ) : (
          <ButtonLink {...look} to={to} aria-label={`${callToAction}: ${title}`}>
            {callToAction}
          </ButtonLink>
        ))}
    </li>
  )
}
