import { describe, expect, test } from 'vitest'
import type { MailOutcome } from '#server/emails/mailer.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { withPayingClients } from '#server/testing/paying-clients.ts'

const HOUR_MS = 60 * 60 * 1000

describe('a mail that waits for the mail service', () => {
  const busy: MailOutcome = { kind: 'retry', afterMs: HOUR_MS, reason: 'Busy.' }

  test('refund before sending: none', async () => {
    let isBusy = true
    const handed: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      if (isBusy) return busy
      handed.push(to)
      return { kind: 'sent', providerId: 'provider-1' }
    })
    const { pay, refund, wait, decisions } = await withPayingClients({ overrides: { mailer } })
    await pay()
    await wait({ days: 3, minutes: 1 })
    expect(await decisions()).toEqual({ in_1: 'asked invoice' })
    await refund()
    isBusy = false
    await wait({ days: 30 })
    expect(handed).toEqual([])
    expect(await decisions()).toEqual({ in_1: 'skip refunded' })
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
