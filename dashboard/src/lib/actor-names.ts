import type { TestimonialEvent } from '#shared/testimonial-details.ts'

export type EventActor = Pick<TestimonialEvent, 'actor' | 'memberId' | 'name'>

/** The beginning of a sentence about what a member did. `me` is the reader's user id, once it is known. */
export function memberName({ memberId, name }: EventActor, me: string | undefined): string {
  if (memberId !== null && memberId === me) return 'You'
  return name ?? 'The owner'
}
