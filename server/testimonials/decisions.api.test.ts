import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { BulkAction } from '#shared/testimonial-decisions.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

type Outcome = { changed: Testimonial[]; failures: { id: string; code: string; message: string }[] }

const act = (h: Harness, owner: TestOwner, id: string, action: 'approve' | 'reject') =>
  h.request<Testimonial>('PUT', `/goodword/testimonial/${id}/${action}`, { token: owner.token })

const reopen = (h: Harness, owner: TestOwner, id: string, from: 'approved' | 'rejected') =>
  h.request<Testimonial & ErrorResponse>('PUT', `/goodword/testimonial/${id}/reopen`, {
    token: owner.token,
    body: { from },
  })

const bulk = (h: Harness, owner: TestOwner, action: BulkAction, ids: string[], headers: Record<string, string> = {}) =>
  h.request<Outcome>('POST', '/goodword/testimonial/bulk', { token: owner.token, body: { action, ids }, headers })

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  const answered = async (name: string) => {
    const { id } = await h.createRequest(owner, { customerEmail: `${name}@client.example` })
    await h.submit(id, { customerName: name })
    return id
  }
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const wall = async () => {
    const { body } = await h.request<{ items: unknown[] }>('GET', `/w/${widgets.body.items[0]?.id}.json`)
    return body.items
  }
  return { h, owner, answered, wall }
}

