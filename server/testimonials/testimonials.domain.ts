import type { ShownParts } from '#shared/submissions.ts'
import type { TestimonialStatus } from '#shared/testimonials.ts'
import { foldText } from '#shared/folded-text.ts'

type OwnersMove =
  | 'edit'
  | 'send'
  | 'remind'
  | 'approve'
  | 'reject'
  | 'reopen'
  | 'show_excerpt'
  | 'reply'
  | 'translate'
  | 'suggest_spelling'
type ClientsMove =
  | 'submit'
  | 'decline'
  | 'revise'
  | 'make_public'
  | 'make_private'
  | 'show_parts'
  | 'withdraw'
  | 'accept_spelling'
type EmailsMove = 'bounce'

/**
 * What can happen to a testimonial. `send` happens when its email is sent, whoever triggered it; `bounce` when it
 * bounced.
 */
export type Move = OwnersMove | ClientsMove | EmailsMove

const OPEN = ['pending', 'sent'] as const satisfies TestimonialStatus[]
const ANSWERED = ['submitted', 'approved', 'rejected'] as const satisfies TestimonialStatus[]
const SHOWABLE = ['submitted', 'approved'] as const satisfies TestimonialStatus[]

/** The statuses in which a move is allowed (specification, section 4). `reopen` undoes a decision. */
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
  accept_spelling: SHOWABLE,
  approve: ['submitted', 'rejected'],
  reject: ['submitted', 'approved'],
  reopen: ['approved', 'rejected'],
  show_excerpt: ANSWERED,
  reply: ANSWERED,
  translate: ANSWERED,
  suggest_spelling: SHOWABLE,
}

const STAYS = null

/** New content has to be reviewed by the owner; showing less, or nothing new, doesn't. */
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
  // A member suggested it, and the server has found nothing but spelling in it.
  accept_spelling: STAYS,
  approve: 'approved',
  reject: 'rejected',
  reopen: 'submitted',
  show_excerpt: STAYS,
  reply: STAYS,
  translate: STAYS,
  suggest_spelling: STAYS,
}

/** The status after a move, or null when the move is not allowed. */
export function statusAfter(status: TestimonialStatus, move: Move): TestimonialStatus | null {
  return allowedFrom[move].includes(status) ? (leadsTo[move] ?? status) : null
}

/** Whether a request in this status is still unanswered. */
export const isOpen = (status: TestimonialStatus) => statusAfter(status, 'submit') !== null

/**
 * Whether the owner can remove it: clients' answers can't be removed, unless they were erased. Anybody may have written an
 * answer through the collection link, so it can be removed once it is rejected.
 */
export const mayRemove = (row: { status: TestimonialStatus; source: string; erasedAt: Date | null }) =>
  isOpen(row.status) ||
  row.source === 'owner' ||
  row.erasedAt !== null ||
  (row.source === 'link' && row.status === 'rejected')

/**
 * The text that is searched: name, address, text and company. It begins with the name, or the address without one, so
 * that it also sorts testimonials by name.
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

/** What the client allows to be shown with a public testimonial. */
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
