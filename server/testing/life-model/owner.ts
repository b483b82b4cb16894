import { type Slot, type Refusal, isWaiting, queue } from './slot.ts'

export type OwnersStep =
  | { kind: 'edit'; isAutoSend: boolean }
  | { kind: 'send' | 'approve' | 'reject' | 'remove' }
  | { kind: 'reopen'; from: 'approved' | 'rejected' }

const decisions = {
  approve: { from: ['submitted', 'rejected'], to: 'approved', event: 'member approved' },
  reject: { from: ['submitted', 'approved'], to: 'rejected', event: 'member rejected' },
  reopen: { from: ['approved', 'rejected'], to: 'submitted', event: 'member reopened' },
} as const

/** `isPaused`: two clients of the owner have complained. */
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
  slot.history.push('member changed')
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
