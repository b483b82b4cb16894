import { describe, expect, test } from 'vitest'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { consents } from '#server/db/schema/consents.ts'
import { unconfirmedAnswers } from '#server/db/schema/unconfirmed-answers.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { ANA, setUpConfirming } from '#server/testing/confirming.ts'
import { confirmEmail } from '#server/testing/owners.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'

const WEEK = { days: 7 }

const waiting = (h: Harness) => h.rows(unconfirmedAnswers).list()

describe('an answer through a link that needs a confirmed email', () => {
  test('reaches the owner once its visitor has opened the email and pressed the button', async () => {
    const { h, owner, link, list, tokensTo, read, confirm } = await setUpConfirming()
    const { status, body } = await link.answer({ customerEmail: ANA, testimonial: 'Precise.' })
    expect([status, body.portalPath, typeof body.unconfirmedToken]).toEqual([201, null, 'string'])
    const [token = ''] = await tokensTo(ANA)
    expect(await list()).toEqual([])
    expect((await h.emails()).map(({ recipient }) => recipient)).toEqual([ANA])
    expect(await link.form()).toMatchObject({ answers: 0, answersToReview: 0, answersToday: 1, answersToConfirm: 1 })

    const written = { customerName: 'Ana Ribeiro', rating: 5, testimonial: 'Precise.', isPrivate: false }
    expect((await read(token)).body).toMatchObject({ organisationName: 'Feldmann Studio', answer: written })
    expect(await list()).toEqual([])

    h.clock.advance({ minutes: 30 })
    const confirmed = await confirm(token)
    expect(confirmed.status).toBe(200)
    const [arrived] = await list()
    expect(arrived).toMatchObject({ status: 'submitted', source: 'link', customerEmail: ANA, testimonial: 'Precise.' })
    const path = `/goodword/testimonial/${arrived?.id}/details`
    const details = await h.request<TestimonialDetails>('GET', path, { token: await h.signIn(owner) })
    expect(details.body).toMatchObject({ emailConfirmedAt: h.clock.now().toISOString(), verification: null })
    const portal = confirmed.body.portalPath.replace('/testimonial/mine/', '/goodword/portal/')
    expect((await h.request('GET', portal)).status).toBe(200)
    expect(await waiting(h)).toEqual([])
    expect(await link.form()).toMatchObject({ answers: 1, answersToReview: 1, answersToConfirm: 0 })
  })

  test('is told to the owner, with a receipt for the client, only after that', async () => {
    const { h, owner, link, tokensTo, confirm } = await setUpConfirming()
    await link.answer({ customerEmail: ANA })
    const [token = ''] = await tokensTo(ANA)
    await confirm(token)
    await h.drain()
    const sent = (await h.emails()).map(({ recipient, subject }) => [recipient, subject])
    expect(sent).toContainEqual([owner.email, 'Ana Ribeiro left a testimonial'])
    expect(sent).toContainEqual([ANA, 'Your testimonial for Feldmann Studio'])
  })

  test('keeps the consent of the moment it was written', async () => {
    const { h, link, tokensTo, confirm } = await setUpConfirming()
    await link.answer({ customerEmail: ANA })
    const writtenAt = h.clock.now()
    const [token = ''] = await tokensTo(ANA)
    h.clock.advance({ days: 2 })
    await confirm(token)
    expect(await h.rows(consents).list()).toMatchObject([{ givenAt: writtenAt, choice: 'public' }])
  })

  test('is confirmed once, however often the button is pressed', async () => {
    const { link, list, tokensTo, read, confirm } = await setUpConfirming()
    await link.answer({ customerEmail: ANA })
    const [token = ''] = await tokensTo(ANA)
    const [first, second] = [await confirm(token), await confirm(token)]
    expect(second.body).toEqual(first.body)
    expect((await read(token)).body).toMatchObject({ answer: null, portalPath: first.body.portalPath })
    expect(await list()).toHaveLength(1)
  })

  test('needs an address, also when the form began to need it while it was written', async () => {
    const { link } = await setUpConfirming()
    const refused = await link.answer({ customerEmail: null })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'collection.email_needed', details: [{ path: 'customerEmail' }] },
    })
  })

  test('sent again is the same answer, and never becomes two', async () => {
    const { h, link, list, tokensTo, confirm } = await setUpConfirming()
    const { openedToken } = (await link.open()).body
    h.clock.advance({ minutes: 1 })
    const answer = { openedToken, customerEmail: ANA }
    const first = await link.send(answer, { key: 'visitor-1-key' })
    expect((await link.send(answer, { key: 'visitor-1-key' })).body).toEqual(first.body)
    const louder = { ...answer, testimonial: 'PRECISE, funny, never late' }
    expect((await link.send(louder, { key: 'visitor-2-key' })).body).toEqual(first.body)
    const tokens = await tokensTo(ANA)
    expect([tokens.length, new Set(tokens).size]).toEqual([2, 1])
    await confirm(tokens[0] ?? '')
    expect(await list()).toHaveLength(1)
    expect((await link.send(answer, { key: 'visitor-3-key' })).body.code).toBe('collection.duplicate')
  })

  test('counts for the limit of the day', async () => {
    const { link } = await setUpConfirming()
    await link.changeAccess({ needsConfirmedEmail: true, answersADay: 1 })
    await link.answer({ customerEmail: ANA })
    expect((await link.open()).body.state).toBe('full')
  })

  test('arrives even if the form is closed before it is confirmed', async () => {
    const { link, list, tokensTo, confirm } = await setUpConfirming()
    await link.answer({ customerEmail: ANA })
    await link.changeAccess({ isOpen: false, needsConfirmedEmail: true })
    const [token = ''] = await tokensTo(ANA)
    expect((await confirm(token)).status).toBe(200)
    expect(await list()).toHaveLength(1)
  })

  test('is deleted after a week without a confirmation, with its emails', async () => {
    const { h, link, list, tokensTo, confirm } = await setUpConfirming()
    await link.answer({ customerEmail: ANA })
    const [token = ''] = await tokensTo(ANA)
    h.clock.advance(WEEK)
    h.clock.advance({ seconds: 1 })
    for (const gone of [await confirm(token), await h.request('GET', `/goodword/confirmation/${token}`)])
      expect(gone).toMatchObject({ status: 404, body: { code: 'confirming.not_found' } })
    await h.housekeeping.run()
    expect(await waiting(h)).toEqual([])
    expect(await h.rows(emailMessages).list()).toEqual([])
    expect(await list()).toEqual([])
  })

  test('is erased with everything else of the client', async () => {
    const { h, link, tokensTo, confirm } = await setUpConfirming()
    await link.answer({ customerEmail: ANA })
    const [token = ''] = await tokensTo(ANA)
    await link.answer({ customerEmail: 'Ana@client.example', testimonial: 'A second one.' })
    await link.answer({ customerEmail: 'bo@client.example', testimonial: 'Somebody else’s.' })
    const { portalPath } = (await confirm(token)).body
    expect((await h.request('DELETE', portalPath.replace('/testimonial/mine/', '/goodword/portal/'))).status).toBe(204)
    expect(await waiting(h)).toMatchObject([{ customerEmail: 'bo@client.example' }])
    expect((await confirm(token)).status).toBe(404)
  })

  test('goes with its workspace', async () => {
    const { h, owner, link, tokensTo, confirm } = await setUpConfirming()
    await link.answer({ customerEmail: ANA })
    const [token = ''] = await tokensTo(ANA)
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    expect((await confirm(token)).status).toBe(404)
    await h.drain()
    expect(await waiting(h)).toEqual([])
  })
})

