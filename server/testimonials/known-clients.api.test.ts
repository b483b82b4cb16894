import { describe, expect, test } from 'vitest'
import { type KnownClient, KNOWN_CLIENTS_MAX } from '#shared/known-clients.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { suppressAddress } from '#server/emails/recipients/suppressions.service.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { unsubscribe, unsubscribeTokenOf } from '#server/testing/unsubscribing.ts'

type Known = { items: KnownClient[] }

const lookUp = (h: Harness, owner: TestOwner, customerEmails: unknown, exceptId?: string) =>
  h.request<Known & ErrorResponse>('POST', '/goodword/testimonial/known-clients', {
    token: owner.token,
    body: { customerEmails, exceptId },
  })

const statesOf = ({ items }: Known) =>
  Object.fromEntries(items.map(({ customerEmail, state }) => [customerEmail, state]))

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  return { h, owner }
}

describe('what is known of clients', () => {
  test('tells open requests from answers, ignores case, and leaves out whom nobody asked', async () => {
    const { h, owner } = await setUp()
    const saved = await h.createRequest(owner, { customerEmail: 'saved@client.example' })
    const asked = await h.createRequest(owner, { customerEmail: 'Asked@client.example', isAutoSendEnabled: true })
    const answered = await h.createRequest(owner, { customerEmail: 'answered@client.example' })
    await h.submit(answered.id)
    await h.drain()
    const { body } = await lookUp(h, owner, [
      'asked@client.example',
      'answered@client.example',
      'nobody@client.example',
      'SAVED@client.example',
    ])
    const at = expect.any(String) as string
    expect(body.items).toEqual([
      { customerEmail: 'asked@client.example', state: 'asked', at, answeredAt: null, testimonialId: asked.id },
      { customerEmail: 'answered@client.example', state: 'answered', at, answeredAt: at, testimonialId: answered.id },
      { customerEmail: 'SAVED@client.example', state: 'saved', at, answeredAt: null, testimonialId: saved.id },
    ])
    const again = await h.createRequest(owner, { customerEmail: 'answered@client.example' })
    expect((await lookUp(h, owner, ['answered@client.example'])).body.items).toMatchObject([
      { state: 'saved', answeredAt: at, testimonialId: again.id },
    ])
    expect((await lookUp(h, owner, ['saved@client.example'], saved.id)).body.items).toEqual([])
  })

  test('tells whom no email can be sent to, and since when', async () => {
    const { h, owner } = await setUp()
    await h.request('POST', '/goodword/emails/do-not-ask', {
      token: owner.token,
      body: { patterns: ['@never.example'] },
    })
    const gone = await h.createRequest(owner, { customerEmail: 'gone@client.example', isAutoSendEnabled: true })
    await h.drain()
    await unsubscribe(h, unsubscribeTokenOf(h, gone.id))
    const { body } = await lookUp(h, owner, ['jonas@never.example', 'gone@client.example'])
    expect(statesOf(body)).toEqual({ 'jonas@never.example': 'do_not_ask', 'gone@client.example': 'unsubscribed' })
    expect(body.items[1]?.at).toEqual(expect.any(String))
  })

  test('tells nothing of other workspaces, nor what their emails came to', async () => {
    const { h, owner } = await setUp()
    const other = await h.signUp()
    await h.createRequest(other, { customerEmail: 'theirs@client.example', isAutoSendEnabled: true })
    await h.drain()
    await h.deps.db.transaction((tx) =>
      suppressAddress(tx, {
        address: 'theirs@client.example',
        hashKey: h.deps.hashKey,
        workspaceId: null,
        reason: 'bounced',
        now: h.clock.now(),
      }),
    )
    expect((await lookUp(h, owner, ['theirs@client.example'])).body.items).toEqual([])
    await h.createRequest(owner, { customerEmail: 'theirs@client.example' })
    expect(statesOf((await lookUp(h, owner, ['theirs@client.example'])).body)).toEqual({
      'theirs@client.example': 'unreachable',
    })
  })

  test('refuses no addresses, too many, and what is not text', async () => {
    const { h, owner } = await setUp()
    const many = Array.from({ length: KNOWN_CLIENTS_MAX }, (_, number) => `client${number}@client.example`)
    expect((await lookUp(h, owner, many)).body).toEqual({ items: [] })
    for (const refused of [[], [...many, 'one@more.example'], [1], 'ana@client.example', ['x'.repeat(321)]]) {
      expect((await lookUp(h, owner, refused)).status).toBe(422)
    }
  })
})
