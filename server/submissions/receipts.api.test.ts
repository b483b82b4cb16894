import { describe, expect, test } from 'vitest'
import { defaultEmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const receipts = async (h: Harness) =>
  (await h.emails()).filter(({ subject }) => subject.startsWith('Your testimonial'))

async function answerByCopiedLink(h: Harness, owner: TestOwner, isAutoSendEnabled: boolean): Promise<void> {
  const token = await h.signIn(owner)
  const { id } = await h.createRequest({ ...owner, token }, { isAutoSendEnabled })
  await h.drain()
  expect((await h.submit(id)).status).toBe(200)
  await h.drain()
}

describe('a receipt', () => {
  test('to somebody who was never mailed is sent as rarely as a request, whoever answers how often', async () => {
    const h = await createHarness({ overrides: { emailLimits: defaultEmailLimits } })
    const owners = [await h.signUp(), await h.signUp()]
    for (const owner of owners) await h.setPlan(owner, 'studio')
    for (const owner of [...owners, ...owners]) await answerByCopiedLink(h, owner, false)
    expect(await receipts(h)).toHaveLength(1)
    const [owner] = owners
    for (let day = 0; day < 5; day += 1) {
      h.clock.advance({ hours: 25 })
      if (owner) await answerByCopiedLink(h, owner, false)
    }
    expect(await receipts(h)).toHaveLength(3)
  })

  test('to a client who was asked by mail always is', async () => {
    const h = await createHarness({ overrides: { emailLimits: defaultEmailLimits } })
    const owner = await h.signUp()
    for (let day = 0; day < 3; day += 1) {
      await answerByCopiedLink(h, owner, true)
      h.clock.advance({ hours: 25 })
    }
    expect(await receipts(h)).toHaveLength(3)
  })
})
