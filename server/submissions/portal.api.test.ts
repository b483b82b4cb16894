import { describe, expect, test } from 'vitest'
import type { PortalExport } from '#shared/portal.ts'

import { emailMessages } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import {
  approvedAnswer,
  clientOf,
  everythingShown,
  createOpenedRequest,
  USUAL_PARTS,
  ANSWER,
} from '#server/testing/clients.ts'
import { createHarness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { clientToken } from '#server/testimonials/client-links.ts'

describe('the client portal', () => {
  test('before the answer shows who asks and where to answer, and nothing else about the owner', async () => {
    const { client, id, owner } = await createOpenedRequest()
    const { status, body } = await client.look()
    expect(status).toBe(200)
    expect(body).toEqual({
      organisationName: 'Feldmann Studio',
      firstName: 'Nora',
      code: null,
      lastName: 'Feldmann',
      logoUrl: null,
      accent: null,
      language: null,
      emailsTo: 'a…@client.example',
      declinedAt: null,
      isUnsubscribed: false,
      formPath: `/testimonial/submit/${id}`,
      extraFields: { rating: true, photo: true, company: false, role: false, required: [], questions: [] },
      consents: expect.objectContaining({ en: { version: expect.any(String), text: expect.any(String) } }),
      answer: null,
    })
    expect(JSON.stringify(body)).not.toContain(owner.email)
  })

  test('shows the testimonial, its consents, its history, and where it appears', async () => {
    const { client, widgetId } = await approvedAnswer()
    const { body } = await client.look()
    expect(body).toMatchObject({ language: 'en', formPath: null })
    expect(body.answer).toEqual({
      ...ANSWER,
      company: null,
      role: null,
      answers: [],
      isPrivate: false,
      parts: USUAL_PARTS,
      photoUrl: null,
      submittedAt: '2026-11-20T09:00:00.000Z',
      revisedAt: null,
      withdrawnAt: null,
      visibility: 'shown',
      reply: null,
      translations: [],
      spelling: null,
      appearsIn: [{ url: `http://goodword.test/wall/${widgetId}` }],
      earlierVersions: [],
      consents: [
        {
          choice: 'public',
          wording: expect.stringContaining('Feldmann Studio'),
          language: 'en',
          givenAt: '2026-11-20T09:00:00.000Z',
          endedAt: null,
        },
      ],
      history: [
        { kind: 'approved', at: '2026-11-20T09:00:00.000Z' },
        { kind: 'submitted', at: '2026-11-20T09:00:00.000Z' },
      ],
    })
  })

  test('is linked after the form', async () => {
    const { h, id, client } = await createOpenedRequest()
    const { body } = await h.submit(id)
    expect(body).toEqual({ isAnswered: true, portalPath: `/testimonial/mine/${client.token}`, code: null })
  })

  test('shows the photo at an address that works for an hour', async () => {
    const { client, h } = await everythingShown()
    const photoUrl = (await client.look()).body.answer?.photoUrl ?? ''
    expect((await h.app.request(photoUrl)).status).toBe(200)
    h.clock.advance({ minutes: 59 })
    expect((await h.app.request(photoUrl)).status).toBe(200)
    h.clock.advance({ hours: 2 })
    expect((await h.app.request(photoUrl)).status).toBe(404)
  })

  test.each([
    ['rejected by the owner', ['reject'], 'not_shown', ['submitted']],
    ['approved', ['approve'], 'shown', ['approved', 'submitted']],
    ['taken down', ['approve', 'reject'], 'not_shown', ['taken_down', 'approved', 'submitted']],
  ] as const)(
    'shows about a testimonial that was %s what the client may know',
    async (_, actions, visibility, kinds) => {
      const { client, h, id, decide } = await createOpenedRequest()
      await h.submit(id)
      for (const action of actions) await decide(action)
      const { body } = await client.look()
      expect(body.answer?.visibility).toBe(visibility)
      expect(body.answer?.history.map(({ kind }) => kind)).toEqual(kinds)
    },
  )

  test('shows nothing about other clients, the owner’s address or signs of a bot', async () => {
    const { h, owner, id, client } = await createOpenedRequest()
    const other = await h.createRequest(owner, { customerEmail: 'ben@other.example', customerName: 'Ben' })
    await h.submit(other.id, { customerName: 'Ben', testimonial: 'Of Ben.' })
    await h.submit(id, { website: 'spam' })
    const everything = JSON.stringify([(await client.look()).body, (await client.page('GET', '/export')).body])
    for (const word of ['Ben', 'ben@', owner.email, owner.user.id, 'suspicion', 'honeypot', 'addressHash']) {
      expect(everything).not.toContain(word)
    }
  })

  test('exports the emails to the client, and none to the owner or to a mistyped address', async () => {
    const { h, owner, id } = await createOpenedRequest()
    await confirmEmail({ h, owner })
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await h.drain()
    await h.rows(testimonials).update({ status: 'pending' })
    const body = { customerEmail: 'cleo@client.example', customerName: 'Cleo', isAutoSendEnabled: true }
    expect((await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })).status).toBe(200)
    await h.drain()
    await h.submit(id)
    await h.drain()
    expect(await h.rows(emailMessages).values('kind')).toEqual(
      expect.arrayContaining(['request', 'request', 'notice', 'receipt']),
    )
    const token = clientToken('own-page', { requestId: id, addressChanges: 1, hashKey: h.deps.hashKey })
    const { emails } = (await h.request<PortalExport>('GET', `/goodword/portal/${token}/export`)).body
    expect(emails.map(({ kind }) => kind)).toEqual(['request', 'receipt'])
    expect(JSON.stringify(emails)).not.toContain('Ana')
  })

  test('exports everything that is stored', async () => {
    const { client, h, owner, id } = await createOpenedRequest()
    await h.request('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token })
    await h.drain()
    expect((await client.page('GET', '/export')).body).toMatchObject({ answer: null })
    await h.submit(id)
    await client.revise({ testimonial: 'Better.' })
    const { status, body } = await client.page('GET', '/export')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 1,
      exportedAt: '2026-11-20T09:00:00.000Z',
      askedBy: 'Feldmann Studio',
      customerEmail: 'ana@client.example',
      requestedAt: '2026-11-20T09:00:00.000Z',
      answer: (await client.look()).body.answer,
    })
    expect(body).toHaveProperty('emails.0', {
      kind: 'request',
      subject: 'How did it go, Ana?',
      sentAt: '2026-11-20T09:00:00.000Z',
    })
  })
})

