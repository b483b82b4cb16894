import { expect, test } from 'vitest'
import type { Connection } from '#shared/connections.ts'
import { createHarness } from '#server/testing/harness.ts'
import { stripeSenderOf } from '#server/testing/stripe-events.ts'
import { sweepInbox } from './inbox.service.ts'

const SECRET = `whsec_${'a'.repeat(32)}`

test('of an owner’s own webhook only the newest events are kept', async () => {
  const h = await createHarness({ overrides: { stripe: undefined, development: undefined } })
  const { sendOwn, events } = stripeSenderOf(h)
  const { token } = await h.signUp()
  const path = '/goodword/stripe'
  const body = { name: 'My Stripe' }
  const { id, webhookUrl } = (await h.request<Connection>('POST', `${path}/webhook-connections`, { token, body })).body
  await h.request('PUT', `${path}/connections/${id}/secret`, { token, body: { signingSecret: SECRET } })
  for (const event of ['evt_1', 'evt_2', 'evt_3', 'evt_4']) {
    expect(await sendOwn(webhookUrl ?? '', SECRET, { id: event })).toBe(200)
    if (event !== 'evt_2') await h.drain()
    h.clock.advance({ seconds: 1 })
  }
  const sweep = (ownEventsMax: number) =>
    h.deps.db.transaction((tx) => sweepInbox(tx, { now: h.clock.now(), ownEventsMax }))
  await sweep(4)
  expect(await events()).toHaveLength(4)
  await sweep(2)
  expect((await events()).map(({ eventId }) => eventId)).toEqual(['evt_3', 'evt_4'])
})