describe('reopening', () => {
  test('makes an approved testimonial undecided again and takes it off the wall', async () => {
    const { h, owner, answered, wall } = await setUp()
    const id = await answered('Ana')
    await act(h, owner, id, 'approve')
    expect(await wall()).toHaveLength(1)
    expect(await reopen(h, owner, id, 'approved')).toMatchObject({ status: 200, body: { id, status: 'submitted' } })
    expect(await wall()).toEqual([])
    expect((await act(h, owner, id, 'approve')).status).toBe(200)
    expect(await wall()).toHaveLength(1)
  })

  test('makes a rejected testimonial undecided again', async () => {
    const { h, owner, answered } = await setUp()
    const id = await answered('Ana')
    await act(h, owner, id, 'reject')
    expect(await reopen(h, owner, id, 'rejected')).toMatchObject({ status: 200, body: { status: 'submitted' } })
  })

  test('undoes only the decision that the owner saw', async () => {
    const { h, owner, answered } = await setUp()
    const id = await answered('Ana')
    expect((await reopen(h, owner, id, 'approved')).status).toBe(409)
    await act(h, owner, id, 'approve')
    expect(await reopen(h, owner, id, 'rejected')).toMatchObject({
      status: 409,
      body: {
        code: 'testimonials.wrong_status',
        message: 'This testimonial is now approved and can’t be reopened.',
      },
    })
    expect(await h.rows(testimonialEvents, { kind: 'reopened' }).list()).toEqual([])
  })

  test('happens once for simultaneous requests', async () => {
    const { h, owner, answered } = await setUp()
    const id = await answered('Ana')
    await act(h, owner, id, 'approve')
    const answers = await Promise.all(Array.from({ length: 10 }, () => reopen(h, owner, id, 'approved')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('one action for several testimonials', () => {
  test('changes what it can and explains each failure', async () => {
    const { h, owner, answered, wall } = await setUp()
    const [ana, ben] = [await answered('Ana'), await answered('Ben')]
    const pending = await h.createRequest(owner)
    const stranger = await h.signUp()
    const foreign = await h.createRequest(stranger)
    const { status, body } = await bulk(h, owner, 'approve', [ana, pending.id, foreign.id, ben, ana, 'nowhere'])
    expect(status).toBe(200)
    expect(body.changed.map((item) => [item.id, item.status])).toEqual([
      [ana, 'approved'],
      [ben, 'approved'],
    ])
    const notFound = { code: 'testimonials.not_found', message: 'This testimonial does not exist.' }
    expect(body.failures).toEqual([
      {
        id: pending.id,
        code: 'testimonials.wrong_status',
        message: 'This testimonial is now pending and can’t be approved.',
      },
      { id: foreign.id, ...notFound },
      { id: 'nowhere', ...notFound },
    ])
    expect(await wall()).toHaveLength(2)
    expect((await bulk(h, owner, 'reject', [ana, ben])).body.changed).toHaveLength(2)
    expect(await wall()).toEqual([])
  })

  test('sends pending and sent requests, one email each, and none again for the same Idempotency-Key', async () => {
    const { h, owner } = await setUp()
    const pending = await h.createRequest(owner, { customerEmail: 'a@client.example' })
    const sent = await h.createRequest(owner, { customerEmail: 'b@client.example', isAutoSendEnabled: true })
    await h.drain()
    const ids = [pending.id, sent.id]
    const send = () => bulk(h, owner, 'resend', ids, { 'idempotency-key': 'key-0001' })
    expect((await send()).body).toMatchObject({ changed: [{ id: pending.id }, { id: sent.id }], failures: [] })
    await h.drain()
    expect((await send()).body).toMatchObject({ changed: [{ status: 'sent' }, { status: 'sent' }], failures: [] })
    await h.drain()
    expect((await h.emails()).map(({ recipient }) => recipient).toSorted()).toEqual([
      'a@client.example',
      'b@client.example',
      'b@client.example',
    ])
  })

  test('returns the same answer for the same Idempotency-Key, without acting again', async () => {
    const { h, owner, answered } = await setUp()
    const [ana, ben] = [await answered('Ana'), await answered('Ben')]
    const pending = await h.createRequest(owner)
    const headers = { 'idempotency-key': 'key-0001' }
    const approve = () => bulk(h, owner, 'approve', [ana, pending.id, ben], headers)
    const first = await approve()
    expect(first.body).toMatchObject({ changed: [{ id: ana }, { id: ben }], failures: [{ id: pending.id }] })
    await h.submit(pending.id)
    expect(await approve()).toMatchObject({ status: 200, body: first.body })
    expect(await h.rows(testimonialEvents, { kind: 'approved' }).count()).toBe(2)
    expect(await bulk(h, owner, 'reject', [ana, ben], headers)).toMatchObject({
      status: 422,
      body: { code: 'request.idempotency_key_reused' },
    })
  })

  test('returns the same answer to a repetition that arrives before the first answer', async () => {
    const { h, owner, answered } = await setUp()
    const ids = [await answered('Ana'), await answered('Ben'), await answered('Cleo')]
    const reject = () => bulk(h, owner, 'reject', ids, { 'idempotency-key': 'key-0001' })
    const [one, other] = await Promise.all([reject(), reject()])
    expect(one).toMatchObject({ status: 200, body: { changed: ids.map((id) => ({ id })), failures: [] } })
    expect(other).toMatchObject({ status: 200, body: one.body })
  })

  test('lets other requests run between two testimonials', async () => {
    const { h, owner, answered } = await setUp()
    const ids: string[] = []
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) ids.push(await answered(name))
    const seen = new Set<number>()
    let isDone = false
    const look = async (): Promise<void> => {
      seen.add(await h.rows(testimonials, { status: 'approved' }).count())
      if (!isDone) setImmediate(look)
    }
    setImmediate(look)
    expect((await bulk(h, owner, 'approve', ids)).body.changed).toHaveLength(4)
    isDone = true
    expect([...seen]).toEqual(expect.arrayContaining([0, 1, 2, 3]))
  })

  test.each([
    ['nothing', { action: 'approve', ids: [] }, 'Choose at least one testimonial.'],
    ['more than a hundred', { action: 'approve', ids: Array(101).fill('x') }, 'Choose at most 100 testimonials.'],
    ['another action', { action: 'delete', ids: ['x'] }, 'The field action must be one of: approve, reject, resend.'],
  ])('refuses %s', async (_, body, message) => {
    const { h, owner } = await setUp()
    const answer = await h.request('POST', '/goodword/testimonial/bulk', { token: owner.token, body })
    expect(answer).toMatchObject({ status: 422, body: { message } })
  })
})
