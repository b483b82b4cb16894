import type { Testimonial, TestimonialAction } from '#shared/testimonials.ts'
import { isPlanned } from './planned.words.ts'

type Client = Pick<Testimonial, 'customerName' | 'customerEmail'>

/** What to call a client: the name, or the address of one whose name is not known. Of one who was erased neither is left. */
export const clientName = ({ customerName, customerEmail }: Client): string =>
  customerName ?? (customerEmail || 'Erased client')

type Removable = Pick<Testimonial, 'status' | 'mailState' | 'scheduledFor' | 'erasedAt'>

export const isAnswered = ({ status }: Pick<Testimonial, 'status'>): boolean =>
  status !== 'pending' && status !== 'sent'

/** A request that waits is taken back, one that nobody has made but a payment is not asked; anything else is removed. */
const removalWord = (testimonial: Removable): string => {
  if (testimonial.erasedAt || isAnswered(testimonial)) return 'Remove'
  return isPlanned(testimonial) ? 'Don’t ask' : 'Take back request'
}

/** What the page says once it is gone. */
export function removalDone(testimonial: Client & Removable): string {
  if (isPlanned(testimonial)) return `${clientName(testimonial)} is not asked.`
  return removalWord(testimonial) === 'Remove' ? 'Testimonial removed.' : 'Request taken back.'
}

/** Why the mail that was to go out with a request does not; null where it does, or none was wanted. */
export function unsentWords(
  saved: Client & Pick<Testimonial, 'isAutoSendEnabled' | 'mailState' | 'mailProblem'>,
): string | null {
  if (!saved.isAutoSendEnabled || saved.mailState !== 'none') return null
  const problem = saved.mailProblem ?? `${clientName(saved)} wants no more mails from you. You can copy the link.`
  return `No mail was sent. ${problem}`
}

/** The word on an action's button. */
export const actionWord = (action: TestimonialAction, testimonial: Removable): string =>
  action === 'remove' ? removalWord(testimonial) : isSentNow(action, testimonial) ? 'Send now' : actionWords[action]

/** What would go out by itself, later. */
const isSentNow = (action: TestimonialAction, testimonial: Removable) => action === 'send' && isPlanned(testimonial)

const actionWords: Record<Exclude<TestimonialAction, 'remove'>, string> = {
  edit: 'Edit',
  copyLink: 'Copy request link',
  send: 'Send request',
  resend: 'Resend request',
  approve: 'Approve',
  reject: 'Reject',
}

const actionLabels: Record<Exclude<TestimonialAction, 'remove'>, (client: string) => string> = {
  edit: (client) => `Edit request for ${client}`,
  copyLink: (client) => `Copy request link for ${client}`,
  send: (client) => `Send request to ${client}`,
  resend: (client) => `Resend request to ${client}`,
  approve: (client) => `Approve testimonial from ${client}`,
  reject: (client) => `Reject testimonial from ${client}`,
}

/** The accessible name of an action's button: there is one in every row. */
export function actionLabel(action: TestimonialAction, testimonial: Client & Removable): string {
  const client = clientName(testimonial)
  if (isSentNow(action, testimonial)) return `Send now to ${client}`
  if (action !== 'remove') return actionLabels[action](client)
  const word = removalWord(testimonial)
  if (isPlanned(testimonial)) return `${word} ${client}`
  return word === 'Remove' ? `Remove testimonial from ${client}` : `${word} to ${client}`
}
