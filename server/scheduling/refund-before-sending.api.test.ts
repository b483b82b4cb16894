import { describe, expect, test } from 'vitest'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { decideSoon } from '#server/payments/payments.service.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { withPayingClients } from '#server/testing/paying-clients.ts'

const HOUR_MS = 60 * 60 * 1000

describe('a mail that waits for the mail service', () => {
  const busy: EmailOutcome = { kind: 'retry', afterMs: HOUR_MS, reason: 'Busy.' }

  test('refund before sending: none', async () => {
    let isBusy = true
    const handed: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      if (isBusy) return busy
      handed.push(to)
      return { kind: 'sent', providerId: 'provider-1' }
    })
    const { h, pay, refund, wait, decisions } = await withPayingClients({ overrides: { mailer } })
    const used = () => h.raw.prepare('select sum(used) from request_counts').pluck().get()
    await pay()
    await wait({ days: 3, minutes: 1 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
    expect(used()).toBe(1)
    await refund()
    isBusy = false
    await wait({ days: 30 })
    expect(handed).toEqual([])
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    // A request that nobody was sent counts for nothing.
    expect(used()).toBe(0)
  })

  test('is not handed over between the news of a refund and what follows from it', async () => {
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
    h.raw.exec("update payments set reversal_reason = 'refunded', reversed_at = paid_at")
    isBusy = false
    await wait({ days: 1 })
    expect(handed).toEqual([])
    const { id, workspaceId } = h.raw
      .prepare<[], { id: string; workspaceId: string }>('select id, workspace_id as workspaceId from payments')
      .get() ?? { id: '', workspaceId: '' }
    await h.deps.db.transaction((tx) => decideSoon(tx, { workspaceId, paymentId: id, now: h.clock.now() }))
    await h.drain()
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
    expect(h.raw.prepare('select * from testimonials').all()).toEqual([])
  })

  test('that may have gone out is left to it: what is known as asked stays so', async () => {
    const mailer = createTestMailer(async () => ({ kind: 'unknown', reason: 'No answer.' }))
    const { pay, refund, wait, decisions } = await withPayingClients({ overrides: { mailer } })
    await pay()
    await wait({ days: 3, minutes: 1 })
    await refund()
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
  })
})
