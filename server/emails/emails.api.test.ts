import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Email, EmailOutcome } from '#server/emails/mailer.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'

/** A mail service that answers what the test says, and remembers what it was handed. */
function emailServiceThat(answer: () => EmailOutcome) {
  const handed: { email: Email; idempotencyKey: string }[] = []
  const mailer = createTestMailer(async (email, { idempotencyKey }) => {
    handed.push({ email, idempotencyKey })
    return answer()
  })
  return { handed, overrides: { mailer } }
}

const sent: EmailOutcome = { kind: 'sent', providerId: 'p1' }
const later: EmailOutcome = { kind: 'retry', afterMs: 60_000, reason: 'Busy.' }

async function firstRow(h: Harness, owner: TestOwner): Promise<Testimonial | undefined> {
  const token = await h.signIn(owner)
  return (await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })).body.items[0]
}

const resend = async (h: Harness, owner: TestOwner, id: string) =>
  (await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: await h.signIn(owner) })).status

describe('a mail', () => {
  test('is tried again with the same key and to the letter the same, until it is taken', async () => {
    let isAway = true
    const { handed, overrides } = emailServiceThat(() => (isAway ? later : sent))
    const h = await createHarness({ overrides })
    const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
    await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    await h.request('PUT', '/goodword/user/me', { token: owner.token, body: { organisationName: 'Another Name' } })
    isAway = false
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(handed).toHaveLength(2)
    expect(handed[1]).toEqual(handed[0])
    expect(await firstRow(h, owner)).toMatchObject({ status: 'sent', emailState: 'sent' })
  })

  test('whose fate is unknown is tried again with the same key', async () => {
    const outcomes: EmailOutcome[] = [{ kind: 'unknown', reason: 'No answer.' }, sent]
    const { handed, overrides } = emailServiceThat(() => outcomes.shift() ?? sent)
    const h = await createHarness({ overrides })
    const owner = await h.signUp()
    await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(new Set(handed.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    expect(handed).toHaveLength(2)
  })

  test('is not sent to a client who answered while it waited', async () => {
    let isAway = true
    const { handed, overrides } = emailServiceThat(() => (isAway ? later : sent))
    const h = await createHarness({ overrides })
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    await h.submit(id)
    isAway = false
    h.clock.advance({ minutes: 1 })
    await h.drain()
    expect(handed.filter(({ email }) => email.subject === 'How did it go, Ana?')).toHaveLength(1)
    expect(await firstRow(h, owner)).toMatchObject({ status: 'submitted', emailState: 'none', sentAt: null })
  })

  test('that is refused for good is told, and can be sent to a corrected address at once', async () => {
    let isRefused = true
    const { handed, overrides } = emailServiceThat(() =>
      isRefused ? { kind: 'permanent', because: 'recipient', reason: 'No such address.' } : sent,
    )
    const h = await createHarness({ overrides })
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.drain()
    expect(await firstRow(h, owner)).toMatchObject({ status: 'pending', emailState: 'failed' })
    isRefused = false
    const body = { customerEmail: 'right@client.example', isAutoSendEnabled: true }
    await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    await h.drain()
    expect(handed.map(({ email }) => email.to)).toEqual(['ana@client.example', 'right@client.example'])
    expect(await firstRow(h, owner)).toMatchObject({ status: 'sent', emailState: 'sent' })
  })

  test('that nobody would take in the end is told, and can be sent again', async () => {
    let isAway = true
    const { overrides } = emailServiceThat(() => (isAway ? { kind: 'retry', reason: 'Busy.' } : sent))
    const h = await createHarness({ overrides })
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    for (let attempt = 0; attempt < 16; attempt += 1) {
      await h.drain()
      h.clock.advance({ hours: 7 })
    }
    expect(await firstRow(h, owner)).toMatchObject({ status: 'pending', emailState: 'failed' })
    isAway = false
    expect(await resend(h, owner, id)).toBe(200)
    await h.drain()
    expect(await firstRow(h, owner)).toMatchObject({ status: 'sent', emailState: 'sent' })
  })
})
