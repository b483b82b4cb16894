import { type Delivery, type Slot, isWaiting, unqueue } from './slot.ts'

/** The queued email is sent, or dropped if the client has answered or emails may not be sent. */
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
