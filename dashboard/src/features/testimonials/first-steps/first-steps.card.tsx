import { ChevronDown, Circle, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Checklist, getChecklist, updateChecklist } from '#shared/onboarding.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from './first-steps.module.css'
import { isAllDone, type Step, stepsOf } from './first-steps.ts'

const GONE_STORAGE_KEY = 'first-steps-gone'

type Place = 'beside' | 'above'

type FirstStepsProps = {
  /**
   * Next to an empty list it is fully open; above a list it is a single line until it is opened. It waits until it is
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
    return error || isGone || isExpectedGone() || place === 'beside' ? null : <Reserved />
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

const Placed = ({ place, children }: { place: Place; children: ReactNode }) => (
  <div className={styles[place]}>{children}</div>
)

/** Holds its place above the list, so that the list does not jump when the answer arrives. */
const Reserved = () => <div className={styles.above} aria-hidden="true" />

type StepListProps = { checklist: Checklist; isFolded: boolean; onCreateRequest: () => void; onHide: () => void }

function StepList({ checklist, isFolded, onCreateRequest, onHide }: StepListProps) {
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
      <footer className="pad-block-8 pad-inline-16">
        <button type="button" className={`text-13 accent phone-touch ${styles.hide}`} onClick={onHide}>
          Hide this list
        </button>
      </footer>
    </>
  )
  if (isFolded)
    return (
      <details className={styles.card}>
        <summary className={styles.head}>
          <b className="medium">First steps</b>
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
    <li className={classNames('row gap-12 touch pad-block-12 pad-inline-16 border-below', isDone && styles.done)}>
      <Icon />
      <div className="shrink grow">
        <b className={isDone ? 'regular muted' : 'medium'}>{title}</b>
        {isDone ? <span className="visually-hidden"> (done)</span> : <p className="text-13 muted">{hint}</p>}
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
        <b className="medium">Well done, that’s all it takes.</b> Testimonials you approve appear on your wall
        automatically. <Link to="/widgets">See your widgets</Link>
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
    } catch (error) {
      if (manner === 'aloud') toast.danger(`We couldn’t hide the list. ${messageOf(error)}`)
    }
  }
  return { dismiss, wasDismissedHere }
}
