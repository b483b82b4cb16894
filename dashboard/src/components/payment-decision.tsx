import {
  CalendarClock,
  CircleHelp,
  CircleMinus,
  CirclePause,
  type LucideIcon,
  MailQuestion,
  Send,
  Star,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { RequestRules } from '#shared/connections.ts'
import type { Payment, PaymentDecision } from '#shared/payments.ts'
import type { Clock } from '../lib/moments.ts'
import { decisionMessage, outcomeMessage } from '../lib/payment-messages.ts'
import styles from './payment-decision.module.css'

type Appearance = { icon: LucideIcon; tone: 'planned' | 'call' | 'answered' | 'quiet' }

function styleOf(decision: PaymentDecision): Appearance {
  if (decision.kind === 'ask') return { icon: CalendarClock, tone: 'planned' }
  if (decision.kind === 'asked') return { icon: Send, tone: 'quiet' }
  if (decision.kind === 'skip') return { icon: CircleMinus, tone: 'quiet' }
  if (decision.reason === 'owners_call') return { icon: CircleHelp, tone: 'call' }
  if (decision.reason === 'no_email' || decision.reason === 'invalid_email') return { icon: MailQuestion, tone: 'call' }
  return { icon: CirclePause, tone: 'quiet' }
}

const isAnswered = (testimonial: Payment['testimonial']) =>
  testimonial !== null && testimonial.status !== 'pending' && testimonial.status !== 'sent'

type DecisionProps = {
  payment: Pick<Payment, 'decision' | 'paidAt' | 'evidence'>
  testimonial?: Payment['testimonial']
  client: string
  clock: Clock
  tense: 'now' | 'past'
  /** Of the payment's account; left out while they are not known. */
  rules?: RequestRules | undefined
  /** Further details about it. */
  children?: ReactNode
}

/** What was decided for a payment, as text. */
export function Decision({ payment, testimonial = null, client, clock, tense, rules, children }: DecisionProps) {
  const { text, detail } = decisionMessage(payment, { clock, tense, rules })
  const look = isAnswered(testimonial) ? ({ icon: Star, tone: 'answered' } as const) : styleOf(payment.decision)
  const Icon = look.icon
  const isAsked = payment.decision.kind === 'asked'
  return (
    <div className={`beside gap-8 anywhere text-13 icons-in-line icons-muted ${styles.decision}`} data-tone={look.tone}>
      <Icon />
      <div>
        <p className={styles.text}>
          {text}
          {testimonial && payment.decision.kind === 'ask' && (
            <>
              {' · '}
              <RequestLink id={testimonial.id} client={client} text="view" />
            </>
          )}
          {isAsked && (
            <>
              {' · '}
              {testimonial ? (
                <RequestLink id={testimonial.id} client={client} text={outcomeMessage[testimonial.status]} />
              ) : (
                'request deleted'
              )}
            </>
          )}
        </p>
        {detail && <p className="muted">{detail}</p>}
        {children}
      </div>
    </div>
  )
}

const RequestLink = ({ id, client, text: wording }: { id: string; client: string; text: string }) => (
  <Link
    className="nowrap"
    to={`/testimonial/list?open=${encodeURIComponent(id)}`}
    aria-label={`${wording}: the request to ${client}`}
  >
    {wording}
  </Link>
)
