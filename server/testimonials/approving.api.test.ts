import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { testimonialEvents } from '#server/db/schema/testimonial-history.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { listTestimonials } from '#server/testing/requests.ts'
import { addUndecided } from '#server/testing/undecided.ts'

const act = (h: Harness, owner: TestOwner, id: string, action: 'approve' | 'reject') =>
  h.request<Testimonial & ErrorResponse>('PUT', `/goodword/testimonial/${id}/${action}`, { token: owner.token })

describe('approving and rejecting', () => {
  test('can follow each other once the client has answered', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    expect(await act(h, owner, id, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
    expect(await act(h, owner, id, 'reject')).toMatchObject({ status: 200, body: { status: 'rejected' } })
    expect(await act(h, owner, id, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
  })

  test.each(['approve', 'reject'] as const)(
    'refuse to %s a request without an answer, and change nothing',
    async (action) => {
      const h = await createHarness()
      const owner = await h.signUp()
      const { id } = await h.createRequest(owner)
      const answer = await act(h, owner, id, action)
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'testimonials.wrong_status',
          message: `This testimonial is now pending and can’t be ${action === 'approve' ? 'approved' : 'rejected'}.`,
        },
      })
      expect((await listTestimonials(h, owner)).body.items[0]?.status).toBe('pending')
    },
  )

  test('happen once, even if requested several times at once', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(h, owner, id, 'approve')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await h.rows(testimonialEvents, { kind: 'approved' }).count()).toBe(1)
  })

  test('are repeated by a caller who lost the answer, and happen once', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const decide = (action: 'approve' | 'reject' | 'reopen', key: string) =>
      h.request<Testimonial & ErrorResponse>('PUT', `/goodword/testimonial/${id}/${action}`, {
        token: owner.token,
        headers: { 'idempotency-key': key },
        ...(action === 'reopen' && { body: { from: 'approved' } }),
      })
    const steps = [
      ['reject', 'rejected'],
      ['approve', 'approved'],
      ['reopen', 'submitted'],
    ] as const
    for (const [action, status] of steps) {
      const first = await decide(action, `${action}-lost`)
      expect(first).toMatchObject({ status: 200, body: { id, status } })
      expect(await decide(action, `${action}-lost`)).toMatchObject({ status: 200, body: first.body })
      expect(await decide(action, `${action}-another`)).toMatchObject({
        status: 409,
        body: { code: 'testimonials.wrong_status' },
      })
      expect(await h.rows(testimonialEvents, { kind: action === 'reopen' ? 'reopened' : status }).count()).toBe(1)
    }
    expect(await decide('reject', 'approve-lost')).toMatchObject({
      status: 422,
      body: { code: 'request.idempotency_key_reused' },
    })
  })

  test('happen to a hundred testimonials of a workspace at once, and to others beside them', async () => {
    const h = await createHarness()
    const [owner, neighbour] = [await h.signUp(), await h.signUp()]
    for (const { user } of [owner, neighbour]) {
      const { workspaceId } = await h.services.users.getMember(user.id)
      await addUndecided(h, { workspaceId, count: 100, prefix: user.id })
    }
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => [
        act(h, owner, `${owner.user.id}${number}`, 'approve'),
        act(h, neighbour, `${neighbour.user.id}${number}`, 'approve'),
      ]).flat(),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await h.rows(testimonials, { status: 'approved' }).count()).toBe(200)
  })
})