const ENDPOINTS = [
  ['GET', '', undefined],
  ['GET', '/export', undefined],
  ['PUT', '/testimonial', { ...ANSWER, consentVersion: 'x' }],
  ['PUT', '/visibility', { isPrivate: true, parts: USUAL_PARTS, consentVersion: 'x' }],
  ['POST', '/withdraw', undefined],
  ['POST', '/decline', undefined],
  ['DELETE', '', undefined],
] as const

describe('an invalid token', () => {
  test('gets the same answer at every endpoint, whatever is wrong with it', async () => {
    const { h, owner, id, client } = await approvedAnswer()
    const other = await h.createRequest(owner, { customerEmail: 'ben@other.example' })
    const erased = await h.createRequest(owner, { customerEmail: 'cleo@other.example' })
    await clientOf(h, erased.id).erase()
    const removed = await h.createRequest(owner, { customerEmail: 'dan@other.example' })
    await h.request('DELETE', `/goodword/testimonial/${removed.id}`, { token: owner.token })
    const signature = client.token.slice(client.token.indexOf('.'))
    const tokens = [
      id,
      `${id}.`,
      signature,
      other.id + signature,
      client.token.slice(0, -1),
      `${client.token.slice(0, -1)}${client.token.endsWith('A') ? 'B' : 'A'}`,
      clientToken('unsubscribe', { requestId: id, hashKey: h.deps.hashKey }),
      clientToken('own-page', { requestId: id, hashKey: 'another key' }),
      clientToken('own-page', { requestId: 'nothing', hashKey: h.deps.hashKey }),
      clientOf(h, erased.id).token,
      clientOf(h, removed.id).token,
      '%00',
      '😀',
      '..%2f..',
    ]
    const rows = () => h.rows(testimonials).list()
    const before = await rows()
    const answers = await Promise.all(
      tokens.flatMap((token) =>
        ENDPOINTS.map(([method, path, body]) =>
          h.request(method, `/goodword/portal/${token}${path}`, {
            body,
            headers: { 'x-transaction-id': 'same-0001' },
          }),
        ),
      ),
    )
    const seen = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))
    expect([...seen]).toHaveLength(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'own_page.not_found' } })
    expect(await rows()).toEqual(before)
  })

  test('counts towards a limit that a valid one never meets', async () => {
    const limits = { ...noLimits, miss: { points: 3, seconds: 60 } }
    const h = await createHarness({ overrides: { limits } })
    const { client } = await createOpenedRequest({ h })
    const guess = () => h.request('GET', '/goodword/portal/guessed')
    expect([await guess(), await guess(), await guess()].map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await guess()).status).toBe(429)
    expect((await client.look()).status).toBe(200)
  })

  test('changes count towards the limit of answers', async () => {
    const limits = { ...noLimits, submit: { points: 2, seconds: 60 } }
    const h = await createHarness({ overrides: { limits } })
    const { client } = await createOpenedRequest({ h })
    expect([await client.decline(), await client.decline()].map(({ status }) => status)).toEqual([200, 200])
    expect((await client.decline()).status).toBe(429)
    expect((await client.look()).status).toBe(200)
  })
})
