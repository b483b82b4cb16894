import { expect, test } from 'vitest'
import { defaultRequestRules } from '#shared/connections.ts'
import type { Form } from '#shared/forms.ts'
import { connections } from '#server/db/schema/payments.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { createHarness } from '#server/testing/harness.ts'

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio', timeZone: 'Europe/Berlin' })
  await h.setPlan(owner, 'pro')
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const call = async <T>(method: string, path: string, body?: unknown) =>
    h.request<T>(method, path, { token: await h.signIn(owner), body })
  const made = await call<Form>('POST', '/goodword/forms', { name: 'Label School' })
  const list = async () => (await call<{ items: Form[] }>('GET', '/goodword/forms')).body.items
  const link = async (id: string, values: object = {}) =>
    h.insertRows(connections, {
      id,
      workspaceId,
      accountId: `acct_${id}`,
      isLive: true,
      status: 'active' as const,
      connectedAt: h.clock.now(),
      rules: null,
      ...values,
    })
  return { h, owner, formId: made.body.id, list, link }
}

test('forms say which requests and payment accounts use them', async () => {
  const { h, owner, formId, list, link } = await setUp()
  const unused = { requests: 0, accounts: 0 }
  expect((await list()).map(({ usedBy }) => usedBy)).toEqual([unused, unused])
  const rules = { ...defaultRequestRules, formId }
  await link('con_1')
  await link('con_2', { rules })
  await link('con_3', { rules })
  await link('con_4', { rules, status: 'disconnected' })
  await h.createRequest(owner)
  await h.createRequest(owner, { customerEmail: 'ben@client.example', formId })
  const { id } = await h.createRequest(owner, { customerEmail: 'kim@client.example', formId })
  await h.submit(id)
  expect((await list()).map(({ usedBy }) => usedBy)).toEqual([
    { requests: 1, accounts: 1 },
    { requests: 1, accounts: 2 },
  ])
  const other = await h.signUp({ email: 'other@studio.example' })
  const theirs = await h.request<{ items: Form[] }>('GET', '/goodword/forms', { token: other.token })
  expect(theirs.body.items.map(({ usedBy }) => usedBy)).toEqual([unused])
})

test('answers of this month begin with it where the owner lives', async () => {
  const { h, owner, list } = await setUp()
  const link = collectionOf(h, owner)
  const counts = async () => {
    const [form] = await list()
    return [form?.answers, form?.answersThisMonth]
  }
  h.clock.set(new Date('2026-11-30T22:50:00Z'))
  await link.answer({ testimonial: 'In November.' })
  expect(await counts()).toEqual([1, 1])
  h.clock.set(new Date('2026-11-30T23:05:00Z'))
  expect(await counts()).toEqual([1, 0])
  await link.answer({ testimonial: 'In December.' })
  expect(await counts()).toEqual([2, 1])
})
