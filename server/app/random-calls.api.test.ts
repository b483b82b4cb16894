import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ErrorResponse } from '#shared/http/errors.ts'
import { withDatabase } from '#server/testing/case-counts.ts'
import { createReportedHarness } from '#server/testing/email-webhooks.ts'
import type { TestOwner } from '#server/testing/harness.ts'
import { openRoutes } from '#server/testing/open-routes.ts'

/** Webhooks of every service are set up. */
const { h } = await createReportedHarness()

type Route = { method: string; path: string; queryNames: readonly string[]; isContract: boolean }

/** Every endpoint, and every route without a contract but for the emulators', which production doesn't have. */
const routes: Route[] = [
  ...h.endpoints.map(({ method, path, query }) => ({ method, path, queryNames: namesIn(query), isContract: true })),
  ...Object.keys(openRoutes).flatMap((name) => {
    const [method = '', path = ''] = name.split(' ')
    return path.startsWith('/dev/') ? [] : [{ method, path, queryNames: [], isContract: false }]
  }),
]

function namesIn(query: object | undefined): string[] {
  return query && 'shape' in query ? Object.keys(Object(query.shape)) : []
}

/** A parameter and what its pattern asks for, like `:file{.+\\.json}`. */
const PARAMETER = /:\w+(?:\{(?:[^{}]|\{[^{}]*\})*?(\\\.\w+)?\})?/g

const binary = fc.string({ unit: 'binary', maxLength: 40 })
const oddSegment = fc.constantFrom(
  '%00',
  '%',
  '%zz',
  '..',
  '%2e%2e%2f',
  '.',
  '0',
  '-1',
  '1e9',
  '__proto__',
  'constructor',
)

/** The path with something in the place of each parameter, known ids among them, and sometimes with more behind it. */
function pathsOf({ path }: Route, ids: readonly string[]): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 3 },
    oddSegment,
    binary.map(encodeURIComponent),
    fc.string({ maxLength: 2000 }).map(encodeURIComponent),
  )
  const count = [...path.matchAll(PARAMETER)].length
  const tail = fc.oneof(
    { arbitrary: fc.constant(''), weight: 8 },
    oddSegment.map((odd) => `/${odd}`),
  )
  return fc.tuple(fc.array(segment, { minLength: count, maxLength: count }), tail).map(([segments, more]) => {
    const left = [...segments]
    const filled = path.replaceAll(PARAMETER, (_, ending = '') => `${left.shift()}${ending.replace('\\', '')}`)
    return filled + more
  })
}

function queriesOf({ queryNames }: Route): fc.Arbitrary<string> {
  const names = fc.oneof(fc.constantFrom('page', 'pageSize', 'q', '__proto__', ...queryNames), binary)
  const values = fc.oneof(
    binary,
    fc.integer().map(String),
    fc.constantFrom('', 'null', 'NaN', '2026-13-41', '1,2,3', '%'),
  )
  const pairs = fc.array(fc.tuple(names, values), { maxLength: 4 }).map((all) => `?${new URLSearchParams(all)}`)
  return fc.oneof(fc.constant(''), pairs, fc.constantFrom('?', '?%', '?%zz=%00', '?a&a&a', '?a=%ff%fe'))
}

const bodies = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc.constantFrom('null', '[]', '{"__proto__":{}}', '{"constructor":1}'),
)
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  'image/png',
)

async function isSignedIn({ token }: TestOwner): Promise<boolean> {
  return (await h.request('GET', '/goodword/user/me', { token })).status === 200
}

async function prepare() {
  const owner = await h.signUp()
  const { id } = await h.createRequest(owner)
  const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', owner)
  return { owner, ids: [id, ...body.items.map((widget) => widget.id), owner.user.id] }
}

test('whatever is sent to any route is answered without a fault of ours, by an endpoint in the shape of an error', async () => {
  let known = await prepare()
  for (const route of routes) {
    // One of the calls before may have deleted the account.
    if (!(await isSignedIn(known.owner))) known = await prepare()
    const { owner, ids } = known
    const calls = fc.tuple(pathsOf(route, ids), queriesOf(route), bodies, types, fc.boolean())
    const property = fc.asyncProperty(calls, async ([path, query, body, contentType, isOwner]) => {
      const answer = await h.request(route.method, path + query, {
        ...(isOwner && { token: owner.token }),
        ...(route.method !== 'GET' && { body }),
        headers: { 'content-type': contentType },
      })
      expect(answer.status, `${route.method} ${path}${query}`).toBeLessThan(500)
      if (route.isContract && answer.status >= 400) expect(ErrorResponse.safeParse(answer.body).success).toBe(true)
    })
    await fc.assert(withDatabase(property), { numRuns: route.isContract ? 2 : 1 })
  }
})
