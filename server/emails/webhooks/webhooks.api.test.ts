import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { sendingDomains } from '#server/db/schema/email-settings.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { emailEvents, emailMessages, recipientEmails, suppressions } from '#server/db/schema/emails.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { kindsOf } from '#server/testing/clients.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import {
  createReportedHarness,
  eventBody,
  forNow,
  NEXT_SECRET,
  permanently,
  signed,
  WEBHOOK_PATH,
} from '#server/testing/email-webhooks.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { resumeSending } from '#server/testing/owners.ts'

async function prepare() {
  const reported = await createReportedHarness()
  const { h } = reported
  const owner = await h.signUp()
  return { ...reported, owner, ...asOwner(h, owner) }
}

const asOwner = (h: Harness, owner: TestOwner) => ({
  /** A request whose email was sent. */
  ask: async (customerEmail = 'ana@client.example') => {
    const { id } = await h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
    await h.drain()
    return id
  },
  look: async (id: string) =>
    (await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token: owner.token })).body,
  resend: (id: string) =>
    h.request<Testimonial & { code: string; message: string }>('POST', `/goodword/testimonial/${id}/resend`, {
      token: owner.token,
    }),
  edit: (id: string, body: Record<string, unknown>) =>
    h.request<Testimonial>('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body }),
})

const everything = (h: Harness) => everyRow(h.rows)

/** Everything but the list of events. */
async function everythingElse(h: Harness) {
  const { email_events: _, ...rows } = await everyRow(h.rows)
  return rows
}

const minutesFromNow = (minutes: number) => new Date(systemClock.now().getTime() + minutes * 60_000)

