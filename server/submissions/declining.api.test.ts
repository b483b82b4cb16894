import { describe, expect, test } from 'vitest'
import type { RequestBatchDetails } from '#shared/request-batches.ts'
import type { Portal } from '#shared/portal.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { Unsubscribing } from '#shared/unsubscribing.ts'
import { suppressions } from '#server/db/schema/emails.ts'
import { FULL_ROW, NOW, statesOf } from '#server/testing/batches.ts'
import { clientOf, kindsOf, openByEmail, createOpenedRequest } from '#server/testing/clients.ts'
import { clientToken } from '#server/testimonials/client-links.ts'

const DECLINED_AT = '2026-11-20T09:00:00.000Z'

describe('declining', () => {
  test('ends emails of the request, and the owner sees it', async () => {
    const { client, h, id, owner, details } = await createOpenedRequest()
    const resend = () => h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await resend()
    await h.drain()
    const { status, body } = await client.decline()
    expect(status).toBe(200)
    expect(body).toMatchObject({ declinedAt: '2026-11-20T09:00:00.000Z', emailsTo: null, answer: null })
    const before = await details()
    expect(before).toMatchObject({ status: 'sent', declinedAt: '2026-11-20T09:00:00.000Z' })
    expect(await resend()).toMatchObject({
      status: 409,
      body: {
        code: 'testimonials.declined',
        message: 'Ana Ribeiro declined on 20 November. You can still copy the link.',
      },
    })
    const bulk = await h.request('POST', '/goodword/testimonial/bulk', {
      token: owner.token,
      body: { action: 'resend', ids: [id] },
    })
    expect(bulk.body).toMatchObject({ changed: [], failures: [{ id, code: 'testimonials.declined' }] })
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
    expect(await details()).toEqual(before)
  })

  test('stops a queued email, and an edit that would send one is saved without sending', async () => {
    const { client, h, id, owner, details } = await createOpenedRequest()
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await client.decline()
    expect((await details()).emailState).toBe('none')
    await h.drain()
    expect(await h.emails()).toEqual([])
    expect(kindsOf(await details())).toEqual(['member created', 'member queued', 'client declined'])
    const edit = { customerEmail: 'ana@client.example', customerName: 'Ana Ribeiro', isAutoSendEnabled: true }
    const edited = await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body: edit })
    expect(edited).toMatchObject({ status: 200, body: { emailState: 'none', declinedAt: DECLINED_AT } })
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('again changes nothing', async () => {
    const { client, details, h } = await createOpenedRequest()
    const first = await client.decline()
    const before = await details()
    h.clock.advance({ hours: 1 })
    expect((await client.decline()).body.declinedAt).toBe(first.body.declinedAt)
    expect(await details()).toEqual(before)
  })

  test('leaves the form open, and is undone by an answer', async () => {
    const { client, h, id, details } = await createOpenedRequest()
    await client.decline()
    expect((await h.request('GET', `/goodword/testimonial/${id}`)).body).toMatchObject({ isAnswered: false })
    expect((await h.submit(id)).status).toBe(200)
    expect(await details()).toMatchObject({ status: 'submitted', declinedAt: null })
    expect((await client.look()).body).toMatchObject({ declinedAt: null, emailsTo: 'a…@client.example' })
  })

  test('is refused once there is an answer', async () => {
    const { client, h, id, details } = await createOpenedRequest()
    await h.submit(id)
    const before = await details()
    expect(await client.decline()).toMatchObject({ status: 409, body: { code: 'submissions.already_answered' } })
    expect(await details()).toEqual(before)
  })
})

const REFUSED = {
  status: 409,
  body: {
    code: 'testimonials.declined',
    message: 'Ana Ribeiro declined on 20 November. You can still copy the link.',
  },
}

/** A client who declined, at a request that the owner then deleted. */
async function declinedAndRemoved() {
  const opened = await createOpenedRequest()
  const { h, owner, id, client } = opened
  await client.decline()
  expect((await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })).status).toBe(204)
  h.clock.advance({ hours: 1 })
  const resend = (one: string) =>
    h.request<{ code: string }>('POST', `/goodword/testimonial/${one}/resend`, { token: owner.token })
  const edit = (one: string, customerEmail: string) =>
    h.request<Testimonial>('PUT', `/goodword/testimonial/${one}`, {
      token: owner.token,
      body: { customerEmail, customerName: 'Ana Ribeiro', isAutoSendEnabled: true },
    })
  const emailed = async () => {
    await h.drain()
    return (await h.emails()).filter(({ headers }) => headers['List-Unsubscribe']).map(({ recipient }) => recipient)
  }
  return { ...opened, resend, edit, emailed: emailed }
}

