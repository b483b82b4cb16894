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
import type { Payment, PaymentDecision } from '#shared/payments.ts'
import type { Clock } from '../../../lib/moments.ts'
import { decisionWords, outcomeWords } from '../../../lib/payment-words.ts'
import styles from './decision.module.css'

type Look = { icon: LucideIcon; tone: 'planned' | 'call' | 'answered' | 'quiet' }

function lookOf(decision: PaymentDecision): Look {
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
  payment: Pick<Payment, 'decision' | 'paidAt'>
  testimonial?: Payment['testimonial']
  client: string
  clock: Clock
  tense: 'now' | 'past'
  /** What else there is to say of it. */
  children?: ReactNode
}

/** What was decided because of a payment, in words. */
export function Decision({ payment, testimonial = null, client, clock, tense, children }: DecisionProps) {
  const { text, detail } = decisionWords(payment, { clock, tense })
  const look = isAnswered(testimonial) ? ({ icon: Star, tone: 'answered' } as const) : lookOf(payment.decision)
  const Icon = look.icon
  const isAsked = payment.decision.kind === 'asked'
  return (
    <div className={styles.decision} data-tone={look.tone}>
      <Icon />
      <div>
        <p className={styles.text}>
          {text}
          {testimonial && payment.decision.kind === 'ask' && (
            <>
              {' · '}
              <RequestLink id={testimonial.id} client={client} words="see it" />
            </>
          )}
          {isAsked && (
            <>
              {' · '}
              {testimonial ? (
                <RequestLink id={testimonial.id} client={client} words={outcomeWords[testimonial.status]} />
              ) : (
                'the request is gone'
              )}
            </>
          )}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
        {children}
      </div>
    </div>
  )
}

const RequestLink = ({ id, client, words }: { id: string; client: string; words: string }) => (
  <Link to={`/testimonial/list?open=${encodeURIComponent(id)}`} aria-label={`${words}: the request to ${client}`}>
    {words}
  </Link>
)