describe('a webhook event of the email service', () => {
  const body = eventBody('email.delivered', { email_id: 'x' })

  test.each([
    ['without a signature', { 'content-type': 'application/json' }],
    ['with a signature by another secret', signed(body, { secret: `whsec_${Buffer.from('no').toString('base64')}` })],
    ['with another id than it was signed with', { ...signed(body), 'svix-id': 'evt_other' }],
    [
      'with another time than it was signed with',
      { ...signed(body), 'svix-timestamp': String(Math.floor(minutesFromNow(-1).getTime() / 1000)) },
    ],
    ['that is old', signed(body, { at: minutesFromNow(-6) })],
    ['from the future', signed(body, { at: minutesFromNow(6) })],
    ['without a valid time', { ...signed(body), 'svix-timestamp': 'now' }],
    [
      'with a signature of another version',
      { ...signed(body), 'svix-signature': signed(body)['svix-signature']?.replace('v1', 'v2') ?? '' },
    ],
    ['with a truncated signature', { ...signed(body), 'svix-signature': 'v1' }],
  ])('%s is refused and changes nothing', async (_, headers) => {
    const { h, ask, post } = await prepare()
    await ask()
    const before = await everything(h)
    const answer = await post(body, headers)
    expect([answer.status, answer.body.code]).toEqual([400, 'emails.webhook_refused'])
    expect(await everything(h)).toEqual(before)
  })

  test('is refused if any byte of it was changed', async () => {
    const { h, ask, newest, post } = await prepare()
    const { id, providerId } = await newest(await ask())
    const event = eventBody('email.bounced', { email_id: providerId, tags: { message: id }, ...permanently().data })
    const headers = signed(event)
    const before = await everything(h)
    for (let at = 0; at < event.length; at += 7) {
      const changed = event.slice(0, at) + String.fromCharCode(event.charCodeAt(at) ^ 1) + event.slice(at + 1)
      expect((await post(changed, headers)).status, changed).toBe(400)
    }
    expect((await post(`${event} `, headers)).status).toBe(400)
    expect(await everything(h)).toEqual(before)
    expect((await post(event, headers)).status).toBe(200)
    expect(await everything(h)).not.toEqual(before)
  })

  test('is accepted with either secret while one replaces the other', async () => {
    const { ask, newest, tell, look } = await prepare()
    const id = await ask()
    expect(await tell('email.delivery_delayed', await newest(id))).toBe(200)
    expect(await tell('email.delivered', await newest(id), { secret: NEXT_SECRET })).toBe(200)
    expect((await look(id)).emailDelivery).toBe('delivered')
  })

  test('is answered 503 if no webhook is set up', async () => {
    const h = await createHarness()
    const answer = await h.request<{ code: string }>('POST', WEBHOOK_PATH, { body, headers: signed(body) })
    expect([answer.status, answer.body.code]).toEqual([503, 'emails.no_webhook'])
  })

  test('can be longer than other requests, up to a limit', async () => {
    const { post } = await prepare()
    const long = eventBody('email.delivered', { email_id: 'x', padding: 'x'.repeat(200 * 1024) })
    expect((await post(long, signed(long))).status).toBe(200)
    const endless = eventBody('email.delivered', { email_id: 'x', padding: 'x'.repeat(256 * 1024) })
    expect((await post(endless, signed(endless))).status).toBe(413)
  })

  test.each([
    ['of an unknown type', eventBody('email.teleported', { email_id: 'x' })],
    ['of a type that is a property of every object', eventBody('constructor', { email_id: 'x' })],
    ['about something else than an email', eventBody('contact.created', { id: 'x' })],
    ['about an email without an id', eventBody('email.bounced', {})],
    ['about an email with a number as its id', eventBody('email.bounced', { email_id: 1 })],
    ['about an account email', eventBody('email.bounced', { email_id: 'x', tags: { code: 'cod_1' } })],
    ['with tags as a list', eventBody('email.bounced', { email_id: 'x', tags: [{ name: 'message', value: 'y' }] })],
    ['about an unknown domain', eventBody('domain.updated', { id: 'x' })],
    ['without data', JSON.stringify({ type: 'email.bounced' })],
    ['that is a list', '[]'],
    ['that is null', 'null'],
  ])('%s is accepted and changes nothing', async (_, event) => {
    const { h, ask, post } = await prepare()
    await ask()
    const before = await everythingElse(h)
    expect((await post(event, signed(event))).status).toBe(200)
    const after = await everythingElse(h)
    expect(after).toEqual(before)
  })

  test('that is not JSON is refused', async () => {
    const { post } = await prepare()
    expect((await post('{', signed('{'))).status).toBe(400)
  })

  test('is stored without its content', async () => {
    const { h, ask, newest, tell } = await prepare()
    const id = await ask()
    await tell('email.bounced', await newest(id), {
      data: { ...permanently('CANARY ana@client.example').data, to: ['CANARY'] },
    })
    await tell('email.complained', await newest(id), {
      data: { subject: 'CANARY', headers: [{ name: 'CANARY', value: 'CANARY' }] },
    })
    expect(JSON.stringify(await h.rows(emailEvents).list())).not.toMatch(/CANARY|client\.example/)
    expect(h.logLines.join('')).not.toMatch(/CANARY|client\.example/)
    expect(await h.rows(emailEvents).count()).toBe(2)
    h.clock.advance({ days: 31 })
    await h.housekeeping.run()
    expect(await h.rows(emailEvents).count()).toBe(0)
  })
})

