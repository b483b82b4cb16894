import { describe, expect, test } from 'vitest'
import { sent, badSender, badRecipient, withEmailService, noProblem } from '#server/testing/email-service.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { enqueueTestEmail } from './emails.service.ts'

describe('a test email to the owner', () => {
  const frozen = {
    from: { name: 'Nora', address: 'nora@studio.example' },
    replyTo: null,
    subject: '[Test] How was it?',
    text: 'How was it?',
    html: '<p>How was it?</p>',
    headers: {},
  }
  async function enqueue({ h, owner }: { h: Harness; owner: TestOwner }) {
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const now = h.clock.now()
    const message = { workspaceId, recipient: owner.email, memberUserId: owner.user.id, frozen, now }
    return h.deps.db.transaction((tx) => enqueueTestEmail(tx, message))
  }

  test('is sent with its stored content and needs no testimonial', async () => {
    const world = await withEmailService([sent])
    const id = await enqueue(world)
    await world.h.drain()
    expect(world.handed).toEqual([
      { email: { ...frozen, to: world.owner.email }, idempotencyKey: id, tags: { message: id } },
    ])
    expect(await world.messages()).toMatchObject([{ status: 'sent' }])
  })

  test('fails if it is refused, and changes no request', async () => {
    const world = await withEmailService([badRecipient])
    await world.h.createRequest(world.owner)
    await enqueue(world)
    await world.h.drain()
    expect(await world.messages()).toMatchObject([{ status: 'failed' }])
    expect(await world.rows()).toMatchObject([{ emailState: 'none', ...noProblem }])
  })

  test('is sent from our own address, otherwise unchanged, if its sender is refused', async () => {
    const world = await withEmailService([badSender, sent])
    await enqueue(world)
    await world.h.drain()
    expect(world.handed).toHaveLength(2)
    const from = { name: 'Nora', address: 'requests@goodword.example' }
    expect(world.handed[1]?.email).toEqual({ ...frozen, from, to: world.owner.email })
  })
})
