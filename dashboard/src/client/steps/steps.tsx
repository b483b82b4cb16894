import type { ReactNode } from 'react'
import { LineIcon } from '../../upload/icons.tsx'
import controls from '../controls.module.css'
import { useClientTexts } from '../language.provider.tsx'
import { InStepsContext } from './shown-step.ts'
import { StepHeading } from './step-heading.tsx'
import styles from './steps.module.css'
import type { Steps } from './use-steps.ts'

type PartProps = { steps: Steps; children: ReactNode }

const sectionClass = ({ isOn }: Steps) => (isOn ? 'shrink' : 'shrink pad-block-32 border-above')

/** What is in the form element: in steps, its parts follow each other on one screen. */
export const FormParts = ({ steps, children }: PartProps) => (
  <InStepsContext value={steps.isOn}>
    <div className={steps.isOn ? `shrink ${styles.parts}` : 'shrink stack'}>{children}</div>
  </InStepsContext>
)

/** A section of the form on one page; in steps, it is there while one of its steps is shown. */
export const Section = ({ names, steps, children }: PartProps & { names: readonly string[] }) => (
  <div className={`${sectionClass(steps)} ${styles.section}`} hidden={!names.some(steps.isShown)}>
    {children}
  </div>
)

/** A part of the form that is a step of its own. */
export const Step = ({ name, steps, children }: PartProps & { name: string }) => (
  <div className={steps.isOn ? `shrink ${styles.step}` : 'shrink'} hidden={!steps.isShown(name)}>
    {children}
  </div>
)

/** The heading of a step whose fields have no title together. */
export const TitleInSteps = ({ steps, children }: PartProps) => steps.isOn && <StepHeading>{children}</StepHeading>

/** Where the form is sent: the end of its last step. */
export const SendSection = ({ steps, children }: PartProps) => (
  <div className={`${sectionClass(steps)} ${steps.isOn ? styles.send : ''}`} hidden={!steps.isLast}>
    {children}
  </div>
)

/** On to the next step. `note` says what has become of what was written. */
export function NextButton({ steps, note }: { steps: Steps; note: string }) {
  const { steps: texts } = useClientTexts()
  if (steps.isLast) return null
  return (
    <div className={styles.next}>
      <button type="submit" className={controls.button}>
        {texts.next}
      </button>
      {note !== '' && <p className={`text-13 muted ${styles.saved}`}>{note}</p>}
    </div>
  )
}

/** What surrounds a step; undefined on one page. */
export const frameOf = (steps: Steps) =>
  steps.isOn
    ? {
        progress: <StepProgress steps={steps} />,
        hasSender: steps.place === 0,
        hasFooter: steps.place === 0 || steps.isLast,
      }
    : undefined

/** How far it is, and the way back. */
function StepProgress({ steps: { place, count, back } }: { steps: Steps }) {
  const { steps: texts } = useClientTexts()
  return (
    <div className={`row gap-8 ${styles.progress}`}>
      {back && (
        <button type="button" className={styles.back} aria-label={texts.back} onClick={back}>
          <LineIcon drawing="m12 19-7-7 7-7M19 12H5" />
        </button>
      )}
      <div className={styles.segments} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-done={index <= place ? '' : undefined} />
        ))}
      </div>
      <p className="rigid text-13 muted tabular" role="status">
        {texts.progress(place + 1, count)}
      </p>
    </div>
  )
}
