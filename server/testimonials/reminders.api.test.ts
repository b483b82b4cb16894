import { describe, expect, test } from 'vitest'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { doNotAsk, emailMessages } from '#server/db/schema/emails.ts'

import { testimonials } from '#server/db/schema/testimonials.ts'
import { createHarness, type Harness, noEmailLimits, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { pauseSending, resumeSending } from '#server/testing/owners.ts'
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

/** Lets time pass, and runs jobs when they are due. */
async function live(h: Harness, hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    h.clock.advance({ hours: 1 })
    await h.drain()
  }
}

const WEEK = 7 * 24
const kindsOf = (details: TestimonialDetails) => details.history.map(({ kind }) => kind)
const jobsLeft = async (h: Harness) => [
  ...(await h.rows(jobs, { kind: 'emails.remind' }).list()),
  ...(await h.rows(jobs, { kind: 'emails.deliver' }).list()),
]

describe('E9: a client who does not answer', () => {
  test('is reminded once, a week later and not an hour earlier', async () => {
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
    expect(await jobsLeft(h)).toEqual([])
  })

  test('is reminded twice if two reminders are wanted, the second time after the first', async () => {
    const { h, owner, id } = await setUp({ count: 2, afterDays: 3 })
    await live(h, 4 * 24)
    expect(await emailsTo(h)).toHaveLength(2)
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 1, remindsAt: '2026-11-26T09:00:00.000Z' })
    await live(h, 10 * WEEK)
    expect(await emailsTo(h)).toHaveLength(3)
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 2, remindsAt: null })
  })

  test('is reminded only in the owner’s working hours', async () => {
    const { h, owner, id } = await setUp({ now: '2026-11-21T20:00:00Z' })
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: '2026-11-30T08:00:00.000Z' })
    h.clock.set(new Date('2026-11-30T18:00:00Z'))
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(1)
    h.clock.set(new Date('2026-12-01T08:00:00Z'))
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test('is not reminded if no reminder is wanted', async () => {
    const { h, owner, id } = await setUp({ count: 0 })
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: null })
    await live(h, 3 * WEEK)
    expect(await emailsTo(h)).toHaveLength(1)
  })

  test.each<[string, (h: Harness, on: { owner: TestOwner; id: string }) => Promise<unknown>]>([
    ['answered', (h, { id }) => h.submit(id)],
    [
      'declined',
      async (h, { id }) => h.request('POST', `/goodword/portal/${await ownToken(h)}/decline`).then(() => id),
    ],
    ['unsubscribed', async (h) => h.request('POST', (await unsubscribePath(h)) ?? '')],
    ['had everything erased', async (h) => h.request('DELETE', `/goodword/portal/${await ownToken(h)}`)],
    ['was deleted by the owner', (h, { owner, id }) => h.request('DELETE', `/goodword/testimonial/${id}`, owner)],
    ['is put on the do-not-ask list', (h, { owner }) => doNotAskClients(h, owner)],
    ['has an address that bounces', (h) => end(h, 'bounced')],
    ['complained', (h) => end(h, 'complained')],
    ['should not be reminded', (h, { owner, id }) => changeReminders(h, owner, id, false)],
    [
      'belongs to an owner who no longer wants reminders',
      (h, { owner }) => decideReminders(h, owner, { count: 0, afterDays: 7 }),
    ],
    [
      'belongs to a closed account',
      (h, { owner }) => h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } }),
    ],
  ])('and %s is not reminded', async (_, happens) => {
    const { h, owner, id } = await setUp()
    await happens(h, { owner, id })
    await h.drain()
    const before = (await emailsTo(h)).length
    await live(h, 3 * WEEK)
    expect((await emailsTo(h)).length).toBe(before)
    expect(await h.rows(emailMessages, { kind: 'reminder' }).list()).toEqual([])
    expect((await h.rows(testimonials).values('remindersSent')).filter((sent) => sent > 0)).toEqual([])
    expect(await jobsLeft(h)).toEqual([])
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
  async function doNotAskClients(h: Harness, owner: TestOwner): Promise<void> {
    const { workspaceId } = await h.services.users.getOwner(owner.user.id)
    await h.insertRows(doNotAsk, { workspaceId, pattern: '@client.example', addedAt: h.clock.now() })
  }
  const linkIn = async (h: Harness, pattern: RegExp) => (await emailsTo(h)).at(-1)?.text.match(pattern)?.[1] ?? ''
  const ownToken = (h: Harness) => linkIn(h, /\/testimonial\/mine\/(\S+)/)
  const unsubscribePath = async (h: Harness) => `/unsubscribe/${await linkIn(h, /\/unsubscribe\/(\S+)/)}`
})

