import { describe, expect, test } from 'vitest'
import type { PublicRequest } from '#shared/submissions.ts'
import type { Email } from '#server/emails/mailer.ts'
import { createHarness } from '#server/testing/harness.ts'
import { createTestMailer } from '#server/testing/mailers.ts'

const MISTYPED = 'anna@client.example'
const CORRECTED = 'ana@client.example'

const pathsIn = ({ text }: Email) => ({
  mark: /[?&]mail=([\w-]+)/.exec(text)?.[1] ?? '',
  portal: /\/testimonial\/mine\/([\w.%-]+)/.exec(text)?.[1] ?? '',
  unsubscribing: /\/unsubscribe\/([\w.%-]+)/.exec(text)?.[1] ?? '',
})

/** A request whose first mail may have gone to a mistyped address, and whose second went to the corrected one. */
async function correctedRequest() {
  const messages: Email[] = []
  const mailer = createTestMailer(async (email) => {
    messages.push(email)
    if (email.to === MISTYPED) return { kind: 'unknown', reason: 'No answer.' }
    return { kind: 'sent', providerId: `p${messages.length}` }
  })
  const h = await createHarness({ overrides: { mailer: { ...mailer, remembersKeysForMs: 0 } } })
  const { token } = await h.signUp()
  const input = { customerEmail: MISTYPED, customerName: 'Ana Ribeiro', isAutoSendEnabled: true }
  const { id } = (await h.request<{ id: string }>('POST', '/goodword/testimonial/create', { token, body: input })).body
  await h.drain()
  const body = { ...input, customerEmail: CORRECTED }
  expect((await h.request('PUT', `/goodword/testimonial/${id}`, { token, body })).status).toBe(200)
  await h.drain()
  const [first, second] = messages
  if (!first || !second) throw new Error('Two mails were to go out.')
  expect([first.to, second.to]).toEqual([MISTYPED, CORRECTED])

  async function answer(mark: string) {
    const { body: form } = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}?mail=${mark}`)
    const { openedToken, consents } = form
    const { status } = await h.submit(id, { openedToken, consentVersion: consents.en?.version })
    expect(status).toBe(200)
    return h.raw.prepare<[], { byEmail: number }>('select is_answered_by_email as byEmail from testimonials').get()
      ?.byEmail
  }
  return { h, id, old: pathsIn(first), present: pathsIn(second), answer }
}

describe('once the address of a request was corrected, a mail to the one before', () => {
  test('opens no page on which words can be read, changed or erased', async () => {
    const { h, old, present, answer } = await correctedRequest()
    await answer(present.mark)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/export'],
      ['POST', '/withdraw'],
      ['DELETE', ''],
    ] as const) {
      expect((await h.request(method, `/goodword/portal/${old.portal}${path}`)).status, `${method} ${path}`).toBe(404)
    }
    expect((await h.request('GET', `/goodword/portal/${present.portal}`)).status).toBe(200)
  })

  test('cannot say no thanks in the name of the one who is asked now', async () => {
    const { h, old, present } = await correctedRequest()
    expect((await h.request('POST', `/goodword/portal/${old.portal}/decline`)).status).toBe(404)
    expect((await h.request('POST', `/goodword/portal/${present.portal}/decline`)).status).toBe(200)
  })

  test('ends mails to its own reader only', async () => {
    const { h, id, old } = await correctedRequest()
    expect((await h.request('POST', `/unsubscribe/${old.unsubscribing}`)).status).toBe(200)
    const row = h.raw.prepare('select unsubscribed_at from testimonials where id = ?').get(id)
    expect(row).toEqual({ unsubscribed_at: null })
    expect(h.raw.prepare('select reason from suppressions').all()).toEqual([{ reason: 'unsubscribed' }])
  })

  test('does not make an answer one by mail', async () => {
    const { old, answer } = await correctedRequest()
    expect(await answer(old.mark)).toBe(0)
  })

  test('is told from the mail to the right one, which does', async () => {
    const { present, answer } = await correctedRequest()
    expect(await answer(present.mark)).toBe(1)
  })
})
