import type { TestimonialStatus } from '#shared/testimonials.ts'
import { foldText } from '#server/kernel/folded-text.ts'

/** What can happen to a testimonial. `submit` is the client's, `send` the mail's, the others the owner's. */
export type Move = 'edit' | 'send' | 'submit' | 'approve' | 'reject' | 'reopen'

/** The statuses in which a move is allowed (specification, section 4). To reopen is to take a decision back. */
export const allowedFrom: Record<Move, readonly TestimonialStatus[]> = {
  edit: ['pending'],
  send: ['pending', 'sent'],
  submit: ['pending', 'sent'],
  approve: ['submitted', 'rejected'],
  reject: ['submitted', 'approved'],
  reopen: ['approved', 'rejected'],
}

const leadsTo: Record<Move, TestimonialStatus> = {
  edit: 'pending',
  send: 'sent',
  submit: 'submitted',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'submitted',
}

/** The status after a move, or null when the move is not allowed from here. */
export function statusAfter(status: TestimonialStatus, move: Move): TestimonialStatus | null {
  return allowedFrom[move].includes(status) ? leadsTo[move] : null
}

/**
 * What the search looks through. It begins with the name, or the address where there is none, so that it also puts
 * testimonials in the order of names.
 */
export function searchTextOf({
  customerName,
  customerEmail,
  text,
}: {
  customerName: string | null
  customerEmail: string
  text: string | null
}): string {
  return foldText([customerName, customerEmail, text].filter((part) => part !== null).join('\n'))
}

/** The words of a search, as they stand in a `searchTextOf`. None is no search. */
export const wordsOf = (search: string): string[] => [...new Set(foldText(search).split(/\s+/u).filter(Boolean))]
