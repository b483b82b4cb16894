import { describe, expect, test } from 'vitest'
import type { RequestBatchDetails } from '#shared/request-batches.ts'
import { DO_NOT_ASK_MAX } from '#shared/do-not-ask.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { doNotAsk } from '#server/db/schema/emails.ts'
import type { EmailOutcome } from '#server/emails/mailer.ts'
import { FULL_ROW, NOW, statesOf } from '#server/testing/batches.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'
import { patternsThatHold } from './do-not-ask.domain.ts'

type List = { items: { pattern: string; addedAt: string }[]; code?: string; message?: string }

const PATH = '/goodword/emails/do-not-ask'

const listOf = (h: Harness, { token }: TestOwner) => ({
  read: async () => (await h.request<List>('GET', PATH, { token })).body.items.map(({ pattern }) => pattern),
  add: (...patterns: string[]) => h.request<List>('POST', PATH, { token, body: { patterns } }),
  remove: (pattern: string) => h.request<List>('DELETE', `${PATH}/${encodeURIComponent(pattern)}`, { token }),
})

async function prepare() {
  const h = await createHarness()
  const owner = await h.signUp()
  const send = (id: string) =>
    h.request<Testimonial & { code: string; message: string }>('POST', `/goodword/testimonial/${id}/resend`, {
      token: owner.token,
    })
  return { h, owner, send, list: listOf(h, owner) }
}

describe('the do-not-ask list', () => {
  test('keeps addresses and domains once each, in lower case, newest first', async () => {
    const { h, owner, list } = await prepare()
    expect((await list.add('Ana@Client.Example', 'lumen.example')).status).toBe(200)
    h.clock.advance({ minutes: 1 })
    expect((await list.add('@Lumen.example', 'bo@client.example')).status).toBe(200)
    expect(await list.read()).toEqual(['bo@client.example', '@lumen.example', 'ana@client.example'])
    const { body } = await h.request<List>('GET', PATH, { token: owner.token })
    expect(body.items[0]?.addedAt).toBe('2026-11-20T09:01:00.000Z')
  })

  test('stores an address with a plus as its mailbox', async () => {
    const { list } = await prepare()
    await list.add('ana+work@client.example')
    expect(await list.read()).toEqual(['ana@client.example'])
    await list.remove('ana+work@client.example')
    expect(await list.read()).toEqual([])
  })

  test.each(['', 'ana', 'ana@', '@', '@example', 'ana@client', 'a b@client.example', '*@client.example', '%'])(
    'refuses %j',
    async (pattern) => {
      const { list } = await prepare()
      const answer = await list.add(pattern)
      expect(answer.status).toBe(422)
      expect(await list.read()).toEqual([])
    },
  )

  test('refuses more entries than its maximum, and stays as it was', async () => {
    const { h, owner, list } = await prepare()
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const patterns = Array.from({ length: DO_NOT_ASK_MAX - 1 }, (_, index) => `client${index + 1}@client.example`)
    const addedAt = new Date(0)
    await h.insertRows(doNotAsk, ...patterns.map((pattern) => ({ workspaceId, pattern, addedAt })))
    expect((await list.add('client1@client.example', 'last@client.example')).status).toBe(200)
    const answer = await list.add('one@client.example')
    expect([answer.status, answer.body.code]).toEqual([409, 'emails.do_not_ask_full'])
    expect(answer.body.message).toContain('2,000')
    expect(await list.read()).toHaveLength(DO_NOT_ASK_MAX)
  })

  test('is separate for each owner', async () => {
    const { h, list } = await prepare()
    const other = await h.signUp()
    await list.add('ana@client.example')
    expect(await listOf(h, other).read()).toEqual([])
    await listOf(h, other).remove('ana@client.example')
    expect(await list.read()).toEqual(['ana@client.example'])
    await h.createRequest(other, { isAutoSendEnabled: true })
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })
})

