import { describe, expect, test } from 'vitest'
import { kindsOf, openRequest } from '#server/testing/clients.ts'

describe('no thanks', () => {
  test('ends mails of the request, and the owner is told so', async () => {
    const { client, h, id, owner, details } = await openRequest()
    const resend = () => h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await resend()
    await h.drain()
    const { status, body } = await client.decline()
    expect(status).toBe(200)
    expect(body).toMatchObject({ declinedAt: '2026-11-20T09:00:00.000Z', mailsTo: null, answer: null })
    const before = await details()
    expect(before).toMatchObject({ status: 'sent', declinedAt: '2026-11-20T09:00:00.000Z' })
    expect(await resend()).toMatchObject({
      status: 409,
      body: {
        code: 'testimonials.declined',
        message: 'Ana Ribeiro said no thanks, so no mail is sent. You can still copy the link.',
      },
    })
    const bulk = await h.request('POST', '/goodword/testimonial/bulk', {
      token: owner.token,
      body: { action: 'resend', ids: [id] },
    })
    expect(bulk.body).toMatchObject({ changed: [], failures: [{ id, code: 'testimonials.declined' }] })
    await h.drain()
    expect(await h.mails()).toHaveLength(1)
    expect(await details()).toEqual(before)
  })

  test('stops a mail that waits, and one that is not sent yet is asked for no more by an edit', async () => {
    const { client, h, id, owner, details } = await openRequest()
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await client.decline()
    expect((await details()).mailState).toBe('none')
    await h.drain()
    expect(await h.mails()).toEqual([])
    expect(kindsOf(await details())).toEqual(['owner created', 'owner queued', 'client declined'])
    const edit = { customerEmail: 'ana@client.example', customerName: 'Ana Ribeiro', isAutoSendEnabled: true }
    const edited = await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body: edit })
    expect(edited).toMatchObject({ status: 409, body: { code: 'testimonials.declined' } })
  })

  test('again changes nothing', async () => {
    const { client, details, h } = await openRequest()
    const first = await client.decline()
    const before = await details()
    h.clock.advance({ hours: 1 })
    expect((await client.decline()).body.declinedAt).toBe(first.body.declinedAt)
    expect(await details()).toEqual(before)
  })

  test('leaves the form open, and an answer takes it back', async () => {
    const { client, h, id, details } = await openRequest()
    await client.decline()
    expect((await h.request('GET', `/goodword/testimonial/${id}`)).body).toMatchObject({ isAnswered: false })
    expect((await h.submit(id)).status).toBe(200)
    expect(await details()).toMatchObject({ status: 'submitted', declinedAt: null })
    expect((await client.look()).body).toMatchObject({ declinedAt: null, mailsTo: 'a…@client.example' })
  })

  test('comes too late once there is an answer', async () => {
    const { client, h, id, details } = await openRequest()
    await h.submit(id)
    const before = await details()
    expect(await client.decline()).toMatchObject({ status: 409, body: { code: 'submissions.already_answered' } })
    expect(await details()).toEqual(before)
  })
})
