import type { ReactNode } from 'react'
import controls from '../controls.module.css'
import { useClientTexts } from '../language.provider.tsx'
import styles from './steps.module.css'
import type { Steps } from './use-steps.ts'

/** A part of the form that is a step of its own. */
export const Step = ({ name, steps, children }: { name: string; steps: Steps; children: ReactNode }) => (
  <div className={`shrink ${styles.step}`} data-step={name} tabIndex={-1} hidden={!steps.isShown(name)}>
    {children}
  </div>
)

type SectionProps = { names: readonly string[]; steps: Steps; children: ReactNode }

/** A section of the form on one page; in steps, it shows the current one. */
export const Section = ({ names, steps, children }: SectionProps) => (
  <div className={`shrink pad-block-32 border-above ${styles.section}`} hidden={!names.some(steps.isShown)}>
    {children}
  </div>
)

/** How far it is. */
export function StepProgress({ steps: { current, place, count } }: { steps: Steps }) {
  const { steps: texts } = useClientTexts()
  if (current === undefined) return null
  return (
    <div className={`stack gap-8 ${styles.progress}`}>
      <p className="text-14 muted tabular" role="status">
        {texts.progress(place + 1, count)}
      </p>
      <progress className={styles.bar} max={count} value={place + 1} aria-hidden="true" />
    </div>
  )
}

/** Back, and on to the next step. On the last one, the button that sends is the form's own. */
export function StepButtons({ steps: { current, place, isLast, back } }: { steps: Steps }) {
  const { steps: texts } = useClientTexts()
  if (current === undefined || (isLast && place === 0)) return null
  return (
    <div className={`row gap-12 ${styles.buttons}`}>
      {place > 0 && (
        <button type="button" className={controls.plain} onClick={back}>
          {texts.back}
        </button>
      )}
      {!isLast && (
        <button type="submit" className={`grow ${controls.button}`}>
          {texts.next}
        </button>
      )}
    </div>
  )
}
