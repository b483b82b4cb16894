import type { ShownParts } from '#shared/submissions.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { foldText } from '#server/kernel/folded-text.ts'

type OwnersMove = 'edit' | 'send' | 'remind' | 'approve' | 'reject' | 'reopen'
type ClientsMove = 'submit' | 'decline' | 'revise' | 'make_public' | 'make_private' | 'show_parts' | 'withdraw'
type MailsMove = 'bounce'

/** What can happen to a testimonial. To send is what the mail does, whoever asked for it; to bounce, that it came back. */
export type Move = OwnersMove | ClientsMove | MailsMove

const OPEN = ['pending', 'sent'] as const satisfies TestimonialStatus[]
const ANSWERED = ['submitted', 'approved', 'rejected'] as const satisfies TestimonialStatus[]

/** The statuses in which a move is allowed (specification, section 4). To reopen is to take a decision back. */
export const allowedFrom: Record<Move, readonly TestimonialStatus[]> = {
  edit: ['pending'],
  send: OPEN,
  remind: OPEN,
  submit: OPEN,
  decline: OPEN,
  bounce: ['sent'],
  revise: ANSWERED,
  make_public: ANSWERED,
  make_private: ANSWERED,
  show_parts: ANSWERED,
  withdraw: ANSWERED,
  approve: ['submitted', 'rejected'],
  reject: ['submitted', 'approved'],
  reopen: ['approved', 'rejected'],
}

const STAYS = null

/** What the owner has not read yet waits for the owner; to show less, or what was read already, does not. */
const leadsTo: Record<Move, TestimonialStatus | typeof STAYS> = {
  edit: 'pending',
  send: 'sent',
  remind: STAYS,
  submit: 'submitted',
  decline: STAYS,
  bounce: 'pending',
  revise: 'submitted',
  make_public: 'submitted',
  make_private: STAYS,
  show_parts: STAYS,
  withdraw: 'rejected',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'submitted',
}

/** The status after a move, or null when the move is not allowed from here. */
export function statusAfter(status: TestimonialStatus, move: Move): TestimonialStatus | null {
  return allowedFrom[move].includes(status) ? (leadsTo[move] ?? status) : null
}

/** Whether the client of a request in this status has still to answer. */
export const isOpen = (status: TestimonialStatus) => statusAfter(status, 'submit') !== null

/** What the owner may take away: answers of clients are theirs, unless nothing is left of them. */
export const mayRemove = (row: { status: TestimonialStatus; source: string; erasedAt: Date | null }) =>
  isOpen(row.status) || row.source === 'owner' || row.erasedAt !== null

/**
 * What the search looks through: name, address, words and company. It begins with the name, or the address where there is none, so that it also puts
 * testimonials in the order of names.
 */
export function searchTextOf({
  customerName,
  customerEmail,
  text,
  company = null,
}: {
  customerName: string | null
  customerEmail: string
  text: string | null
  company?: string | null | undefined
}): string {
  return foldText([customerName, customerEmail, text, company].filter((part) => part !== null).join('\n'))
}

/** The words of a search, as they stand in a `searchTextOf`. None is no search. */
export const wordsOf = (search: string): string[] => [...new Set(foldText(search).split(/\s+/u).filter(Boolean))]

/** What the client lets be shown with public words. */
export const partsOf = (row: {
  isNameShown: boolean
  isPhotoShown: boolean
  isCompanyShown: boolean
  areAnswersShown: boolean
}): ShownParts => ({
  name: row.isNameShown,
  photo: row.isPhotoShown,
  company: row.isCompanyShown,
  answers: row.areAnswersShown,
})
