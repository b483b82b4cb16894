import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
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
import { createTestMailer } from '#server/testing/mailers.ts'

async function prepare() {
  const told = await createReportedHarness()
  const { h } = told
  const owner = await h.signUp()
  return { ...told, owner, ...asOwner(h, owner) }
}

const asOwner = (h: Harness, owner: TestOwner) => ({
  /** Created, and handed over. */
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

const everything = (h: Harness) =>
  ['email_events', 'suppressions', 'email_messages', 'testimonials', 'testimonial_events', 'jobs', 'workspaces'].map(
    (table) => h.raw.prepare(`select * from ${table} order by 1`).all(),
  )

const minutesFromNow = (minutes: number) => new Date(systemClock.now().getTime() + minutes * 60_000)

describe('a call of the mail service', () => {
  const body = eventBody('email.delivered', { email_id: 'x' })

  test.each([
    ['without a signature', { 'content-type': 'application/json' }],
    ['whose signature is of another secret', signed(body, { secret: `whsec_${Buffer.from('no').toString('base64')}` })],
    ['of another id', { ...signed(body), 'svix-id': 'evt_other' }],
    ['of another time', { ...signed(body), 'svix-timestamp': String(Math.floor(minutesFromNow(-1).getTime() / 1000)) }],
    ['that is old', signed(body, { at: minutesFromNow(-6) })],
    ['of the future', signed(body, { at: minutesFromNow(6) })],
    ['whose time is none', { ...signed(body), 'svix-timestamp': 'now' }],
    [
      'whose signature is of another version',
      { ...signed(body), 'svix-signature': signed(body)['svix-signature']?.replace('v1', 'v2') ?? '' },
    ],
    ['whose signature is cut off', { ...signed(body), 'svix-signature': 'v1' }],
  ])('%s is refused, and nothing becomes of it', async (_, headers) => {
    const { h, ask, post } = await prepare()
    await ask()
    const before = everything(h)
    const answer = await post(body, headers)
    expect([answer.status, answer.body.code]).toEqual([400, 'emails.webhook_refused'])
    expect(everything(h)).toEqual(before)
  })

  test('is refused with any one byte of it changed', async () => {
    const { h, ask, newest, post } = await prepare()
    const { id, provider_id } = newest(await ask())
    const told = eventBody('email.bounced', { email_id: provider_id, tags: { message: id }, ...permanently().data })
    const headers = signed(told)
    const before = everything(h)
    for (let at = 0; at < told.length; at += 7) {
      const changed = told.slice(0, at) + String.fromCharCode(told.charCodeAt(at) ^ 1) + told.slice(at + 1)
      expect((await post(changed, headers)).status, changed).toBe(400)
    }
    expect((await post(`${told} `, headers)).status).toBe(400)
    expect(everything(h)).toEqual(before)
    expect((await post(told, headers)).status).toBe(200)
    expect(everything(h)).not.toEqual(before)
  })

  test('is taken with either secret while one takes the place of the other', async () => {
    const { ask, newest, tell, look } = await prepare()
    const id = await ask()
    expect(await tell('email.delivery_delayed', newest(id))).toBe(200)
    expect(await tell('email.delivered', newest(id), { secret: NEXT_SECRET })).toBe(200)
    expect((await look(id)).emailDelivery).toBe('delivered')
  })

  test('answers 503 where no webhook is set up', async () => {
    const h = await createHarness()
    const answer = await h.request<{ code: string }>('POST', WEBHOOK_PATH, { body, headers: signed(body) })
    expect([answer.status, answer.body.code]).toEqual([503, 'emails.no_webhook'])
  })

  test('can be longer than what our own pages send, and not endless', async () => {
    const { post } = await prepare()
    const long = eventBody('email.delivered', { email_id: 'x', padding: 'x'.repeat(200 * 1024) })
    expect((await post(long, signed(long))).status).toBe(200)
    const endless = eventBody('email.delivered', { email_id: 'x', padding: 'x'.repeat(256 * 1024) })
    expect((await post(endless, signed(endless))).status).toBe(413)
  })

  test.each([
    ['of a type that we do not know', eventBody('email.teleported', { email_id: 'x' })],
    ['of a type that only looks like one', eventBody('constructor', { email_id: 'x' })],
    ['of something else', eventBody('contact.created', { id: 'x' })],
    ['of a mail without a name', eventBody('email.bounced', {})],
    ['of a mail that is called by a number', eventBody('email.bounced', { email_id: 1 })],
    ['of a code that an account was sent', eventBody('email.bounced', { email_id: 'x', tags: { code: 'cod_1' } })],
    ['of tags as a list', eventBody('email.bounced', { email_id: 'x', tags: [{ name: 'message', value: 'y' }] })],
    ['of a domain that is not ours', eventBody('domain.updated', { id: 'x' })],
    ['without data', JSON.stringify({ type: 'email.bounced' })],
    ['that is a list', '[]'],
    ['that is nothing', 'null'],
  ])('%s is taken, and nothing becomes of it', async (_, told) => {
    const { h, ask, post } = await prepare()
    await ask()
    const [, ...before] = everything(h)
    expect((await post(told, signed(told))).status).toBe(200)
    const [, ...after] = everything(h)
    expect(after).toEqual(before)
  })

  test('that is not JSON is refused', async () => {
    const { post } = await prepare()
    expect((await post('{', signed('{'))).status).toBe(400)
  })

  test('leaves nothing behind but that it came', async () => {
    const { h, ask, newest, tell } = await prepare()
    const id = await ask()
    await tell('email.bounced', newest(id), {
      data: { ...permanently('CANARY ana@client.example').data, to: ['CANARY'] },
    })
    await tell('email.complained', newest(id), {
      data: { subject: 'CANARY', headers: [{ name: 'CANARY', value: 'CANARY' }] },
    })
    expect(JSON.stringify(h.raw.prepare('select * from email_events').all())).not.toMatch(/CANARY|client\.example/)
    expect(h.logLines.join('')).not.toMatch(/CANARY|client\.example/)
    expect(h.raw.prepare('select count(*) from email_events').pluck().get()).toBe(2)
    h.clock.advance({ days: 31 })
    await h.housekeeping.run()
    expect(h.raw.prepare('select count(*) from email_events').pluck().get()).toBe(0)
  })
})

describe('fault 44:', () => {
  test('what is told twice is taken once', async () => {
    const { h, ask, newest, tell, look } = await prepare()
    const id = await ask()
    const message = newest(id)
    expect(await tell('email.bounced', message, { id: 'evt_1', ...permanently() })).toBe(200)
    const before = everything(h)
    for (let again = 0; again < 3; again += 1) {
      expect(await tell('email.bounced', message, { id: 'evt_1', ...permanently() })).toBe(200)
    }
    expect(everything(h)).toEqual(before)
    expect(kindsOf(await look(id)).filter((told) => told.endsWith('bounced'))).toEqual(['system bounced'])
  })

  test('delivered after bounced changes nothing', async () => {
    const { h, ask, newest, tell, look } = await prepare()
    const id = await ask()
    await tell('email.bounced', newest(id), permanently())
    const [, ...before] = everything(h)
    for (const type of ['email.delivered', 'email.delivery_delayed', 'email.sent']) await tell(type, newest(id))
    await tell('email.bounced', newest(id), forNow())
    const [, ...after] = everything(h)
    expect(after).toEqual(before)
    expect(await look(id)).toMatchObject({ emailDelivery: 'bounced' })
  })

  test('an unknown email_id is taken and changes nothing', async () => {
    const { h, ask, newest, tell } = await prepare()
    const id = await ask()
    const [, ...before] = everything(h)
    expect(await tell('email.bounced', { ...newest(id), id: 'msg_none', provider_id: 'none' }, permanently())).toBe(200)
    const [, ...after] = everything(h)
    expect(after).toEqual(before)
  })

  test('whatever order they come in, and however often, it ends the same', async () => {
    const { h, owner, ask, newest, tell, look } = await prepare()
    await h.setPlan(owner, 'studio')
    const tellings = [
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
      // Complaints of many are not what this is about.
      h.raw.prepare('update workspaces set sending_paused_at = null').run()
      const id = await ask(`client${asked}@client.example`)
      for (const at of [...order, worst].filter((index) => index <= worst)) {
        const telling = tellings[at % tellings.length]
        if (telling) await tell(telling.type, newest(id), { id: `evt_${asked}_${at}`, ...telling })
      }
      const { status, emailState, emailDelivery } = await look(id)
      return { status, emailState, emailDelivery, delivery: newest(id).delivery }
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

  test('a complaint and a return end the same in either order', async () => {
    const ends = []
    for (const types of [
      ['email.complained', 'email.bounced'],
      ['email.bounced', 'email.complained'],
    ]) {
      const { h, ask, newest, tell, look } = await prepare()
      const id = await ask()
      for (const type of types) await tell(type, newest(id), permanently())
      const { status, emailState, emailDelivery, emailProblem } = await look(id)
      const reasons = h.raw
        .prepare('select reason from suppressions where workspace_id is null order by 1')
        .pluck()
        .all()
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

describe('a mail that', () => {
  test('arrived is told', async () => {
    const { ask, newest, tell, look } = await prepare()
    const id = await ask()
    await tell('email.sent', newest(id))
    expect(await look(id)).toMatchObject({ emailState: 'sent', emailDelivery: null })
    await tell('email.delivered', newest(id))
    expect(await look(id)).toMatchObject({
      status: 'sent',
      emailState: 'sent',
      emailDelivery: 'delivered',
      emailProblem: null,
    })
    expect(kindsOf(await look(id)).at(-1)).toBe('system delivered')
  })

  test('is turned away for now is late, until it arrives', async () => {
    const { ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    await tell('email.bounced', newest(id), forNow())
    expect(await look(id)).toMatchObject({
      status: 'sent',
      emailDelivery: 'delayed',
      emailProblem: expect.stringContaining('Mailbox full'),
    })
    await tell('email.delivered', newest(id))
    expect(await look(id)).toMatchObject({ emailDelivery: 'delivered', emailProblem: null })
    expect((await resend(id)).status).toBe(200)
    expect(await look(id)).toMatchObject({ emailState: 'queued', emailDelivery: null })
  })

  test('came back makes the request pending again, says why, and is never sent to that address again', async () => {
    const { ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    await tell('email.bounced', newest(id), permanently())
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

  test('came back is sent to the corrected address', async () => {
    const { h, handed, ask, newest, tell, look, edit } = await prepare()
    const id = await ask()
    await tell('email.bounced', newest(id), permanently())
    const { body } = await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: true })
    expect(body).toMatchObject({ emailState: 'queued', emailDelivery: null, emailProblem: null, sentAt: null })
    await h.drain()
    expect(handed.map(({ to }) => to)).toEqual(['ana@client.example', 'anna@client.example'])
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: null })
  })

  test('came back from an address that was corrected since says nothing of the new one', async () => {
    const { h, ask, newest, tell, look, edit } = await prepare()
    const id = await ask()
    const first = newest(id)
    await tell('email.bounced', first, permanently())
    await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: true })
    await h.drain()
    await tell('email.complained', first)
    expect(await look(id)).toMatchObject({ status: 'sent', emailDelivery: null, emailProblem: null })
  })

  test('came back after the client answered leaves the answer as it is', async () => {
    const { h, ask, newest, tell, look } = await prepare()
    const id = await ask()
    await h.submit(id)
    await tell('email.bounced', newest(id), permanently())
    expect(await look(id)).toMatchObject({ status: 'submitted', emailDelivery: 'bounced' })
  })

  test('was not even tried, since the service knows the address, came back too', async () => {
    const { ask, newest, tell, look } = await prepare()
    const id = await ask()
    await tell('email.suppressed', newest(id), {
      data: { suppressed: { message: 'On the suppression list', type: 'x' } },
    })
    expect(await look(id)).toMatchObject({ status: 'pending', emailDelivery: 'bounced' })
  })

  test('the service took and did not send has failed, and is pending again', async () => {
    const { h, ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    await tell('email.failed', newest(id), { data: { failed: { reason: 'Attachment too large' } } })
    expect(await look(id)).toMatchObject({
      status: 'pending',
      emailState: 'failed',
      emailProblem: 'The email service couldn’t send the email: Attachment too large.',
    })
    expect(newest(id).status).toBe('failed')
    expect(h.raw.prepare('select count(*) from recipient_emails').pluck().get()).toBe(0)
    expect((await resend(id)).status).toBe(200)
  })

  test('arrived has not failed', async () => {
    const { ask, newest, tell, look } = await prepare()
    const id = await ask()
    await tell('email.delivered', newest(id))
    await tell('email.failed', newest(id), { data: { failed: { reason: 'Late news' } } })
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: 'delivered' })
  })

  test('is told of while it is handed over was taken, and is not handed over again', async () => {
    const told: { deliver?: (messageId: string) => Promise<unknown> } = {}
    const outcomes: EmailOutcome[] = [{ kind: 'unknown', reason: 'No answer.' }]
    let handedOver = 0
    const mailer = createTestMailer(async (_, { idempotencyKey }) => {
      handedOver += 1
      await told.deliver?.(idempotencyKey)
      return outcomes.shift() ?? { kind: 'sent', providerId: 'again' }
    })
    const { h, messages, tell } = await createReportedHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    const { look } = asOwner(h, owner)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    told.deliver = async () => {
      const [message] = messages(id)
      if (message) await tell('email.delivered', message)
    }
    await h.drain()
    h.clock.advance({ hours: 1 })
    await h.drain()
    expect(handedOver).toBe(1)
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: 'delivered' })
    expect(messages(id)).toMatchObject([{ status: 'sent', delivery: 'delivered' }])
  })

  test('nobody knew of is known to be sent once the service tells of it', async () => {
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
    await tell('email.sent', newest(id))
    expect(await look(id)).toMatchObject({
      status: 'sent',
      emailState: 'sent',
      emailDelivery: null,
      emailProblem: null,
    })
  })

  test('nobody knew of, to an address that was corrected since, was not sent to the new one', async () => {
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
    await tell('email.delivered', newest(id))
    expect(newest(id)).toMatchObject({ status: 'sent', delivery: 'delivered' })
    expect(await look(id)).toEqual(before)
  })

  test('is a reminder that nobody knew of, to an address that was corrected since, is none to the new one', async () => {
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
    expect(newest(id, 'reminder').status).toBe('uncertain')
    isSilent = false
    await tell('email.bounced', newest(id), permanently())
    await edit(id, { customerEmail: 'anna@client.example', isAutoSendEnabled: true })
    await h.drain()
    await tell('email.sent', newest(id, 'reminder'))
    expect(await look(id)).toMatchObject({ status: 'sent', remindersSent: 0, remindsAt: expect.any(String) })
  })

  test('arrived after an earlier one had come back leaves the request as one that cannot be mailed', async () => {
    const { h, ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    const first = newest(id)
    await resend(id)
    await h.drain()
    await tell('email.bounced', first, permanently())
    await tell('email.delivered', newest(id))
    expect(newest(id)).toMatchObject({ status: 'sent', delivery: 'delivered' })
    expect(await look(id)).toMatchObject({ status: 'pending', emailDelivery: 'bounced' })
  })

  test('arrived before a newer one says nothing of the newer one', async () => {
    const { h, ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    const first = newest(id)
    await resend(id)
    await h.drain()
    await tell('email.delivered', first)
    expect(await look(id)).toMatchObject({ status: 'sent', emailState: 'sent', emailDelivery: null })
  })

  test('is somebody else’s is not touched by a tag', async () => {
    const { h, ask, newest, tell, look } = await prepare()
    const other = asOwner(h, await h.signUp())
    const [one, two] = [await ask(), await other.ask('bo@client.example')]
    await tell('email.bounced', newest(one), { data: { ...permanently().data, tags: { message: newest(two).id } } })
    expect(await look(one)).toMatchObject({ emailDelivery: 'bounced' })
    expect(await other.look(two)).toMatchObject({ status: 'sent', emailDelivery: null })
    await tell('email.bounced', newest(two), { data: { ...permanently().data, email_id: 'unknown' } })
    expect(await other.look(two)).toMatchObject({ status: 'sent', emailDelivery: null })
  })

  test('came back after the owner took its request away is still never sent to that address again', async () => {
    const { h, owner, ask, newest, tell, look } = await prepare()
    const other = asOwner(h, await h.signUp())
    const id = await ask()
    const message = newest(id)
    await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })
    expect(await tell('email.delivered', message)).toBe(200)
    expect(h.raw.prepare('select count(*) from suppressions').pluck().get()).toBe(0)
    expect(await tell('email.bounced', message, permanently())).toBe(200)
    expect(h.raw.prepare('select workspace_id, reason from suppressions').all()).toEqual([
      { workspace_id: null, reason: 'bounced' },
    ])
    expect(await other.look(await other.ask())).toMatchObject({ emailState: 'none', emailDelivery: 'bounced' })
    expect(await look(await ask())).toMatchObject({ emailState: 'none', emailDelivery: 'bounced' })
  })

  test('is not there, and asked nobody that we know of, is nobody’s', async () => {
    const { h, ask, newest, tell } = await prepare()
    const message = newest(await ask())
    h.raw.prepare('delete from email_messages').run()
    h.raw.prepare('delete from recipient_emails').run()
    for (const type of ['email.bounced', 'email.complained']) expect(await tell(type, message, permanently())).toBe(200)
    expect(h.raw.prepare('select count(*) from suppressions').pluck().get()).toBe(0)
  })
})

describe('a complaint', () => {
  test('ends mails to the client and says so', async () => {
    const { ask, newest, tell, look, resend } = await prepare()
    const id = await ask()
    await tell('email.complained', newest(id))
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
    await tell('email.complained', newest(one))
    expect(await pausedAt()).toBeNull()
    await h.request('POST', `/goodword/testimonial/${three}/resend`, { token: owner.token })
    await tell('email.complained', newest(two))
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

  test('of one client twice is one', async () => {
    const { ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('Ana+work@client.example')]
    await tell('email.complained', newest(one))
    await tell('email.complained', newest(two))
    expect(await pausedAt()).toBeNull()
  })

  test('counts although the request was taken back', async () => {
    const { h, owner, ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('bo@client.example')]
    await tell('email.complained', newest(one))
    await h.request('DELETE', `/goodword/testimonial/${one}`, { token: owner.token })
    await tell('email.complained', newest(two))
    expect(await pausedAt()).not.toBeNull()
  })

  test('counts although its request was taken away before, and when the account is closed it ends mails all the same', async () => {
    const { h, owner, ask, newest, tell, pausedAt } = await complain()
    const messages = [
      newest(await ask()),
      newest(await ask('bo@client.example')),
      newest(await ask('cy@client.example')),
    ]
    for (const id of h.raw.prepare<[], string>('select id from testimonials').pluck().all())
      expect((await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })).status).toBe(204)
    const [one, two, three] = messages
    if (one) await tell('email.complained', one)
    expect(await pausedAt()).toBeNull()
    if (two) await tell('email.complained', two)
    expect(await pausedAt()).not.toBeNull()
    const body = { email: owner.email }
    expect((await h.request('DELETE', '/goodword/user/me', { token: owner.token, body })).status).toBe(204)
    if (three) expect(await tell('email.complained', three)).toBe(200)
    expect(h.raw.prepare('select count(*) from suppressions where workspace_id is null').pluck().get()).toBe(3)
  })

  test('counts for ninety days', async () => {
    const { h, ask, newest, tell, pausedAt } = await complain()
    const [one, two] = [await ask(), await ask('bo@client.example')]
    await tell('email.complained', newest(one))
    h.clock.advance({ days: 90 })
    await tell('email.complained', newest(two))
    expect(await pausedAt()).toBeNull()
  })
})

test('a domain that changed at the service is looked at, once for each telling', async () => {
  const { h, owner, post } = await prepare()
  const { workspaceId } = await h.services.users.getOwner(owner.user.id)
  h.raw
    .prepare(
      `insert into sending_domains (workspace_id, name, local_part, provider_id, status, records, added_at)
       values (?, 'mail.studio.example', 'hello', 'dom_1', 'pending', '[]', ?)`,
    )
    .run(workspaceId, h.clock.now().getTime())
  const body = eventBody('domain.updated', { id: 'dom_1', name: 'mail.studio.example', status: 'verified' })
  const looks = () => h.raw.prepare(`select count(*) from jobs where kind = 'emails.check-domain'`).pluck().get()
  const telling = signed(body)
  for (const _ of [1, 2]) {
    expect((await post(body, telling)).status).toBe(200)
    expect(looks()).toBe(1)
    h.clock.advance({ minutes: 1 })
  }
  expect((await post(body, signed(body))).status).toBe(200)
  expect(looks()).toBe(2)
})
