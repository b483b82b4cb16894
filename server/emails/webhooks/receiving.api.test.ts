import { describe, expect, test } from 'vitest'
import { sendingDomains } from '#server/db/schema/email-settings.ts'
import { emailEvents } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { systemClock } from '#server/kernel/clock.ts'
import {
  eventBody,
  NEXT_SECRET,
  permanently,
  signed,
  WEBHOOK_PATH,
  createReportedOwner,
  everything,
  everythingButEvents,
} from '#server/testing/email-webhooks.ts'
import { createHarness } from '#server/testing/harness.ts'

const minutesFromNow = (minutes: number) => new Date(systemClock.now().getTime() + minutes * 60_000)

describe('a webhook event of the email service', () => {
  const body = eventBody('email.delivered', { email_id: 'x' })

  test.each([
    ['without a signature', { 'content-type': 'application/json' }],
    ['with a signature by another secret', signed(body, { secret: `whsec_${Buffer.from('no').toString('base64')}` })],
    ['whose id is not the signed one', { ...signed(body), 'svix-id': 'evt_other' }],
    [
      'whose time is not the signed one',
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
    const { h, ask, post } = await createReportedOwner()
    await ask()
    const before = await everything(h)
    const answer = await post(body, headers)
    expect([answer.status, answer.body.code]).toEqual([400, 'emails.webhook_refused'])
    expect(await everything(h)).toEqual(before)
  })

  test('is refused if any of its bytes was changed', async () => {
    const { h, ask, newest, post } = await createReportedOwner()
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
    const { ask, newest, tell, look } = await createReportedOwner()
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

  test('may be longer than other requests, up to a limit', async () => {
    const { post } = await createReportedOwner()
    const long = eventBody('email.delivered', { email_id: 'x', padding: 'x'.repeat(200 * 1024) })
    expect((await post(long, signed(long))).status).toBe(200)
    const endless = eventBody('email.delivered', { email_id: 'x', padding: 'x'.repeat(256 * 1024) })
    expect((await post(endless, signed(endless))).status).toBe(413)
  })

  test.each([
    ['of an unknown type', eventBody('email.teleported', { email_id: 'x' })],
    ['whose type is the name of a property that every object has', eventBody('constructor', { email_id: 'x' })],
    ['about something other than an email', eventBody('contact.created', { id: 'x' })],
    ['about an email without an id', eventBody('email.bounced', {})],
    ['about an email with a number as its id', eventBody('email.bounced', { email_id: 1 })],
    ['about an account email', eventBody('email.bounced', { email_id: 'x', tags: { code: 'cod_1' } })],
    ['with tags as a list', eventBody('email.bounced', { email_id: 'x', tags: [{ name: 'message', value: 'y' }] })],
    ['about an unknown domain', eventBody('domain.updated', { id: 'x' })],
    ['without data', JSON.stringify({ type: 'email.bounced' })],
    ['that is a list', '[]'],
    ['that is null', 'null'],
  ])('%s is accepted and changes nothing', async (_, event) => {
    const { h, ask, post } = await createReportedOwner()
    await ask()
    const before = await everythingButEvents(h)
    expect((await post(event, signed(event))).status).toBe(200)
    const after = await everythingButEvents(h)
    expect(after).toEqual(before)
  })

  test('that is not JSON is refused', async () => {
    const { post } = await createReportedOwner()
    expect((await post('{', signed('{'))).status).toBe(400)
  })

  test('is stored without its content', async () => {
    const { h, ask, newest, tell } = await createReportedOwner()
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

test('a domain that changed at the email service is checked once for each event', async () => {
  const { h, owner, post } = await createReportedOwner()
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
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
