import { describe, expect, test } from 'vitest'
import { doNotAsk, emailMessages } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import {
  ADDRESS,
  withSentRequest,
  setReminders,
  changeReminders,
  emailsTo,
  passHours,
  WEEK,
  jobsLeft,
} from '#server/testing/reminders.ts'
import { detailsOf, eventsOf } from '#server/testing/requests.ts'

describe('E9: a client who does not answer', () => {
  test('is reminded once, exactly a week later', async () => {
    const { h, owner, id } = await withSentRequest()
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: '2026-11-27T09:00:00.000Z', remindersSent: 0 })
    await passHours(h, WEEK - 1)
    expect(await emailsTo(h)).toHaveLength(1)
    await passHours(h, 1)
    const messages = await emailsTo(h)
    expect(messages).toHaveLength(2)
    expect(messages[0]?.text).toContain(h.linkOf(id))
    expect(messages[0]?.headers).toHaveProperty('List-Unsubscribe-Post')
    const details = await detailsOf(h, owner, id)
    expect(details).toMatchObject({ status: 'sent', remindsAt: null, remindersSent: 1 })
    expect(eventsOf(details)).toEqual(['created', 'queued', 'sent', 'reminded'])
    await passHours(h, 10 * WEEK)
    expect(await emailsTo(h)).toHaveLength(2)
    expect(await jobsLeft(h)).toEqual([])
  })

  test('is reminded twice if the owner wants two reminders, the second time after the first', async () => {
    const { h, owner, id } = await withSentRequest({ count: 2, afterDays: 3 })
    await passHours(h, 4 * 24)
    expect(await emailsTo(h)).toHaveLength(2)
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 1, remindsAt: '2026-11-26T09:00:00.000Z' })
    await passHours(h, 10 * WEEK)
    expect(await emailsTo(h)).toHaveLength(3)
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindersSent: 2, remindsAt: null })
  })

  test('is reminded only in the owner’s working hours', async () => {
    const { h, owner, id } = await withSentRequest({ now: '2026-11-21T20:00:00Z' })
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: '2026-11-30T08:00:00.000Z' })
    h.clock.set(new Date('2026-11-30T18:00:00Z'))
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(1)
    h.clock.set(new Date('2026-12-01T08:00:00Z'))
    await h.drain()
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test('is not reminded if the owner wants no reminders', async () => {
    const { h, owner, id } = await withSentRequest({ count: 0 })
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: null })
    await passHours(h, 3 * WEEK)
    expect(await emailsTo(h)).toHaveLength(1)
  })

  test.each<[string, (h: Harness, on: { owner: TestOwner; id: string }) => Promise<unknown>]>([
    ['after answering', (h, { id }) => h.submit(id)],
    [
      'after declining',
      async (h, { id }) => h.request('POST', `/goodword/portal/${await ownToken(h)}/decline`).then(() => id),
    ],
    ['after unsubscribing', async (h) => h.request('POST', (await unsubscribePath(h)) ?? '')],
    ['after erasing everything', async (h) => h.request('DELETE', `/goodword/portal/${await ownToken(h)}`)],
    [
      'after the owner has deleted the request',
      (h, { owner, id }) => h.request('DELETE', `/goodword/testimonial/${id}`, owner),
    ],
    ['after being put on the do-not-ask list', (h, { owner }) => doNotAskClients(h, owner)],
    ['if the address bounces', (h) => end(h, 'bounced')],
    ['after complaining', (h) => end(h, 'complained')],
    ['if the owner turns reminders off for this request', (h, { owner, id }) => changeReminders(h, owner, id, false)],
    ['if the owner no longer wants reminders', (h, { owner }) => setReminders(h, owner, { count: 0, afterDays: 7 })],
    [
      'after the account is closed',
      (h, { owner }) => h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } }),
    ],
  ])('is not reminded %s', async (_, happens) => {
    const { h, owner, id } = await withSentRequest()
    await happens(h, { owner, id })
    await h.drain()
    const before = (await emailsTo(h)).length
    await passHours(h, 3 * WEEK)
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
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    await h.insertRows(doNotAsk, { workspaceId, pattern: '@client.example', addedAt: h.clock.now() })
  }
  const linkIn = async (h: Harness, pattern: RegExp) => (await emailsTo(h)).at(-1)?.text.match(pattern)?.[1] ?? ''
  const ownToken = (h: Harness) => linkIn(h, /\/testimonial\/mine\/(\S+)/)
  const unsubscribePath = async (h: Harness) => `/unsubscribe/${await linkIn(h, /\/unsubscribe\/(\S+)/)}`
})
