import type { Testimonial, TestimonialAction } from '#shared/testimonials.ts'

type Client = Pick<Testimonial, 'customerName' | 'customerEmail'>

/** What to call a client: the name, or the address of one whose name is not known. */
export const clientName = ({ customerName, customerEmail }: Client): string => customerName ?? customerEmail

export const actionWords: Record<TestimonialAction, string> = {
  edit: 'Edit',
  copyLink: 'Copy request link',
  send: 'Send request',
  resend: 'Resend request',
  approve: 'Approve',
  reject: 'Reject',
}

const actionLabels: Record<TestimonialAction, (client: string) => string> = {
  edit: (client) => `Edit request for ${client}`,
  copyLink: (client) => `Copy request link for ${client}`,
  send: (client) => `Send request to ${client}`,
  resend: (client) => `Resend request to ${client}`,
  approve: (client) => `Approve testimonial from ${client}`,
  reject: (client) => `Reject testimonial from ${client}`,
}

/** The accessible name of an action's button: there is one in every row. */
export const actionLabel = (action: TestimonialAction, client: Client): string =>
  actionLabels[action](clientName(client))
