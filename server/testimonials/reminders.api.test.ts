import { describe, expect, test } from 'vitest'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { createHarness, type Harness, noEmailLimits, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'

const ADDRESS = 'ana@client.example'

type Options = NonNullable<Parameters<typeof createHarness>[0]>

/** A Friday at ten in Berlin: the reminder of seven days later is due on a Friday at ten. */
async function setUp({ count = 1, afterDays = 7, ...options }: Options & { count?: number; afterDays?: number } = {}) {
  const h = await createHarness(options)
  const owner = await h.signUp()
  await decideReminders(h, owner, { count, afterDays })
  const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
  await h.drain()
  return { h, owner, id }
}

const decideReminders = (h: Harness, { token }: TestOwner, reminders: { count: number; afterDays: number }) =>
  h.request('PUT', '/goodword/emails', {
    token,
    body: {
      defaultStyleId: 'main',
      postalAddress: null,
      reminders,
      notices: { newTestimonial: true, requestScheduled: true },
    },
  })

async function detailsOf(h: Harness, owner: TestOwner, id: string) {
  const token = await h.signIn(owner)
  return (await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token })).body
}

async function changeReminders(h: Harness, owner: TestOwner, id: string, areOn: unknown) {
  const token = await h.signIn(owner)
  return h.request<Testimonial & { code: string }>('PUT', `/goodword/testimonial/${id}/reminders`, {
    token,
    body: { areOn },
  })
}

const emailsTo = async (h: Harness, address = ADDRESS) =>
  (await h.emails()).filter((message) => message.recipient === address)

/** Lets time go by as it does: jobs run when they are due. */
async function live(h: Harness, hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    h.clock.advance({ hours: 1 })
    await h.drain()
  }
}

const WEEK = 7 * 24
const kindsOf = (details: TestimonialDetails) => details.history.map(({ kind }) => kind)
const jobsLeft = (h: Harness) =>
  h.raw.prepare(`select * from jobs where kind in ('emails.remind', 'emails.deliver')`).all()

