import { describe, expect, test } from 'vitest'
import { payments } from '#server/db/schema/payments.ts'
import { about, addWorkspace, makeActive } from '#server/testing/freezing.ts'
import { withPayingClients } from '#server/testing/paying-clients.ts'
import { ADDRESS, emailsTo, passHours, withSentRequest } from '#server/testing/reminders.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'

/** The owner makes a second workspace, and the plan falls: the first one is frozen. */
async function freeze(h: Harness, signedUp: TestOwner) {
  const owner = { ...signedUp, token: await h.signIn(signedUp) }
  await h.setPlan(owner, 'studio')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  await addWorkspace(h, owner, 'Lakrits')
  await h.setPlan(owner, 'free')
  return workspaceId
}

/** The decision about each payment and when it was made, in the order in which they were paid. */
const decisionsOf = async (h: Harness) =>
  (await h.rows(payments).list())
    .toSorted((a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0))
    .map(({ decision, decisionReason }) => `${decision} ${decisionReason}`)

async function thaw(h: Harness, signedUp: TestOwner, workspaceId: string) {
  const owner = { ...signedUp, token: await h.signIn(signedUp) }
  expect((await makeActive(h, owner, workspaceId)).status).toBe(204)
  await h.drain()
}

describe('payments of a frozen workspace', () => {
  test('are on hold, also those whose request was planned, and nobody is emailed', async () => {
    const { h, owner, pay, wait } = await withPayingClients()
    await pay({ id: 'in_1', email: 'one@client.example', customer: 'cus_1' })
    expect(await decisionsOf(h)).toEqual(['ask invoice'])
    await freeze(h, owner)
    await h.drain()
    expect(await decisionsOf(h)).toEqual(['hold workspace_frozen'])
    await pay({ id: 'in_2', email: 'two@client.example', customer: 'cus_2' })
    await wait({ days: 10 })
    expect(await decisionsOf(h)).toEqual(['hold workspace_frozen', 'hold workspace_frozen'])
    const emails = await h.emails()
    expect(emails.filter(({ recipient }) => recipient.endsWith('@client.example'))).toEqual([])
  })

  test('are decided again when it thaws, and those who paid first are asked first', async () => {
    const { h, owner, pay, wait } = await withPayingClients()
    const workspaceId = await freeze(h, owner)
    for (let client = 0; client < 8; client += 1) {
      await pay({ id: `in_${client}`, email: `client${client}@client.example`, customer: `cus_${client}` })
      await wait({ minutes: 10 })
    }
    await wait({ days: 10 })
    await thaw(h, owner, workspaceId)
    await wait({ hours: 2 })
    const asked = ['asked invoice', 'asked invoice', 'asked invoice', 'asked invoice', 'asked invoice']
    expect(await decisionsOf(h)).toEqual([...asked, 'hold quota', 'hold quota', 'hold quota'])
  })

  test('are decided again with a larger plan', async () => {
    const { h, owner, pay, wait } = await withPayingClients()
    await freeze(h, owner)
    await pay({ id: 'in_1', email: 'one@client.example', customer: 'cus_1' })
    await h.setPlan(owner, 'studio')
    await h.drain()
    expect(await decisionsOf(h)).toEqual(['ask invoice'])
    await wait({ days: 10 })
    expect(await decisionsOf(h)).toEqual(['asked invoice'])
  })
})

describe('reminders of a frozen workspace', () => {
  test('are paused, and sent once it thaws', async () => {
    const { h, owner } = await withSentRequest()
    const workspaceId = await freeze(h, owner)
    await passHours(h, 10 * 24)
    expect(await emailsTo(h, ADDRESS)).toHaveLength(1)
    await thaw(h, owner, workspaceId)
    await passHours(h, 4 * 24)
    expect(await emailsTo(h, ADDRESS)).toHaveLength(2)
  })
})

test('the owner of a frozen workspace is still told about answers', async () => {
  const { h, owner, id } = await withSentRequest()
  const workspaceId = await freeze(h, owner)
  await h.submit(id)
  await h.drain()
  const notices = await emailsTo(h, owner.email)
  expect(notices.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('testimonial'))
  const list = await h.request<{ items: { status: string }[] }>('GET', '/goodword/testimonial/list', {
    token: owner.token,
    headers: about(workspaceId),
  })
  expect(list.body.items.map(({ status }) => status)).toEqual(['submitted'])
})
