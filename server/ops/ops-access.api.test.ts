import { describe, expect, test } from 'vitest'
import { emailPauses } from '#server/db/schema/emails.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { createOperatorHarness } from '#server/testing/operators.ts'

const TOKEN = 'a-token-of-24-characters-or-more'
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`,
})

const PAGES = ['/', '/report.json', '/ops.css', '/actions/pause-email']

async function statusesOf(
  { call }: Awaited<ReturnType<typeof createOperatorHarness>>,
  headers: Record<string, string> = {},
): Promise<number[]> {
  const answers = await Promise.all(PAGES.map((path) => call(path, { headers })))
  return answers.map(({ status }) => status)
}

describe('the operator’s page', () => {
  test('is for whoever uses this machine', async () => {
    expect(await statusesOf(await createOperatorHarness())).toEqual([200, 200, 200, 200])
  })

  test('is for nobody when others reach the port and there is no token; the figures still are', async () => {
    const ops = await createOperatorHarness({ reach: { host: '0.0.0.0' } })
    expect(await statusesOf(ops)).toEqual([403, 403, 403, 403])
    expect(await (await ops.call('/')).text()).toContain('Set OPS_TOKEN, or open it through a tunnel')
    for (const path of ['/metrics', '/healthz', '/readyz']) expect((await ops.call(path)).status).toBe(200)
    const posted = await ops.call('/actions/pause-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    expect(posted.status).toBe(403)
    expect(await ops.h.rows(emailPauses).count()).toBe(0)
  })

  test.each(['0.0.0.0', '127.0.0.1'])('needs the token wherever there is one: %s', async (host) => {
    const ops = await createOperatorHarness({ reach: { host, token: TOKEN } })
    const refused = [401, 401, 401, 401]
    expect(await statusesOf(ops)).toEqual(refused)
    for (const headers of [
      basic('wrong'),
      basic(''),
      basic(`${TOKEN}x`),
      { authorization: `Bearer ${TOKEN.slice(1)}` },
      { authorization: TOKEN },
    ])
      expect(await statusesOf(ops, headers)).toEqual(refused)
    expect((await ops.call('/')).headers.get('www-authenticate')).toMatch(/^Basic /)
    expect(await statusesOf(ops, basic(TOKEN))).toEqual([200, 200, 200, 200])
    expect(await statusesOf(ops, { authorization: `Bearer ${TOKEN}` })).toEqual([200, 200, 200, 200])
    expect(ops.h.logLines.join('')).toContain('"security":"operator_refused"')
    expect(ops.h.logLines.join('')).not.toContain(TOKEN.slice(1))
  })

  test('is not read by the page of another name that leads here', async () => {
    const { call } = await createOperatorHarness()
    const statusFor = async (host: string) => (await call('/report.json', { headers: { host } })).status
    expect(await Promise.all(['attacker.example', '10.0.0.1:9464', 'localhost:9464', '[::1]'].map(statusFor))).toEqual([
      421, 421, 200, 200,
    ])
  })

  test('loads nothing from elsewhere, runs no script and is in no frame', async () => {
    const { call } = await createOperatorHarness()
    for (const path of ['/', '/actions/pause-email', '/nowhere']) {
      const { headers } = await call(path)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('an action', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each<[string, Record<string, string>]>([
    ['a form of another site', { ...FORM, origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' }],
    [
      'a form of another site on this machine',
      { ...FORM, origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' },
    ],
    ['a form that doesn’t say where it comes from', FORM],
    ['a form of a sandboxed page', { ...FORM, origin: 'null' }],
    ['text', { 'content-type': 'text/plain', origin: 'https://attacker.example' }],
    ['nothing with a type', { origin: 'https://attacker.example' }],
  ])('is not carried out for %s', async (_, headers) => {
    const { h, call } = await createOperatorHarness()
    const answer = await call('/actions/pause-email', { method: 'POST', headers })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('by the page of another site. Nothing changed.')
    expect(await h.rows(emailPauses).count()).toBe(0)
  })

  test.each<[string, Record<string, string>]>([
    ['its origin', { origin: 'http://127.0.0.1:9464' }],
    ['the browser', { 'sec-fetch-site': 'same-origin' }],
  ])('is carried out for a form of its own page, known by %s, which then says so', async (_, from) => {
    const { h, call } = await createOperatorHarness()
    const answer = await call('/actions/pause-email', { method: 'POST', headers: { ...FORM, ...from } })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/?did=pause-email')
    expect(await h.rows(emailPauses).count()).toBe(1)
    expect(await (await call('/?did=pause-email')).text()).toContain('Email is paused.')
  })

  test.each([
    '/actions/erase-everything',
    '/actions/drop-job',
    '/actions/drop-job/a b',
    `/actions/drop-job/${'x'.repeat(65)}`,
    '/actions/drop-job/%00',
    '/actions/pause-email/job_a',
    '/actions/retry-all-jobs/job_a',
    '/actions/',
    '/actions/toString',
  ])('that doesn’t exist is not found: %s', async (path) => {
    const { call } = await createOperatorHarness()
    const headers = { 'content-type': 'application/json' }
    expect((await call(path)).status).toBe(404)
    expect((await call(path, { method: 'POST', headers })).status).toBe(404)
  })

  test('is named on the page only by what it is and an id', async () => {
    const { call } = await createOperatorHarness()
    const read = async (query: string) => (await call(`/?${query}`)).text()
    expect(await read('did=drop-job&id=job_a')).toContain('job_a was dropped.')
    for (const query of ['did=%3Cb%3E', 'did=drop-job&id=%3Cscript%3E', 'did=drop-job&id=a%20b', 'did=constructor'])
      expect(await read(query)).not.toContain('role="status"')
  })
})

test('what a job’s error says stays text', async () => {
  const { h, call } = await createOperatorHarness()
  const now = h.clock.now()
  await h.insertRows(jobs, {
    id: 'job_a',
    kind: '<script>1</script>',
    dedupeKey: 'a',
    payload: { workspaceId: '"><img src=x>' },
    runAt: now,
    diedAt: now,
    lastError: '<script>2</script>" onmouseover="x',
    createdAt: now,
  })
  const page = await (await call('/')).text()
  for (const dangerous of ['<script', '<img', '" onmouseover']) expect(page).not.toContain(dangerous)
  expect(page).toContain('&lt;script&gt;2')
})
