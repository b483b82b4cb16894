import { describe, expect, test } from 'vitest'
import { suppressions } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { defaultLimits } from '#server/http/rate-limit.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import {
  unsubscribeTokenOf,
  readUnsubscribePage,
  unsubscribe,
  unsubscribeByButton,
  findTestimonial,
  resend,
  recipients,
  ask,
} from '#server/testing/unsubscribing.ts'

describe('an unsubscribe link', () => {
  test('is refused if it is forged or made for another page', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id, token } = await ask(h, owner)
    const { id: otherId } = await ask(h, owner, { customerEmail: 'bo@client.example' })
    const [, signature = ''] = token.split('.')
    const forged = [
      id,
      `${id}.`,
      `${otherId}.${signature}`,
      `${token}x`,
      `.${signature}`,
      clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey }),
      clientToken('unsubscribe', { requestId: id, hashKey: 'another key' }),
      clientToken('unsubscribe', { requestId: 'none', hashKey: h.deps.hashKey }),
    ]
    for (const wrong of forged) {
      const answers = [await readUnsubscribePage(h, wrong), await unsubscribe(h, wrong)]
      for (const { status, body } of answers) {
        expect({ status, body }, wrong).toMatchObject({
          status: 404,
          body: { code: 'unsubscribing.not_found' },
        })
      }
      expect((await unsubscribeByButton(h, wrong)).status, wrong).toBe(404)
    }
    expect(await h.rows(suppressions).list()).toEqual([])
  })

  test('does not open the client portal', async () => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    expect((await h.request('GET', `/goodword/portal/${token}`)).status).toBe(404)
    expect((await h.request('DELETE', `/goodword/portal/${token}`)).status).toBe(404)
  })

  test('limits guesses; a valid link always works', async () => {
    const h = await createHarness({
      overrides: { limits: { ...noLimits, miss: { ...defaultLimits.miss, points: 3 } } },
    })
    const { token } = await ask(h, await h.signUp())
    for (const _ of [1, 2, 3, 4, 5]) expect((await unsubscribeByButton(h, token)).status).toBe(200)
    for (const _ of [1, 2, 3]) expect((await unsubscribeByButton(h, 'guess.guess')).status).toBe(404)
    expect((await unsubscribeByButton(h, 'guess.guess')).status).toBe(429)
    expect((await readUnsubscribePage(h, 'guess.guess')).status).toBe(429)
    // An email program sends this from one address for many people.
    for (const answer of [
      await unsubscribeByButton(h, token),
      await readUnsubscribePage(h, token),
      await unsubscribe(h, token),
    ]) {
      expect(answer.status).toBe(200)
    }
  })

  test('is logged without its token', async () => {
    const h = await createHarness()
    const { token } = await ask(h, await h.signUp())
    await readUnsubscribePage(h, token)
    await unsubscribe(h, token)
    await unsubscribeByButton(h, token)
    expect(h.logLines.join('')).toContain('/unsubscribe/:token')
    expect(h.logLines.join('')).not.toContain(token)
  })
})

describe('the link in a sent email', () => {
  async function emailed() {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await ask(h, owner)
    await h.drain()
    const [sentEmail] = await h.emails()
    const token = /\/unsubscribe\/([\w.-]+)>/.exec(sentEmail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    return { h, owner, id, token }
  }

  test('still works after the owner deleted the request', async () => {
    const { h, owner, id, token } = await emailed()
    expect((await h.request('DELETE', `/goodword/testimonial/${id}`, { token: owner.token })).status).toBe(204)
    expect((await readUnsubscribePage(h, token)).body).toMatchObject({
      firstName: 'Nora',
      address: '…',
      isUnsubscribed: false,
    })
    expect((await unsubscribeByButton(h, token)).status).toBe(200)
    expect((await readUnsubscribePage(h, token)).body).toMatchObject({
      isUnsubscribed: true,
      isUnsubscribedFromAll: false,
    })
    const again = await ask(h, owner)
    expect(again.emailState).toBe('none')
    await h.drain()
    expect(await recipients(h)).toEqual([])
  })

  test('unsubscribes the address that got the email, not the request’s new address', async () => {
    const { h, owner, id, token } = await emailed()
    await h.rows(testimonials).update({ customerEmail: 'bo@client.example' })
    await unsubscribeByButton(h, token)
    expect(await findTestimonial(h, owner, id)).toMatchObject({ unsubscribedAt: null })
    expect((await resend(h, owner, id)).status).toBe(200)
    expect((await ask(h, owner)).emailState).toBe('none')
  })

  test('shows the client as unsubscribed after the client had everything erased', async () => {
    const { h, id, token } = await emailed()
    const own = clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey })
    expect((await h.request('DELETE', `/goodword/portal/${own}`)).status).toBe(204)
    expect((await readUnsubscribePage(h, token)).body).toMatchObject({
      address: '…',
      language: null,
      isUnsubscribed: true,
    })
    expect((await unsubscribeByButton(h, token)).status).toBe(200)
    expect((await readUnsubscribePage(h, unsubscribeTokenOf(h, id))).status).toBe(404)
  })

  test('stops working when the owner’s account is closed', async () => {
    const { h, owner, token } = await emailed()
    const body = { email: owner.email }
    expect((await h.request('DELETE', '/goodword/user/me', { token: owner.token, body })).status).toBe(204)
    expect((await readUnsubscribePage(h, token)).status).toBe(404)
    expect((await unsubscribeByButton(h, token)).status).toBe(404)
  })

  test('is refused if it is changed to name somebody else', async () => {
    const { h, token } = await emailed()
    const other = await emailedElsewhere(h)
    const [id, signature, , hash, ending] = token.split('.')
    const [, , workspaceId] = other.split('.')
    for (const wrong of [
      ['none', signature, workspaceId, hash, ending].join('.'),
      ['none', 'none', ...other.split('.').slice(2, 4), ending].join('.'),
      [`${id}x`, signature, workspaceId, hash].join('.'),
    ]) {
      expect((await unsubscribeByButton(h, wrong)).status, wrong).toBe(404)
    }
    expect(await h.rows(suppressions).list()).toEqual([])
  })

  async function emailedElsewhere(h: Harness): Promise<string> {
    h.clock.advance({ minutes: 1 })
    await ask(h, await h.signUp(), { customerEmail: 'bo@client.example' })
    await h.drain()
    const [sentEmail] = await h.emails()
    return /\/unsubscribe\/([\w.-]+)>/.exec(sentEmail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  }
})
