import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './wizard-steps.module.css'

type WizardStepsProps<Name extends string> = {
  steps: readonly {
    name: Name
    title: string
    /** What was chosen there, or what happens there. */
    detail?: string | undefined
  }[]
  current: Name
  /** Goes back to a step before; undefined while that isn't possible. */
  onStep: ((name: Name) => void) | undefined
  /** Focused when the step changes. */
  ref: Ref<HTMLOListElement>
}

/** The steps of an import: which are done, and which is shown. */
export function WizardSteps<Name extends string>({ steps, current, onStep, ref }: WizardStepsProps<Name>) {
  const place = steps.findIndex(({ name }) => name === current)
  return (
    <ol ref={ref} tabIndex={-1} role="list" className={`border-block below-32 above-16 pad-block-16 ${styles.steps}`}>
      {steps.map(({ name, title, detail }, index) => {
        const isDone = index < place
        return (
          <li
            key={name}
            className={classNames('icons-14', isDone ? styles.done : index === place && styles.current)}
            aria-current={index === place ? 'step' : undefined}
          >
            <span className={`center rigid circle ${styles.mark}`} aria-hidden="true">
              {isDone && <Check />}
            </span>
            <span className="shrink">
              {isDone && onStep ? (
                <button type="button" className="medium hover-underline touch-small" onClick={() => onStep(name)}>
                  {title}
                </button>
              ) : (
                <b className="medium block">{title}</b>
              )}
              {detail && index <= place && <span className="block text-13 muted ellipsis">{detail}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
