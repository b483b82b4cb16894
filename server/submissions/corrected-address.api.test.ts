import { describe, expect, test } from 'vitest'
import type { PublicRequest } from '#shared/submissions.ts'
import { suppressions } from '#server/db/schema/emails.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
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

/** A request whose first email may have been sent to a mistyped address, and whose second was sent to the corrected one. */
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
  if (!first || !second) throw new Error('Two emails should have been sent.')
  expect([first.to, second.to]).toEqual([MISTYPED, CORRECTED])

  async function answer(mark: string) {
    const { body: form } = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}?mail=${mark}`)
    const { openedToken, consents } = form
    const { status } = await h.submit(id, { openedToken, consentVersion: consents.en?.version })
    expect(status).toBe(200)
    return (await h.rows(testimonials).one()).isAnsweredByEmail
  }
  return { h, id, old: pathsIn(first), present: pathsIn(second), answer }
}

describe('after an address was corrected, the email to the previous one', () => {
  test('opens no page where the testimonial can be read, changed or erased', async () => {
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

  test('can’t decline for the new recipient', async () => {
    const { h, old, present } = await correctedRequest()
    expect((await h.request('POST', `/goodword/portal/${old.portal}/decline`)).status).toBe(404)
    expect((await h.request('POST', `/goodword/portal/${present.portal}/decline`)).status).toBe(200)
  })

  test('ends emails to its own recipient only', async () => {
    const { h, id, old } = await correctedRequest()
    expect((await h.request('POST', `/unsubscribe/${old.unsubscribing}`)).status).toBe(200)
    expect(await h.rows(testimonials, { id }).one()).toMatchObject({ unsubscribedAt: null })
    expect(await h.rows(suppressions).values('reason')).toEqual(['unsubscribed'])
  })

  test('does not mark an answer as given through an email', async () => {
    const { old, answer } = await correctedRequest()
    expect(await answer(old.mark)).toBe(false)
  })

  test('differs from the email to the corrected one, which does', async () => {
    const { present, answer } = await correctedRequest()
    expect(await answer(present.mark)).toBe(true)
  })
})
