import type { TestimonialStatus } from '#shared/testimonials.ts'

export type Delivery = 'delayed' | 'delivered' | 'bounced' | 'complained'

/**
 * A second, as simple as possible implementation of what can happen to a testimonial: no database, no time, no rules
 * shared with the server. Each step returns its error code or null, and changes nothing when it fails.
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
  history: ['owner created', ...(isAutoSend ? ['owner queued'] : [])],
})

const isWaiting = ({ status }: Slot) => status === 'pending' || status === 'sent'

export const isPublic = (slot: Slot) => !slot.isRemoved && slot.status === 'approved' && !slot.isPrivate

function endConsents(slot: Slot): void {
  for (const consent of slot.consents) consent.holds = false
}

function consentAnew(slot: Slot): void {
  endConsents(slot)
  const { isPrivate, isNameShown } = slot
  slot.consents.push({ choice: isPrivate ? 'private' : 'public', isNameShown, holds: true })
}

function queue(slot: Slot): void {
  slot.emailState = 'queued'
  slot.emailDelivery = null
  slot.email = { status: 'queued', delivery: null }
  slot.history.push('owner queued')
}

/** Cancels what is queued. */
function unqueue(slot: Slot): void {
  if (slot.emailState !== 'queued') return
  slot.emailState = 'none'
  if (slot.email) slot.email.status = 'failed'
}

export type OwnersStep =
  | { kind: 'edit'; isAutoSend: boolean }
  | { kind: 'send' | 'approve' | 'reject' | 'remove' }
  | { kind: 'reopen'; from: 'approved' | 'rejected' }

const decisions = {
  approve: { from: ['submitted', 'rejected'], to: 'approved', event: 'owner approved' },
  reject: { from: ['submitted', 'approved'], to: 'rejected', event: 'owner rejected' },
  reopen: { from: ['approved', 'rejected'], to: 'submitted', event: 'owner reopened' },
} as const

/** `isPaused`: two clients of the owner complained. */
type Workspace = { isPaused: boolean }

export function ownerDoes(slot: Slot, step: OwnersStep, workspace: Workspace): Refusal {
  if (slot.isRemoved) return 'testimonials.not_found'
  if (step.kind === 'remove') {
    if (!isWaiting(slot) && !slot.isErased) return 'testimonials.wrong_status'
    slot.isRemoved = true
    slot.email = null
    return null
  }
  if (slot.isErased) return 'testimonials.erased'
  if (step.kind === 'edit') return ownerEdits(slot, step, workspace)
  if (step.kind === 'send') return ownerSends(slot, workspace)
  if (slot.isWithdrawn) return 'testimonials.withdrawn'
  const { from, to, event } = decisions[step.kind]
  const isAllowed = step.kind === 'reopen' ? slot.status === step.from : from.some((status) => status === slot.status)
  if (!isAllowed) return 'testimonials.wrong_status'
  slot.status = to
  slot.history.push(event)
  return null
}

function ownerEdits(slot: Slot, { isAutoSend }: { isAutoSend: boolean }, { isPaused }: Workspace): Refusal {
  if (slot.status !== 'pending') return 'testimonials.wrong_status'
  if (slot.emailState === 'queued') return 'testimonials.email_on_its_way'
  const isToSend = isAutoSend && (!slot.isAutoSend || slot.emailState !== 'sent')
  const why = whyNotEmailed(slot)
  if (isToSend && why === null && isPaused) return 'emails.sending_paused'
  slot.isAutoSend = isAutoSend
  slot.history.push('owner changed')
  if (!isToSend) return null
  if (why === null) queue(slot)
  if (why === 'complained' || why === 'bounced') slot.emailDelivery = why
  if (why === 'unsubscribed' && !slot.isUnsubscribed) {
    slot.isUnsubscribed = true
    slot.history.push('system unsubscribed')
  }
  return null
}

function whyNotEmailed(slot: Slot): 'unsubscribed' | 'complained' | 'declined' | 'bounced' | null {
  if (slot.isSuppressed) return 'unsubscribed'
  if (slot.isComplained) return 'complained'
  if (slot.isDeclined) return 'declined'
  return slot.isBounced ? 'bounced' : null
}

function ownerSends(slot: Slot, { isPaused }: Workspace): Refusal {
  if (!isWaiting(slot)) return 'testimonials.wrong_status'
  const why = whyNotEmailed(slot)
  if (why) return `testimonials.${why}`
  if (slot.emailState === 'queued') return 'testimonials.email_on_its_way'
  if (isPaused) return 'emails.sending_paused'
  queue(slot)
  return null
}

export type ClientsStep =
  | { kind: 'submit'; words: string; isPrivate: boolean; isNameShown: boolean }
  | { kind: 'revise'; words: string }
  | { kind: 'show'; isPrivate: boolean; isNameShown: boolean }
  | { kind: 'withdraw' | 'decline' | 'unsubscribe' | 'erase' }

const nowhere = {
  submit: 'submissions.not_found',
  revise: 'own_page.not_found',
  show: 'own_page.not_found',
  withdraw: 'own_page.not_found',
  decline: 'own_page.not_found',
  erase: 'own_page.not_found',
  unsubscribe: 'unsubscribing.not_found',
} as const

export function clientDoes(slot: Slot, step: ClientsStep): Refusal {
  if (slot.isRemoved || slot.isErased) return nowhere[step.kind]
  if (step.kind === 'submit') return clientSubmits(slot, step)
  if (step.kind === 'unsubscribe') return clientUnsubscribes(slot)
  if (step.kind === 'erase') return clientErases(slot)
  if (step.kind === 'decline') return clientDeclines(slot)
  if (isWaiting(slot)) return 'own_page.not_answered'
  if (step.kind === 'revise') return clientRevises(slot, step)
  return step.kind === 'show' ? clientShows(slot, step) : clientWithdraws(slot)
}

