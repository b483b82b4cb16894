import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Portal } from '#shared/portal.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import { consents } from '#server/db/schema/consents.ts'
import { readConfig } from '#server/config/config.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import { createHarness } from '#server/testing/harness.ts'
import { clientToken } from '#server/testimonials/client-links.ts'

const ANSWER = { customerName: 'Ana Ribeiro', rating: 5, testimonial: 'Precise, funny, never late.', isPrivate: false }

describe('the client’s form', () => {
  test('shows who asks, and nothing else about the owner or the client', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
    const { id } = await h.createRequest(owner)
    const { status, body } = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      customerName: 'Ana Ribeiro',
      greetingNames: {
        en: 'Ana',
        de: 'Ana Ribeiro',
        fr: 'Ana Ribeiro',
        es: 'Ana',
        pt: 'Ana Ribeiro',
        it: 'Ana',
        nl: 'Ana Ribeiro',
      },
      organisationName: 'Feldmann Studio',
      firstName: 'Nora',
      lastName: 'Feldmann',
      logoUrl: null,
      accent: null,
      isAnswered: false,
      extraFields: { rating: true, photo: true, company: false, role: false, required: [], questions: [] },
      layout: 'auto',
      language: null,
      thanks: { message: null, link: null, code: null },
      consents: Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          {
            version: expect.stringMatching(new RegExp(`^2026-11d-${language}\\.[\\w-]{12}$`)),
            text: expect.stringContaining('Feldmann Studio'),
          },
        ]),
      ),
      openedToken: expect.any(String),
    })
  })

  test('shows only thanks after the answer', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const { body } = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    expect(body).toMatchObject({ isAnswered: true, customerName: null })
    expect(new Set(Object.values(body.greetingNames))).toEqual(new Set([null]))
    expect(JSON.stringify(body)).not.toContain('Precise')
  })

  test('is answered the same for every invalid link', async () => {
    const h = await createHarness()
    const links = ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%00', '..%2f..%2fetc', '😀']
    const answers = await Promise.all(
      links.map((id) =>
        h.request<ErrorResponse>('GET', `/goodword/testimonial/${id}`, {
          headers: { 'x-transaction-id': 'same-0001' },
        }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'submissions.not_found' } })
  })
})

