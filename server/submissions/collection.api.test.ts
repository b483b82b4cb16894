import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import type { ReceivedAnswer } from '#shared/collection.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Portal } from '#shared/portal.ts'
import { activity } from '#server/db/schema/activity.ts'
import { requestCounts, testimonials } from '#server/db/schema/testimonials.ts'
import { consents } from '#server/db/schema/consents.ts'
import { COLLECTED, collectionOf } from '#server/testing/collection.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'

async function setUp(profile: Parameters<Harness['signUp']>[0] = { organisationName: 'Feldmann Studio' }) {
  const h = await createHarness()
  const owner = await h.signUp(profile)
  return { h, owner, link: collectionOf(h, owner) }
}

const portalOf = ({ portalPath }: ReceivedAnswer) =>
  portalPath?.replace('/testimonial/mine/', '/goodword/portal/') ?? ''

const list = async (h: Harness, { token }: TestOwner) =>
  (await h.request<{ items: Testimonial[] }>('GET', '/goodword/testimonial/list', { token })).body.items

describe('the page of a collection link', () => {
  test('shows anybody the brand and what is asked, and nothing else of the workspace', async () => {
    const { h, owner, link } = await setUp()
    await h.createRequest(owner, { customerName: 'CANARYname', customerEmail: 'canary@client.example' })
    const { status, body } = await link.open()
    expect(status).toBe(200)
    expect(Object.keys(body).toSorted()).toEqual([
      'accent',
      'closedMessage',
      'consents',
      'extraFields',
      'firstName',
      'language',
      'lastName',
      'layout',
      'logoUrl',
      'needsConfirmedEmail',
      'needsProof',
      'openedToken',
      'opensAt',
      'organisationName',
      'slug',
      'state',
      'thanks',
    ])
    expect(body).toMatchObject({ organisationName: 'Feldmann Studio', slug: 'feldmann-studio', state: 'open' })
    const text = JSON.stringify(body)
    for (const secret of ['CANARY', 'canary', owner.email, owner.user.id, 'wsp_', 'frm_', 'usr_'])
      expect(text).not.toContain(secret)
  })

  test('is not there for an address that nobody has', async () => {
    const { link } = await setUp()
    expect(await link.open('nobody-at-all')).toMatchObject({ status: 404, body: { code: 'collection.not_found' } })
  })

  test('is served at its address, and leads there from earlier ones', async () => {
    const { h, link } = await setUp()
    await link.form()
    await link.changeAddress('nora')
    expect((await h.request('GET', '/to/nora')).status).toBe(200)
    const earlier = await h.request('GET', '/to/feldmann-studio')
    expect([earlier.status, earlier.headers.get('location')]).toEqual([302, '/to/nora'])
    const unknown = await h.request('GET', '/to/nobody-at-all')
    expect([unknown.status, unknown.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  })

  test('is not there once the workspace is deleted', async () => {
    const { h, owner, link } = await setUp()
    const { slug } = await link.form()
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    expect((await link.open(slug)).status).toBe(404)
  })
})

describe('an answer through a collection link', () => {
  test('is submitted, counts for no month and says where it came from', async () => {
    const { h, owner, link } = await setUp()
    const { status, body } = await link.answer()
    expect([status, Object.keys(body)]).toEqual([201, ['portalPath', 'unconfirmedToken', 'code']])
    expect(await list(h, owner)).toMatchObject([
      { status: 'submitted', source: 'link', customerName: 'Ana Ribeiro', customerEmail: '', sentAt: null, rating: 5 },
    ])
    const [saved] = await h.rows(testimonials).list()
    expect(saved).toMatchObject({ isCounted: false, askedAt: null, remindsAt: null, isAnsweredByEmail: false })
    expect(await h.rows(requestCounts).list()).toEqual([])
    const parts = { name: true, photo: true, company: false, answers: false }
    expect(await h.rows(consents).list()).toMatchObject([{ choice: 'public', locale: 'en', parts }])
  })

  test('is told to the owner, and approved like others, but never verified', async () => {
    const { h, owner, link } = await setUp()
    await link.answer({ customerEmail: 'ana@client.example' })
    await h.drain()
    const [notice] = (await h.emails()).filter(({ recipient }) => recipient === owner.email)
    expect(notice).toMatchObject({ subject: 'You have a testimonial' })
    expect(notice?.text).toContain('Somebody left a testimonial through your collection link.')
    const [{ id } = { id: '' }] = await list(h, owner)
    const { token } = owner
    expect((await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token })).status).toBe(200)
    const details = await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token })
    expect(details.body).toMatchObject({ status: 'approved', source: 'link', verification: null })
  })

  test('gets a page where it can be withdrawn, and a receipt without its text only with an email', async () => {
    const { h, link } = await setUp()
    const { body } = await link.answer()
    await link.answer({ customerEmail: 'bo@client.example', testimonial: 'CANARYtext' })
    await h.drain()
    const receipts = (await h.emails()).filter(({ recipient }) => recipient.endsWith('@client.example'))
    expect(receipts.map(({ recipient }) => recipient)).toEqual(['bo@client.example'])
    expect(JSON.stringify(receipts)).not.toMatch(/CANARYtext|answered a request/)
    const page = portalOf(body)
    expect((await h.request<Portal>('GET', page)).body).toMatchObject({ emailsTo: null, isUnsubscribed: false })
    expect((await h.request('POST', `${page}/withdraw`)).status).toBe(200)
  })

  test('that is sent twice arrives once', async () => {
    const { h, owner, link } = await setUp()
    const { openedToken } = (await link.open()).body
    h.clock.advance({ minutes: 1 })
    const visit = { key: 'visitor-1-key' }
    const [first, second] = [await link.send({ openedToken }, visit), await link.send({ openedToken }, visit)]
    expect(second).toMatchObject({ status: 201, body: first.body })
    expect(await list(h, owner)).toHaveLength(1)
  })

  test('with the same words from the same place or email is refused; after withdrawing it can come again', async () => {
    const { h, link } = await setUp()
    const { body } = await link.answer({ customerEmail: 'ana@client.example' })
    const again = await link.answer({ customerEmail: 'Ana@client.example', customerName: 'Ana' })
    expect(again).toMatchObject({ status: 409, body: { code: 'collection.duplicate' } })
    await h.request('POST', `${portalOf(body)}/withdraw`)
    expect((await link.answer({ customerEmail: 'ana@client.example' })).status).toBe(201)
  })

  test.each(['PRECISE, FUNNY, never late', ' Precise funny\nnever late!', 'Précise, funny, never late.'])(
    'with the same words as %j is refused too',
    async (testimonial) => {
      const { h, owner, link } = await setUp()
      await link.answer()
      expect((await link.answer({ testimonial })).body.code).toBe('collection.duplicate')
      expect((await link.answer({ testimonial: `${testimonial} And kind.` })).status).toBe(201)
      expect(await list(h, owner)).toHaveLength(2)
    },
  )

  test('through another link of the workspace is refused, and through one of another workspace arrives', async () => {
    const { h, owner, link } = await setUp()
    await h.setPlan(owner, 'pro')
    const token = await h.signIn(owner)
    const { body: form } = await h.request<{ slug: string }>('POST', '/goodword/forms', {
      token,
      body: { name: 'Stall' },
    })
    await link.answer()
    const { openedToken } = (await link.open(form.slug)).body
    h.clock.advance({ minutes: 1 })
    const body = { ...COLLECTED, openedToken }
    const again = await h.request<{ code: string }>('POST', `/goodword/collect/${form.slug}`, { body })
    expect([again.status, again.body.code]).toEqual([409, 'collection.duplicate'])
    const other = collectionOf(h, await h.signUp({ organisationName: 'Lumen' }))
    expect((await other.answer()).status).toBe(201)
  })

  test('changes nothing about requests to an address that anybody can type', async () => {
    const { h, owner, link } = await setUp()
    await link.answer({ customerEmail: 'ana@client.example' })
    const { id } = await h.createRequest(owner)
    expect((await h.submit(id, { testimonial: 'From the request.' })).status).toBe(200)
  })

  test.each([
    [{ customerName: '' }, 'Name is required.'],
    [{ testimonial: ' ' }, 'Testimonial is required.'],
    [{ customerEmail: 'ana' }, 'Email must be an address like ana@example.com.'],
    [{ isPrivate: 'yes' }, 'Choose Private or Public.'],
    [{ imageUrl: 7 }, 'The field imageUrl must be of type string.'],
  ])('%j is refused with a sentence', async (answer, message) => {
    const { link } = await setUp()
    const refused = await link.answer(answer)
    expect([refused.status, refused.body.message]).toEqual([422, message])
  })
})

