import type { TestimonialStatus } from '#shared/testimonials.ts'

/**
 * What a testimonial may go through, written down a second time and as plainly as possible: no database, no time, no rule
 * shared with the server. Each step answers the code of the refusal, or null, and changes nothing when it refuses.
 */
export type Slot = {
  status: TestimonialStatus
  isRemoved: boolean
  isErased: boolean
  isWithdrawn: boolean
  isDeclined: boolean
  isSuppressed: boolean
  isUnsubscribed: boolean
  isAutoSend: boolean
  isPrivate: boolean
  isNameShown: boolean
  mailState: 'none' | 'queued' | 'sent' | 'failed'
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
  isAutoSend,
  isPrivate: true,
  isNameShown: true,
  mailState: isAutoSend ? 'queued' : 'none',
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
  slot.mailState = 'queued'
  slot.history.push('owner queued')
}

export type OwnersStep =
  | { kind: 'edit'; isAutoSend: boolean }
  | { kind: 'send' | 'approve' | 'reject' | 'remove' }
  | { kind: 'reopen'; from: 'approved' | 'rejected' }

const decisions = {
  approve: { from: ['submitted', 'rejected'], to: 'approved', told: 'owner approved' },
  reject: { from: ['submitted', 'approved'], to: 'rejected', told: 'owner rejected' },
  reopen: { from: ['approved', 'rejected'], to: 'submitted', told: 'owner reopened' },
} as const

export function ownerDoes(slot: Slot, step: OwnersStep): Refusal {
  if (slot.isRemoved) return 'testimonials.not_found'
  if (step.kind === 'remove') {
    if (!isWaiting(slot) && !slot.isErased) return 'testimonials.wrong_status'
    slot.isRemoved = true
    return null
  }
  if (slot.isErased) return 'testimonials.erased'
  if (step.kind === 'edit') return ownerEdits(slot, step)
  if (step.kind === 'send') return ownerSends(slot)
  if (slot.isWithdrawn) return 'testimonials.withdrawn'
  const { from, to, told } = decisions[step.kind]
  const isAllowed = step.kind === 'reopen' ? slot.status === step.from : from.some((status) => status === slot.status)
  if (!isAllowed) return 'testimonials.wrong_status'
  slot.status = to
  slot.history.push(told)
  return null
}

function ownerEdits(slot: Slot, { isAutoSend }: { isAutoSend: boolean }): Refusal {
  if (slot.status !== 'pending') return 'testimonials.wrong_status'
  if (slot.mailState === 'queued') return 'testimonials.mail_on_its_way'
  const isToSend = isAutoSend && (!slot.isAutoSend || slot.mailState === 'failed')
  slot.isAutoSend = isAutoSend
  slot.history.push('owner changed')
  if (!isToSend) return null
  if (!slot.isSuppressed && !slot.isDeclined) queue(slot)
  if (slot.isSuppressed && !slot.isUnsubscribed) {
    slot.isUnsubscribed = true
    slot.history.push('system unsubscribed')
  }
  return null
}

function ownerSends(slot: Slot): Refusal {
  if (!isWaiting(slot)) return 'testimonials.wrong_status'
  if (slot.isSuppressed) return 'testimonials.unsubscribed'
  if (slot.isDeclined) return 'testimonials.declined'
  if (slot.mailState === 'queued') return 'testimonials.mail_on_its_way'
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
  if (slot.mailState === 'queued') slot.mailState = 'none'
  slot.history.push('client declined')
  return null
}

function clientUnsubscribes(slot: Slot): Refusal {
  slot.isSuppressed = true
  if (slot.mailState === 'queued') slot.mailState = 'none'
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
  slot.mailState = 'none'
  slot.words = wasAnswered ? '' : null
  if (wasAnswered) slot.status = 'rejected'
  slot.earlier = []
  endConsents(slot)
  slot.history.push('client erased')
  return null
}

/** What waits to be mailed is handed over, or dropped where nothing is left to ask. */
export function mailIsHandedOver(slot: Slot, { isTaken }: { isTaken: boolean }): void {
  if (slot.isRemoved || slot.mailState !== 'queued') return
  if (!isWaiting(slot)) {
    slot.mailState = 'none'
    return
  }
  slot.mailState = isTaken ? 'sent' : 'failed'
  if (isTaken) slot.status = 'sent'
  slot.history.push(isTaken ? 'system sent' : 'system send_failed')
}
