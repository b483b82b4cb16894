import type { Testimonial, TestimonialAction } from '#shared/testimonials.ts'

type Client = Pick<Testimonial, 'customerName' | 'customerEmail'>

/** What to call a client: the name, or the address of one whose name is not known. Of one who was erased neither is left. */
export const clientName = ({ customerName, customerEmail }: Client): string =>
  customerName ?? (customerEmail || 'Erased client')

type Removable = Pick<Testimonial, 'status' | 'erasedAt'>

export const isAnswered = ({ status }: Pick<Testimonial, 'status'>): boolean =>
  status !== 'pending' && status !== 'sent'

/** A request that waits is taken back; anything else is removed. */
const removalWord = (testimonial: Removable): string =>
  testimonial.erasedAt || isAnswered(testimonial) ? 'Remove' : 'Take back request'

/** What the page says once it is gone. */
export const removalDone = (testimonial: Removable): string =>
  removalWord(testimonial) === 'Remove' ? 'Testimonial removed.' : 'Request taken back.'

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
  action === 'remove' ? removalWord(testimonial) : actionWords[action]

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
  if (action !== 'remove') return actionLabels[action](client)
  const word = removalWord(testimonial)
  return word === 'Remove' ? `Remove testimonial from ${client}` : `${word} to ${client}`
}
