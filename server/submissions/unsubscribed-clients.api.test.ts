import { describe, expect, test } from 'vitest'
import type { RequestBatchDetails } from '#shared/request-batches.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { FULL_ROW, NOW, statesOf } from '#server/testing/batches.ts'
import { createHarness } from '#server/testing/harness.ts'
import {
  unsubscribeTokenOf,
  unsubscribe,
  unsubscribeByButton,
  findTestimonial,
  historyOf,
  resend,
  recipients,
  ask,
} from '#server/testing/unsubscribing.ts'
import { signUpWithoutNotices } from '#server/testing/owners.ts'

describe('a client who unsubscribed', () => {
  async function unsubscribed() {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id, token } = await ask(h, owner)
    await h.drain()
    await unsubscribeByButton(h, token)
    h.clock.advance({ minutes: 1 })
    return { h, owner, id, emailed: () => recipients(h).then((all) => all.length - 1) }
  }

  test('gets no email when the owner resends the request, and the owner sees why', async () => {
    const { h, owner, id, emailed } = await unsubscribed()
    const { status, body } = await resend(h, owner, id)
    expect({ status, ...body }).toMatchObject({
      status: 409,
      code: 'testimonials.unsubscribed',
      error: 'Ana Ribeiro unsubscribed. You can still copy the link.',
    })
    await h.drain()
    expect(await emailed()).toBe(0)
    expect(await findTestimonial(h, owner, id)).toMatchObject({ status: 'sent', emailState: 'sent' })
  })

  test('is skipped when the owner sends several requests', async () => {
    const { h, owner, id, emailed } = await unsubscribed()
    const bo = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    const body = { action: 'resend', ids: [id, bo.id] }
    const { body: outcome } = await h.request<{ changed: unknown[]; failures: { id: string; code: string }[] }>(
      'POST',
      '/goodword/testimonial/bulk',
      { token: owner.token, body },
    )
    expect(outcome.failures).toEqual([expect.objectContaining({ id, code: 'testimonials.unsubscribed' })])
    expect(outcome.changed).toHaveLength(1)
    await h.drain()
    expect(await emailed()).toBe(1)
    expect((await recipients(h))[0]).toBe('bo@client.example')
  })

  test.each(['ana@client.example', 'ANA@Client.Example', 'ana+again@client.example'])(
    'gets no email for a new request to %s, which is saved and shows why',
    async (customerEmail) => {
      const { h, owner, emailed } = await unsubscribed()
      const { id, status, emailState, unsubscribedAt } = await ask(h, owner, { customerEmail })
      expect({ status, emailState, unsubscribedAt }).toEqual({
        status: 'pending',
        emailState: 'none',
        unsubscribedAt: h.clock.now().toISOString(),
      })
      expect(await historyOf(h, owner, id)).toEqual(['created by member', 'unsubscribed by system'])
      await h.drain()
      expect(await emailed()).toBe(0)
      expect((await resend(h, owner, id)).status).toBe(409)
    },
  )

  test('gets no email for a request that is changed to this address, and the change is saved', async () => {
    const { h, owner, emailed } = await unsubscribed()
    const { id } = await h.createRequest(owner, { customerEmail: 'bo@client.example' })
    const change = (customerEmail: string) =>
      h.request<Testimonial>('PUT', `/goodword/testimonial/${id}`, {
        token: owner.token,
        body: { customerEmail, customerName: 'Ana', isAutoSendEnabled: true },
      })
    const { status, body } = await change('ana@client.example')
    expect({ status, body }).toMatchObject({ status: 200, body: { customerName: 'Ana', emailState: 'none' } })
    expect(body.unsubscribedAt).not.toBeNull()
    await h.drain()
    expect(await emailed()).toBe(0)
  })

  test('does not affect a request that is changed to another address', async () => {
    const { h, owner } = await unsubscribed()
    const { id } = await ask(h, owner)
    const body = { customerEmail: 'bo@client.example', isAutoSendEnabled: false }
    const changed = await h.request<Testimonial>('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    expect(changed.body.unsubscribedAt).toBeNull()
    expect((await resend(h, owner, id)).status).toBe(200)
    await h.drain()
    expect((await recipients(h))[0]).toBe('bo@client.example')
  })

  test('does not block the automatic email to a new address', async () => {
    const { h, owner } = await unsubscribed()
    const { id } = await ask(h, owner)
    const body = { customerEmail: 'bo@client.example', isAutoSendEnabled: true }
    await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    await h.drain()
    expect((await recipients(h))[0]).toBe('bo@client.example')
    expect(await findTestimonial(h, owner, id)).toMatchObject({
      status: 'sent',
      emailState: 'sent',
      unsubscribedAt: null,
    })
  })

  test('is skipped as a client of a file', async () => {
    const { h, owner, emailed } = await unsubscribed()
    await h.rows(testimonials).update({ status: 'rejected', text: '', submittedAt: new Date(0) })
    const { token } = owner
    const batch = { name: 'clients.csv', timing: NOW, rows: [FULL_ROW] }
    const made = await h.request<{ id: string }>('POST', '/goodword/batch', { token, body: batch })
    await h.drain()
    const { body } = await h.request<RequestBatchDetails>('GET', `/goodword/batch/${made.body.id}`, { token })
    expect(statesOf(body)).toEqual(['skipped: unsubscribed'])
    expect(await emailed()).toBe(0)
  })

  test('can still answer, and gets the receipt', async () => {
    const { h, id } = await unsubscribed()
    expect((await h.submit(id)).status).toBe(200)
    await h.drain()
    expect((await h.emails())[0]?.subject).toBe('Your testimonial for Nora Feldmann')
  })

  test.each(['owner', 'everybody'] as const)(
    'gets no receipt for an answer to a link that was never emailed, after unsubscribing from %s',
    async (from) => {
      const { h, owner, id, emailed } = await unsubscribed()
      await unsubscribe(h, unsubscribeTokenOf(h, id), { from })
      const again = await h.createRequest(owner)
      expect((await h.submit(again.id)).status).toBe(200)
      await h.drain()
      expect(await emailed()).toBe(0)
    },
  )

  test('gets no queued email for any request of this owner to the same address', async () => {
    const h = await createHarness()
    const [owner, other] = [await signUpWithoutNotices(h), await signUpWithoutNotices(h)]
    const { id, token } = await ask(h, owner)
    const { id: second } = await ask(h, owner, { customerEmail: 'Ana@client.example' })
    const { id: others } = await ask(h, other)
    const { id: bo } = await ask(h, owner, { customerEmail: 'bo@client.example' })
    await unsubscribe(h, token)
    for (const [who, one, emailState] of [
      [owner, id, 'none'],
      [owner, second, 'none'],
      [other, others, 'queued'],
      [owner, bo, 'queued'],
    ] as const) {
      expect(await findTestimonial(h, who, one)).toMatchObject({ emailState, status: 'pending' })
    }
    expect(await historyOf(h, owner, second)).toEqual([
      'created by member',
      'queued by member',
      'unsubscribed by system',
    ])
    await h.drain()
    expect((await recipients(h)).toSorted()).toEqual(['ana@client.example', 'bo@client.example'])
  })

  test('gets no queued email of any owner after unsubscribing from everybody', async () => {
    const h = await createHarness()
    const [owner, other] = [await signUpWithoutNotices(h), await signUpWithoutNotices(h)]
    const { token } = await ask(h, owner)
    const { id } = await ask(h, other)
    await unsubscribe(h, token, { from: 'everybody' })
    await h.drain()
    expect(await recipients(h)).toEqual([])
    expect(await findTestimonial(h, other, id)).toMatchObject({ emailState: 'none' })
  })

  test('gets no email from a job that was still queued', async () => {
    const h = await createHarness()
    const owner = await signUpWithoutNotices(h)
    const { id, token } = await ask(h, owner)
    await unsubscribe(h, token)
    // As if the process was killed before it changed the queued email.
    await h.rows(emailMessages).update({ status: 'queued' })
    await h.rows(testimonials).update({ emailState: 'queued', unsubscribedAt: null })
    await h.drain()
    expect(await recipients(h)).toEqual([])
    expect(await findTestimonial(h, owner, id)).toMatchObject({
      emailState: 'none',
      unsubscribedAt: expect.any(String),
    })
  })
})
