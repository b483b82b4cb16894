import {
  ArrowRight,
  Bell,
  BellOff,
  BellRing,
  Bot,
  ClockAlert,
  CreditCard,
  Eraser,
  Hand,
  Hourglass,
  type LucideIcon,
  MailQuestionMark,
  MailWarning,
  MailX,
  Pencil,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatMoney } from '#shared/money.ts'
import type { PaymentDecision, PaymentFilter } from '#shared/payments.ts'
import type { QuestionAnswer } from '#shared/submissions.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { Button } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { messageOf } from '../../../lib/error-message.ts'
import { type Clock, formatInstant } from '../../../lib/moments.ts'
import { decisionMessage } from '../../../lib/payment-messages.ts'
import { useMinute, useOwnersClock } from '../../../lib/use-clock.ts'
import type { DeliveryStatus } from '../testimonial.email.ts'
import { Answers } from '../answers.tsx'
import { useTestimonialMutations } from '../testimonials.mutations.ts'
import styles from './drawer.module.css'
import { useSigners } from '../sign-off/signers.context.ts'
import { emailMessage, reminderMessage, statusMessage, suspicionMessage } from './status.messages.ts'

const statusIcons: Record<NonNullable<ReturnType<typeof statusMessage>>['kind'], LucideIcon> = {
  erased: Eraser,
  withdrawn: Undo2,
  declined: Hand,
  unsubscribed: MailX,
  changed: Pencil,
  signOff: Hourglass,
}
const emailIcons: Partial<Record<DeliveryStatus, LucideIcon>> = {
  delayed: ClockAlert,
  slow: ClockAlert,
  complained: MailWarning,
  uncertain: MailQuestionMark,
}
type DrawerStatusProps = { testimonial: Testimonial; suspicion: TestimonialDetails['suspicion'] }
/** What the owner has to know before doing anything with it. */
export function DrawerStatus({ testimonial, suspicion }: DrawerStatusProps) {
  const status = statusMessage(testimonial, useSigners())
  const email = status ? null : emailMessage(testimonial)
  if (!status && !email && !suspicion) return null
  return (
    <ul className="stack gap-12 pad-16 round-card sunken icons-in-line icons-muted" role="list">
      {status && (
        <StatusLine icon={statusIcons[status.kind]}>
          {status.text}{' '}
          <time className="muted tabular nowrap" dateTime={status.at}>
            {formatInstant(status.at)}
          </time>
        </StatusLine>
      )}
      {email && (
        <StatusLine icon={emailIcons[email.status] ?? MailX}>
          <b className="medium">{email.title}</b> {email.text}
        </StatusLine>
      )}
      {suspicion && <StatusLine icon={Bot}>{suspicionMessage[suspicion]}</StatusLine>}
    </ul>
  )
}
const StatusLine = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex gap-12">
    <Icon />
    <p className="shrink anywhere">{children}</p>
  </li>
)

const reminderIcons: Record<NonNullable<ReturnType<typeof reminderMessage>>['kind'], LucideIcon> = {
  planned: Bell,
  stopped: BellOff,
  done: BellRing,
}

/** Whether the client is reminded, and a button to change that. */
export function DrawerReminder({ details }: { details: TestimonialDetails }) {
  const now = useMinute()
  const me = useCurrentUser().data?.id
  const toast = useToast()
  const { changeReminders } = useTestimonialMutations()
  const [isBusy, setIsBusy] = useState(false)
  const reminder = reminderMessage(details, { history: details.history, now, me })
  if (!reminder) return null
  const { kind, text } = reminder
  const Icon = reminderIcons[kind]

  const change = async (areOn: boolean) => {
    setIsBusy(true)
    try {
      await changeReminders(details.id, { areOn })
      toast.succeeded('reminders')
    } catch (error) {
      toast.danger(messageOf(error), { of: 'reminders' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={`row wrap gap-12 rows-8 icons-muted ${styles.reminder}`}>
      <Icon />
      <p className="shrink muted anywhere" aria-live="polite">
        {text}
      </p>
      {kind !== 'done' && (
        <Button
          variant="line"
          size="small"
          change="change reminders"
          isBusy={isBusy}
          onClick={() => void change(kind === 'stopped')}
        >
          {kind === 'stopped' ? 'Resume reminders' : 'Stop reminders'}
        </Button>
      )}
    </div>
  )
}

/** The client's answers to the owner's questions, each with the question as it was asked. */
export function DrawerAnswers({ answers }: { answers: readonly QuestionAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section>
      <h3>Answers to your questions</h3>
      <div className="above-12">
        <Answers answers={answers} />
      </div>
    </section>
  )
}

const filters: Record<PaymentDecision['kind'], PaymentFilter> = {
  ask: 'planned',
  hold: 'onHold',
  asked: 'asked',
  skip: 'skipped',
}
/** The time of the request is already shown above, so this says why. */
function whyMessage(payment: NonNullable<TestimonialDetails['payment']>, clock: Clock): string {
  const { text, detail } = decisionMessage(payment, { clock, tense: 'now' })
  const { kind } = payment.decision
  return (kind === 'ask' || kind === 'asked') && detail ? detail : text
}
/** The payment that triggered a request; nothing where there is none. */
export function DrawerPayment({ payment }: { payment: TestimonialDetails['payment'] }) {
  const clock = useOwnersClock()
  if (!payment) return null
  const { description, paidAt, isPaidElsewhere, connectionName, decision } = payment
  return (
    <section>
      <h3>Payment</h3>
      <ul className="stack gap-16 above-12 icons-in-line icons-muted" role="list">
        <li className="flex gap-12">
          <CreditCard />
          <div className="shrink anywhere">
            <p>
              <b className="medium">{formatMoney(payment)}</b>
              {description && (
                <>
                  {' for '}
                  <bdi>{description}</bdi>
                </>
              )}
            </p>
            <p className="above-4 text-13 muted">
              Paid <time dateTime={paidAt}>{formatInstant(paidAt)}</time>
              {isPaidElsewhere && ', marked as paid by you'}
              {connectionName && (
                <>
                  , <bdi>{connectionName}</bdi>
                </>
              )}
            </p>
            <p className="above-4 text-13 muted">{whyMessage(payment, clock)}</p>
            <Link
              className={`inline-row gap-8 text-13 touch-small phone-touch ${styles.toPayments}`}
              to={`/payments?show=${filters[decision.kind]}`}
            >
              See it in your payments
              <ArrowRight />
            </Link>
          </div>
        </li>
      </ul>
    </section>
  )
}
