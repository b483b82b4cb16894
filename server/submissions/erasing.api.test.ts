import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { requestImagePath } from '#shared/image-uploads.ts'
import { consents } from '#server/db/schema/consents.ts'
import { images } from '#server/db/schema/images.ts'
import { idempotencyKeys } from '#server/db/schema/jobs.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { testimonialAnswers } from '#server/db/schema/testimonials.ts'
import { testimonialVersions } from '#server/db/schema/testimonial-history.ts'
import { clientOf, everythingShown, NO_PARTS, createOpenedRequest, ANSWER } from '#server/testing/clients.ts'
import { everyRow } from '#server/testing/every-row.ts'
import type { Harness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'
import { signUpWithoutNotices } from '#server/testing/owners.ts'

const UPLOAD_ID = '7c1f0f9e-1d7b-4f6e-8a55-3b1f2c3d4e5f'

/** Every value of every table, as text. */
const everythingIn = async (h: Harness) => JSON.stringify(await everyRow(h.rows))

const filesIn = (h: Harness) =>
  readdirSync(h.imageFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

/** An approved answer with its own text in every field, which was revised once and has emails. */
async function answerOfCanary() {
  const opened = await everythingShown()
  const { h, owner, questionId } = opened
  const { id } = await h.createRequest(owner, {
    customerEmail: 'Canarymail@client.example',
    customerName: 'Canaryasked',
    isAutoSendEnabled: true,
  })
  await h.drain()
  const client = clientOf(h, id)
  const path = requestImagePath({ requestId: id, uploadId: UPLOAD_ID })
  await h.upload(path, await makeImage({ width: 50, height: 40 }))
  const texts = (which: string) => ({
    customerName: `Canaryname${which}`,
    testimonial: `Canarywords${which}`,
    company: `Canarycompany${which}`,
    role: `Canaryrole${which}`,
    answers: [{ questionId, answer: `Canaryanswer${which}` }],
  })
  await h.request('PUT', `/goodword/testimonial/${id}/submit`, {
    body: { ...ANSWER, ...texts('one'), imageUrl: path, isPrivate: false },
    headers: { 'idempotency-key': 'canary-key-0001' },
  })
  await client.revise(texts('two'))
  await h.request('PUT', `/goodword/testimonial/${id}/approve`, {
    token: owner.token,
    headers: { 'idempotency-key': 'canary-key-0002' },
  })
  await h.drain()
  const payer = { email: 'canarymail+paid@client.example', name: 'Canarypayer', customer: 'cus_Canary' }
  await tellPayment(h, owner, { id: 'paid', number: 'Canaryinvoice', line: 'Canaryline', ...payer })
  return { ...opened, other: opened, id, client }
}

describe('erasing', () => {
  test('leaves no trace of the client in any table or folder, and keeps everything of others', async () => {
    const { h, owner, id, client, other } = await answerOfCanary()
    const others = [await other.client.look(), filesIn(h).length / 2] as const
    const [given] = await h.rows(consents, { testimonialId: id }).list()
    expect((await everythingIn(h)).toLowerCase()).toContain('canary')
    expect((await client.erase()).status).toBe(204)
    await h.drain()

    const left = await everythingIn(h)
    expect(left.toLowerCase()).not.toContain('canary')
    const ended = await h.rows(consents, { testimonialId: id }).list()
    expect(ended.map(({ addressHash, withdrawnAt }) => [addressHash, withdrawnAt !== null])).toEqual([
      ['', true],
      ['', true],
    ])
    expect(given?.addressHash).toMatch(/^[\w-]{43}$/)
    for (const table of [images, emailMessages, testimonialAnswers, testimonialVersions]) {
      expect(await h.rows(table, { testimonialId: id }).list()).toEqual([])
    }
    expect(await h.rows(idempotencyKeys, { entityId: id }).count()).toBe(0)
    expect((await other.client.look()).body).toEqual(others[0].body)
    expect(filesIn(h)).toHaveLength(others[1])
    expect(h.logLines.join('').toLowerCase()).not.toContain('canary')

    const details = await h.request('GET', `/goodword/testimonial/${id}/details`, { token: owner.token })
    expect(details.body).toMatchObject({
      status: 'rejected',
      customerName: null,
      customerEmail: '',
      testimonial: '',
      erasedAt: '2026-11-20T09:00:00.000Z',
      answers: [],
      earlierVersions: [],
    })
  })

  test('removes the name from stored answers to repeated requests of the owner', async () => {
    const { client, h, id, owner } = await createOpenedRequest()
    await h.submit(id, { customerName: 'Canaryname' })
    await client.withdraw()
    await h.request('POST', '/goodword/testimonial/bulk', {
      token: owner.token,
      body: { action: 'approve', ids: [id] },
      headers: { 'idempotency-key': 'canary-key-0003' },
    })
    expect(await everythingIn(h)).toContain('Canaryname withdrew this testimonial.')
    await client.erase()
    await h.drain()
    expect(await everythingIn(h)).not.toContain('Canaryname')
  })

  test('takes the testimonial off every wall immediately, and disables every link of the client', async () => {
    const { client, feed, wall, h, id } = await everythingShown()
    const imageUrl = (await feed()).items[0]?.imageUrl ?? ''
    const photoUrl = (await client.look()).body.answer?.photoUrl ?? ''
    await client.erase()
    expect(await feed()).toMatchObject({ items: [], summary: { shared: 0 } })
    expect(await wall()).not.toContain(ANSWER.testimonial)
    expect((await h.app.request(new URL(imageUrl).pathname)).status).toBe(404)
    await h.drain()
    expect((await h.app.request(photoUrl)).status).toBe(404)
    expect((await client.look()).status).toBe(404)
    expect((await client.erase()).status).toBe(404)
    expect((await h.request('GET', `/goodword/testimonial/${id}`)).status).toBe(404)
    expect((await h.submit(id)).status).toBe(404)
    const upload = requestImagePath({ requestId: id, uploadId: UPLOAD_ID })
    expect((await h.upload(upload, await makeImage())).status).toBe(404)
  })

  test('works after withdrawing and changing', async () => {
    const { client, details } = await everythingShown()
    await client.show({ isPrivate: true, parts: NO_PARTS })
    await client.withdraw()
    expect((await client.erase()).status).toBe(204)
    const { history } = await details()
    expect(history.at(-1)).toMatchObject({ kind: 'erased', actor: 'client' })
  })

  test('before the answer keeps the status, stops the queued email and closes the form', async () => {
    const { client, h, id, owner, details } = await createOpenedRequest()
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    expect((await client.erase()).status).toBe(204)
    await h.drain()
    expect(await h.emails()).toEqual([])
    expect(await details()).toMatchObject({
      status: 'pending',
      emailState: 'none',
      customerEmail: '',
      customerName: null,
      testimonial: null,
      erasedAt: '2026-11-20T09:00:00.000Z',
    })
    expect(await everythingIn(h)).not.toContain('ana@client.example')
    expect((await h.submit(id)).status).toBe(404)
  })

  test('lets the owner only delete the request', async () => {
    const { client, h, id, owner, decide, details } = await createOpenedRequest()
    await client.erase()
    const before = await details()
    const refusal = { status: 409, body: { code: 'testimonials.erased' } }
    const { token } = owner
    const body = { customerEmail: 'ana@client.example', customerName: 'Ana', isAutoSendEnabled: false }
    expect(await decide('approve')).toMatchObject(refusal)
    expect(await decide('reject')).toMatchObject(refusal)
    expect(await decide('reopen', { from: 'rejected' })).toMatchObject(refusal)
    expect(await h.request('PUT', `/goodword/testimonial/${id}`, { token, body })).toMatchObject(refusal)
    expect(await h.request('POST', `/goodword/testimonial/${id}/resend`, { token })).toMatchObject(refusal)
    expect(await details()).toEqual(before)
    expect((await h.request('DELETE', `/goodword/testimonial/${id}`, { token })).status).toBe(204)
  })

  test('ends emails of this owner to the address, however it is written, and of no other owner', async () => {
    const { client, h, owner } = await createOpenedRequest()
    await client.erase()
    const again = await h.createRequest(owner, { customerEmail: 'ANA@client.example' })
    const stranger = await signUpWithoutNotices(h)
    const theirs = await h.createRequest(stranger)
    expect((await clientOf(h, again.id).look()).body).toMatchObject({ isUnsubscribed: true, emailsTo: null })
    expect((await clientOf(h, theirs.id).look()).body).toMatchObject({ isUnsubscribed: false })
  })

  test('prevents even the receipt when somebody answers this owner’s next request', async () => {
    const { client, h, owner } = await createOpenedRequest()
    await client.erase()
    const again = await h.createRequest(owner)
    await h.submit(again.id)
    await h.drain()
    expect((await h.emails()).filter(({ recipient }) => recipient !== owner.email)).toEqual([])
  })

  test('also erases the owner’s other open requests to the address, but not other answers', async () => {
    const { client, h, owner } = await createOpenedRequest()
    const answered = await h.createRequest(owner)
    await h.submit(answered.id)
    const waiting = await h.createRequest(owner, { customerEmail: 'ANA@client.example', customerName: 'Canaryname' })
    const bo = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    const stranger = await signUpWithoutNotices(h)
    const theirs = await h.createRequest(stranger)
    await h.request('POST', `/goodword/testimonial/${waiting.id}/resend`, { token: owner.token })
    expect((await client.erase()).status).toBe(204)
    await h.drain()
    expect(await everythingIn(h)).not.toContain('Canaryname')
    expect(await everythingIn(h)).not.toContain('ANA@')
    expect((await clientOf(h, waiting.id).look()).status).toBe(404)
    const row = await h.request('GET', `/goodword/testimonial/${waiting.id}/details`, { token: owner.token })
    expect(row.body).toMatchObject({ status: 'pending', customerEmail: '', erasedAt: '2026-11-20T09:00:00.000Z' })
    expect((await clientOf(h, answered.id).look()).body.answer).toMatchObject({ testimonial: ANSWER.testimonial })
    for (const { id } of [bo, theirs]) expect((await clientOf(h, id).look()).status).toBe(200)
  })

  test('during the upload of a photo keeps nothing of it', async () => {
    const { client, h, id } = await createOpenedRequest()
    const upload = h.upload(requestImagePath({ requestId: id, uploadId: UPLOAD_ID }), await makeImage())
    await client.erase()
    expect((await upload).status).toBe(404)
    await h.drain()
    expect(await h.rows(images).list()).toEqual([])
    expect(filesIn(h)).toEqual([])
  })
})
