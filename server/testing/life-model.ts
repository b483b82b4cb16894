import type { TestimonialStatus } from '#shared/testimonials.ts'

export type Delivery = 'delayed' | 'delivered' | 'bounced' | 'complained'

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
  /** The mailbox cannot be reached. */
  isBounced: boolean
  /** Whoever reads there reported a mail as spam. */
  isComplained: boolean
  isAutoSend: boolean
  isPrivate: boolean
  isNameShown: boolean
  mailState: 'none' | 'queued' | 'sent' | 'failed'
  mailDelivery: Delivery | null
  /** The newest mail itself, whatever the request says of it; null where there is none. */
  mail: { status: 'queued' | 'sent' | 'failed'; delivery: Delivery | null } | null
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
  mailState: isAutoSend ? 'queued' : 'none',
  mailDelivery: null,
  mail: isAutoSend ? { status: 'queued', delivery: null } : null,
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
  slot.mailDelivery = null
  slot.mail = { status: 'queued', delivery: null }
  slot.history.push('owner queued')
}

/** What waits is not sent any more. */
function unqueue(slot: Slot): void {
  if (slot.mailState !== 'queued') return
  slot.mailState = 'none'
  if (slot.mail) slot.mail.status = 'failed'
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

/** `isPaused`: two clients of the owner have complained. */
type Workspace = { isPaused: boolean }

export function ownerDoes(slot: Slot, step: OwnersStep, workspace: Workspace): Refusal {
  if (slot.isRemoved) return 'testimonials.not_found'
  if (step.kind === 'remove') {
    if (!isWaiting(slot) && !slot.isErased) return 'testimonials.wrong_status'
    slot.isRemoved = true
    slot.mail = null
    return null
  }
  if (slot.isErased) return 'testimonials.erased'
  if (step.kind === 'edit') return ownerEdits(slot, step, workspace)
  if (step.kind === 'send') return ownerSends(slot, workspace)
  if (slot.isWithdrawn) return 'testimonials.withdrawn'
  const { from, to, told } = decisions[step.kind]
  const isAllowed = step.kind === 'reopen' ? slot.status === step.from : from.some((status) => status === slot.status)
  if (!isAllowed) return 'testimonials.wrong_status'
  slot.status = to
  slot.history.push(told)
  return null
}

function ownerEdits(slot: Slot, { isAutoSend }: { isAutoSend: boolean }, { isPaused }: Workspace): Refusal {
  if (slot.status !== 'pending') return 'testimonials.wrong_status'
  if (slot.mailState === 'queued') return 'testimonials.mail_on_its_way'
  const isToSend = isAutoSend && (!slot.isAutoSend || slot.mailState !== 'sent')
  const why = whyNotMailed(slot)
  if (isToSend && why === null && isPaused) return 'emails.sending_paused'
  slot.isAutoSend = isAutoSend
  slot.history.push('owner changed')
  if (!isToSend) return null
  if (why === null) queue(slot)
  if (why === 'complained' || why === 'bounced') slot.mailDelivery = why
  if (why === 'unsubscribed' && !slot.isUnsubscribed) {
    slot.isUnsubscribed = true
    slot.history.push('system unsubscribed')
  }
  return null
}

function whyNotMailed(slot: Slot): 'unsubscribed' | 'complained' | 'declined' | 'bounced' | null {
  if (slot.isSuppressed) return 'unsubscribed'
  if (slot.isComplained) return 'complained'
  if (slot.isDeclined) return 'declined'
  return slot.isBounced ? 'bounced' : null
}

function ownerSends(slot: Slot, { isPaused }: Workspace): Refusal {
  if (!isWaiting(slot)) return 'testimonials.wrong_status'
  const why = whyNotMailed(slot)
  if (why) return `testimonials.${why}`
  if (slot.mailState === 'queued') return 'testimonials.mail_on_its_way'
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
  slot.mailState = 'none'
  slot.mailDelivery = null
  slot.mail = null
  slot.words = wasAnswered ? '' : null
  if (wasAnswered) slot.status = 'rejected'
  slot.earlier = []
  endConsents(slot)
  slot.history.push('client erased')
  return null
}

/** What waits to be mailed is handed over, or dropped where nothing is left to ask or nothing may be sent. */
export function mailIsHandedOver(slot: Slot, { isTaken, isPaused }: { isTaken: boolean; isPaused: boolean }): void {
  if (slot.isRemoved || slot.mailState !== 'queued') return
  if (!isWaiting(slot)) return unqueue(slot)
  if (isTaken && !isPaused) return mailWasSent(slot)
  slot.mailState = 'failed'
  if (slot.mail) slot.mail.status = 'failed'
  slot.history.push('system send_failed')
}

function mailWasSent(slot: Slot): void {
  slot.mailState = 'sent'
  slot.mailDelivery = null
  if (slot.mail) slot.mail.status = 'sent'
  if (slot.status === 'pending') slot.status = 'sent'
  slot.history.push('system sent')
}

const SEVERITY: Delivery[] = ['delayed', 'delivered', 'bounced', 'complained']

/** The mail service tells of the newest mail: whatever it says, it has taken it. */
export function mailIsToldOf(slot: Slot, news: Delivery): void {
  const { mail } = slot
  if (!mail) return
  if (mail.status === 'queued') mailWasSent(slot)
  const before = mail.delivery
  const isNews = before === null || SEVERITY.indexOf(news) > SEVERITY.indexOf(before)
  if (isNews) mail.delivery = news
  if (news === 'bounced' && before !== 'bounced') return mailCameBack(slot)
  if (!isNews) return
  if (news === 'complained') return mailWasComplainedAbout(slot)
  if (slot.mailState !== 'sent') return
  if (news === 'delivered' && (slot.mailDelivery === null || slot.mailDelivery === 'delayed')) {
    slot.mailDelivery = 'delivered'
    slot.history.push('system delivered')
  }
  if (news === 'delayed' && slot.mailDelivery === null) slot.mailDelivery = 'delayed'
}

function mailCameBack(slot: Slot): void {
  slot.isBounced = true
  if (slot.status === 'sent') slot.status = 'pending'
  if (slot.mailDelivery === 'bounced' || slot.mailDelivery === 'complained') return
  slot.mailDelivery = 'bounced'
  slot.history.push('system bounced')
}

function mailWasComplainedAbout(slot: Slot): void {
  slot.isComplained = true
  if (slot.mailDelivery === 'complained') return
  slot.mailDelivery = 'complained'
  slot.history.push('client complained')
}

/** Whether the owner is told what is wrong with the mail. */
export const hasProblem = ({ mailState, mailDelivery }: Pick<Slot, 'mailState' | 'mailDelivery'>) =>
  mailState === 'failed' || (mailDelivery !== null && mailDelivery !== 'delivered')
