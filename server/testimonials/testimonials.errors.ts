import type { TestimonialStatus } from '#shared/testimonials.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Move } from './testimonials.domain.ts'

export const testimonialNotFound = () =>
  new AppError({ code: 'testimonials.not_found', status: 404, message: 'This testimonial does not exist.' })

const CANNOT: Record<Move, string> = {
  edit: 'be edited any more',
  send: 'be sent any more',
  submit: 'be answered any more',
  approve: 'be approved',
  reject: 'be rejected',
  reopen: 'be reopened',
}

export const wrongStatus = ({ status, move }: { status: TestimonialStatus; move: Move }) =>
  new AppError({
    code: 'testimonials.wrong_status',
    status: 409,
    message: `This testimonial is ${status} by now and cannot ${CANNOT[move]}.`,
  })

export const mailOnItsWay = () =>
  new AppError({
    code: 'testimonials.mail_on_its_way',
    status: 409,
    message: 'The mail of this request is on its way. Wait a moment and try again.',
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
