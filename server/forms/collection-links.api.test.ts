import { describe, expect, test } from 'vitest'
import { formAddresses, forms, givenAddresses } from '#server/db/schema/forms.ts'
import { activity } from '#server/db/schema/activity.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'

async function setUp(profile: Parameters<Harness['signUp']>[0] = { organisationName: 'Feldmann Studio' }) {
  const h = await createHarness()
  const owner = await h.signUp(profile)
  return { h, owner, link: collectionOf(h, owner) }
}

describe('a collection link', () => {
  test('has an address from the organisation’s name, or the person’s, or a number where it is taken', async () => {
    const { h, link } = await setUp()
    const same = collectionOf(h, await h.signUp({ organisationName: 'Feldmann-Studio' }))
    const person = collectionOf(h, await h.signUp({ firstName: 'Ana', lastName: 'Ribeiro' }))
    const unspellable = collectionOf(h, await h.signUp({ organisationName: '株式会社' }))
    const slugs = []
    for (const each of [link, same, person, unspellable]) slugs.push((await each.form()).slug)
    expect(slugs).toEqual([
      'feldmann-studio',
      'feldmann-studio-2',
      'ana-ribeiro',
      expect.stringMatching(/^[a-z\d]{10}$/),
    ])
  })

  test('is made once, also when it is first read twice at the same time', async () => {
    const { h, link } = await setUp()
    const [one, other] = await Promise.all([link.form(), link.form()])
    expect(one).toEqual(other)
    expect(await h.rows(forms).count()).toBe(1)
    expect(await h.rows(formAddresses).count()).toBe(1)
  })

  test('leads to the form from every address that it had, and one of these can be taken again', async () => {
    const { link } = await setUp()
    await link.form()
    expect((await link.changeAddress('Feldmann')).body).toMatchObject({ slug: 'feldmann', path: '/to/feldmann' })
    await link.changeAddress('nora')
    for (const slug of ['feldmann-studio', 'feldmann', 'nora', 'NORA'])
      expect((await link.open(slug)).body).toMatchObject({ slug: 'nora', organisationName: 'Feldmann Studio' })
    expect((await link.changeAddress('feldmann')).body.slug).toBe('feldmann')
    expect((await link.open('nora')).body.slug).toBe('feldmann')
  })

  test('never gets an address that another workspace has or had, nor a reserved one', async () => {
    const { h, link } = await setUp()
    await link.form()
    await link.changeAddress('nora')
    const other = collectionOf(h, await h.signUp({ organisationName: 'Other' }))
    for (const slug of ['nora', 'feldmann-studio', 'admin', 'goodword'])
      expect(await other.changeAddress(slug)).toMatchObject({
        status: 409,
        body: { code: 'forms.address_taken', message: 'This address is already taken. Choose another one.' },
      })
    expect((await other.form()).slug).toBe('other')
  })

  test('never gets an address that a deleted workspace had', async () => {
    const { h, owner, link } = await setUp()
    await link.form()
    await h.request('DELETE', '/goodword/user/me', { token: owner.token, body: { email: owner.email } })
    await h.drain()
    expect(await h.rows(formAddresses).list()).toEqual([])
    const other = collectionOf(h, await h.signUp({ organisationName: 'Feldmann Studio' }))
    expect((await other.form()).slug).toBe('feldmann-studio-2')
    expect((await other.changeAddress('feldmann-studio')).body.code).toBe('forms.address_taken')
    expect(JSON.stringify(await h.rows(givenAddresses).list())).not.toContain('feldmann')
  })

  test('has twenty addresses at most', async () => {
    const { link } = await setUp()
    for (let each = 1; each < 20; each += 1) expect((await link.changeAddress(`studio-${each}`)).status).toBe(200)
    expect((await link.changeAddress('one-more')).body.code).toBe('forms.too_many_addresses')
    expect((await link.changeAddress('studio-3')).status).toBe(200)
  })

  test.each([
    ['a', 'An address needs at least 3 characters.'],
    ['a b c', 'Use letters from a to z, digits, and single hyphens between them.'],
  ])('refuses the address "%s" with a sentence', async (slug, message) => {
    const { link } = await setUp()
    expect(await link.changeAddress(slug)).toMatchObject({ status: 422, body: { message } })
  })

  test('belongs to its workspace', async () => {
    const { h, link } = await setUp()
    const { id } = await link.form()
    const { token } = await h.signUp()
    const body = { isOpen: false, lastDay: null, closedMessage: null, needsConfirmedEmail: false, answersADay: 1 }
    expect((await h.request('PUT', `/goodword/forms/${id}/access`, { token, body })).status).toBe(404)
    expect((await h.request('PUT', `/goodword/forms/${id}/address`, { token, body: { slug: 'mine' } })).status).toBe(
      404,
    )
    expect((await link.form()).isOpen).toBe(true)
  })

  test('tells the activity what changed', async () => {
    const { h, link } = await setUp()
    await link.changeAddress('nora')
    await link.changeAccess({ isOpen: false, answersADay: 20 })
    const lines = (await h.rows(activity).list()).flatMap(({ subject, changes }) =>
      subject === 'Collection link' ? [changes] : [],
    )
    expect(lines).toEqual([
      [{ setting: 'Address', before: 'feldmann-studio', after: 'nora' }],
      [
        { setting: 'Takes answers', before: 'On', after: 'Off' },
        { setting: 'Answers a day', before: '50', after: '20' },
      ],
    ])
  })
})

