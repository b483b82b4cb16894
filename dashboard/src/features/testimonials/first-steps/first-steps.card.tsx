import { Circle, CircleCheck } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Checklist, getChecklist, updateChecklist } from '#shared/onboarding.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { isAllDone, type Step, stepsOf } from './first-steps.ts'
import styles from './first-steps.module.css'

/** The first-run checklist, until all of it is done or it was hidden. It never stands in the way: without an answer there is none. */
export function FirstSteps({ onCreateRequest }: { onCreateRequest: () => void }) {
  const { data: checklist, mutate } = useEndpoint(getChecklist, {})
  const dismiss = useDismissal((answer) => void mutate(answer, { revalidate: false }))
  const [wasShown, setWasShown] = useState(false)
  if (!checklist) return null
  if (isAllDone(checklist)) {
    if (checklist.isDismissed && !wasShown) return null
    return <WellDone onShown={() => setWasShown(true)} onDismiss={dismiss} />
  }
  if (checklist.isDismissed) return null
  return <Steps checklist={checklist} onCreateRequest={onCreateRequest} onHide={() => void dismiss('aloud')} />
}

/** Hides the list for good. Nobody needs to hear of it when nobody asked for it. */
function useDismissal(onAnswer: (checklist: Checklist) => void) {
  const call = useApi()
  const toast = useToast()
  return async (manner: 'aloud' | 'silently') => {
    try {
      onAnswer(await call(updateChecklist, { body: { isDismissed: true } }))
    } catch (error) {
      if (manner === 'aloud') toast.danger(`The list could not be hidden. ${messageOf(error)}`)
    }
  }
}

type StepsProps = { checklist: Checklist; onCreateRequest: () => void; onHide: () => void }

function Steps({ checklist, onCreateRequest, onHide }: StepsProps) {
  const titleId = useId()
  const steps = stepsOf(checklist)
  const next = steps.find(({ isDone, callToAction }) => !isDone && callToAction)
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header>
        <h3 id={titleId}>First steps</h3>
        <p>
          {steps.filter(({ isDone }) => isDone).length} of {steps.length} done
        </p>
      </header>
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
    </section>
  )
}

type StepItemProps = { step: Step; isNext: boolean; onCreateRequest: () => void }

function StepItem({ step, isNext, onCreateRequest }: StepItemProps) {
  const { title, hint, isDone, callToAction, to } = step
  const look = isNext ? ({ variant: 'line', size: 'small' } as const) : ({ variant: 'quiet', size: 'small' } as const)
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className={isDone ? styles.done : undefined}>
      <Icon />
      <div>
        <b>{title}</b>
        {isDone ? <span className={styles.unseen}> (done)</span> : <p>{hint}</p>}
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

type WellDoneProps = { onShown: () => void; onDismiss: (manner: 'silently') => Promise<void> }

/** Said once: seeing it puts the list away. */
function WellDone({ onShown, onDismiss }: WellDoneProps) {
  const [isClosed, setIsClosed] = useState(false)
  useEffect(() => {
    onShown()
    void onDismiss('silently')
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  if (isClosed) return null
  return (
    <section className={styles.wellDone} role="status">
      <CircleCheck />
      <p>
        <b>Well done, that is all it takes.</b> New testimonials you approve appear on your wall by themselves.{' '}
        <Link to="/widgets">See your widgets</Link>
      </p>
      <Button variant="quiet" size="small" onClick={() => setIsClosed(true)}>
        Close
      </Button>
    </section>
  )
}
