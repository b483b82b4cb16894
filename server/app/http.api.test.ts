import { describe, expect, test } from 'vitest'
import { ErrorResponse } from '#shared/http/errors.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { headerProfiles } from '#server/http/security-headers.ts'
import { type Limits, raisedLimits } from '#server/http/rate-limit.ts'
import { createHarness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'

describe('every answer', () => {
  test.each([
    ['/', 'app'],
    ['/login', 'app'],
    ['/nowhere', 'app'],
    ['/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA', 'form'],
    ['/goodword/user/me', 'api'],
    ['/goodword/nowhere', 'api'],
    ['/openapi.json', 'api'],
    ['/healthz', 'api'],
    ['/w/wgt_unknown.json', 'widget'],
    ['/widget.js', 'widget'],
    ['/wall/wgt_unknown', 'wall'],
    ['/widgets/preview', 'preview'],
    ['/dev/outbox', 'dev'],
  ] as const)('to %s carries the headers of the profile %s', async (path, profile) => {
    const h = await createHarness()
    const { headers } = await h.request('GET', path, { headers: { accept: 'text/html' } })
    expect(Object.fromEntries(headers)).toMatchObject(headerProfiles(h.deps.config)[profile])
  })

  test('names the caller’s x-transaction-id, or one of ours', async () => {
    const h = await createHarness()
    const named = await h.request<ErrorResponse>('GET', '/goodword/user/me', {
      headers: { 'x-transaction-id': 'my-own-id-1' },
    })
    expect(named.headers.get('x-transaction-id')).toBe('my-own-id-1')
    expect(named.body.requestId).toBe('my-own-id-1')
    const unnamed = await h.request<ErrorResponse>('GET', '/goodword/user/me', {
      headers: { 'x-transaction-id': 'bad id\t' },
    })
    expect(unnamed.headers.get('x-transaction-id')).toBe(unnamed.body.requestId)
    expect(unnamed.body.requestId).toMatch(/^[\da-f-]{36}$/)
  })

  test.each([
    '/',
    '/login',
    '/nowhere',
    '/wall/wgt_unknown',
    '/wall.css',
    '/widget.js',
    '/widgets/preview',
    '/early.js',
  ])('to %s names its type, and the character set of a text', async (path) => {
    const h = await createHarness()
    const { headers } = await h.request('GET', path, { headers: { accept: 'text/html' } })
    expect(headers.get('content-type')).toMatch(/^(application\/json|text\/(html|css|javascript); charset=utf-8)$/i)
  })

  test('to a page that does not exist is the 404 page for a browser and JSON for a program', async () => {
    const h = await createHarness()
    const page = await h.request('GET', '/nowhere', { headers: { accept: 'text/html,*/*' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
    expect(await h.request('GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 'request.not_found' } })
  })
})

describe('a request too many', () => {
  const few = { points: 3, seconds: 60 }
  const withLimits = (limits: Partial<Limits>) => createHarness({ overrides: { limits: { ...noLimits, ...limits } } })

  test('is refused with the time to wait', async () => {
    const h = await withLimits({ address: few })
    const answers = []
    for (let count = 0; count < 4; count += 1) answers.push(await h.request('GET', '/goodword/user/me'))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429])
    expect(answers[3]).toMatchObject({ body: { message: 'Too many requests. Please try again later.' } })
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await h.request('GET', '/healthz')).status).toBe(200)
  })

  test('comes later where the limits were raised', async () => {
    const h = await createHarness({ overrides: { limits: raisedLimits({ ...noLimits, address: few }, 2) } })
    const statuses = []
    for (let count = 0; count < 7; count += 1) statuses.push((await h.request('GET', '/goodword/user/me')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  })

  test('is one that guesses links; a link that exists still works', async () => {
    const h = await withLimits({ miss: few })
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    const guess = async (link: string) => (await h.request('GET', `/goodword/testimonial/${link}`)).status
    expect([await guess('x1'), await guess('x2'), await guess('x3')]).toEqual([404, 404, 404])
    expect([await guess('x4'), await guess(id)]).toEqual([429, 200])
  })

  test('is one that requests password resets for others over and over', async () => {
    const h = await withLimits({ resetRequest: few })
    const path = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode'
    const statuses = []
    for (let count = 0; count < 4; count += 1) {
      const body = { requestType: 'PASSWORD_RESET', email: `owner${count}@studio.example` }
      statuses.push((await h.request('POST', path, { body })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 400])
  })

  test('is one that changes the password over and over, and leaves other accounts alone', async () => {
    const h = await withLimits({ credentials: few })
    const [nora, ben] = [await h.signUp(), await h.signUp()]
    const path = '/identitytoolkit.googleapis.com/v1/accounts:update'
    const change = async ({ token }: { token: string }) => {
      const { status, body } = await h.request<{ idToken: string }>('POST', path, {
        body: { idToken: token, password: 'another horse' },
      })
      return { status, token: body.idToken }
    }
    let latest: { status?: number; token: string } = nora
    for (let count = 0; count < 3; count += 1) latest = await change(latest)
    expect([latest.status, (await change(latest)).status, (await change(ben)).status]).toEqual([200, 400, 200])
  })

  test('is one that makes account after account', async () => {
    const h = await withLimits({ signUp: few })
    for (let count = 0; count < 3; count += 1) await h.signUp()
    await expect(h.signUp()).rejects.toThrow('request.too_many')
  })

  test('is one answer too many from one address', async () => {
    const h = await withLimits({ submit: few })
    const owner = await h.signUp()
    const links = await Promise.all(Array.from({ length: 4 }, () => h.createRequest(owner)))
    const statuses = []
    for (const { id } of links) statuses.push((await h.submit(id)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('is one of a single owner, and does not touch the others', async () => {
    const h = await withLimits({ owner: few })
    const [nora, ben] = [await h.signUp(), await h.signUp()]
    const ask = async (token: string) => (await h.request('GET', '/goodword/user/me', { token })).status
    expect([await ask(nora.token), await ask(nora.token), await ask(nora.token), await ask(nora.token)]).toEqual([
      200, 200, 200, 429,
    ])
    expect(await ask(ben.token)).toBe(200)
  })
})

describe('a failure of ours', () => {
  test('is answered without any detail of it', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.createRequest(owner)
    h.faults.breakTable(testimonials)
    const { status, body } = await h.request('GET', '/goodword/testimonial/list', { token: owner.token })
    expect(status).toBe(500)
    expect(body).toEqual({
      error: 'Something went wrong on our side. Try again in a moment.',
      message: 'Something went wrong on our side. Try again in a moment.',
      code: 'server.unexpected',
      requestId: expect.any(String),
    })
  })
})

describe('the API reference', () => {
  test('describes every endpoint that is mounted', async () => {
    const h = await createHarness()
    const { body } = await h.request<{ openapi: string; paths: Record<string, Record<string, { summary: string }>> }>(
      'GET',
      '/openapi.json',
    )
    expect(body.openapi).toBe('3.1.0')
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const mounted = h.endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(mounted.toSorted())
  })
})
