import type { TestimonialEvent } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { type Clock, momentThereWords } from '../../../lib/moments.ts'
import { reminderDay } from '../list/relative-time.ts'
import { isPlanned } from '../planned.words.ts'
import { type MailStanding, mailStanding } from '../testimonial.mail.ts'
import { clientName } from '../testimonial.words.ts'

type Trouble = {
  title: string
  /** Stands where the server gives no reason. */
  problem: string
  /** What to do next. */
  advice: string
}

const troubles: Partial<Record<MailStanding, Trouble>> = {
  held: {
    title: 'Delayed.',
    problem: 'The mail service did not take it yet; we go on trying.',
    advice: 'You can share the link meanwhile.',
  },
  slow: {
    title: 'Delayed on its way.',
    problem: 'The mailbox did not take it yet; it is still tried.',
    advice: 'You can share the link meanwhile.',
  },
  bounced: {
    title: 'The mail came back.',
    problem: 'The address cannot be reached.',
    advice: 'Correct the address and send it again, or share the link yourself.',
  },
  complained: {
    title: 'Reported as spam.',
    problem: 'No more mails are sent to this address.',
    advice: 'Should you be in touch anyway, you can share the link yourself.',
  },
  uncertain: {
    title: 'Not sure it went out.',
    problem: 'The mail service did not say whether it took the mail. Send it again if your client got nothing.',
    advice: 'Or share the link yourself.',
  },
  failed: {
    title: 'Not delivered.',
    problem: 'The mail was refused.',
    advice: 'Send it again, or share the link yourself.',
  },
  refused: { title: 'Not sent.', problem: '', advice: 'You can share the link yourself.' },
}

type MailWords = { standing: MailStanding; title: string; words: string }

type Mailed = Pick<Testimonial, 'status' | 'mailState' | 'mailDelivery' | 'mailProblem'>

/** What went wrong with the newest mail, and what to do about it; null where nothing did. */
export function mailWords(testimonial: Mailed): MailWords | null {
  const standing = mailStanding(testimonial)
  const trouble = standing && troubles[standing]
  if (!trouble) return null
  const problem = testimonial.mailProblem ?? trouble.problem
  const isAdvised = /\blink\b/.test(problem)
  return { standing, title: trouble.title, words: [problem, !isAdvised && trouble.advice].filter(Boolean).join(' ') }
}

/** Stands in the place of the words that are still to come. */
export function waitingWords(testimonial: Mailed & Pick<Testimonial, 'scheduledFor'>, clock: Clock): string {
  const { scheduledFor } = testimonial
  if (isPlanned(testimonial) && scheduledFor !== null) {
    const at = new Date(scheduledFor)
    return at <= clock.now
      ? 'Will be asked by mail soon.'
      : `Will be asked by mail ${onDay(momentThereWords(at, clock))}.`
  }
  switch (mailStanding(testimonial)) {
    case 'none':
      return 'Not asked by mail yet. Send the request, or share its link.'
    case 'waiting':
      return 'The mail is on its way.'
    case 'delivered':
      return 'The mail was delivered. No answer yet.'
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
  | 'mailDelivery'
>

type ReminderWords = { kind: 'planned' | 'stopped' | 'done'; words: string }

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

function areStopped(history: readonly Pick<TestimonialEvent, 'kind' | 'actor'>[]): boolean {
  const last = history.findLast(({ kind }) => kind === 'reminders_stopped' || kind === 'reminders_resumed')
  return last?.kind === 'reminders_stopped' && last.actor === 'owner'
}

/** Whether the client is reminded, and what the owner decided about it; null where there is nothing to say. */
export function reminderWords(
  testimonial: Reminded,
  { history, now }: { history: readonly Pick<TestimonialEvent, 'kind' | 'actor'>[]; now: Date },
): ReminderWords | null {
  const { status, remindsAt, remindersSent, declinedAt, unsubscribedAt, mailDelivery } = testimonial
  if (status !== 'sent' || declinedAt || unsubscribedAt || mailDelivery === 'complained') return null
  const before = remindersSent > 0 ? `Reminded ${times(remindersSent)}. ` : ''
  if (remindsAt) {
    const day = reminderDay(new Date(remindsAt), now)
    const which = remindersSent > 0 ? 'Another reminder' : 'A reminder'
    return {
      kind: 'planned',
      words: `${before}${which} goes out ${onDay(day)}, unless ${clientName(testimonial)} answers first.`,
    }
  }
  if (areStopped(history)) return { kind: 'stopped', words: `${before}No reminder goes out: you stopped them.` }
  return before ? { kind: 'done', words: before.trim() } : null
}