describe('fault 44:', () => {
  test('a repeated event is processed once', async () => {
    const { h, ask, newest, tell, look } = await prepare()
    const id = await ask()
    const message = await newest(id)
    expect(await tell('email.bounced', message, { id: 'evt_1', ...permanently() })).toBe(200)
    const before = await everything(h)
    for (let again = 0; again < 3; again += 1) {
      expect(await tell('email.bounced', message, { id: 'evt_1', ...permanently() })).toBe(200)
    }
    expect(await everything(h)).toEqual(before)
    expect(kindsOf(await look(id)).filter((kind) => kind.endsWith('bounced'))).toEqual(['system bounced'])
  })

  test('delivered after bounced changes nothing', async () => {
    const { h, ask, newest, tell, look } = await prepare()
    const id = await ask()
    await tell('email.bounced', await newest(id), permanently())
    const before = await everythingElse(h)
    for (const type of ['email.delivered', 'email.delivery_delayed', 'email.sent']) await tell(type, await newest(id))
    await tell('email.bounced', await newest(id), forNow())
    const after = await everythingElse(h)
    expect(after).toEqual(before)
    expect(await look(id)).toMatchObject({ emailDelivery: 'bounced' })
  })

  test('an event with an unknown email_id is accepted and changes nothing', async () => {
    const { h, ask, newest, tell } = await prepare()
    const id = await ask()
    const before = await everythingElse(h)
    expect(
      await tell('email.bounced', { ...(await newest(id)), id: 'msg_none', providerId: 'none' }, permanently()),
    ).toBe(200)
    const after = await everythingElse(h)
    expect(after).toEqual(before)
  })

  test('events have the same result in any order and any number', async () => {
    const { h, owner, ask, newest, tell, look } = await prepare()
    await h.setPlan(owner, 'studio')
    const events = [
      { type: 'email.sent' },
      { type: 'email.delivery_delayed' },
      { type: 'email.bounced', ...forNow() },
      { type: 'email.delivered' },
      { type: 'email.bounced', ...permanently() },
      { type: 'email.complained' },
    ] as const
    let asked = 0
    const endOf = async (order: readonly number[], worst: number) => {
      asked += 1
      // Many complaints would pause sending, which is not what this test is about.
      await resumeSending({ h, owner })
      const id = await ask(`client${asked}@client.example`)
      for (const at of [...order, worst].filter((index) => index <= worst)) {
        const event = events[at % events.length]
        if (event) await tell(event.type, await newest(id), { id: `evt_${asked}_${at}`, ...event })
      }
      const { status, emailState, emailDelivery } = await look(id)
      return { status, emailState, emailDelivery, delivery: (await newest(id)).delivery }
    }
    const expected = new Map<number, unknown>([
      [3, { status: 'sent', emailState: 'sent', emailDelivery: 'delivered', delivery: 'delivered' }],
      [4, { status: 'pending', emailState: 'sent', emailDelivery: 'bounced', delivery: 'bounced' }],
    ])
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 5 }), { maxLength: 10 }), fc.constantFrom(3, 4), async (order, worst) => {
        expect(await endOf(order, worst)).toEqual(expected.get(worst))
      }),
      { numRuns: 60 },
    )
  })

  test('a complaint and a bounce have the same result in either order', async () => {
    const ends = []
    for (const types of [
      ['email.complained', 'email.bounced'],
      ['email.bounced', 'email.complained'],
    ]) {
      const { h, ask, newest, tell, look } = await prepare()
      const id = await ask()
      for (const type of types) await tell(type, await newest(id), permanently())
      const { status, emailState, emailDelivery, emailProblem } = await look(id)
      const reasons = (await h.rows(suppressions, { workspaceId: null }).values('reason')).toSorted()
      ends.push({ status, emailState, emailDelivery, emailProblem, reasons })
    }
    expect(ends[0]).toEqual(ends[1])
    expect(ends[0]).toMatchObject({
      status: 'pending',
      emailDelivery: 'complained',
      reasons: ['bounced', 'complained'],
    })
  })
})

