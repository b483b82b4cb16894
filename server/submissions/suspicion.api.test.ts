import { describe, expect, test } from 'vitest'
import type { PublicRequest } from '#shared/submissions.ts'
import { createOpenedRequest } from '#server/testing/clients.ts'

type Opened = Awaited<ReturnType<typeof createOpenedRequest>>

const openForm = async ({ h, id }: Opened) =>
  (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)).body.openedToken

/** What is thought of an answer that took so long, with the form's token changed as a test wants it. */
async function suspicionAfter(
  seconds: number,
  {
    change = (token) => token,
    ...answer
  }: { change?: (token: string, opened: Opened) => string | undefined | Promise<string>; website?: string } = {},
) {
  const opened = await createOpenedRequest()
  const token = await openForm(opened)
  opened.h.clock.advance({ seconds })
  const openedToken = await change(token, opened)
  expect((await opened.h.submit(opened.id, { ...answer, openedToken })).status).toBe(200)
  const { suspicion, testimonial } = await opened.details()
  expect(testimonial).toBe('Precise, funny, never late.')
  return suspicion
}

/** The same signature for an earlier moment. */
const olderBy = (ms: number) => (token: string) => {
  const [openedAt, signature] = token.split('.')
  return `${Number(openedAt) - ms}.${signature}`
}

describe('an answer is taken as it is, and', () => {
  test('nothing speaks against one that took its time', async () => {
    expect(await suspicionAfter(4)).toBeNull()
  })

  test('one that went faster than anybody writes is called fast', async () => {
    expect(await suspicionAfter(3)).toBe('fast')
  })

  test('one that fills in what no person sees is called a trap’s, however long it took', async () => {
    expect(await suspicionAfter(600, { website: 'https://spam.example' })).toBe('honeypot')
    expect(await suspicionAfter(0, { website: 'x' })).toBe('honeypot')
    expect(await suspicionAfter(600, { website: '' })).toBeNull()
  })

  test.each([
    ['is none', () => undefined],
    ['is forged to be older', olderBy(60_000)],
    ['is no token', () => 'x'],
    ['says nothing but a time', (token: string) => token.split('.')[0]],
    ['has another end', (token: string) => `${token}A`],
  ])('nothing is known of one whose token %s', async (_, change) => {
    expect(await suspicionAfter(0, { change })).toBeNull()
  })

  test('nothing is known of one with the token of another request', async () => {
    const change = async (_: string, { h, owner }: Opened) => {
      const { id } = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
      return (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)).body.openedToken
    }
    expect(await suspicionAfter(0, { change })).toBeNull()
  })

  test('a client who comes back to their own page is told nothing of it', async () => {
    const { h, id, client } = await createOpenedRequest()
    await h.submit(id, { website: 'x' })
    expect(JSON.stringify((await client.look()).body)).not.toMatch(/suspicion|honeypot/)
  })
})