describe('E9: a client who does not answer', () => {
  test('is reminded once, a week later and not an hour before', async () => {
    const { h, owner, id } = await setUp()
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: '2026-11-27T09:00:00.000Z', remindersSent: 0 })
    await live(h, WEEK - 1)
    expect(await emailsTo(h)).toHaveLength(1)
    await live(h, 1)
    const messages = await emailsTo(h)
    expect(messages).toHaveLength(2)
    expect(messages[0]?.text).toContain(h.linkOf(id))
    expect(messages[0]?.headers).toHaveProperty('List-Unsubscribe-Post')
    const details = await detailsOf(h, owner, id)
    expect(details).toMatchObject({ status: 'sent', remindsAt: null, remindersSent: 1 })
    expect(kindsOf(details)).toEqual(['created', 'queued', 'sent', 'reminded'])
    await live(h, 10 * WEEK)
    expect(await emailsTo(h)).toHaveLength(2)
    expect(jobsLeft(h)).toEqual([])
  })

  test('is reminded twice where two reminders are wanted, and of the first one only after it', async () => {
    const { h, owner, id } = await setUp({ count: 2, afterDays: 3 })
    await live(h, 4 * 24)
    expect(await emailsTo(h)).toHaveLength(2)
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 1, remindsAt: '2026-11-26T09:00:00.000Z' })
    await live(h, 10 * WEEK)
    expect(await emailsTo(h)).toHaveLength(3)
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 2, remindsAt: null })
  })

  test('is reminded in the working hours of the owner only', async () => {
    const { h, owner, id } = await setUp({ now: '2026-11-21T20:00:00Z' })
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: '2026-11-30T08:00:00.000Z' })
    h.clock.set(new Date('2026-11-30T18:00:00Z'))
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(1)
    h.clock.set(new Date('2026-12-01T08:00:00Z'))
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test('is not reminded where no reminder is wanted', async () => {
    const { h, owner, id } = await setUp({ count: 0 })
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: null })
    await live(h, 3 * WEEK)
    expect(await emailsTo(h)).toHaveLength(1)
  })

  test.each<[string, (h: Harness, on: { owner: TestOwner; id: string }) => Promise<unknown>]>([
    ['answered', (h, { id }) => h.submit(id)],
    [
      'said no thanks',
      async (h, { id }) => h.request('POST', `/goodword/portal/${await ownToken(h)}/decline`).then(() => id),
    ],
    ['unsubscribed', async (h) => h.request('POST', (await unsubscribePath(h)) ?? '')],
    ['had everything erased', async (h) => h.request('DELETE', `/goodword/portal/${await ownToken(h)}`)],
    ['was removed by the owner', (h, { owner, id }) => h.request('DELETE', `/goodword/testimonial/${id}`, owner)],
    [
      'was never to be asked',
      async (h) => h.raw.prepare(`insert into do_not_ask select id, '@client.example', 0 from workspaces`).run(),
    ],
    ['cannot be reached', (h) => end(h, 'bounced')],
    ['complained', (h) => end(h, 'complained')],
    ['is to be reminded no more', (h, { owner, id }) => changeReminders(h, owner, id, false)],
    [
      'belongs to an owner who wants no reminders any more',
      (h, { owner }) => decideReminders(h, owner, { count: 0, afterDays: 7 }),
    ],
    [
      'belongs to an account that was closed',
      (h, { owner }) => h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } }),
    ],
  ])('and %s is not reminded', async (_, happens) => {
    const { h, owner, id } = await setUp()
    await happens(h, { owner, id })
    await h.drain()
    const before = (await emailsTo(h)).length
    await live(h, 3 * WEEK)
    expect((await emailsTo(h)).length).toBe(before)
    expect(h.raw.prepare(`select * from email_messages where kind = 'reminder'`).all()).toEqual([])
    expect(h.raw.prepare('select * from testimonials where reminders_sent > 0').all()).toEqual([])
    expect(jobsLeft(h)).toEqual([])
  })

  const end = (h: Harness, reason: 'bounced' | 'complained') =>
    h.deps.db.transaction((tx) =>
      suppressAddress(tx, {
        address: ADDRESS,
        workspaceId: null,
        reason,
        now: h.clock.now(),
        hashKey: h.deps.hashKey,
      }),
    )
  const linkIn = async (h: Harness, pattern: RegExp) => (await emailsTo(h)).at(-1)?.text.match(pattern)?.[1] ?? ''
  const ownToken = (h: Harness) => linkIn(h, /\/testimonial\/mine\/(\S+)/)
  const unsubscribePath = async (h: Harness) => `/unsubscribe/${await linkIn(h, /\/unsubscribe\/(\S+)/)}`
})