describe('declining, followed by another request', () => {
  test.each(['ana@client.example', 'ANA@Client.Example', 'ana+again@client.example'])(
    'prevents its email to %s, and the request shows since when',
    async (customerEmail) => {
      const { h, owner, resend, emailed } = await declinedAndRemoved()
      const again = await h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
      expect(again).toMatchObject({
        status: 'pending',
        emailState: 'none',
        declinedAt: DECLINED_AT,
        unsubscribedAt: null,
      })
      expect(await resend(again.id)).toMatchObject(REFUSED)
      expect(await emailed()).toEqual([])
    },
  )

  test('prevents sending it later, alone and with others', async () => {
    const { h, owner, resend, emailed } = await declinedAndRemoved()
    const again = await h.createRequest(owner)
    const bo = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    expect(again.declinedAt).toBeNull()
    expect(await resend(again.id)).toMatchObject(REFUSED)
    const bulk = await h.request('POST', '/goodword/testimonial/bulk', {
      token: owner.token,
      body: { action: 'resend', ids: [again.id, bo.id] },
    })
    expect(bulk.body).toMatchObject({
      changed: [{ id: bo.id }],
      failures: [{ id: again.id, code: 'testimonials.declined', message: REFUSED.body.message }],
    })
    expect(await emailed()).toEqual(['bo@client.example'])
  })

  test('skips the client of a file', async () => {
    const { h, owner, emailed } = await declinedAndRemoved()
    const { token } = owner
    const batch = { name: 'clients.csv', timing: NOW, rows: [FULL_ROW] }
    const made = await h.request<{ id: string }>('POST', '/goodword/batch', { token, body: batch })
    expect(await emailed()).toEqual([])
    const { body } = await h.request<RequestBatchDetails>('GET', `/goodword/batch/${made.body.id}`, { token })
    expect(statesOf(body)).toEqual(['skipped: declined'])
  })

  test('applies to one that is changed to this address, and not to another address', async () => {
    const { h, owner, edit, emailed } = await declinedAndRemoved()
    const { id } = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    const toAna = await edit(id, 'ana@client.example')
    expect(toAna).toMatchObject({ status: 200, body: { emailState: 'none', declinedAt: DECLINED_AT } })
    expect(await emailed()).toEqual([])
    const toBo = await edit(id, 'bo@client.example')
    expect(toBo).toMatchObject({ status: 200, body: { emailState: 'queued', declinedAt: null } })
    expect(await emailed()).toEqual(['bo@client.example'])
  })

  test('stops the queued email of another one', async () => {
    const { h, owner, client, details } = await createOpenedRequest()
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await client.decline()
    await h.drain()
    expect(await h.emails()).toEqual([])
    const { body } = await h.request('GET', `/goodword/testimonial/${id}/details`, { token: owner.token })
    expect(body).toMatchObject({ status: 'pending', emailState: 'none', declinedAt: DECLINED_AT })
    expect(kindsOf(await details())).toEqual(['member created', 'client declined'])
  })

  test('applies to one owner and one address', async () => {
    const { h, owner, emailed } = await declinedAndRemoved()
    await h.createRequest(await h.signUp(), { isAutoSendEnabled: true })
    await h.createRequest(owner, { customerEmail: 'bo@client.example', isAutoSendEnabled: true })
    expect((await emailed()).toSorted()).toEqual(['ana@client.example', 'bo@client.example'])
  })

  test('applies for a year after the last time', async () => {
    const { h, owner, resend, emailed } = await declinedAndRemoved()
    const again = await h.createRequest(owner)
    h.clock.advance({ days: 100 })
    await clientOf(h, again.id).decline()
    const token = await h.signIn(owner)
    await h.request('DELETE', `/goodword/testimonial/${again.id}`, { token })
    h.clock.advance({ days: 364, hours: 23 })
    const late = { ...owner, token: await h.signIn(owner) }
    const third = await h.createRequest(late, { isAutoSendEnabled: true })
    expect(third).toMatchObject({ emailState: 'none', declinedAt: '2027-02-28T10:00:00.000Z' })
    const fourth = await h.createRequest(late)
    h.clock.advance({ hours: 1 })
    owner.token = await h.signIn(owner)
    expect((await resend(fourth.id)).status).toBe(200)
    expect(await emailed()).toEqual(['ana@client.example'])
  })

  test('is undone by an answer through an emailed link only', async () => {
    const { h, owner, emailed } = await declinedAndRemoved()
    const copied = await h.createRequest(owner)
    expect((await h.submit(copied.id)).status).toBe(200)
    expect(await h.rows(suppressions).values('reason')).toEqual(['declined'])
    const again = await h.createRequest(owner)
    expect((await h.submit(again.id, { openedToken: await openByEmail(h, again.id) })).status).toBe(200)
    expect(await h.rows(suppressions).list()).toEqual([])
    await h.createRequest(owner, { isAutoSendEnabled: true })
    expect(await emailed()).toEqual(['ana@client.example'])
  })

  test('does not undo an unsubscription, even after an answer', async () => {
    const { h, owner, resend } = await declinedAndRemoved()
    const again = await h.createRequest(owner)
    await h.request(
      'POST',
      `/goodword/unsubscribe/${clientToken('unsubscribe', { requestId: again.id, hashKey: h.deps.hashKey })}`,
    )
    await clientOf(h, again.id).decline()
    expect((await h.submit(again.id)).status).toBe(200)
    expect(await h.rows(suppressions).values('reason')).toEqual(['unsubscribed'])
    const third = await h.createRequest(owner)
    h.clock.advance({ days: 400 })
    owner.token = await h.signIn(owner)
    expect((await resend(third.id)).body.code).toBe('testimonials.unsubscribed')
  })

  test('is not shown to the client as an unsubscription', async () => {
    const { h, owner } = await declinedAndRemoved()
    const again = await h.createRequest(owner)
    const token = clientToken('unsubscribe', { requestId: again.id, hashKey: h.deps.hashKey })
    const page = await h.request<Unsubscribing>('GET', `/goodword/unsubscribe/${token}`)
    expect(page.body).toMatchObject({ isUnsubscribed: false, isUnsubscribedFromAll: false })
    const own = await clientOf(h, again.id).look()
    expect(own.body).toMatchObject({
      isUnsubscribed: false,
      declinedAt: null,
      emailsTo: null,
    } satisfies Partial<Portal>)
  })

  test('is stored without the address', async () => {
    const { h } = await declinedAndRemoved()
    const kept = await h.rows(suppressions).list()
    expect(kept).toMatchObject([{ reason: 'declined', workspaceId: expect.any(String) }])
    expect(JSON.stringify(kept)).not.toMatch(/ana@|Ribeiro/)
  })
})
