import { beforeAll, describe, expect, test } from 'vitest'
import { ErrorResponse } from '#shared/http/errors.ts'
import { createHarness, type TestOwner } from '#server/testing/harness.ts'

const tables = () =>
  h.raw
    .prepare<[], { name: string }>(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    .all()
    .map(({ name }) => [name, h.raw.prepare(`select * from ${name}`).all()])

// What is refused changes nothing, as each test sees, so that all of them can go to the same product.
const h = await createHarness()
let owner: TestOwner
let id: string

beforeAll(async () => {
  owner = await h.signUp()
  ;({ id } = await h.createRequest(owner))
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
  test.each(badBodies)('refuses %s with a sentence, and nothing changes', async (_what, body, status) => {
    const before = tables()
    const answer = await h.request(method, path.replace(':id', id), { token: owner.token, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    expect(ErrorResponse.parse(answer.body).message).toMatch(/^[A-Z].*\.$/)
    expect(tables()).toEqual(before)
  })

  test('refuses too much with a sentence, said beforehand or not, and nothing changes', async () => {
    const before = tables()
    const body = JSON.stringify({ customerName: 'a'.repeat(maxBodyBytes) })
    for (const headers of [{}, { 'content-length': String(body.length) }]) {
      const answer = await h.request(method, path.replace(':id', id), { token: owner.token, body, headers })
      expect(answer.status).toBe(413)
      expect(ErrorResponse.parse(answer.body).message).toMatch(/^The body is larger than \d+ [KM]B\.$/)
    }
    expect(tables()).toEqual(before)
  })

  test('refuses a body that is not JSON, and nothing changes', async () => {
    const before = tables()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await h.request(method, path.replace(':id', id), { token: owner.token, body: 'a=1', headers })
    expect(answer.status).toBe(415)
    expect(tables()).toEqual(before)
  })
})

describe.each(withQuery)('%s', (_, { method, path }) => {
  test.each(['?isAdmin=true', '?__proto__=1', '?page=1&page=2', '?page=NaN'])(
    'refuses %s with a sentence',
    async (query) => {
      const answer = await h.request(method, path + query, { token: owner.token })
      expect(answer.status).toBe(422)
      expect(ErrorResponse.parse(answer.body).message).toMatch(/\.$/)
    },
  )
})