function clientSubmits(slot: Slot, step: Extract<ClientsStep, { kind: 'submit' }>): Refusal {
  if (!isWaiting(slot)) return 'submissions.already_answered'
  slot.status = 'submitted'
  slot.words = step.words
  slot.isPrivate = step.isPrivate
  slot.isNameShown = step.isNameShown
  slot.isDeclined = false
  consentAnew(slot)
  slot.history.push('client submitted')
  return null
}

function clientRevises(slot: Slot, { words }: { words: string }): Refusal {
  const isSame = slot.words === words
  if (isSame && !slot.isWithdrawn) return null
  if (!isSame) slot.earlier.push(slot.words ?? '')
  slot.history.push(slot.isWithdrawn ? 'client shared_again' : 'client revised')
  slot.words = words
  slot.status = 'submitted'
  slot.isWithdrawn = false
  consentAnew(slot)
  return null
}

function clientShows(slot: Slot, { isPrivate, isNameShown }: { isPrivate: boolean; isNameShown: boolean }): Refusal {
  if (slot.isWithdrawn) return 'own_page.withdrawn'
  const isSame = isPrivate === slot.isPrivate && isNameShown === slot.isNameShown
  if (isSame) return null
  if (isPrivate && !slot.isPrivate) slot.history.push('client made_private')
  if (!isPrivate && slot.isPrivate) {
    slot.history.push('client made_public')
    slot.status = 'submitted'
  }
  if (isNameShown !== slot.isNameShown) slot.history.push('client shown_parts_changed')
  slot.isPrivate = isPrivate
  slot.isNameShown = isNameShown
  consentAnew(slot)
  return null
}

function clientWithdraws(slot: Slot): Refusal {
  if (slot.isWithdrawn) return null
  slot.isWithdrawn = true
  slot.status = 'rejected'
  endConsents(slot)
  slot.history.push('client withdrawn')
  return null
}

function clientDeclines(slot: Slot): Refusal {
  if (!isWaiting(slot)) return 'submissions.already_answered'
  if (slot.isDeclined) return null
  slot.isDeclined = true
  unqueue(slot)
  slot.history.push('client declined')
  return null
}

function clientUnsubscribes(slot: Slot): Refusal {
  slot.isSuppressed = true
  unqueue(slot)
  if (!slot.isUnsubscribed) slot.history.push('client unsubscribed')
  slot.isUnsubscribed = true
  return null
}

function clientErases(slot: Slot): Refusal {
  const wasAnswered = !isWaiting(slot)
  slot.isErased = true
  slot.isSuppressed = true
  slot.isPrivate = true
  slot.isAutoSend = false
  slot.emailState = 'none'
  slot.emailDelivery = null
  slot.email = null
  slot.words = wasAnswered ? '' : null
  if (wasAnswered) slot.status = 'rejected'
  slot.earlier = []
  endConsents(slot)
  slot.history.push('client erased')
  return null
}

/** The queued email is sent, or dropped when there is nothing left to ask or it may not be sent. */
export function emailIsHandedOver(slot: Slot, { isTaken, isPaused }: { isTaken: boolean; isPaused: boolean }): void {
  if (slot.isRemoved || slot.emailState !== 'queued') return
  if (!isWaiting(slot)) return unqueue(slot)
  if (isTaken && !isPaused) return emailWasSent(slot)
  slot.emailState = 'failed'
  if (slot.email) slot.email.status = 'failed'
  slot.history.push('system send_failed')
}

function emailWasSent(slot: Slot): void {
  slot.emailState = 'sent'
  slot.emailDelivery = null
  if (slot.email) slot.email.status = 'sent'
  if (slot.status === 'pending') slot.status = 'sent'
  slot.history.push('system sent')
}

const SEVERITY: Delivery[] = ['delayed', 'delivered', 'bounced', 'complained']

/** The email service reports on the newest email, so it must have accepted it. */
export function emailWasReported(slot: Slot, delivery: Delivery): void {
  const { email: message } = slot
  if (!message) return
  if (message.status === 'queued') emailWasSent(slot)
  const before = message.delivery
  const isChange = before === null || SEVERITY.indexOf(delivery) > SEVERITY.indexOf(before)
  if (isChange) message.delivery = delivery
  if (delivery === 'bounced' && before !== 'bounced') return emailBounced(slot)
  if (!isChange) return
  if (delivery === 'complained') return emailWasComplainedAbout(slot)
  if (slot.emailState !== 'sent') return
  if (delivery === 'delivered' && (slot.emailDelivery === null || slot.emailDelivery === 'delayed')) {
    slot.emailDelivery = 'delivered'
    slot.history.push('system delivered')
  }
  if (delivery === 'delayed' && slot.emailDelivery === null) slot.emailDelivery = 'delayed'
}

function emailBounced(slot: Slot): void {
  slot.isBounced = true
  if (slot.status === 'sent') slot.status = 'pending'
  if (slot.emailDelivery === 'bounced' || slot.emailDelivery === 'complained') return
  slot.emailDelivery = 'bounced'
  slot.history.push('system bounced')
}

function emailWasComplainedAbout(slot: Slot): void {
  slot.isComplained = true
  if (slot.emailDelivery === 'complained') return
  slot.emailDelivery = 'complained'
  slot.history.push('client complained')
}

/** Whether the owner sees a problem with the email. */
export const hasProblem = ({ emailState, emailDelivery }: Pick<Slot, 'emailState' | 'emailDelivery'>) =>
  emailState === 'failed' || (emailDelivery !== null && emailDelivery !== 'delivered')
