import type { TestimonialStatus } from '#shared/testimonials.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Move } from './testimonials.domain.ts'

type Refused = Exclude<
  Move,
  'bounce' | 'decline' | 'revise' | 'make_public' | 'make_private' | 'show_parts' | 'withdraw'
>

export const testimonialNotFound = () =>
  new AppError({ code: 'testimonials.not_found', status: 404, message: 'This testimonial does not exist.' })

const CANNOT: Record<Refused, string> = {
  edit: 'be edited any more',
  send: 'be sent any more',
  remind: 'be reminded of any more',
  submit: 'be answered any more',
  approve: 'be approved',
  reject: 'be rejected',
  reopen: 'be reopened',
}

export const wrongStatus = ({ status, move }: { status: TestimonialStatus; move: Refused }) =>
  new AppError({
    code: 'testimonials.wrong_status',
    status: 409,
    message: `This testimonial is ${status} by now and cannot ${CANNOT[move]}.`,
  })

export const notRemovable = () =>
  new AppError({
    code: 'testimonials.wrong_status',
    status: 409,
    message: 'This is the answer of a client and cannot be removed. Reject it, and it is shown nowhere.',
  })

const clientOf = (customerName: string | null) => customerName ?? 'The client'

/** `day` in words. */
export const declined = ({ customerName, day }: { customerName: string | null; day: string }) =>
  new AppError({
    code: 'testimonials.declined',
    status: 409,
    message: `${clientOf(customerName)} said no thanks on ${day}. You can still copy the link.`,
  })

export const withdrawn = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.withdrawn',
    status: 409,
    message: `${clientOf(customerName)} took these words back. They can be shown only once they are shared again.`,
  })

export const revised = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.revised',
    status: 409,
    message: `${clientOf(customerName)} changed these words meanwhile. Please read them before you approve them.`,
  })

export const erased = () =>
  new AppError({
    code: 'testimonials.erased',
    status: 409,
    message: 'The client had this erased. Nothing is left to be done with it but to remove it.',
  })

export const mailOnItsWay = () =>
  new AppError({
    code: 'testimonials.mail_on_its_way',
    status: 409,
    message: 'The mail of this request is on its way. Wait a moment and try again.',
  })

export const clientUnsubscribed = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.unsubscribed',
    status: 409,
    message: `${clientOf(customerName)} asked for no more mails. You can still copy the link.`,
  })

/** `address` as its owner typed it. */
export const mailBounced = (address: string) =>
  new AppError({
    code: 'testimonials.bounced',
    status: 409,
    message: `Mail to ${address} came back: the address cannot be reached. Correct it, or copy the link.`,
  })

export const mailComplained = (customerName: string | null) =>
  new AppError({
    code: 'testimonials.complained',
    status: 409,
    message: `${clientOf(customerName)} reported a mail like this as spam and gets no more. You can still copy the link.`,
  })

export const onDoNotAskList = (address: string) =>
  new AppError({
    code: 'testimonials.do_not_ask',
    status: 409,
    message: `${address} is on your list of those who are never asked. Take it off the list, or copy the link.`,
  })

export const quotaExceeded = ({ limit, resetsOn }: { limit: number; resetsOn: string }) =>
  new AppError({
    code: 'testimonials.quota_exceeded',
    status: 402,
    message: `You have used all ${limit} requests of this month. New ones are there on ${resetsOn}, or at once on a larger plan.`,
  })

export const receivedInFuture = () =>
  new AppError({
    code: 'testimonials.received_in_future',
    status: 422,
    message: 'The day on which you received it cannot be in the future.',
    details: [{ path: 'receivedOn', message: 'The day cannot be in the future.' }],
  })
