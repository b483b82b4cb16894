import { describe, expect, test } from 'vitest'
import { createHarness } from '#server/testing/harness.ts'
import { withSentRequest, changeReminders, emailsTo, passHours, WEEK } from '#server/testing/reminders.ts'
import { detailsOf, eventsOf } from '#server/testing/requests.ts'

describe('a reminder', () => {
  test('is postponed when the request is sent again', async () => {
    const { h, owner, id } = await withSentRequest()
    await passHours(h, 6 * 24)
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: await h.signIn(owner) })
    await h.drain()
    expect(await detailsOf(h, owner, id)).toMatchObject({ remindsAt: '2026-12-03T09:00:00.000Z' })
    await passHours(h, WEEK - 1)
    expect(await emailsTo(h)).toHaveLength(2)
    await passHours(h, 1)
    expect(await emailsTo(h)).toHaveLength(3)
  })

  test('can be stopped and resumed, and both are in the history', async () => {
    const { h, owner, id } = await withSentRequest()
    expect((await changeReminders(h, owner, id, false)).body).toMatchObject({ remindsAt: null })
    expect((await changeReminders(h, owner, id, false)).status).toBe(200)
    expect((await changeReminders(h, owner, id, true)).body).toMatchObject({ remindsAt: '2026-11-27T09:00:00.000Z' })
    expect(eventsOf(await detailsOf(h, owner, id)).slice(-2)).toEqual(['reminders_stopped', 'reminders_resumed'])
    await passHours(h, WEEK)
    expect(await emailsTo(h)).toHaveLength(2)
  })

  test('that is resumed after its day is sent in the next working hours', async () => {
    const { h, owner, id } = await withSentRequest()
    await changeReminders(h, owner, id, false)
    await passHours(h, WEEK + 24)
    expect((await changeReminders(h, owner, id, true)).body).toMatchObject({ remindsAt: '2026-11-30T08:00:00.000Z' })
    await passHours(h, 48)
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
    const { h, owner, id } = await withSentRequest()
    const other = await h.signUp()
    expect(await changeReminders(h, other, id, false)).toMatchObject({ status: 404 })
    expect(await changeReminders(h, owner, id, 'no')).toMatchObject({ status: 422 })
    await h.submit(id)
    const answer = await changeReminders(h, owner, id, false)
    expect(answer).toMatchObject({ status: 409, body: { code: 'testimonials.wrong_status' } })
  })
})
