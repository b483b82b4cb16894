import { describe, expect, it } from 'vitest'
import { createHarness } from '#server/testing/harness.ts'
import { EMAIL, PASSWORD, SIGN_IN } from '#server/testing/test-identity.ts'
import { identityErrorBody } from './identity.protocol.ts'

describe('a call of the identity protocol', () => {
  it.each([
    ['no content type', {}],
    ['the type of a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text, as another site’s form can send', { 'content-type': 'text/plain' }],
  ])('is refused with %s', async (_, headers) => {
    const h = await createHarness()
    const body = new TextEncoder().encode(JSON.stringify({ email: EMAIL, password: PASSWORD }))
    const answer = await h.app.request(SIGN_IN, { method: 'POST', body, headers })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect([answer.status, await answer.json()]).toMatchObject([
      415,
      { error: { code: 415, message: expect.stringMatching(/^REQUEST_WRONG_CONTENT_TYPE : Send the body as JSON/) } },
    ])
  })

  it('is refused in the shape that the SDK reads if its body is too large', async () => {
    const h = await createHarness()
    const answer = await h.request('POST', SIGN_IN, { body: { email: EMAIL, password: 'x'.repeat(40_000) } })
    expect(answer).toMatchObject({
      status: 413,
      body: { error: { code: 413, message: 'REQUEST_TOO_LARGE : The body is larger than 32 KB.' } },
    })
  })

  it('is told in the same shape that the service is busy', async () => {
    expect(
      identityErrorBody(SIGN_IN, { code: 'server.busy', status: 503, message: 'Goodword is busy.' }),
    ).toMatchObject({
      error: { code: 503, message: 'SERVER_BUSY : Goodword is busy.' },
    })
    expect(identityErrorBody('/goodword/user/me', { code: 'server.busy', status: 503, message: '' })).toBeUndefined()
  })
})
