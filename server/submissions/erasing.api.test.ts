import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { requestImagePath } from '#shared/image-uploads.ts'
import { clientOf, everythingShown, NO_PARTS, openRequest, ANSWER } from '#server/testing/clients.ts'
import type { Harness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import { tellPayment } from '#server/testing/recorded-payments.ts'

const UPLOAD_ID = '7c1f0f9e-1d7b-4f6e-8a55-3b1f2c3d4e5f'

/** Every value of every table, as text. */
function everythingIn(h: Harness): string {
  const tables = h.raw.prepare<[], { name: string }>(`select name from sqlite_master where type = 'table'`).all()
  return JSON.stringify(tables.map(({ name }) => [name, h.raw.prepare(`select * from "${name}"`).all()]))
}

const filesIn = (h: Harness) =>
  readdirSync(h.imageFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

/** An answer with words of its own in every place that a client can fill, changed once, mailed about and approved. */
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
  const wording = (which: string) => ({
    customerName: `Canaryname${which}`,
    testimonial: `Canarywords${which}`,
    company: `Canarycompany${which}`,
    role: `Canaryrole${which}`,
    answers: [{ questionId, answer: `Canaryanswer${which}` }],
  })
  await h.request('PUT', `/goodword/testimonial/${id}/submit`, {
    body: { ...ANSWER, ...wording('one'), imageUrl: path, isPrivate: false },
    headers: { 'idempotency-key': 'canary-key-0001' },
  })
  await client.revise(wording('two'))
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
  test('leaves no trace of a client in any table or folder, and everything of everybody else', async () => {
    const { h, owner, id, client, other } = await answerOfCanary()
    const others = [await other.client.look(), filesIn(h).length / 2] as const
    const address = h.raw
      .prepare<[string], { address_hash: string }>('select * from consents where testimonial_id = ?')
      .get(id)
    expect(everythingIn(h).toLowerCase()).toContain('canary')
    expect((await client.erase()).status).toBe(204)
    await h.drain()

    const left = everythingIn(h)
    expect(left.toLowerCase()).not.toContain('canary')
    const consents = h.raw
      .prepare<[string], { address_hash: string; withdrawn_at: number | null }>(
        'select * from consents where testimonial_id = ?',
      )
      .all(id)
    expect(consents.map((row) => [row.address_hash, row.withdrawn_at !== null])).toEqual([
      ['', true],
      ['', true],
    ])
    expect(address?.address_hash).toMatch(/^[\w-]{43}$/)
    for (const table of ['images', 'email_messages', 'testimonial_answers', 'testimonial_versions']) {
      expect(h.raw.prepare(`select count(*) from ${table} where testimonial_id = ?`).pluck().get(id), table).toBe(0)
    }
    expect(h.raw.prepare('select count(*) from idempotency_keys where entity_id = ?').pluck().get(id)).toBe(0)
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

  test('leaves no name behind in what a repeated request of the owner would be answered with', async () => {
    const { client, h, id, owner } = await openRequest()
    await h.submit(id, { customerName: 'Canaryname' })
    await client.withdraw()
    await h.request('POST', '/goodword/testimonial/bulk', {
      token: owner.token,
      body: { action: 'approve', ids: [id] },
      headers: { 'idempotency-key': 'canary-key-0003' },
    })
    expect(everythingIn(h)).toContain('Canaryname withdrew this testimonial.')
    await client.erase()
    await h.drain()
    expect(everythingIn(h)).not.toContain('Canaryname')
  })

  test('takes the words off every wall at once, and leaves every address of the client without an answer', async () => {
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

  test('of what was withdrawn and changed before works as well', async () => {
    const { client, details } = await everythingShown()
    await client.show({ isPrivate: true, parts: NO_PARTS })
    await client.withdraw()
    expect((await client.erase()).status).toBe(204)
    const { history } = await details()
    expect(history.at(-1)).toMatchObject({ kind: 'erased', actor: 'client' })
  })

  test('before the answer keeps the status, stops the mail that waits, and closes the form', async () => {
    const { client, h, id, owner, details } = await openRequest()
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
    expect(everythingIn(h)).not.toContain('ana@client.example')
    expect((await h.submit(id)).status).toBe(404)
  })

  test('leaves the owner nothing to do with it but to remove it', async () => {
    const { client, h, id, owner, decide, details } = await openRequest()
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

  test('ends mails of this owner to the address, however it is written, and of nobody else', async () => {
    const { client, h, owner } = await openRequest()
    await client.erase()
    const again = await h.createRequest(owner, { customerEmail: 'ANA@client.example' })
    const stranger = await h.signUp()
    const theirs = await h.createRequest(stranger)
    expect((await clientOf(h, again.id).look()).body).toMatchObject({ isUnsubscribed: true, emailsTo: null })
    expect((await clientOf(h, theirs.id).look()).body).toMatchObject({ isUnsubscribed: false })
  })

  test('sends the address nothing, not even a receipt, when somebody answers the next request of this owner', async () => {
    const { client, h, owner } = await openRequest()
    await client.erase()
    const again = await h.createRequest(owner)
    await h.submit(again.id)
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test('takes the owner’s other requests to the address along that wait for an answer, and no answers', async () => {
    const { client, h, owner } = await openRequest()
    const answered = await h.createRequest(owner)
    await h.submit(answered.id)
    const waiting = await h.createRequest(owner, { customerEmail: 'ANA@client.example', customerName: 'Canaryname' })
    const bo = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    const stranger = await h.signUp()
    const theirs = await h.createRequest(stranger)
    await h.request('POST', `/goodword/testimonial/${waiting.id}/resend`, { token: owner.token })
    expect((await client.erase()).status).toBe(204)
    await h.drain()
    expect(everythingIn(h)).not.toContain('Canaryname')
    expect(everythingIn(h)).not.toContain('ANA@')
    expect((await clientOf(h, waiting.id).look()).status).toBe(404)
    const row = await h.request('GET', `/goodword/testimonial/${waiting.id}/details`, { token: owner.token })
    expect(row.body).toMatchObject({ status: 'pending', customerEmail: '', erasedAt: '2026-11-20T09:00:00.000Z' })
    expect((await clientOf(h, answered.id).look()).body.answer).toMatchObject({ testimonial: ANSWER.testimonial })
    for (const { id } of [bo, theirs]) expect((await clientOf(h, id).look()).status).toBe(200)
  })

  test('of a picture that is still being taken in keeps nothing of it', async () => {
    const { client, h, id } = await openRequest()
    const upload = h.upload(requestImagePath({ requestId: id, uploadId: UPLOAD_ID }), await makeImage())
    await client.erase()
    expect((await upload).status).toBe(404)
    await h.drain()
    expect(h.raw.prepare('select * from images').all()).toEqual([])
    expect(filesIn(h)).toEqual([])
  })
})
