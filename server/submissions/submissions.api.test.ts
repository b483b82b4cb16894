import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Portal } from '#shared/portal.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import { readConfig } from '#server/config/config.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import { createHarness } from '#server/testing/harness.ts'
import { clientToken } from '#server/testimonials/client-links.ts'

const ANSWER = { customerName: 'Ana Ribeiro', rating: 5, testimonial: 'Precise, funny, never late.', isPrivate: false }

describe('the client’s form', () => {
  test('tells who asks, and nothing else about the owner or the client', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
    const { id } = await h.createRequest(owner)
    const { status, body } = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      customerName: 'Ana Ribeiro',
      organisationName: 'Feldmann Studio',
      firstName: 'Nora',
      lastName: 'Feldmann',
      logoUrl: null,
      accent: null,
      isAnswered: false,
      extraFields: { company: false, role: false, questions: [] },
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

  test('says thanks and no more once it was answered', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const { body } = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    expect(body).toMatchObject({ isAnswered: true, customerName: null })
    expect(JSON.stringify(body)).not.toContain('Precise')
  })

  test('answers the same for every link that leads nowhere', async () => {
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
  test('is kept as it was written', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const phrase = '  Three rounds, as agreed.\r\n\r\n„Präzise“ — いい仕事 😀 <b>really</b> & more  '
    await h.submit(id, { testimonial: phrase, rating: 4, isPrivate: true, customerName: 'Ána' })
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

  test('leaves a record of what the client agreed to, without the client’s address', async () => {
    const h = await createHarness()
    const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const consents = h.raw.prepare('select * from consents').all()
    expect(consents).toMatchObject([
      {
        testimonial_id: id,
        choice: 'public',
        version: expect.stringMatching(/^2026-11d-en\./),
        locale: 'en',
        wording: expect.stringContaining('Feldmann Studio'),
      },
    ])
    expect(JSON.stringify(consents)).not.toContain('127.0.0.1')
  })

  test('leaves the place it came from hashed for that alone, and again in each later consent', async () => {
    const config = readConfig({ NODE_ENV: 'test', TRUSTED_PROXY_HOPS: '1' })
    const h = await createHarness({ overrides: { config } })
    const { id } = await h.createRequest(await h.signUp())
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    await h.request('PUT', `/goodword/testimonial/${id}/submit`, { body: ANSWER, headers })
    const own = `/goodword/portal/${clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey })}`
    const { consents } = (await h.request<Portal>('GET', own)).body
    const phrase = { customerName: 'Ana', testimonial: 'Other words.', consentVersion: consents.en.version }
    expect((await h.request('PUT', `${own}/testimonial`, { body: phrase, headers })).status).toBe(200)
    const kept = h.raw.prepare('select address_hash from consents').pluck().all()
    const hash = keyedHash(h.deps.hashKey, 'network:203.0.113.7')
    expect(kept).toEqual([hash, hash])
  })

  test('is refused when the sentence that the client saw is not the one that would be recorded', async () => {
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
    expect(h.raw.prepare('select wording, version from consents').all()).toEqual([
      { wording: now.text, version: now.version },
    ])
  })

  test('is taken once, whoever else sends one at the same time', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => h.submit(id, { testimonial: `Words ${index}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'submissions.already_answered' })
    expect(h.raw.prepare('select count(*) as count from consents').get()).toEqual({ count: 1 })
  })

  test('that was lost on the way back can be sent again with its Idempotency-Key', async () => {
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
    ['no words', { ...ANSWER, testimonial: ' \n ' }, 'Testimonial is required.'],
    ['no name', { ...ANSWER, customerName: '' }, 'Name is required.'],
    ['nothing to read', { ...ANSWER, testimonial: '\u200b\u2060', customerName: 'Ana' }, 'Testimonial is required.'],
    ['an invisible name', { ...ANSWER, customerName: '\u200b' }, 'Name is required.'],
    ['no choice', { ...ANSWER, isPrivate: undefined }, 'Choose Private or Public.'],
    ['six stars', { ...ANSWER, rating: 6 }, 'Rating must be from 0 to 5.'],
    ['half a star', { ...ANSWER, rating: 4.5 }, 'Rating must be a whole number.'],
    ['a status of its own', { ...ANSWER, status: 'approved' }, 'Unknown field: status.'],
    [
      'too many words',
      { ...ANSWER, testimonial: 'a'.repeat(10_001) },
      'Testimonial can be at most 10,000 characters long.',
    ],
    [
      'somebody else’s image',
      { ...ANSWER, imageUrl: 'https://evil.example/x.png' },
      'The image was not found. Upload it again, or send your testimonial without it.',
    ],
    [
      'a consent we do not know',
      { ...ANSWER, consentVersion: 'mine' },
      'This page is out of date. Reload it and send again. Your text is kept.',
    ],
  ])('with %s is refused with a sentence, and the request stays open', async (_, body, message) => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const answer = await h.request<ErrorResponse>('PUT', `/goodword/testimonial/${id}/submit`, { body })
    expect(answer).toMatchObject({ status: 422, body: { message } })
    expect((await h.submit(id)).status).toBe(200)
  })

  test('to a link that leads nowhere is a 404', async () => {
    const h = await createHarness()
    expect((await h.submit('AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  })
})