describe('an answer', () => {
  test('is stored as it was written', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const written = '  Three rounds, as agreed.\r\n\r\n„Präzise“ — いい仕事 😀 <b>really</b> & more  '
    await h.submit(id, { testimonial: written, rating: 4, isPrivate: true, customerName: 'Ána' })
    const { body } = await h.request<{ items: unknown[] }>('GET', '/goodword/testimonial/list', { token: owner.token })
    expect(body.items[0]).toMatchObject({
      status: 'submitted',
      customerName: 'Ána',
      rating: 4,
      isPrivate: true,
      testimonial: 'Three rounds, as agreed.\n\n„Präzise“ — いい仕事 😀 <b>really</b> & more',
      submittedAt: '2026-11-20T09:00:00.000Z',
    })
  })

  test('without stars has no rating', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id, { rating: 0 })
    const { body } = await h.request<{ items: { rating: number | null }[] }>('GET', '/goodword/testimonial/list', {
      token: owner.token,
    })
    expect(body.items[0]?.rating).toBeNull()
  })

  test('is stored with what the client agreed to, without the client’s network address', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const given = await h.rows(consents).list()
    expect(given).toMatchObject([
      {
        testimonialId: id,
        choice: 'public',
        version: expect.stringMatching(/^2026-11d-en\./),
        locale: 'en',
        wording: expect.stringContaining('Feldmann Studio'),
      },
    ])
    expect(JSON.stringify(given)).not.toContain('127.0.0.1')
  })

  test('is stored with a hash of the network address, as is each later consent', async () => {
    const config = readConfig({ NODE_ENV: 'test', TRUSTED_PROXY_HOPS: '1' })
    const h = await createHarness({ overrides: { config } })
    const { id } = await h.createRequest(await h.signUp())
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    await h.request('PUT', `/goodword/testimonial/${id}/submit`, { body: ANSWER, headers })
    const own = `/goodword/portal/${clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey })}`
    const { version } = (await h.request<Portal>('GET', own)).body.consents.en
    const body = { customerName: 'Ana', testimonial: 'Other words.', consentVersion: version }
    expect((await h.request('PUT', `${own}/testimonial`, { body, headers })).status).toBe(200)
    const hash = keyedHash(h.deps.hashKey, 'network:203.0.113.7')
    expect(await h.rows(consents).values('addressHash')).toEqual([hash, hash])
  })

  test('is refused if the client saw another consent sentence than would be recorded', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Old Studio' })
    const { id } = await h.createRequest(owner)
    const seen = (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)).body.consents.en
    await h.request('PUT', '/goodword/user/me', { token: owner.token, body: { organisationName: 'Other Ltd' } })
    expect(await h.submit(id, { consentVersion: seen.version })).toMatchObject({
      status: 422,
      body: { code: 'submissions.consent_unknown' },
    })
    const now = (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)).body.consents.en
    expect((await h.submit(id, { consentVersion: now.version })).status).toBe(200)
    expect(await h.rows(consents).list()).toMatchObject([{ wording: now.text, version: now.version }])
  })

  test('is accepted once, even if several are sent at the same time', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => h.submit(id, { testimonial: `Words ${index}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'submissions.already_answered' })
    expect(await h.rows(consents).count()).toBe(1)
  })

  test('can be sent again with its Idempotency-Key', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const send = (body: unknown) =>
      h.request('PUT', `/goodword/testimonial/${id}/submit`, { body, headers: { 'idempotency-key': 'key-0001' } })
    expect((await send(ANSWER)).status).toBe(200)
    expect((await send(ANSWER)).status).toBe(200)
    expect((await send({ ...ANSWER, testimonial: 'Other words.' })).status).toBe(422)
  })

  test.each([
    ['no text', { ...ANSWER, testimonial: ' \n ' }, 'Testimonial is required.'],
    ['no name', { ...ANSWER, customerName: '' }, 'Name is required.'],
    [
      'only invisible characters',
      { ...ANSWER, testimonial: '\u200b\u2060', customerName: 'Ana' },
      'Testimonial is required.',
    ],
    ['an invisible name', { ...ANSWER, customerName: '\u200b' }, 'Name is required.'],
    ['no choice', { ...ANSWER, isPrivate: undefined }, 'Choose Private or Public.'],
    ['six stars', { ...ANSWER, rating: 6 }, 'Rating must be from 0 to 5.'],
    ['half a star', { ...ANSWER, rating: 4.5 }, 'Rating must be a whole number.'],
    ['a status', { ...ANSWER, status: 'approved' }, 'Unknown field: status.'],
    [
      'too long a text',
      { ...ANSWER, testimonial: 'a'.repeat(10_001) },
      'Testimonial can be at most 10,000 characters long.',
    ],
    [
      'somebody else’s image',
      { ...ANSWER, imageUrl: 'https://evil.example/x.png' },
      'The image was not found. Upload it again, or send your testimonial without it.',
    ],
    [
      'an unknown consent',
      { ...ANSWER, consentVersion: 'mine' },
      'This page is out of date. Reload it and send again. Your text is kept.',
    ],
  ])('with %s is refused with a message, and the request stays open', async (_, body, message) => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const answer = await h.request<ErrorResponse>('PUT', `/goodword/testimonial/${id}/submit`, { body })
    expect(answer).toMatchObject({ status: 422, body: { message } })
    expect((await h.submit(id)).status).toBe(200)
  })

  test('to an invalid link is a 404', async () => {
    const h = await createHarness()
    expect((await h.submit('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  })
})