describe('an answer through a collection link that nobody the owner knows wrote', () => {
  test('can be removed once it is rejected, and members see how many were', async () => {
    const { h, owner, link } = await setUp()
    await link.answer()
    const [{ id } = { id: '' }] = await list(h, owner)
    const { token } = owner
    const remove = () => h.request('DELETE', `/goodword/testimonial/${id}`, { token })
    expect((await remove()).status).toBe(409)
    await h.request('PUT', `/goodword/testimonial/${id}/reject`, { token })
    expect((await remove()).status).toBeLessThan(300)
    expect(await list(h, owner)).toEqual([])
    expect((await link.form()).removedAnswers).toBe(1)
    const kinds = (await h.rows(activity).list()).map(({ kind, subject }) => [kind, subject])
    expect(kinds).toContainEqual(['testimonial_removed', 'rejected answer of the collection link'])
  })

  test('can’t be removed by rejecting what came by a request', async () => {
    const { h, owner } = await setUp()
    const { id } = await h.createRequest(owner)
    await h.submit(id)
    const { token } = owner
    await h.request('PUT', `/goodword/testimonial/${id}/reject`, { token })
    expect((await h.request('DELETE', `/goodword/testimonial/${id}`, { token })).status).toBe(409)
  })
})

describe('what looks like a program', () => {
  test('can be sent again by a person', async () => {
    const { h, link } = await setUp()
    const { openedToken } = (await link.open()).body
    h.clock.advance({ seconds: 1 })
    expect((await link.send({ openedToken })).body.code).toBe('collection.too_fast')
    h.clock.advance({ seconds: 1 })
    expect((await link.send({ openedToken, website: 'x' })).body.code).toBe('collection.seems_automated')
    expect((await link.send({ openedToken })).status).toBe(201)
  })

  test('is refused without the token of this page', async () => {
    const { h, link } = await setUp()
    const other = collectionOf(h, await h.signUp())
    const { openedToken } = (await other.open()).body
    h.clock.advance({ minutes: 1 })
    for (const token of [openedToken, '1.x', ''])
      expect((await link.send({ openedToken: token })).body.code).toBe('submissions.consent_unknown')
    expect((await h.request('POST', `/goodword/collect/x-y-z`, { body: COLLECTED })).status).toBe(422)
  })

  test('is stopped by address and by workspace, and an office of fifty is not', async () => {
    const h = await createHarness({
      overrides: {
        limits: { ...noLimits, collect: { points: 60, seconds: 600 }, collectAll: { points: 55, seconds: 600 } },
      },
    })
    const link = collectionOf(h, await h.signUp())
    const { openedToken } = (await link.open()).body
    h.clock.advance({ minutes: 1 })
    const statuses: number[] = []
    for (let each = 0; each < 61; each += 1)
      statuses.push((await link.send({ openedToken, testimonial: `Number ${each}.` })).status)
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 201))
    expect(statuses.slice(50, 55)).toEqual(Array.from({ length: 5 }, () => 409))
    expect(statuses.slice(55)).toEqual(Array.from({ length: 6 }, () => 429))
  })
})

test('the export has the collection link and what came through it', async () => {
  const { h, owner, link } = await setUp()
  await link.answer({ customerEmail: 'ana@client.example' })
  const { slug } = await link.form()
  await link.changeAccess({ closedMessage: 'Back in May.', isOpen: false })
  const { body } = await h.request<AccountExport>('GET', '/goodword/user/me/export', { token: owner.token })
  expect(body.forms).toMatchObject([{ slug, state: 'closed', closedMessage: 'Back in May.', answersToday: 1 }])
  expect(body.testimonials).toMatchObject([
    { source: 'link', customerName: 'Ana Ribeiro', customerEmail: 'ana@client.example', sentAt: null },
  ])
})
