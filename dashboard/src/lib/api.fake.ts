import { expect, vi } from 'vitest'
import * as z from 'zod'
import { defineEndpoint } from '#shared/http/endpoint.ts'
import { ApiError, createApi } from './api.ts'

export const listThings = defineEndpoint({
  method: 'GET',
  path: '/goodword/thing/list',
  access: 'owner',
  summary: 'List things',
  query: z.strictObject({
    page: z.number().optional(),
    status: z.array(z.string()).optional(),
    q: z.string().optional(),
  }),
  response: z.strictObject({ items: z.array(z.string()) }),
})

export const updateThing = defineEndpoint({
  method: 'PUT',
  path: '/goodword/thing/:id',
  access: 'owner',
  summary: 'Change a thing',
  body: z.strictObject({ name: z.string() }),
  response: z.strictObject({ name: z.string() }),
})

export const removeThing = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/thing/:id',
  access: 'owner',
  summary: 'Remove a thing',
})

type Sent = { url: string; init: RequestInit; headers: Headers }

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** An API over a server that gives these answers one after the other. */
export function setUp(
  answers: (Response | Error | 'never')[],
  tokens: { current: string | null; fresh: string | null },
) {
  const sent: Sent[] = []
  const refused = vi.fn<(error: ApiError) => void>()
  const left = vi.fn<(workspaceId: string) => void>()
  const visit = { number: 1, workspaceId: null as string | null }
  let ids = 0
  const fetch = (url: string | URL | Request, init: RequestInit = {}) => {
    sent.push({ url: String(url), init, headers: new Headers(init.headers) })
    const answer = answers.shift()
    if (answer === 'never')
      return new Promise<Response>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('no answer left'))
  }
  const call = createApi({
    fetch,
    getToken: async (which) => tokens[which],
    getVisit: () => visit.number,
    getWorkspace: () => visit.workspaceId,
    onUnknownWorkspace: left,
    onUnauthorized: refused,
    newId: () => `id-${(ids += 1)}`,
  })
  return { call, sent, refused, left, visit }
}

export const signedIn = { current: 'old', fresh: 'new' }

export const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable('it should fail with an ApiError')),
  )
