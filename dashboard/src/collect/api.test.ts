import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCollectionPage, type CollectionPage } from '#shared/collection.ts'
import { brand, consentOffers } from '../client/brand.fake.ts'
import { usualFields } from '../client/extra-fields.fake.ts'
import { loadPage, sendAnswer, type SendResult } from './api.ts'

const openedToken = '1.signature'
const page: CollectionPage = {
  slug: 'studio-halm',
  ...brand,
  state: 'open',
  closedMessage: null,
  opensAt: null,
  extraFields: usualFields,
  language: null,
  layout: 'auto',
  thanks: { message: null, link: null, code: null },
  needsConfirmedEmail: false,
  needsProof: false,
  consents: consentOffers,
  openedToken,
}

const answer = {
  customerName: 'Ana',
  customerEmail: null,
  rating: 5,
  testimonial: 'Kept both.',
  company: null,
  role: null,
  answers: [],
  isPrivate: false,
  parts: { name: true, photo: false, company: false, answers: false },
  consentVersion: 'v1',
  openedToken,
}
const send = () => sendAnswer({ slug: 'studio-halm', idempotencyKey: 'key-of-this-answer', answer })

/** Replaces the network and records what was sent. */
function replyWith(status: number, body: unknown) {
  const calls: { path: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init })
    return new Response(JSON.stringify(body), { status })
  })
  return calls
}

const refuse = (status: number, code: string, details?: { path: string; message: string }[]) =>
  replyWith(status, { error: 'No.', message: 'No.', code, requestId: 'r', ...(details && { details }) })

afterEach(() => void vi.unstubAllGlobals())

describe('loading the page of a collection link', () => {
  it('keeps nothing of the answer that the page does not know', async () => {
    const calls = replyWith(200, { ...page, closedReason: 'spam' })
    expect(await loadPage('studio-halm')).toEqual({ kind: 'loaded', page })
    expect(calls.map(({ path, init }) => [path, init.method])).toEqual([['/goodword/collect/studio-halm', 'GET']])
  })

  it.each([
    ['unknown', 404, { code: 'collection.not_found' }, { kind: 'unknown' }],
    ['failed', 200, { ...page, state: 'ajar' }, { kind: 'failed', failure: { reason: 'server' } }],
    ['failed', 500, { code: 'server.unexpected' }, { kind: 'failed', failure: { reason: 'server' } }],
  ])('is %s at %i', async (_, status, body, result) => {
    replyWith(status, body)
    expect(await loadPage('studio-halm')).toEqual(result)
  })
})

describe('sending an answer through a collection link', () => {
  it('posts it as JSON, with the key that makes a repetition harmless', async () => {
    const calls = replyWith(201, { portalPath: '/testimonial/mine/abc.s', unconfirmedToken: null })
    expect(await send()).toEqual({
      kind: 'received',
      portalPath: '/testimonial/mine/abc.s',
      unconfirmedToken: null,
      code: null,
    })
    const [{ path, init } = { path: '', init: {} }] = calls
    expect([path, init.method]).toEqual(['/goodword/collect/studio-halm', 'POST'])
    expect(new Headers(init.headers).get('idempotency-key')).toBe('key-of-this-answer')
    expect(JSON.parse(String(init.body))).toEqual(answer)
  })

  const results: Record<string, [status: number, SendResult]> = {
    'collection.not_found': [404, { kind: 'unknown' }],
    'collection.closed': [409, { kind: 'not-open' }],
    'collection.full': [409, { kind: 'not-open' }],
    'collection.duplicate': [409, { kind: 'refused', why: 'duplicate' }],
    'collection.email_needed': [422, { kind: 'refused', why: 'email-needed' }],
    'confirming.too_many_emails': [409, { kind: 'refused', why: 'not-sent-again' }],
    'collection.too_fast': [422, { kind: 'refused', why: 'too-fast' }],
    'collection.seems_automated': [422, { kind: 'refused', why: 'too-fast' }],
    'collection.proof_needed': [422, { kind: 'refused', why: 'proof' }],
    'collection.proof_refused': [422, { kind: 'refused', why: 'proof' }],
    'submissions.image_unknown': [422, { kind: 'photo-unknown' }],
    'submissions.storage_full': [409, { kind: 'failed', failure: { reason: 'server' } }],
    'submissions.consent_unknown': [422, { kind: 'refused', why: 'consent-changed' }],
    'submissions.question_unknown': [422, { kind: 'refused', why: 'questions-changed' }],
    'submissions.choice_repeated': [422, { kind: 'refused', why: 'questions-changed' }],
    'submissions.answer_missing': [422, { kind: 'refused', why: 'questions-changed' }],
  }
  it('has a result for every error of the endpoint', () => {
    expect(Object.keys(results)).toEqual(answerCollectionPage.errors)
  })

  it.each(Object.entries(results))('knows what to say of %s', async (code, [status, result]) => {
    refuse(status, code)
    expect(await send()).toEqual(result)
  })

  it('is received when an earlier attempt with this key was', async () => {
    refuse(422, 'request.idempotency_key_reused')
    expect(await send()).toEqual({ kind: 'received', portalPath: null, unconfirmedToken: null, code: null })
  })

  it('finds the fields that are refused', async () => {
    refuse(422, 'request.invalid', [
      { path: 'testimonial', message: 'Testimonial is required.' },
      { path: 'customerEmail', message: 'Email is not valid.' },
    ])
    expect(await send()).toEqual({
      kind: 'invalid',
      faults: { testimonial: { kind: 'refused' }, customerEmail: { kind: 'refused' } },
    })
  })
})