describe('a collection link that takes no answers', () => {
  test('shows the owner’s message while it is closed by hand, and keeps it for the next time', async () => {
    const { link } = await setUp()
    await link.changeAccess({ isOpen: false, closedMessage: 'We are on holiday.' })
    expect((await link.open()).body).toMatchObject({ state: 'closed', closedMessage: 'We are on holiday.' })
    expect((await link.answer()).body.code).toBe('collection.closed')
    await link.changeAccess({ isOpen: true, closedMessage: 'We are on holiday.' })
    expect((await link.open()).body).toMatchObject({ state: 'open', closedMessage: null })
    expect((await link.answer()).status).toBe(201)
  })

  test('is open on its last day, until midnight where the workspace is', async () => {
    const h = await createHarness({ now: '2026-11-20T22:58:00Z' })
    const link = collectionOf(h, await h.signUp({ timeZone: 'Europe/Berlin' }))
    expect((await link.changeAccess({ lastDay: '2026-11-20' })).body).toMatchObject({
      lastDay: '2026-11-20',
      state: 'open',
    })
    expect((await link.answer()).status).toBe(201)
    h.clock.advance({ minutes: 1 })
    expect((await link.form()).state).toBe('closed')
    expect((await link.open()).body.state).toBe('closed')
  })

  test('takes as many answers a day as the owner says, and more after midnight where the workspace is', async () => {
    const h = await createHarness({ now: '2026-11-20T22:50:00Z' })
    const link = collectionOf(h, await h.signUp({ timeZone: 'Europe/Berlin' }))
    await link.changeAccess({ answersADay: 2 })
    for (const testimonial of ['One.', 'Two.']) expect((await link.answer({ testimonial })).status).toBe(201)
    expect(await link.form()).toMatchObject({ state: 'full', answersToday: 2 })
    expect((await link.open()).body).toMatchObject({ state: 'full', opensAt: '2026-11-20T23:00:00.000Z' })
    expect((await link.answer({ testimonial: 'Three.' })).body.code).toBe('collection.full')
    await link.changeAccess({ answersADay: 3 })
    expect((await link.answer({ testimonial: 'Three.' })).status).toBe(201)
    h.clock.advance({ minutes: 10 })
    expect(await link.form()).toMatchObject({ state: 'open', answersToday: 0 })
    expect((await link.answer({ testimonial: 'Four.' })).status).toBe(201)
  })

  test('doesn’t keep clients from answering requests', async () => {
    const { h, owner, link } = await setUp()
    await link.changeAccess({ isOpen: false })
    const { id } = await h.createRequest(owner)
    expect((await h.submit(id)).status).toBe(200)
  })

  test.each([
    [{ answersADay: 0 }, 'The daily limit must be from 1 to 1,000.'],
    [{ answersADay: 1.5 }, 'Enter a whole number.'],
    [{ lastDay: '31 December' }, 'Enter a date.'],
    [{ closedMessage: 'a'.repeat(501) }, 'Message can be at most 500 characters long.'],
  ])('%j is refused with a sentence', async (access, message) => {
    const { link } = await setUp()
    expect(await link.changeAccess(access)).toMatchObject({ status: 422, body: { message } })
  })
})

test('asks visitors for what the form asks for', async () => {
  const { h, owner, link } = await setUp()
  await h.setPlan(owner, 'pro')
  const asked = { accentColor: null, asksCompany: true, asksRole: false, questions: [{ text: 'What changed?' }] }
  await h.request('PUT', '/goodword/forms/default/settings', { token: owner.token, body: asked })
  const { extraFields } = (await link.open()).body
  expect(extraFields).toMatchObject({ company: true, role: false, questions: [{ text: 'What changed?' }] })
  const answers = [{ questionId: extraFields.questions[0]?.id, answer: 'Everything.' }]
  expect((await link.answer({ company: 'Casa', answers })).status).toBe(201)
})
