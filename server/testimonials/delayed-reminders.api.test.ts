import { describe, expect, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { noEmailLimits } from '#server/testing/no-limits.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { pauseSending, resumeSending } from '#server/testing/owners.ts'
import {
  ADDRESS,
  withSentRequest,
  changeReminders,
  emailsTo,
  passHours,
  WEEK,
  jobsLeft,
} from '#server/testing/reminders.ts'
import { detailsOf, eventsOf } from '#server/testing/requests.ts'

describe('a reminder', () => {
  test('waits for the next day on which the client may get an email', async () => {
    const limits = { ...noEmailLimits, recipientADay: 1 }
    const { h, owner } = await withSentRequest({ overrides: { emailLimits: limits } })
    await passHours(h, WEEK - 2)
    await h.request('POST', '/goodword/testimonial/create', {
      token: await h.signIn(owner),
      body: { customerEmail: ADDRESS, isAutoSendEnabled: true },
    })
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(2)
    await passHours(h, 4)
    expect(await emailsTo(h)).toHaveLength(2)
    await passHours(h, 5 * 24)
    expect(await emailsTo(h)).toHaveLength(3)
  })

  test('waits while the workspace’s emails are paused, and is sent afterwards', async () => {
    const { h, owner } = await withSentRequest()
    await pauseSending({ h, owner })
    await passHours(h, WEEK + 24)
    expect(await emailsTo(h)).toHaveLength(1)
    await resumeSending({ h, owner })
    await passHours(h, 4 * 24)
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test.each<['delivered' | 'delayed' | null, number, number]>([
    ['delivered', 2, 7],
    ['delayed', 1, 24],
    [null, 1, 24],
  ])('is sent after a delivery only: status %j, %i emails in %i days', async (delivery, expected, days) => {
    const sent: string[] = []
    const mailer = {
      ...createTestMailer(async (message) => {
        sent.push(message.to)
        return { kind: 'sent', providerId: `p${sent.length}` }
      }),
      tellsDelivery: true,
    }
    const { h } = await withSentRequest({ overrides: { mailer } })
    await h.rows(emailMessages).update({ delivery })
    await passHours(h, days * 24)
    expect(sent).toHaveLength(expected)
    await passHours(h, 10 * 24)
    expect(sent).toHaveLength(expected)
    expect(await jobsLeft(h)).toEqual([])
  })

  test('that waits for the delivery of the request is sent once the delivery is reported', async () => {
    const sent: string[] = []
    const mailer = {
      ...createTestMailer(async (message) => {
        sent.push(message.to)
        return { kind: 'sent', providerId: `p${sent.length}` }
      }),
      tellsDelivery: true,
    }
    const { h } = await withSentRequest({ overrides: { mailer } })
    await passHours(h, WEEK + 48)
    expect(sent).toHaveLength(1)
    await h.rows(emailMessages).update({ delivery: 'delivered' })
    await passHours(h, 48)
    expect(sent).toHaveLength(2)
  })

  test('that is refused counts, and no other follows', async () => {
    let isRefusing = false
    const mailer = createTestMailer(async () =>
      isRefusing
        ? { kind: 'permanent', because: 'other', reason: 'The mailbox refused it.' }
        : { kind: 'sent', providerId: 'p' },
    )
    const { h, owner, id } = await withSentRequest({ count: 2, overrides: { mailer } })
    isRefusing = true
    await passHours(h, WEEK)
    const details = await detailsOf(h, owner, id)
    expect(details).toMatchObject({ status: 'sent', emailState: 'sent', remindersSent: 1, remindsAt: null })
    expect(eventsOf(details).at(-1)).toBe('send_failed')
  })

  test('is sent once if the process is killed before the job is finished', async () => {
    const { h } = await withSentRequest()
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

  /** A week after the request: its reminder waits for an email service that is down. */
  async function awaySinceReminding() {
    let isAway = false
    const subjects: string[] = []
    const mailer = createTestMailer(async ({ subject }) => {
      if (isAway) return { kind: 'retry', reason: 'It is away.' }
      subjects.push(subject)
      return { kind: 'sent', providerId: `p${subjects.length}` }
    })
    const opened = await withSentRequest({ overrides: { mailer } })
    isAway = true
    await passHours(opened.h, WEEK)
    return { ...opened, subjects, comeBack: () => (isAway = false) }
  }

  test('that waits for the email service is not queued again when it is stopped and resumed', async () => {
    const { h, owner, id, subjects, comeBack } = await awaySinceReminding()
    for (const areOn of [false, true]) expect((await changeReminders(h, owner, id, areOn)).status).toBe(200)
    await passHours(h, 2)
    comeBack()
    await passHours(h, 2 * WEEK)
    expect(subjects).toHaveLength(2)
    expect(h.logLines.join('')).not.toContain('job failed')
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 1, remindsAt: null })
    expect(await jobsLeft(h)).toEqual([])
  })

  test('that waits for the email service is not sent if the request itself is sent again', async () => {
    const { h, owner, id, subjects, comeBack } = await awaySinceReminding()
    const path = `/goodword/testimonial/${id}/resend`
    expect((await h.request('POST', path, { token: await h.signIn(owner) })).status).toBe(200)
    comeBack()
    await passHours(h, 24)
    expect(subjects).toHaveLength(2)
    expect(subjects[1]).toBe(subjects[0])
    await passHours(h, WEEK)
    expect(subjects).toHaveLength(3)
  })

  test('that waits for the email service is not sent if the address is corrected in the meantime', async () => {
    let isAway = false
    const sent: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      if (isAway) return { kind: 'retry', reason: 'It is away.' }
      sent.push(to)
      return { kind: 'sent', providerId: `p${sent.length}` }
    })
    const { h, owner, id } = await withSentRequest({ overrides: { mailer } })
    isAway = true
    await passHours(h, WEEK)
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: null, remindersSent: 0 })
    await h.rows(testimonials).update({ status: 'pending', emailDelivery: 'bounced' })
    const body = { customerEmail: 'ana@new.example', customerName: 'Ana', isAutoSendEnabled: true }
    const token = await h.signIn(owner)
    expect((await h.request('PUT', `/goodword/testimonial/${id}`, { token, body })).status).toBe(200)
    isAway = false
    await passHours(h, 24)
    expect(sent).toEqual([ADDRESS, 'ana@new.example'])
  })

  test('is planned anew for a corrected address, and never goes to the previous one', async () => {
    const { h, owner, id } = await withSentRequest()
    await h.rows(testimonials).update({ status: 'pending', emailDelivery: 'bounced', remindersSent: 1 })
    const body = { customerEmail: 'ana@new.example', customerName: 'Ana', isAutoSendEnabled: true }
    await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    await h.drain()
    expect(await detailsOf(h, owner, id)).toMatchObject({ status: 'sent', remindersSent: 0 })
    await passHours(h, 2 * WEEK)
    expect(await emailsTo(h)).toHaveLength(1)
    expect(await emailsTo(h, 'ana@new.example')).toHaveLength(2)
  })
})
