import { describe, expect, test } from 'vitest'
import { recipientEmails } from '#server/db/schema/emails.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { kindsOf } from '#server/testing/clients.ts'
import {
  createReportedHarness,
  forNow,
  permanently,
  createReportedOwner,
  asOwner,
} from '#server/testing/email-webhooks.ts'
import { createTestMailer } from '#server/testing/mailers.ts'

describe('an email', () => {
  test('is shown as delivered once the service reports that', async () => {
    const { ask, newest, tell, look } = await createReportedOwner()
    const id = await ask()
    await tell('email.sent', await newest(id))
    expect(await look(id)).toMatchObject({ emailState: 'sent', emailDelivery: null })
    await tell('email.delivered', await newest(id))
    expect(await look(id)).toMatchObject({
      status: 'sent',
      emailState: 'sent',
      emailDelivery: 'delivered',
      emailProblem: null,
    })
    expect(kindsOf(await look(id)).at(-1)).toBe('system delivered')
  })

  test('that was refused temporarily is shown as delayed until it is delivered', async () => {
    const { ask, newest, tell, look, resend } = await createReportedOwner()
    const id = await ask()
    await tell('email.bounced', await newest(id), forNow())
    expect(await look(id)).toMatchObject({
      status: 'sent',
      emailDelivery: 'delayed',
      emailProblem: expect.stringContaining('Mailbox full'),
    })
    await tell('email.delivered', await newest(id))
    expect(await look(id)).toMatchObject({ emailDelivery: 'delivered', emailProblem: null })
    expect((await resend(id)).status).toBe(200)
    expect(await look(id)).toMatchObject({ emailState: 'queued', emailDelivery: null })
  })

  test('fails if the service accepts it and can’t send it, and the request is pending again', async () => {
    const { h, ask, newest, tell, look, resend } = await createReportedOwner()
    const id = await ask()
    await tell('email.failed', await newest(id), { data: { failed: { reason: 'Attachment too large' } } })
    expect(await look(id)).toMatchObject({
      status: 'pending',
      emailState: 'failed',
      emailProblem: 'The email service couldn’t send the email: Attachment too large.',
    })
    expect((await newest(id)).status).toBe('failed')
    expect(await h.rows(recipientEmails).count()).toBe(0)
    expect((await resend(id)).status).toBe(200)
  })

  test('that was delivered can’t fail afterwards', async () => {
    const { ask, newest, tell, look } = await createReportedOwner()
    const id = await ask()
    await tell('email.delivered', await newest(id))
    await tell('email.failed', await newest(id), { data: { failed: { reason: 'Late news' } } })
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: 'delivered' })
  })

  test('counts as accepted if the service reports on it while it is being sent, and is not sent again', async () => {
    const service: { deliver?: (messageId: string) => Promise<unknown> } = {}
    const outcomes: EmailOutcome[] = [{ kind: 'unknown', reason: 'No answer.' }]
    let handedOver = 0
    const mailer = createTestMailer(async (_, { idempotencyKey }) => {
      handedOver += 1
      await service.deliver?.(idempotencyKey)
      return outcomes.shift() ?? { kind: 'sent', providerId: 'again' }
    })
    const { h, messages, tell } = await createReportedHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    const { look } = asOwner(h, owner)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    service.deliver = async () => {
      const [message] = await messages(id)
      if (message) await tell('email.delivered', message)
    }
    await h.drain()
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(handedOver).toBe(1)
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: 'delivered' })
    expect(await messages(id)).toMatchObject([{ status: 'sent', delivery: 'delivered' }])
  })

  test('that was uncertain counts as sent once the service reports on it', async () => {
    const mailer = {
      ...createTestMailer(async () => ({ kind: 'unknown', reason: 'No answer.' })),
      remembersKeysForMs: 0,
    }
    const { h, newest, tell } = await createReportedHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    const { look } = asOwner(h, owner)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    expect(await look(id)).toMatchObject({ emailState: 'failed', emailDelivery: 'uncertain' })
    await tell('email.sent', await newest(id))
    expect(await look(id)).toMatchObject({
      status: 'sent',
      emailState: 'sent',
      emailDelivery: null,
      emailProblem: null,
    })
  })

  test('that was uncertain at a since corrected address does not count as sent to the new one', async () => {
    const mailer = {
      ...createTestMailer(async () => ({ kind: 'unknown', reason: 'No answer.' })),
      remembersKeysForMs: 0,
    }
    const { h, newest, tell } = await createReportedHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    const { look, edit } = asOwner(h, owner)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: false })
    const before = await look(id)
    expect(before).toMatchObject({ status: 'pending', emailState: 'none', sentAt: null, remindsAt: null })
    await tell('email.delivered', await newest(id))
    expect(await newest(id)).toMatchObject({ status: 'sent', delivery: 'delivered' })
    expect(await look(id)).toEqual(before)
  })

  test('that was an uncertain reminder to a since corrected address does not count for the new one', async () => {
    let isSilent = false
    const mailer = {
      ...createTestMailer(async (_, { idempotencyKey }) =>
        isSilent
          ? { kind: 'unknown', reason: 'No answer.' }
          : { kind: 'sent', providerId: `provider-${idempotencyKey}` },
      ),
      remembersKeysForMs: 0,
    }
    const { h, newest, tell } = await createReportedHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    const id = await asOwner(h, owner).ask()
    isSilent = true
    h.clock.advance({ days: 7 })
    await h.drain()
    const { look, edit } = asOwner(h, { ...owner, token: await h.signIn(owner) })
    expect((await newest(id, 'reminder')).status).toBe('uncertain')
    isSilent = false
    await tell('email.bounced', await newest(id), permanently())
    await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: true })
    await h.drain()
    await tell('email.sent', await newest(id, 'reminder'))
    expect(await look(id)).toMatchObject({ status: 'sent', remindersSent: 0, remindsAt: expect.any(String) })
  })

  test('that is delivered after an earlier one bounced leaves the request bounced', async () => {
    const { h, ask, newest, tell, look, resend } = await createReportedOwner()
    const id = await ask()
    const first = await newest(id)
    await resend(id)
    await h.drain()
    await tell('email.bounced', first, permanently())
    await tell('email.delivered', await newest(id))
    expect(await newest(id)).toMatchObject({ status: 'sent', delivery: 'delivered' })
    expect(await look(id)).toMatchObject({ status: 'pending', emailDelivery: 'bounced' })
  })

  test('that was sent again keeps the status of the newer email when the older one is delivered', async () => {
    const { h, ask, newest, tell, look, resend } = await createReportedOwner()
    const id = await ask()
    const first = await newest(id)
    await resend(id)
    await h.drain()
    await tell('email.delivered', first)
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: null })
  })

  test('of another owner can’t be reached by a tag', async () => {
    const { h, ask, newest, tell, look } = await createReportedOwner()
    const other = asOwner(h, await h.signUp())
    const [one, two] = [await ask(), await other.ask('bo@client.example')]
    await tell('email.bounced', await newest(one), {
      data: { ...permanently().data, tags: { message: (await newest(two)).id } },
    })
    expect(await look(one)).toMatchObject({ emailDelivery: 'bounced' })
    expect(await other.look(two)).toMatchObject({ status: 'sent', emailDelivery: null })
    await tell('email.bounced', await newest(two), { data: { ...permanently().data, email_id: 'unknown' } })
    expect(await other.look(two)).toMatchObject({ status: 'sent', emailDelivery: null })
  })
})
