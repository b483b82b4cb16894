import { Check, ChevronDown, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Checklist, getChecklist, updateChecklist } from '#shared/onboarding.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { useCopyCollectionLink } from '../collection-link.ts'
import { Block } from './block.tsx'
import { ConfirmButton, ConfirmHint } from './confirm.step.tsx'
import styles from './first-steps.module.css'
import { isAllDone, nextMessage, nextOf, type Step, stepsOf } from './first-steps.ts'

const GONE_STORAGE_KEY = 'first-steps-gone'

type Place = 'alone' | 'above'

type FirstStepsProps = {
  /**
   * Instead of an empty list it is fully open; above a list it is a single line until it is opened. It waits until it is
   * known which one applies, because a message shown only once must not appear in a place that disappears.
   */
  place: Place | 'waiting'
  onCreateRequest: () => void
}

/** The first-run checklist, until it is complete or hidden. Without an answer from the server there is none. */
export function FirstSteps({ place, onCreateRequest }: FirstStepsProps) {
  const { data: checklist, error, mutate } = useEndpoint(getChecklist, {})
  const { dismiss, wasDismissedHere } = useDismissal((answer) => void mutate(answer, { revalidate: false }))
  const isGone = checklist?.isDismissed ?? false
  useEffect(() => {
    if (isGone) browserStorage.setItem(GONE_STORAGE_KEY, 'yes')
  }, [isGone])

  if (place === 'waiting' || !checklist)
    return error || isGone || isExpectedGone() || place === 'alone' ? null : <Reserved />
  if (isAllDone(checklist))
    return isGone && wasDismissedHere !== 'silently' ? null : (
      <Placed place={place}>
        <WellDone onShown={() => void dismiss('silently')} />
      </Placed>
    )
  if (isGone) return null
  return (
    <Placed place={place}>
      <StepList
        checklist={checklist}
        isFolded={place === 'above'}
        onCreateRequest={onCreateRequest}
        onHide={() => void dismiss('aloud')}
      />
    </Placed>
  )
}

const isExpectedGone = () => browserStorage.getItem(GONE_STORAGE_KEY) !== null

const Placed = ({ place, children }: { place: Place; children: ReactNode }) =>
  place === 'above' ? <div className={styles.above}>{children}</div> : children

/** Holds its place above the list, so that the list does not jump when the answer arrives. */
const Reserved = () => <div className={styles.above} aria-hidden="true" />

type StepListProps = { checklist: Checklist; isFolded: boolean; onCreateRequest: () => void; onHide: () => void }

function StepList({ checklist, isFolded, onCreateRequest, onHide }: StepListProps) {
  const copyCollectionLink = useCopyCollectionLink()
  const steps = stepsOf(checklist)
  const next = nextOf(steps)
  const count = `${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`
  const list = (
    <ol role="list" className={styles.steps}>
      {steps.map((step, index) => (
        <StepItem
          key={step.name}
          step={step}
          number={index + 1}
          isNext={step === next}
          checklist={checklist}
          onCreateRequest={onCreateRequest}
        />
      ))}
    </ol>
  )
  const hide = (
    <Button variant="quiet" size="small" className={styles.below} onClick={onHide}>
      Hide first steps
    </Button>
  )
  if (isFolded)
    return (
      <details className={styles.card}>
        <summary className={`row wrap gap-16 touch pad-block-8 pad-inline-16 pointer ${styles.line}`}>
          <b className="strong">First steps</b>
          {next && <span className="muted">{nextMessage(next)}</span>}
          <span className="muted tabular nowrap">{count}</span>
          <ChevronDown />
        </summary>
        {list}
        <div className="row wrap">
          <Button variant="quiet" size="small" className={styles.below} onClick={() => void copyCollectionLink()}>
            Copy collection link
          </Button>
          {hide}
        </div>
      </details>
    )
  return (
    <Block
      title="First steps"
      aside={
        <>
          <p className="text-13 muted tabular">{count}</p>
          {hide}
        </>
      }
    >
      {list}
    </Block>
  )
}

type StepItemProps = {
  step: Step
  number: number
  isNext: boolean
  checklist: Checklist
  onCreateRequest: () => void
}

function StepItem({ step, number, isNext, checklist, onCreateRequest }: StepItemProps) {
  const { name, title, hint, isDone } = step
  const { data: user } = useCurrentUser()
  const isWrong = name === 'confirm' && checklist.isEmailUndelivered && checklist.newEmail === null && !isDone
  return (
    <li
      className={`border-below ${styles.step}`}
      data-look={isDone ? 'done' : isWrong ? 'wrong' : isNext ? 'next' : undefined}
    >
      <span className={`serif-24 ${styles.number}`} aria-hidden="true">
        {isDone ? <Check /> : number}
      </span>
      <div>
        <b className={isDone ? 'block text-16 regular muted' : 'block text-16 strong'}>
          {title}
          {isDone && <span className="visually-hidden"> (done)</span>}
        </b>
        {!isDone &&
          (name === 'confirm' ? user && <ConfirmHint {...checklist} user={user} /> : <p className="muted">{hint}</p>)}
      </div>
      {!isDone && <StepStart step={step} checklist={checklist} onCreateRequest={onCreateRequest} />}
    </li>
  )
}

type StepStartProps = Pick<StepItemProps, 'step' | 'checklist' | 'onCreateRequest'>

function StepStart({ step: { name, start }, checklist, onCreateRequest }: StepStartProps) {
  const { data: user } = useCurrentUser()
  if ('when' in start) return <span className={`text-13 muted ${styles.when}`}>{start.when}</span>
  if (name === 'confirm') return user && <ConfirmButton {...checklist} user={user} className={styles.start} />
  return start.to === undefined ? (
    <Button change="send requests" variant="line" className={styles.start} onClick={onCreateRequest}>
      {start.label}
    </Button>
  ) : (
    <ButtonLink variant="line" className={styles.start} to={start.to}>
      {start.label}
    </ButtonLink>
  )
}

/** Shown only once: showing it also dismisses the list. */
function WellDone({ onShown }: { onShown: () => void }) {
  const [isClosed, setIsClosed] = useState(false)
  const shown = useRef(onShown)
  useEffect(() => shown.current(), [])
  if (isClosed) return null
  return (
    <section className={`icons-20 ${styles.wellDone}`} role="status">
      <CircleCheck />
      <p className="grow">
        <b className="strong">That’s everything.</b>{' '}
        <span className="muted">Approved testimonials appear on your wall automatically.</span>
      </p>
      <Button variant="quiet" size="small" onClick={() => setIsClosed(true)}>
        Close
      </Button>
    </section>
  )
}

type Manner = 'aloud' | 'silently'

/** Hides the list for good. A failure is reported only if the owner asked for it. */
function useDismissal(onAnswer: (checklist: Checklist) => void) {
  const call = useApi()
  const toast = useToast()
  const [wasDismissedHere, setWasDismissedHere] = useState<Manner>()
  const dismiss = async (manner: Manner) => {
    setWasDismissedHere(manner)
    try {
      onAnswer(await call(updateChecklist, { body: { isDismissed: true } }))
      toast.succeeded('hide-first-steps')
    } catch (error) {
      if (manner === 'aloud') toast.danger(`We couldn’t hide the list. ${messageOf(error)}`, { of: 'hide-first-steps' })
    }
  }
  return { dismiss, wasDismissedHere }
}
