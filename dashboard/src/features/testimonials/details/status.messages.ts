import type { TestimonialDetails, TestimonialEvent } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { type EventActor, memberName } from '../../../lib/actor-names.ts'
import { type Clock, formatMomentThere, reminderDay } from '../../../lib/moments.ts'
import { type DeliveryStatus, deliveryStatus } from '../testimonial.email.ts'
import { BACK_TO_REVIEW, type Signers, waitsMessage } from '../sign-off/sign-off.messages.ts'
import { clientName, isAnswered, isPlanned } from '../testimonial.messages.ts'

type StatusParts = Pick<
  Testimonial,
  | 'customerName'
  | 'customerEmail'
  | 'status'
  | 'revisedAt'
  | 'signOffAskedAt'
  | 'signOffEndedAt'
  | 'declinedAt'
  | 'unsubscribedAt'
  | 'withdrawnAt'
  | 'erasedAt'
>

type StatusMessage = {
  kind: 'erased' | 'withdrawn' | 'declined' | 'unsubscribed' | 'changed' | 'signOff'
  text: string
  at: string
}

/** What the client has decided, and what follows from it. */
export function statusMessage(testimonial: StatusParts, signers: Signers | null = null): StatusMessage | null {
  const { status, revisedAt, signOffAskedAt, signOffEndedAt, declinedAt, unsubscribedAt, withdrawnAt, erasedAt } =
    testimonial
  const client = clientName(testimonial)
  if (erasedAt)
    return {
      kind: 'erased',
      text: 'The client erased everything. Only this row is left, and you can remove it.',
      at: erasedAt,
    }
  if (withdrawnAt)
    return {
      kind: 'withdrawn',
      text: `${client} withdrew this testimonial. It can’t be shown unless ${client} shares it again.`,
      at: withdrawnAt,
    }
  if (!isAnswered(testimonial) && declinedAt)
    return {
      kind: 'declined',
      text: `${client} declined. We’ll send no more emails. The link still works if ${client} reconsiders.`,
      at: declinedAt,
    }
  if (!isAnswered(testimonial) && unsubscribedAt)
    return {
      kind: 'unsubscribed',
      text: `${client} unsubscribed from your emails. The link still works if you share it yourself.`,
      at: unsubscribedAt,
    }
  if (signOffAskedAt)
    return { kind: 'signOff', text: `${waitsMessage(signers)}. It’s published after the sign-off.`, at: signOffAskedAt }
  if (signOffEndedAt) return { kind: 'signOff', text: `${BACK_TO_REVIEW}.`, at: signOffEndedAt }
  if (status === 'submitted' && revisedAt)
    return {
      kind: 'changed',
      text: `${client} changed the testimonial. It’s shown only after you approve it again.`,
      at: revisedAt,
    }
  return null
}

export const suspicionMessage: Record<NonNullable<TestimonialDetails['suspicion']>, string> = {
  honeypot: 'Possible bot: filled in a hidden field that people can’t see.',
  fast: 'Possible bot: submitted seconds after the form was opened.',
}

type Trouble = {
  title: string
  /** Shown where the server gives no reason. */
  problem: string
  /** What to do next. */
  advice: string
}

const troubles: Partial<Record<DeliveryStatus, Trouble>> = {
  delayed: {
    title: 'Delayed.',
    problem: 'The email service hasn’t accepted it yet. We’ll keep trying.',
    advice: 'You can share the link in the meantime.',
  },
  slow: {
    title: 'Delivery delayed.',
    problem: 'The recipient’s mailbox hasn’t accepted it yet. Delivery is still being retried.',
    advice: 'You can share the link in the meantime.',
  },
  bounced: {
    title: 'The email bounced.',
    problem: 'The address cannot be reached.',
    advice: 'Correct the address and resend it, or share the link yourself.',
  },
  complained: {
    title: 'Reported as spam.',
    problem: 'We no longer send emails to this address.',
    advice: 'If you’re in touch anyway, you can share the link yourself.',
  },
  uncertain: {
    title: 'It may not have been sent.',
    problem: 'The email service didn’t confirm that it accepted the email. Send it again if your client didn’t get it.',
    advice: 'Or share the link yourself.',
  },
  failed: {
    title: 'Not delivered.',
    problem: 'The email was rejected.',
    advice: 'Resend it, or share the link yourself.',
  },
  refused: { title: 'Not sent.', problem: '', advice: 'You can share the link yourself.' },
}

