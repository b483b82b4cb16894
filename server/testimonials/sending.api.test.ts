import { describe, expect, test } from 'vitest'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { listTestimonials } from '#server/testing/requests.ts'
import { signUpWithoutNotices } from '#server/testing/owners.ts'

const resendRequest = (h: Harness, owner: TestOwner, id: string, headers: Record<string, string> = {}) =>
  h.request<Testimonial & ErrorResponse>('POST', `/goodword/testimonial/${id}/resend`, { token: owner.token, headers })

describe('changing a request', () => {
  const update = (h: Harness, owner: TestOwner, id: string, body: unknown) =>
    h.request<Testimonial & ErrorResponse>('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })

  test('replaces name and address while it is pending', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner)
    const answer = await update(h, owner, id, { customerEmail: 'ben@client.example', customerName: 'Ben' })
    expect(answer).toMatchObject({
      status: 200,
      body: { customerEmail: 'ben@client.example', customerName: 'Ben', status: 'pending' },
    })
  })

  test('sends the email to the new address when sending is turned on', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner)
    await update(h, owner, id, { customerEmail: 'ben@client.example', isAutoSendEnabled: true })
    await h.drain()
    expect(await h.emails()).toMatchObject([{ recipient: 'ben@client.example' }])
  })

  test('is refused while its email is queued, and after it was sent', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    const body = { customerEmail: 'ben@client.example' }
    expect(await update(h, owner, id, body)).toMatchObject({
      status: 409,
      body: { code: 'testimonials.email_on_its_way' },
    })
    await h.drain()
    expect(await update(h, owner, id, body)).toMatchObject({ status: 409, body: { code: 'testimonials.wrong_status' } })
    expect(await h.emails()).toMatchObject([{ recipient: 'ana@client.example' }])
  })
})

describe('sending a request', () => {
  test('works while it is pending and after it was sent, with one email each time', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner)
    expect(await resendRequest(h, owner, id)).toMatchObject({
      status: 200,
      body: { status: 'pending', emailState: 'queued' },
    })
    await h.drain()
    h.clock.advance({ days: 2 })
    expect((await resendRequest(h, await freshToken(h, owner), id)).status).toBe(200)
    await h.drain()
    expect(await h.emails()).toHaveLength(2)
  })

  test('is refused while it is being sent, so that a double click sends one email', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner)
    const answers = await Promise.all(Array.from({ length: 10 }, () => resendRequest(h, owner, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('accepts a repeated Idempotency-Key after the email was sent, without sending again', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner)
    await resendRequest(h, owner, id, { 'idempotency-key': 'key-0001' })
    await h.drain()
    expect((await resendRequest(h, owner, id, { 'idempotency-key': 'key-0001' })).status).toBe(200)
    await h.drain()
    expect(await h.emails()).toHaveLength(1)
  })

  test('is refused once the client has answered', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    expect(await resendRequest(h, owner, id)).toMatchObject({
      status: 409,
      body: { code: 'testimonials.wrong_status' },
    })
  })

  test('sends nothing if the client answers before the email is sent', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id } = await h.createRequest(owner, { isAutoSendEnabled: true })
    await h.submit(id)
    await h.drain()
    expect((await h.emails()).map(({ subject }) => subject)).toEqual(['Your testimonial for Nora Feldmann'])
    expect((await listTestimonials(h, owner)).body.items[0]).toMatchObject({ status: 'submitted' })
  })
})

async function freshToken(h: Harness, owner: TestOwner): Promise<TestOwner> {
  return { ...owner, token: await h.signIn(owner) }
}
