import { describe, expect, test } from 'vitest'
import { ClientExport } from '#shared/client-export.ts'
import type { ActivityItem } from '#shared/workspace-activity.ts'
import { clientOf } from '#server/testing/clients.ts'
import { ANA, withPayingClients } from '#server/testing/paying-clients.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'

const readExport = (h: Harness, { token }: TestOwner, id: string) =>
  h.request('GET', `/goodword/testimonial/${id}/client-export`, { token })

async function setUp() {
  const { h, owner, pay } = await withPayingClients()
  const answered = await h.createRequest(owner, { customerEmail: ANA, isAutoSendEnabled: true })
  await h.drain()
  await h.submit(answered.id)
  await clientOf(h, answered.id).revise({ testimonial: 'Changed words.' })
  h.clock.advance({ seconds: 1 })
  const again = await h.createRequest(owner, { customerEmail: 'ANA@client.example' })
  await h.createRequest(owner, { customerEmail: 'bo@client.example', customerName: 'Bo' })
  await pay({ id: 'in_ana', email: ANA })
  await pay({ id: 'in_bo', email: 'bo@client.example' })
  const { token } = owner
  const body = { name: 'clients.csv', timing: { kind: 'save' }, rows: [{ row: 2, customerEmail: ANA }] }
  expect((await h.request('POST', '/goodword/batch', { token, body })).status).toBeLessThan(300)
  await h.drain()
  return { h, owner, answered, again }
}

describe('an export of one client', () => {
  test('has everything stored about the address, whatever its case, and nothing of other clients', async () => {
    const { h, owner, answered, again } = await setUp()
    const { status, body } = await readExport(h, owner, again.id)
    expect(status).toBe(200)
    const found = ClientExport.parse(body)
    expect(found.testimonials.map(({ id }) => id)).toEqual([answered.id, again.id])
    const [first] = found.testimonials
    expect(first).toMatchObject({
      testimonial: 'Changed words.',
      earlierVersions: [{ testimonial: expect.any(String) }],
    })
    expect(first?.consents.length).toBeGreaterThan(0)
    expect(first?.emails.map(({ kind, recipient }) => [kind, recipient])).toContainEqual(['request', ANA])
    expect(found.payments).toMatchObject([{ customerEmail: ANA }])
    expect(found.planned).toMatchObject([{ customerEmail: ANA, state: 'saved' }])
    expect(found.refusal).toBeNull()
    expect(JSON.stringify(body)).not.toContain('bo@client.example')
    expect(JSON.stringify(body)).not.toContain(owner.email)
  })

  test('says that the client wants no emails, and shows in the activity without the client', async () => {
    const { h, owner, again } = await setUp()
    const { token } = owner
    await h.request('POST', '/goodword/emails/do-not-ask', { token, body: { patterns: [ANA] } })
    expect((await readExport(h, owner, again.id)).body).toMatchObject({ refusal: 'do_not_ask' })
    const log = await h.request<{ items: ActivityItem[] }>('GET', '/goodword/workspace/activity', { token })
    const line = log.body.items.find(({ kind }) => kind === 'data_exported')
    expect(line).toMatchObject({ subject: 'data of one client', testimonial: null })
  })

  test('of a client who had everything erased has only the row that says so', async () => {
    const { h, owner, answered } = await setUp()
    expect((await clientOf(h, answered.id).erase()).status).toBe(204)
    const { body } = await readExport(h, owner, answered.id)
    expect(ClientExport.parse(body)).toMatchObject({
      customerEmail: '',
      testimonials: [{ id: answered.id, customerEmail: '', testimonial: '' }],
      planned: [],
      payments: [],
    })
    expect(JSON.stringify(body)).not.toMatch(/ana@client|Changed words/i)
  })

  test('is not found in another workspace', async () => {
    const { h, answered } = await setUp()
    expect((await readExport(h, await h.signUp(), answered.id)).status).toBe(404)
  })
})