type EmailStatusMessage = { status: DeliveryStatus; title: string; text: string }

type Sendable = Pick<Testimonial, 'status' | 'emailState' | 'emailDelivery' | 'emailProblem'>

/** What went wrong with the latest email, and what to do about it; null where nothing did. */
export function emailMessage(testimonial: Sendable): EmailStatusMessage | null {
  const status = deliveryStatus(testimonial)
  const trouble = status && troubles[status]
  if (!trouble) return null
  const problem = testimonial.emailProblem ?? trouble.problem
  const isAdvised = /\blink\b/.test(problem)
  return { status, title: trouble.title, text: [problem, !isAdvised && trouble.advice].filter(Boolean).join(' ') }
}

/** Shown in place of a testimonial that is still to come. */
export function waitingMessage(testimonial: Sendable & Pick<Testimonial, 'scheduledFor'>, clock: Clock): string {
  const { scheduledFor } = testimonial
  if (isPlanned(testimonial) && scheduledFor !== null) {
    const at = new Date(scheduledFor)
    return at <= clock.now
      ? 'We’ll email the request soon.'
      : `We’ll email the request ${onDay(formatMomentThere(at, clock))}.`
  }
  switch (deliveryStatus(testimonial)) {
    case 'none':
      return 'Not sent yet. Send the request, or share its link.'
    case 'waiting':
      return 'The email is being sent.'
    case 'delivered':
      return 'The email was delivered. No answer yet.'
    default:
      return 'No answer yet.'
  }
}

/** A day inside a sentence: "on Thu 26 Nov", but "tomorrow". */
const onDay = (day: string) => (day.startsWith('to') ? day : `on ${day}`)

type Reminded = Pick<
  Testimonial,
  | 'status'
  | 'customerName'
  | 'customerEmail'
  | 'remindsAt'
  | 'remindersSent'
  | 'declinedAt'
  | 'unsubscribedAt'
  | 'emailDelivery'
>

type ReminderEvent = Pick<TestimonialEvent, 'kind'> & EventActor
type ReminderMessage = { kind: 'planned' | 'stopped' | 'done'; text: string }

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** The event with which a member stopped reminders, unless they go on. */
function findStop(history: readonly ReminderEvent[]): ReminderEvent | undefined {
  const last = history.findLast(({ kind }) => kind === 'reminders_stopped' || kind === 'reminders_resumed')
  return last?.kind === 'reminders_stopped' && last.actor === 'member' ? last : undefined
}

/** Whether the client will be reminded, and what a member decided about it; null where there is nothing to say. */
export function reminderMessage(
  testimonial: Reminded,
  { history, now, me }: { history: readonly ReminderEvent[]; now: Date; me: string | undefined },
): ReminderMessage | null {
  const { status, remindsAt, remindersSent, declinedAt, unsubscribedAt, emailDelivery } = testimonial
  if (status !== 'sent' || declinedAt || unsubscribedAt || emailDelivery === 'complained') return null
  const before = remindersSent > 0 ? `Reminded ${times(remindersSent)}. ` : ''
  if (remindsAt) {
    const day = reminderDay(new Date(remindsAt), now)
    const which = remindersSent > 0 ? 'Another reminder' : 'A reminder'
    return {
      kind: 'planned',
      text: `${before}${which} will be sent ${onDay(day)}, unless ${clientName(testimonial)} answers first.`,
    }
  }
  const stop = findStop(history)
  if (stop) return { kind: 'stopped', text: `${before}${memberName(stop, me)} stopped reminders.` }
  return before ? { kind: 'done', text: before.trim() } : null
}
