import { beforeAll, describe, expect, test } from 'vitest'
import { ErrorResponse } from '#shared/http/errors.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { createHarness, type TestOwner } from '#server/testing/harness.ts'

// Each test checks that nothing changed, so all of them can share one product.
const h = await createHarness()
let owner: TestOwner
let id: string
let before: Awaited<ReturnType<typeof everyRow>>

beforeAll(async () => {
  owner = await h.signUp()
  ;({ id } = await h.createRequest(owner))
  before = await everyRow(h.rows)
})

const { endpoints } = h
const nameOf = ({ method, path }: (typeof endpoints)[number]) => `${method} ${path}`
const withBody = endpoints.filter(({ body }) => body).map((endpoint) => [nameOf(endpoint), endpoint] as const)
const withQuery = endpoints.filter(({ query }) => query).map((endpoint) => [nameOf(endpoint), endpoint] as const)

const badBodies: [what: string, body: string, status: number][] = [
  ['an unknown field', '{"isAdmin":true}', 422],
  ['a prototype', '{"__proto__":{"isAdmin":true}}', 422],
  ['a list', '[]', 422],
  ['a text', '"text"', 422],
  ['nothing at all', 'null', 422],
  [
    'fields of the wrong type',
    '{"customerEmail":{},"customerName":7,"rating":"5","firstName":[],"email":1,"x":0}',
    422,
  ],
  ['half a body', '{"customerEmail":', 400],
]

describe.each(withBody)('%s', (_, { method, path, maxBodyBytes = 32 * 1024 }) => {
  test.each(badBodies)('refuses %s with a message, and nothing changes', async (_what, body, status) => {
    const answer = await h.request(method, path.replace(':id', id), { token: owner.token, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    expect(ErrorResponse.parse(answer.body).message).toMatch(/^[A-Z].*\.$/)
    expect(await everyRow(h.rows)).toEqual(before)
  })

  test('refuses a body that is too large, with or without its length, and nothing changes', async () => {
    const body = JSON.stringify({ customerName: 'a'.repeat(maxBodyBytes) })
    for (const headers of [{}, { 'content-length': String(body.length) }]) {
      const answer = await h.request(method, path.replace(':id', id), { token: owner.token, body, headers })
      expect(answer.status).toBe(413)
      expect(ErrorResponse.parse(answer.body).message).toMatch(/^The body is larger than \d+ [KM]B\.$/)
    }
    expect(await everyRow(h.rows)).toEqual(before)
  })

  test('refuses a body that is not JSON, and nothing changes', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await h.request(method, path.replace(':id', id), { token: owner.token, body: 'a=1', headers })
    expect(answer.status).toBe(415)
    expect(await everyRow(h.rows)).toEqual(before)
  })
})

describe.each(withQuery)('%s', (_, { method, path }) => {
  test.each(['?isAdmin=true', '?__proto__=1', '?page=1&page=2', '?page=NaN'])(
    'refuses %s with a message',
    async (query) => {
      const answer = await h.request(method, path + query, { token: owner.token })
      expect(answer.status).toBe(422)
      expect(ErrorResponse.parse(answer.body).message).toMatch(/\.$/)
    },
  )
})