describe('somebody on the list', () => {
  test.each([
    ['the address', 'ana@client.example', 'ana@client.example'],
    ['the address in capitals', 'ana@client.example', 'Ana@Client.Example'],
    ['the same mailbox', 'ana@client.example', 'ana+work@client.example'],
    ['the domain', '@client.example', 'ana@client.example'],
    ['a domain below it', '@client.example', 'ana@mail.eu.client.example'],
  ])('is not asked by email: %s', async (_, pattern, customerEmail) => {
    const { h, owner, send, list } = await prepare()
    await list.add(pattern)
    const created = await h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
    expect(created).toMatchObject({
      status: 'pending',
      emailState: 'none',
      emailProblem: expect.stringContaining('do-not-ask list'),
    })
    const answer = await send(created.id)
    expect([answer.status, answer.body.code]).toEqual([409, 'testimonials.do_not_ask'])
    expect(answer.body.message).toContain(created.customerEmail)
    await h.drain()
    expect(await h.emails()).toEqual([])
  })

  test.each([
    ['another address', 'ana@client.example', 'bo@client.example'],
    ['a domain that ends alike', '@client.example', 'ana@otherclient.example'],
    ['the domain above', '@mail.client.example', 'ana@client.example'],
    ['an address that holds the domain', '@client.example', 'ana@client.example.org'],
  ])('is not the same as: %s', async (_, pattern, customerEmail) => {
    const { h, owner, list } = await prepare()
    await list.add(pattern)
    await h.createRequest(owner, { customerEmail, isAutoSendEnabled: true })
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('gets no queued emails', async () => {
    const outcomes: EmailOutcome[] = []
    const handed: string[] = []
    const mailer = createTestMailer(async ({ to }) => {
      handed.push(to)
      return outcomes.shift() ?? { kind: 'sent', providerId: 'x' }
    })
    const h = await createHarness({ overrides: { mailer } })
    const owner = await h.signUp()
    const { token } = owner
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.createRequest(owner, { customerEmail: 'bo@client.example', isAutoSendEnabled: true })
    await listOf(h, owner).add('ana@client.example')
    await h.drain()
    expect(handed).toEqual(['bo@client.example'])
    const { body } = await h.request<Testimonial>('GET', `/goodword/testimonial/${id}/details`, { token })
    expect(body).toMatchObject({ emailState: 'none', emailProblem: expect.stringContaining('do-not-ask list') })
  })

  test('can be asked again once removed from the list, and the request no longer mentions it', async () => {
    const { h, owner, send, list } = await prepare()
    await list.add('ana@client.example', '@client.example')
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await list.remove('ana@client.example')
    expect((await send(id)).body.code).toBe('testimonials.do_not_ask')
    await list.remove('@client.example')
    const { token } = owner
    const { body } = await h.request<Testimonial>('GET', `/goodword/testimonial/${id}/details`, { token })
    expect(body).toMatchObject({ emailState: 'none', emailProblem: null })
    expect((await send(id)).status).toBe(200)
  })

  test('is not requested with others, and does not count', async () => {
    const { h, owner, list } = await prepare()
    const { token } = owner
    await list.add('@client.example')
    const bo = { row: 3, customerEmail: 'bo@lumen.example' }
    const batch = { name: 'clients.csv', timing: NOW, rows: [FULL_ROW, bo] }
    const made = await h.request<{ id: string }>('POST', '/goodword/batch', { token, body: batch })
    await h.drain()
    const { body } = await h.request<RequestBatchDetails>('GET', `/goodword/batch/${made.body.id}`, { token })
    expect(statesOf(body)).toEqual(['skipped: do_not_ask', 'requested'])
    const usage = await h.request<{ used: number }>('GET', '/goodword/testimonial/usage', { token })
    expect(usage.body.used).toBe(1)
  })

  test('can still answer by the link, and gets the receipt', async () => {
    const { h, owner, list } = await prepare()
    await list.add('ana@client.example')
    const { id } = await h.createRequest(owner)
    expect((await h.submit(id)).status).toBe(200)
    await h.drain()
    expect((await h.emails()).map(({ recipient }) => recipient)).toContain('ana@client.example')
  })
})

test('an address is matched by itself, its domain and the domains above', () => {
  expect(patternsThatHold('Ana+x@mail.client.example')).toEqual([
    'ana@mail.client.example',
    '@mail.client.example',
    '@client.example',
    '@example',
  ])
})
