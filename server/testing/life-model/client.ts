import { type Slot, type Refusal, isWaiting, endConsents, consentAnew, unqueue } from './slot.ts'

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
