import { expect, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { sent, withEmailService } from '#server/testing/email-service.ts'
import { markDelivery } from './emails.repository.ts'

test('fault 44: a delivery status never goes back, and each change is reported once', async () => {
  const { h, ask, messages } = await withEmailService([sent])
  await ask()
  await h.drain()
  const [message] = await messages()
  if (!message) throw new Error('no message')
  const mark = (delivery: 'delayed' | 'delivered' | 'bounced' | 'complained') =>
    h.deps.db.transaction((tx) => markDelivery(tx, message, { delivery, at: h.clock.now() }))
  const isChanged = []
  for (const delivery of [
    'delayed',
    'delivered',
    'delivered',
    'delayed',
    'bounced',
    'delivered',
    'complained',
    'bounced',
  ] as const)
    isChanged.push(await mark(delivery))
  expect(isChanged).toEqual([true, true, false, false, true, false, true, false])
  expect(await h.rows(emailMessages).values('delivery')).toEqual(['complained'])
})

test('a delivery status can’t be changed for another workspace', async () => {
  const { h, ask, messages } = await withEmailService([sent])
  await ask()
  await h.drain()
  const [message] = await messages()
  if (!message) throw new Error('no message')
  const ofAnother = { ...message, workspaceId: 'another' }
  expect(
    await h.deps.db.transaction((tx) => markDelivery(tx, ofAnother, { delivery: 'bounced', at: h.clock.now() })),
  ).toBe(false)
})