describe('a link', () => {
  test('works for one purpose only, and for its own answer', async () => {
    const { link, list, tokensTo, confirm, sendAgain } = await setUpConfirming()
    const { unconfirmedToken } = (await link.answer({ customerEmail: ANA })).body
    const { unconfirmedToken: other } = (await link.answer({ customerEmail: ANA, testimonial: 'Another.' })).body
    const [token = ''] = await tokensTo(ANA)
    const [id = '', signature = ''] = (unconfirmedToken ?? '').split('.')
    for (const forged of [unconfirmedToken ?? '', `${id}.`, id, `${id}.${other?.split('.')[1]}`, 'x'])
      expect((await confirm(forged)).status).toBe(404)
    for (const forged of [token, `x.${signature}`]) expect((await sendAgain(forged)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  test.each([[{}], [{ customerEmail: 'ana' }], [{ customerEmail: 7 }], ['[]'], ['{']])(
    'answers %j with a sentence',
    async (body) => {
      const { h, link } = await setUpConfirming()
      const { unconfirmedToken } = (await link.answer({ customerEmail: ANA })).body
      const { status } = await h.request('POST', `/goodword/unconfirmed/${unconfirmedToken}/email`, { body })
      expect([400, 422]).toContain(status)
    },
  )
})

describe('the setting', () => {
  test('is off at first, is recorded, and changes nothing for answers that have arrived', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await confirmEmail({ h, owner })
    const link = collectionOf(h, owner)
    expect((await link.open()).body.needsConfirmedEmail).toBe(false)
    await link.answer({ customerEmail: ANA })
    await link.changeAccess({ needsConfirmedEmail: true })
    expect((await link.open()).body.needsConfirmedEmail).toBe(true)
    expect(await link.form()).toMatchObject({ answers: 1, needsConfirmedEmail: true })
  })

  test('can’t be switched on before the owner has confirmed their own address', async () => {
    const h = await createHarness()
    const link = collectionOf(h, await h.signUp())
    expect(await link.changeAccess({ needsConfirmedEmail: true })).toMatchObject({
      status: 409,
      body: { code: 'forms.own_email_unconfirmed' },
    })
    expect((await link.form()).needsConfirmedEmail).toBe(false)
  })
})