describe('an email that', () => {
  test('was delivered is shown as delivered', async () => {
    const { ask, newest, tell, look } = await prepare()
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

  test('was refused temporarily is shown as delayed until it is delivered', async () => {
    const { ask, newest, tell, look, resend } = await prepare()
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

  test('bounced makes the request pending again, shows why, and is never sent to that address again', async () => {
    const { ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    await tell('email.bounced', await newest(id), permanently())
    expect(await look(id)).toMatchObject({
      status: 'pending',
      emailState: 'sent',
      emailDelivery: 'bounced',
      emailProblem: 'The email bounced: smtp; 550 5.1.1 User unknown.',
      remindsAt: null,
    })
    expect(kindsOf(await look(id)).at(-1)).toBe('system bounced')
    const answer = await resend(id)
    expect([answer.status, answer.body.code]).toEqual([409, 'testimonials.bounced'])
    expect(answer.body.message).toBe('An email to ana@client.example bounced. Correct the address, or copy the link.')
  })

  test('bounced can be sent to the corrected address', async () => {
    const { h, handed, ask, newest, tell, look, edit } = await prepare()
    const id = await ask()
    await tell('email.bounced', await newest(id), permanently())
    const { body } = await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: true })
    expect(body).toMatchObject({ emailState: 'queued', emailDelivery: null, emailProblem: null, sentAt: null })
    await h.drain()
    expect(handed.map(({ to }) => to)).toEqual(['ana@client.example', 'anna@client.example'])
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: null })
  })

  test('bounced at an address that was corrected since does not affect the new one', async () => {
    const { h, ask, newest, tell, look, edit } = await prepare()
    const id = await ask()
    const first = await newest(id)
    await tell('email.bounced', first, permanently())
    await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: true })
    await h.drain()
    await tell('email.complained', first)
    expect(await look(id)).toMatchObject({ status: 'sent', emailDelivery: null, emailProblem: null })
  })

  test('bounced after the client answered does not change the answer', async () => {
    const { h, ask, newest, tell, look } = await prepare()
    const id = await ask()
    await h.submit(id)
    await tell('email.bounced', await newest(id), permanently())
    expect(await look(id)).toMatchObject({ status: 'submitted', emailDelivery: 'bounced' })
  })

  test('the service did not send because it suppresses the address has bounced', async () => {
    const { ask, newest, tell, look } = await prepare()
    const id = await ask()
    await tell('email.suppressed', await newest(id), {
      data: { suppressed: { message: 'On the suppression list', type: 'x' } },
    })
    expect(await look(id)).toMatchObject({ status: 'pending', emailDelivery: 'bounced' })
  })

  test('the service accepted and could not send has failed, and the request is pending again', async () => {
    const { h, ask, newest, tell, look, resend } = await prepare()
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

  test('was delivered can’t fail afterwards', async () => {
    const { ask, newest, tell, look } = await prepare()
    const id = await ask()
    await tell('email.delivered', await newest(id))
    await tell('email.failed', await newest(id), { data: { failed: { reason: 'Late news' } } })
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: 'delivered' })
  })

  test('the service reports on while it is being sent was accepted, and is not sent again', async () => {
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

  test('was uncertain is sent once the service reports on it', async () => {
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

  test('was uncertain at an address that was corrected since was not sent to the new one', async () => {
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

  test('is an uncertain reminder at an address that was corrected since does not count for the new one', async () => {
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

  test('was delivered after an earlier one bounced does not change that the address bounces', async () => {
    const { h, ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    const first = await newest(id)
    await resend(id)
    await h.drain()
    await tell('email.bounced', first, permanently())
    await tell('email.delivered', await newest(id))
    expect(await newest(id)).toMatchObject({ status: 'sent', delivery: 'delivered' })
    expect(await look(id)).toMatchObject({ status: 'pending', emailDelivery: 'bounced' })
  })

  test('was delivered before a newer one does not affect the newer one', async () => {
    const { h, ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    const first = await newest(id)
    await resend(id)
    await h.drain()
    await tell('email.delivered', first)
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: null })
  })

  test('belongs to somebody else can’t be reached by a tag', async () => {
    const { h, ask, newest, tell, look } = await prepare()
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

  test('bounced after its request was deleted is still never sent to that address again', async () => {
    const { h, owner, ask, newest, tell, look } = await prepare()
    const other = asOwner(h, await h.signUp())
    const id = await ask()
    const message = await newest(id)
    await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })
    expect(await tell('email.delivered', message)).toBe(200)
    expect(await h.rows(suppressions).count()).toBe(0)
    expect(await tell('email.bounced', message, permanently())).toBe(200)
    expect(await h.rows(suppressions).list()).toMatchObject([{ workspaceId: null, reason: 'bounced' }])
    expect(await other.look(await other.ask())).toMatchObject({ emailState: 'none', emailDelivery: 'bounced' })
    expect(await look(await ask())).toMatchObject({ emailState: 'none', emailDelivery: 'bounced' })
  })

  test('is unknown and has no recorded recipient suppresses nobody', async () => {
    const { h, ask, newest, tell } = await prepare()
    const message = await newest(await ask())
    await h.rows(emailMessages).delete()
    await h.rows(recipientEmails).delete()
    for (const type of ['email.bounced', 'email.complained']) expect(await tell(type, message, permanently())).toBe(200)
    expect(await h.rows(suppressions).count()).toBe(0)
  })
})

describe('a complaint', () => {
  test('ends emails to the client and is shown', async () => {
    const { ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    await tell('email.complained', await newest(id))
    expect(await look(id)).toMatchObject({
      status: 'sent',
      emailDelivery: 'complained',
      emailProblem: expect.stringContaining('spam'),
    })
    expect(kindsOf(await look(id)).at(-1)).toBe('client complained')
    const answer = await resend(id)
    expect([answer.status, answer.body.code]).toEqual([409, 'testimonials.complained'])
  })

  async function complain() {
    const opened = await prepare()
    const { h, owner } = opened
    const pausedAt = async () =>
      (
        await h.request<{ sendingPausedAt: string | null }>('GET', '/goodword/user/me', {
          token: await h.signIn(owner),
        })
      ).body.sendingPausedAt
    return { ...opened, pausedAt }
  }

  test('of a second client pauses the workspace, and no other', async () => {
    const { h, ask, newest, tell, resend, look, pausedAt, owner } = await complain()
    const other = asOwner(h, await h.signUp())
    const [one, two, three] = [await ask(), await ask('bo@client.example'), await ask('cy@client.example')]
    const elsewhere = await other.ask('di@client.example')
    await tell('email.complained', await newest(one))
    expect(await pausedAt()).toBeNull()
    await h.request('POST', `/goodword/testimonial/${three}/resend`, { token: owner.token })
    await tell('email.complained', await newest(two))
    expect(await pausedAt()).toBe(h.clock.now().toISOString())
    expect(h.logLines.join('')).toContain('sending paused because of complaints')
    await h.drain()
    expect(await look(three)).toMatchObject({ emailState: 'failed', emailProblem: expect.stringContaining('paused') })
    const answer = await resend(three)
    expect([answer.status, answer.body.code]).toEqual([409, 'emails.sending_paused'])
    const body = { customerEmail: 'ed@client.example', isAutoSendEnabled: true }
    const { token } = owner
    expect((await h.request('POST', '/goodword/testimonial/create', { token, body })).status).toBe(409)
    expect((await other.resend(elsewhere)).status).toBe(200)
  })

  test('of one client counts once', async () => {
    const { ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('Ana+work@client.example')]
    await tell('email.complained', await newest(one))
    await tell('email.complained', await newest(two))
    expect(await pausedAt()).toBeNull()
  })

  test('counts after its request was deleted', async () => {
    const { h, owner, ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('bo@client.example')]
    await tell('email.complained', await newest(one))
    await h.request('DELETE', `/goodword/testimonial/${one}`, { token: owner.token })
    await tell('email.complained', await newest(two))
    expect(await pausedAt()).not.toBeNull()
  })

  test('about a deleted request counts, and about a closed account still suppresses the address', async () => {
    const { h, owner, ask, newest, tell, pausedAt } = await complain()
    const messages = [
      await newest(await ask()),
      await newest(await ask('bo@client.example')),
      await newest(await ask('cy@client.example')),
    ]
    for (const id of await h.rows(testimonials).values('id'))
      expect((await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })).status).toBe(204)
    const [one, two, three] = messages
    if (one) await tell('email.complained', one)
    expect(await pausedAt()).toBeNull()
    if (two) await tell('email.complained', two)
    expect(await pausedAt()).not.toBeNull()
    const body = { email: owner.email }
    expect((await h.request('DELETE', '/goodword/user/me', { token: owner.token, body })).status).toBe(204)
    if (three) expect(await tell('email.complained', three)).toBe(200)
    expect(await h.rows(suppressions, { workspaceId: null }).count()).toBe(3)
  })

  test('counts for ninety days', async () => {
    const { h, ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('bo@client.example')]
    await tell('email.complained', await newest(one))
    h.clock.advance({ days: 90 })
    await tell('email.complained', await newest(two))
    expect(await pausedAt()).toBeNull()
  })
})

test('a domain that changed at the service is checked once for each event', async () => {
  const { h, owner, post } = await prepare()
  const { workspaceId } = await h.services.users.getOwner(owner.user.id)
  await h.insertRows(sendingDomains, {
    workspaceId,
    name: 'mail.studio.example',
    localPart: 'hello',
    providerId: 'dom_1',
    status: 'pending',
    records: [],
    addedAt: h.clock.now(),
  })
  const body = eventBody('domain.updated', { id: 'dom_1', name: 'mail.studio.example', status: 'verified' })
  const checks = () => h.rows(jobs, { kind: 'emails.check-domain' }).count()
  const headers = signed(body)
  for (const _ of [1, 2]) {
    expect((await post(body, headers)).status).toBe(200)
    expect(await checks()).toBe(1)
    h.clock.advance({ minutes: 1 })
  }
  expect((await post(body, signed(body))).status).toBe(200)
  expect(await checks()).toBe(2)
})