describe('a reminder', () => {
  test('is moved when the request is sent again', async () => {
    const { h, owner, id } = await setUp()
    await live(h, 6 * 24)
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: await h.signIn(owner) })
    await h.drain()
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: '2026-12-03T09:00:00.000Z' })
    await live(h, WEEK - 1)
    expect(await emailsTo(h)).toHaveLength(2)
    await live(h, 1)
    expect(await emailsTo(h)).toHaveLength(3)
  })

  test('can be stopped and let be again, and both are in the history', async () => {
    const { h, owner, id } = await setUp()
    expect((await changeReminders(h, owner, id, false)).body).toMatchObject({ remindsAt: null })
    expect((await changeReminders(h, owner, id, false)).status).toBe(200)
    expect((await changeReminders(h, owner, id, true)).body).toMatchObject({ remindsAt: '2026-11-27T09:00:00.000Z' })
    expect(kindsOf(await detailsOf(h, owner, id)).slice(-2)).toEqual(['reminders_stopped', 'reminders_resumed'])
    await live(h, WEEK)
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test('that is let be after its day goes out on the next working moment', async () => {
    const { h, owner, id } = await setUp()
    await changeReminders(h, owner, id, false)
    await live(h, WEEK + 24)
    expect((await changeReminders(h, owner, id, true)).body).toMatchObject({ remindsAt: '2026-11-30T08:00:00.000Z' })
    await live(h, 48)
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test('can be stopped before the request is sent', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    expect((await changeReminders(h, owner, id, false)).status).toBe(200)
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await h.drain()
    expect(await detailsOf(h, owner, id)).toMatchObject({ status: 'sent', remindsAt: null })
  })

  test('cannot be changed of what was answered, is somebody else’s, or by bad input', async () => {
    const { h, owner, id } = await setUp()
    const other = await h.signUp()
    expect(await changeReminders(h, other, id, false)).toMatchObject({ status: 404 })
    expect(await changeReminders(h, owner, id, 'no')).toMatchObject({ status: 422 })
    await h.submit(id)
    const answer = await changeReminders(h, owner, id, false)
    expect(answer).toMatchObject({ status: 409, body: { code: 'testimonials.wrong_status' } })
  })

  test('waits for the next day on which the client may be mailed', async () => {
    const limits = { ...noEmailLimits, recipientADay: 1 }
    const { h, owner } = await setUp({ overrides: { emailLimits: limits } })
    await live(h, WEEK - 2)
    await h.request('POST', '/goodword/testimonial/create', {
      token: await h.signIn(owner),
      body: { customerEmail: ADDRESS, isAutoSendEnabled: true },
    })
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(2)
    await live(h, 4)
    expect(await emailsTo(h)).toHaveLength(2)
    await live(h, 5 * 24)
    expect(await emailsTo(h)).toHaveLength(3)
  })

  test('waits while the workspace’s mails are paused, and goes out once they are not', async () => {
    const { h } = await setUp()
    h.raw.prepare('update workspaces set sending_paused_at = ?').run(h.clock.now().getTime())
    await live(h, WEEK + 24)
    expect(await emailsTo(h)).toHaveLength(1)
    h.raw.prepare('update workspaces set sending_paused_at = null').run()
    await live(h, 4 * 24)
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test.each([
    ['delivered', 2, 7],
    ['delayed', 1, 24],
    [null, 1, 24],
  ])('after a mail that was told to be %j: %i mails in %i days', async (delivery, expected, days) => {
    const sent: string[] = []
    const mailer = {
      ...createTestMailer(async (message) => {
        sent.push(message.to)
        return { kind: 'sent', providerId: `p${sent.length}` }
      }),
      tellsDelivery: true,
    }
    const { h } = await setUp({ overrides: { mailer } })
    h.raw.prepare('update email_messages set delivery = ?').run(delivery)
    await live(h, days * 24)
    expect(sent).toHaveLength(expected)
    await live(h, 10 * 24)
    expect(sent).toHaveLength(expected)
    expect(jobsLeft(h)).toEqual([])
  })

  test('that waits for an arrival goes out when word of it comes', async () => {
    const sent: string[] = []
    const mailer = {
      ...createTestMailer(async (message) => {
        sent.push(message.to)
        return { kind: 'sent', providerId: `p${sent.length}` }
      }),
      tellsDelivery: true,
    }
    const { h } = await setUp({ overrides: { mailer } })
    await live(h, WEEK + 48)
    expect(sent).toHaveLength(1)
    h.raw.prepare(`update email_messages set delivery = 'delivered'`).run()
    await live(h, 48)
    expect(sent).toHaveLength(2)
  })

  test('that is refused counts, and none follows by itself', async () => {
    let isRefusing = false
    const mailer = createTestMailer(async () =>
      isRefusing
        ? { kind: 'permanent', because: 'other', reason: 'The mailbox refused it.' }
        : { kind: 'sent', providerId: 'p' },
    )
    const { h, owner, id } = await setUp({ count: 2, overrides: { mailer } })
    isRefusing = true
    await live(h, WEEK)
    const details = await detailsOf(h, owner, id)
    expect(details).toMatchObject({ status: 'sent', emailState: 'sent', remindersSent: 1, remindsAt: null })
    expect(kindsOf(details).at(-1)).toBe('send_failed')
  })

  test('is owed once, when the process is killed after it was decided and before the job was settled', async () => {
    const { h } = await setUp()
    h.clock.advance({ days: 7 })
    const { workspace_id: workspaceId, id: testimonialId } = h.raw
      .prepare<[], { workspace_id: string; id: string }>('select workspace_id, id from testimonials')
      .get() ?? { workspace_id: '', id: '' }
    const again = () =>
      h.raw
        .prepare(
          `insert into jobs (id, kind, dedupe_key, payload, run_at, created_at) values ('j', 'emails.remind', ?, ?, 0, 0)`,
        )
        .run(testimonialId, JSON.stringify({ workspaceId, testimonialId }))
    await h.drain()
    again()
    await h.drain()
    again()
    h.clock.advance({ days: 8 })
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(2)
  })

  /** A week after the request, whose reminder then waits for a mail service that is away. */
  async function awaySinceReminding() {
    let isAway = false
    const subjects: string[] = []
    const mailer = createTestMailer(async ({ subject }) => {
      if (isAway) return { kind: 'retry', reason: 'It is away.' }
      subjects.push(subject)
      return { kind: 'sent', providerId: `p${subjects.length}` }
    })
    const opened = await setUp({ overrides: { mailer } })
    isAway = true
    await live(opened.h, WEEK)
    return { ...opened, subjects, comeBack: () => (isAway = false) }
  }

  test('that waits for the mail service is not owed once more when it is stopped and let be', async () => {
    const { h, owner, id, subjects, comeBack } = await awaySinceReminding()
    for (const areOn of [false, true]) expect((await changeReminders(h, owner, id, areOn)).status).toBe(200)
    await live(h, 2)
    comeBack()
    await live(h, 2 * WEEK)
    expect(subjects).toHaveLength(2)
    expect(h.logLines.join('')).not.toContain('job failed')
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 1, remindsAt: null })
    expect(jobsLeft(h)).toEqual([])
  })

  test('that waits for the mail service does not go out beside the request that is sent again', async () => {
    const { h, owner, id, subjects, comeBack } = await awaySinceReminding()
    const path = `/goodword/testimonial/${id}/resend`
    expect((await h.request('POST', path, { token: await h.signIn(owner) })).status).toBe(200)
    comeBack()
    await live(h, 24)
    expect(subjects).toHaveLength(2)
    expect(subjects[1]).toBe(subjects[0])
    await live(h, WEEK)
    expect(subjects).toHaveLength(3)
  })

  test('that waits for the mail service does not go to the address that was corrected meanwhile', async () => {
    let isAway = false
    const sent: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      if (isAway) return { kind: 'retry', reason: 'It is away.' }
      sent.push(to)
      return { kind: 'sent', providerId: `p${sent.length}` }
    })
    const { h, owner, id } = await setUp({ overrides: { mailer } })
    isAway = true
    await live(h, WEEK)
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: null, remindersSent: 0 })
    h.raw.prepare(`update testimonials set status = 'pending', email_delivery = 'bounced'`).run()
    const body = { customerEmail: 'ana@new.example', customerName: 'Ana', isAutoSendEnabled: true }
    const token = await h.signIn(owner)
    expect((await h.request('PUT', `/goodword/testimonial/${id}`, { token, body })).status).toBe(200)
    isAway = false
    await live(h, 24)
    expect(sent).toEqual([ADDRESS, 'ana@new.example'])
  })

  test('follows a corrected address from the beginning, and never the one before', async () => {
    const { h, owner, id } = await setUp()
    h.raw.prepare(`update testimonials set status = 'pending', email_delivery = 'bounced', reminders_sent = 1`).run()
    const body = { customerEmail: 'ana@new.example', customerName: 'Ana', isAutoSendEnabled: true }
    await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    await h.drain()
    expect(await detailsOf(h, owner, id)).toMatchObject({ status: 'sent', remindersSent: 0 })
    await live(h, 2 * WEEK)
    expect(await emailsTo(h)).toHaveLength(1)
    expect(await emailsTo(h, 'ana@new.example')).toHaveLength(2)
  })
})
