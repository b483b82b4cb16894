import { describe, expect, test } from 'vitest'
import { requestCounts, testimonials } from '#server/db/schema/testimonials.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { decideSoon } from '#server/payments/payments.service.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { withPayingClients } from '#server/testing/paying-clients.ts'

const HOUR_MS = 60 * 60 * 1000

describe('an email that waits for the email service', () => {
  const busy: EmailOutcome = { kind: 'retry', afterMs: HOUR_MS, reason: 'Busy.' }

  test('is not sent after a refund', async () => {
    let isBusy = true
    const handed: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      if (isBusy) return busy
      handed.push(to)
      return { kind: 'sent', providerId: 'provider-1' }
    })
    const { h, pay, refund, wait, decisions } = await withPayingClients({ overrides: { mailer } })
    const used = async () => (await h.rows(requestCounts).one()).used
    await pay()
    await wait({ days: 3, minutes: 1 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
    expect(await used()).toBe(1)
    await refund()
    isBusy = false
    await wait({ days: 30 })
    expect(handed).toEqual([])
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    // A request that was not sent does not count.
    expect(await used()).toBe(0)
  })

  test('is not sent between the event of a refund and the decision about it', async () => {
    let isBusy = true
    const handed: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      if (isBusy) return busy
      handed.push(to)
      return { kind: 'sent', providerId: 'provider-1' }
    })
    const { h, pay, wait, decisions } = await withPayingClients({ overrides: { mailer } })
    await pay()
    await wait({ days: 3, minutes: 1 })
    // Heard, and not decided about yet.
    await h.rows(payments).update({ reversalReason: 'refunded', reversedAt: h.clock.now() })
    isBusy = false
    await wait({ days: 1 })
    expect(handed).toEqual([])
    const { id, workspaceId } = await h.rows(payments).one()
    await h.deps.db.transaction((tx) => decideSoon(tx, { workspaceId, paymentId: id, now: h.clock.now() }))
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    expect(await h.rows(testimonials).list()).toEqual([])
  })

  test('that may have been sent counts as sent despite a refund', async () => {
    const mailer = createTestMailer(async () => ({ kind: 'unknown', reason: 'No answer.' }))
    const { pay, refund, wait, decisions } = await withPayingClients({ overrides: { mailer } })
    await pay()
    await wait({ days: 3, minutes: 1 })
    await refund()
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
  })
})