describe('a reminder', () => {
  test('is postponed when the request is sent again', async () => {
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

  test('can be stopped and resumed, and both are in the history', async () => {
    const { h, owner, id } = await setUp()
    expect((await changeReminders(h, owner, id, false)).body).toMatchObject({ remindsAt: null })
    expect((await changeReminders(h, owner, id, false)).status).toBe(200)
    expect((await changeReminders(h, owner, id, true)).body).toMatchObject({ remindsAt: '2026-11-27T09:00:00.000Z' })
    expect(kindsOf(await detailsOf(h, owner, id)).slice(-2)).toEqual(['reminders_stopped', 'reminders_resumed'])
    await live(h, WEEK)
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test('that is resumed after its day is sent in the next working hours', async () => {
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

  test('can’t be changed after the answer, by another owner or with invalid input', async () => {
    const { h, owner, id } = await setUp()
    const other = await h.signUp()
    expect(await changeReminders(h, other, id, false)).toMatchObject({ status: 404 })
    expect(await changeReminders(h, owner, id, 'no')).toMatchObject({ status: 422 })
    await h.submit(id)
    const answer = await changeReminders(h, owner, id, false)
    expect(answer).toMatchObject({ status: 409, body: { code: 'testimonials.wrong_status' } })
  })

  test('waits for the next day on which the client may get an email', async () => {
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

  test('waits while the workspace’s emails are paused, and is sent afterwards', async () => {
    const { h, owner } = await setUp()
    await pauseSending({ h, owner })
    await live(h, WEEK + 24)
    expect(await emailsTo(h)).toHaveLength(1)
    await resumeSending({ h, owner })
    await live(h, 4 * 24)
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test.each<['delivered' | 'delayed' | null, number, number]>([
    ['delivered', 2, 7],
    ['delayed', 1, 24],
    [null, 1, 24],
  ])('after an email with the delivery status %j: %i emails in %i days', async (delivery, expected, days) => {
    const sent: string[] = []
    const mailer = {
      ...createTestMailer(async (message) => {
        sent.push(message.to)
        return { kind: 'sent', providerId: `p${sent.length}` }
      }),
      tellsDelivery: true,
    }
    const { h } = await setUp({ overrides: { mailer } })
    await h.rows(emailMessages).update({ delivery })
    await live(h, days * 24)
    expect(sent).toHaveLength(expected)
    await live(h, 10 * 24)
    expect(sent).toHaveLength(expected)
    expect(await jobsLeft(h)).toEqual([])
  })

  test('that waits for the delivery of the request is sent once that is reported', async () => {
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
    await h.rows(emailMessages).update({ delivery: 'delivered' })
    await live(h, 48)
    expect(sent).toHaveLength(2)
  })

  test('that is refused counts, and none follows automatically', async () => {
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

  test('is sent once if the process is killed before the job is finished', async () => {
    const { h } = await setUp()
    h.clock.advance({ days: 7 })
    const { workspaceId, id: testimonialId } = await h.rows(testimonials).one()
    const repeatJob = () =>
      h.insertRows(jobs, {
        id: 'j',
        kind: 'emails.remind',
        dedupeKey: testimonialId,
        payload: { workspaceId, testimonialId },
        runAt: new Date(0),
        createdAt: new Date(0),
      })
    await h.drain()
    await repeatJob()
    await h.drain()
    await repeatJob()
    h.clock.advance({ days: 8 })
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(2)
  })

  /** A week after the request, whose reminder waits for an email service that can’t be reached. */
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

  test('that waits for the email service is not queued again when it is stopped and resumed', async () => {
    const { h, owner, id, subjects, comeBack } = await awaySinceReminding()
    for (const areOn of [false, true]) expect((await changeReminders(h, owner, id, areOn)).status).toBe(200)
    await live(h, 2)
    comeBack()
    await live(h, 2 * WEEK)
    expect(subjects).toHaveLength(2)
    expect(h.logLines.join('')).not.toContain('job failed')
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 1, remindsAt: null })
    expect(await jobsLeft(h)).toEqual([])
  })

  test('that waits for the email service is not sent in addition to the request that is sent again', async () => {
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

  test('that waits for the email service is not sent to an address that was corrected in the meantime', async () => {
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
    await h.rows(testimonials).update({ status: 'pending', emailDelivery: 'bounced' })
    const body = { customerEmail: 'ana@new.example', customerName: 'Ana', isAutoSendEnabled: true }
    const token = await h.signIn(owner)
    expect((await h.request('PUT', `/goodword/testimonial/${id}`, { token, body })).status).toBe(200)
    isAway = false
    await live(h, 24)
    expect(sent).toEqual([ADDRESS, 'ana@new.example'])
  })

  test('starts again for a corrected address, and is never sent to the previous one', async () => {
    const { h, owner, id } = await setUp()
    await h.rows(testimonials).update({ status: 'pending', emailDelivery: 'bounced', remindersSent: 1 })
    const body = { customerEmail: 'ana@new.example', customerName: 'Ana', isAutoSendEnabled: true }
    await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    await h.drain()
    expect(await detailsOf(h, owner, id)).toMatchObject({ status: 'sent', remindersSent: 0 })
    await live(h, 2 * WEEK)
    expect(await emailsTo(h)).toHaveLength(1)
    expect(await emailsTo(h, 'ana@new.example')).toHaveLength(2)
  })
})
