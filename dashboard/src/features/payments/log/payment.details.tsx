import { Check, Circle, CircleHelp, CircleMinus, CirclePause, ExternalLink, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { actionsOfPayment } from '#shared/payment-actions.ts'
import { explainPayment, type PaymentExplanation } from '#shared/payment-explanation.ts'
import type { Payment, PaymentDecision } from '#shared/payments.ts'
import { Button } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { labelOf } from '../../../components/payment-actions.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { readClientConfig } from '../../../lib/client-config.ts'
import { type Clock, formatDay, formatInstant, formatTimeOfDay } from '../../../lib/moments.ts'
import { clientOf } from '../../../lib/payment-messages.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { type CheckMessage, checkMessages, checksTitle, eventMessage } from './explanation.messages.ts'
import { nextMessage } from './next.messages.ts'
import type { PerformPaymentAction } from './payments.actions.tsx'
import styles from './payment.details.module.css'

type PaymentDetailsProps = { payment: Payment; clock: Clock; onAction: PerformPaymentAction }

/** Why a payment was decided as it was, what happened to it, and what the owner can do. */
export function PaymentDetails({ payment, clock, onAction }: PaymentDetailsProps) {
  const { data, error, isValidating, mutate } = useEndpoint(explainPayment, { params: { id: payment.id } })
  const decided = JSON.stringify([payment.decision, payment.evidence, payment.testimonial])

  // The log is polled, and what it says of this payment must not contradict the explanation.
  const explained = useRef(decided)
  useEffect(() => {
    if (explained.current === decided) return
    explained.current = decided
    void mutate()
  }, [decided, mutate])

  const reading = data && { payment, explanation: data, clock }
  return (
    <div className={styles.details} aria-busy={!data && !error}>
      <section className={styles.checks}>
        <h2>{checksTitle((data ?? payment).decision)}</h2>
        {reading ? (
          <Checks messages={checkMessages(reading)} decision={reading.explanation.decision} />
        ) : error ? (
          <LoadFailure what="The explanation" {...{ error, isValidating, mutate }} />
        ) : (
          <Waiting rows={9} />
        )}
      </section>
      <section>
        <h2>What happened</h2>
        <div className={styles.events}>{reading ? <History {...reading} /> : <Waiting rows={error ? 0 : 4} />}</div>
        <Actions payment={payment} stripeUrl={error ? null : data?.stripeUrl} onAction={onAction} />
      </section>
    </div>
  )
}

const WIDTHS = ['long', 'full', 'medium'] as const

const Waiting = ({ rows }: { rows: number }) => (
  <div className={styles.waiting}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} length={WIDTHS[row % WIDTHS.length] ?? 'long'} />
    ))}
  </div>
)

function stopIcon(decision: PaymentDecision): LucideIcon {
  if (decision.kind === 'skip') return CircleMinus
  return decision.reason === 'owners_call' ? CircleHelp : CirclePause
}

const stateMessage = { passed: 'Passed', stopped: 'Stopped here', later: 'Not checked' }

function Checks({ messages, decision }: { messages: readonly CheckMessage[]; decision: PaymentDecision }) {
  const Stopped = stopIcon(decision)
  if (messages.length === 0) return <p className="muted">This client’s data was erased.</p>
  return (
    <ol>
      {messages.map(({ rule, state, text, detail }) => (
        <li key={rule} className={`beside gap-8 icons-in-line ${styles[state]}`}>
          {state === 'passed' ? <Check /> : state === 'stopped' ? <Stopped /> : <Circle />}
          <div className="anywhere">
            <span className="visually-hidden">{stateMessage[state]}: </span>
            {state === 'stopped' ? <b className="strong">{text}</b> : text}
            {detail !== null && <p className="muted regular">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

type HistoryProps = { payment: Payment; explanation: PaymentExplanation; clock: Clock }

function History({ payment, explanation, clock }: HistoryProps) {
  const me = useCurrentUser().data?.id
  return (
    <>
      <ol>
        {explanation.history.map((event, index) => (
          <li key={index} className="row align-baseline justify-between gap-12">
            <span className="shrink anywhere">{eventMessage({ payment, clock, me }, event)}</span>
            <time dateTime={event.at} title={formatInstant(event.at)} className="muted tabular nowrap">
              {formatDay(new Date(event.at), clock)}, {formatTimeOfDay(new Date(event.at), clock)}
            </time>
          </li>
        ))}
      </ol>
      <p className={`muted ${styles.next}`}>{nextMessage({ payment, explanation, clock })}</p>
    </>
  )
}

type ActionsProps = Pick<PaymentDetailsProps, 'payment' | 'onAction'> & {
  /** Undefined while loading. */
  stripeUrl: string | null | undefined
}

function Actions({ payment, stripeUrl, onAction }: ActionsProps) {
  const mayDecide = useHasRole('editor')
  const actions = mayDecide ? actionsOfPayment(payment) : []
  const isAwaited = stripeUrl === undefined && !readClientConfig().isStripeEmulated
  if (actions.length === 0 && !stripeUrl && !isAwaited) return null
  return (
    <div className={`row wrap gap-8 ${styles.actions}`}>
      {actions.map((action, index) => (
        <Button
          key={action}
          variant={index === 0 ? 'line' : 'quiet'}
          size="small"
          change="decide about payments"
          aria-label={`${labelOf(action, payment)}: ${clientOf(payment)}`}
          onClick={() => onAction(action, payment)}
        >
          {labelOf(action, payment)}
        </Button>
      ))}
      {stripeUrl ? (
        <a className={stripeLook} href={stripeUrl} target="_blank" rel="noopener noreferrer">
          <StripeLabel />
        </a>
      ) : (
        isAwaited && (
          <span className={`${stripeLook} ${styles.awaited}`}>
            <StripeLabel />
          </span>
        )
      )}
    </div>
  )
}

const stripeLook = 'inline-row gap-4 pad-inline-8 text-13 medium nowrap icons-14 phone-touch'

const StripeLabel = () => (
  <>
    Open in Stripe
    <ExternalLink />
    <span className="visually-hidden">(new window)</span>
  </>
)
