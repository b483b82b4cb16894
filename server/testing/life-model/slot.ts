import type { TestimonialStatus } from '#shared/testimonials.ts'

export type Delivery = 'delayed' | 'delivered' | 'bounced' | 'complained'

/**
 * A second implementation, as simple as possible, of what can happen to a testimonial. It has no database and no time,
 * and shares no rules with the server. Each step returns its error code or null, and changes nothing when it fails.
 */
export type Slot = {
  status: TestimonialStatus
  isRemoved: boolean
  isErased: boolean
  isWithdrawn: boolean
  isDeclined: boolean
  isSuppressed: boolean
  isUnsubscribed: boolean
  /** The mailbox can't be reached. */
  isBounced: boolean
  /** The recipient reported an email as spam. */
  isComplained: boolean
  isAutoSend: boolean
  isPrivate: boolean
  isNameShown: boolean
  emailState: 'none' | 'queued' | 'sent' | 'failed'
  emailDelivery: Delivery | null
  /** The newest email itself, whatever the request says about it; null without one. */
  email: { status: 'queued' | 'sent' | 'failed'; delivery: Delivery | null } | null
  words: string | null
  earlier: string[]
  consents: { choice: 'public' | 'private'; isNameShown: boolean; holds: boolean }[]
  /** Who did what, oldest first. */
  history: string[]
}

export type Refusal = string | null

export const newSlot = ({ isAutoSend }: { isAutoSend: boolean }): Slot => ({
  status: 'pending',
  isRemoved: false,
  isErased: false,
  isWithdrawn: false,
  isDeclined: false,
  isSuppressed: false,
  isUnsubscribed: false,
  isBounced: false,
  isComplained: false,
  isAutoSend,
  isPrivate: true,
  isNameShown: true,
  emailState: isAutoSend ? 'queued' : 'none',
  emailDelivery: null,
  email: isAutoSend ? { status: 'queued', delivery: null } : null,
  words: null,
  earlier: [],
  consents: [],
  history: ['member created', ...(isAutoSend ? ['member queued'] : [])],
})

export const isWaiting = ({ status }: Slot) => status === 'pending' || status === 'sent'

export const isPublic = (slot: Slot) => !slot.isRemoved && slot.status === 'approved' && !slot.isPrivate

export function endConsents(slot: Slot): void {
  for (const consent of slot.consents) consent.holds = false
}

export function consentAnew(slot: Slot): void {
  endConsents(slot)
  const { isPrivate, isNameShown } = slot
  slot.consents.push({ choice: isPrivate ? 'private' : 'public', isNameShown, holds: true })
}

export function queue(slot: Slot): void {
  slot.emailState = 'queued'
  slot.emailDelivery = null
  slot.email = { status: 'queued', delivery: null }
  slot.history.push('member queued')
}

/** Cancels the queued email. */
export function unqueue(slot: Slot): void {
  if (slot.emailState !== 'queued') return
  slot.emailState = 'none'
  if (slot.email) slot.email.status = 'failed'
}

/** Whether the owner sees a problem with the email. */
export const hasProblem = ({ emailState, emailDelivery }: Pick<Slot, 'emailState' | 'emailDelivery'>) =>
  emailState === 'failed' || (emailDelivery !== null && emailDelivery !== 'delivered')
