import { describe, expect, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import type { Form } from '#shared/forms.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PlanName } from '#shared/plans.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import { ANSWER, clientOf } from '#server/testing/clients.ts'
import { COLLECTED, collectionOf } from '#server/testing/collection.ts'
import { createHarness } from '#server/testing/harness.ts'

const NOTHING = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }

async function setUp(plan: PlanName = 'pro') {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, plan)
  const { token } = owner
  const change = (changes: object, form = 'default') =>
    h.request<FormSettings & ErrorResponse>('PUT', `/goodword/forms/${form}/settings`, {
      token,
      body: { ...NOTHING, ...changes },
    })
  const ask = async (formId?: string) => {
    const { id } = await h.createRequest(owner, formId === undefined ? {} : { formId })
    return id
  }
  const see = async (id: string) => (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)).body
  const createForm = async (name: string) =>
    (await h.request<Form>('POST', '/goodword/forms', { token, body: { name } })).body
  return { h, owner, change, ask, see, createForm }
}

describe('what a form requires', () => {
  const COMPANY = { asksCompany: true, required: ['company'] }

  test.each([
    ['a rating', { required: ['rating'] }, { rating: 0 }, {}, 'rating'],
    ['a company', COMPANY, { company: ' ' }, { company: 'Lumen' }, 'company'],
    ['a role', { asksRole: true, required: ['role'] }, {}, { role: 'Founder' }, 'role'],
  ])('%s has to be in an answer', async (_, settings, without, given, path) => {
    const { h, owner, change, ask, see } = await setUp()
    const { body } = await change(settings)
    const id = await ask()
    expect((await see(id)).extraFields.required).toEqual(body.required)
    const refused = await h.submit(id, without)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'submissions.answer_missing', details: [{ path, message: 'This answer is required.' }] },
    ])
    expect((await h.submit(id, given)).status).toBe(200)

    const link = collectionOf(h, owner)
    expect((await link.answer(without)).body.code).toBe('submissions.answer_missing')
    expect((await link.answer(given)).status).toBe(201)
  })

  test('an answer to a question is, and becoming required makes it no other question', async () => {
    const { h, owner, change, ask, see } = await setUp()
    const [question] = (await change({ questions: [{ text: 'What changed?' }] })).body.questions
    const { body } = await change({ questions: [{ ...question, isRequired: true }] })
    expect(body.questions).toEqual([{ ...question, isRequired: true }])
    const id = await ask()
    expect((await see(id)).extraFields.questions).toEqual(body.questions)
    const answers = (answer: string | null) => ({ answers: [{ questionId: question?.id, answer }] })
    for (const without of [{}, answers(null), answers('  ')]) {
      const refused = await h.submit(id, without)
      expect([refused.status, refused.body]).toMatchObject([422, { code: 'submissions.answer_missing' }])
    }
    expect((await h.submit(id, answers('Everything.'))).status).toBe(200)
    expect((await collectionOf(h, owner).answer({})).body.code).toBe('submissions.answer_missing')
  })

  test('is only what it asks for', async () => {
    const { h, change, ask } = await setUp()
    const { body } = await change({ asksRating: false, required: ['rating', 'role', 'role'] })
    expect(body.required).toEqual([])
    expect((await h.submit(await ask(), { rating: 0 })).status).toBe(200)
  })

  test('does not bind clients who change an earlier answer', async () => {
    const { h, change, ask } = await setUp()
    const id = await ask()
    await h.submit(id)
    await change({ ...COMPANY, questions: [{ text: 'Why?', isRequired: true }] })
    const client = clientOf(h, id)
    expect((await client.look()).body.extraFields).toMatchObject({
      required: [],
      questions: [{ text: 'Why?', isRequired: false }],
    })
    expect((await client.revise({ testimonial: 'Other words.' })).status).toBe(200)
  })

  test('of a larger plan, it requires no more once the plan ends', async () => {
    const { h, owner, change, ask } = await setUp()
    await change({ ...COMPANY, questions: [{ text: 'Why?', isRequired: true }] })
    await h.setPlan(owner, 'free')
    expect((await h.submit(await ask())).status).toBe(200)
  })

  test.each([
    ['another company', { asksCompany: true, required: ['company'] }],
    ['an answer', { questions: [{ text: 'Why?', isRequired: true }] }],
  ])('can’t be %s without the plan', async (_, changes) => {
    const { h, owner, change } = await setUp()
    const before = (await change({ asksCompany: true, questions: [{ text: 'Why?' }] })).body
    await h.setPlan(owner, 'free')
    const refused = await change(changes)
    expect([refused.status, refused.body.code]).toEqual([402, 'form.not_included'])
    expect((await change({ asksCompany: true, questions: before.questions, required: ['rating'] })).status).toBe(200)
  })

  test.each([[['stars']], [['rating', 'rating', 'rating', 'rating']], ['rating']])(
    'is refused if it is %j',
    async (required) => {
      const { change } = await setUp()
      expect((await change({ required })).status).toBe(422)
    },
  )
})

describe('a form without rating and photo', () => {
  const WITHOUT = { asksRating: false, asksPhoto: false }

  test('can be made on every plan, and asks for neither', async () => {
    const { h, owner, change, ask, see } = await setUp('free')
    expect((await change(WITHOUT)).body).toMatchObject(WITHOUT)
    const seen = await see(await ask())
    expect(seen.extraFields).toMatchObject({ rating: false, photo: false })
    expect((await collectionOf(h, owner).open()).body.extraFields).toMatchObject({ rating: false, photo: false })
  })

  test('lets clients agree to a sentence that names no photo', async () => {
    const { h, change, ask, see } = await setUp()
    const id = await ask()
    const before = (await see(id)).consents.en
    await change(WITHOUT)
    const { consents } = await see(id)
    expect([before.text.includes('photo'), consents.en.text.includes('photo')]).toEqual([true, false])
    const stale = await h.submit(id, { ...ANSWER, consentVersion: before.version })
    expect([stale.status, stale.body]).toMatchObject([422, { code: 'submissions.consent_unknown' }])
    expect((await h.submit(id, { ...ANSWER, consentVersion: consents.en.version })).status).toBe(200)
  })

  test('keeps a rating that somebody gave before it was turned off', async () => {
    const { h, owner, change, ask } = await setUp()
    const id = await ask()
    await change(WITHOUT)
    const { consents } = (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)).body
    await h.submit(id, { rating: 4, consentVersion: consents.en.version })
    const { body } = await h.request<{ rating: number }>('GET', `/goodword/testimonial/${id}/details`, {
      token: owner.token,
    })
    expect(body.rating).toBe(4)
  })

  test('is requested by an email without stars', async () => {
    const { h, owner, change } = await setUp()
    const send = () => h.createRequest(owner, { isAutoSendEnabled: true })
    await send()
    await h.drain()
    h.clock.advance({ minutes: 1 })
    await change(WITHOUT)
    await send()
    await h.drain()
    expect((await h.emails()).map(({ text, html }) => [text.includes('☆'), html.includes('☆')])).toEqual([
      [false, false],
      [true, true],
    ])
  })
})

describe('the language of a form', () => {
  test('is in which its pages open', async () => {
    const { h, owner, change, ask, see } = await setUp('free')
    const id = await ask()
    expect((await see(id)).language).toBeNull()
    expect((await change({ language: 'de' })).body.language).toBe('de')
    expect((await see(id)).language).toBe('de')
    expect((await collectionOf(h, owner).open()).body.language).toBe('de')
  })

  test('is one that we have', async () => {
    const { change } = await setUp('free')
    const refused = await change({ language: 'sv' })
    expect([refused.status, refused.body.message]).toEqual([422, 'Choose a language.'])
  })
})

describe('the colour of a form', () => {
  const GREEN = '#0b6e4f'
  const BLUE = '#2c4fa3'

  test('is that of the default form, or its own', async () => {
    const { h, change, ask, see, createForm } = await setUp()
    const { id: formId } = await createForm('Label School')
    await change({ accentColor: GREEN })
    const [main, school] = [await ask(), await ask(formId)]
    const lights = async () => [(await see(main)).accent?.light, (await see(school)).accent?.light]
    expect(await lights()).toEqual([GREEN, GREEN])

    const own = await change({ hasOwnColor: true, accentColor: BLUE }, formId)
    expect(own.body).toMatchObject({ hasOwnColor: true, accentColor: BLUE, defaultColor: GREEN })
    expect(await lights()).toEqual([GREEN, BLUE])
    const opened = await h.request<PublicRequest>('GET', `/goodword/collect/${(await createForm('Stall')).slug}`)
    expect(opened.body.accent?.light).toBe(GREEN)

    await change({ hasOwnColor: true, accentColor: null }, formId)
    expect(await lights()).toEqual([GREEN, undefined])
    await change({ hasOwnColor: false, accentColor: BLUE }, formId)
    expect(await lights()).toEqual([GREEN, GREEN])
  })

  test('of the default form is never its own', async () => {
    const { change } = await setUp()
    const { body } = await change({ hasOwnColor: true, accentColor: GREEN })
    expect(body).toMatchObject({ hasOwnColor: false, accentColor: GREEN, defaultColor: GREEN })
  })
})

test('a copy has all of it', async () => {
  const { h, owner, change, createForm } = await setUp()
  const settings = {
    asksRating: false,
    asksPhoto: false,
    asksCompany: true,
    required: ['company'],
    language: 'nl',
    questions: [{ text: 'Why?', isRequired: true }],
  }
  await change(settings)
  const { id } = await createForm('Copy')
  const { body } = await h.request<FormSettings>('GET', `/goodword/forms/${id}/settings`, { token: owner.token })
  expect(body).toMatchObject(settings)
})

test('a link’s answer needs a rating where the form requires one, and says so', async () => {
  const { h, owner, change } = await setUp('free')
  await change({ required: ['rating'] })
  const { status, body } = await collectionOf(h, owner).answer({ ...COLLECTED, rating: 0 })
  expect([status, body.message]).toEqual([
    422,
    'The form now asks for something that your answer doesn’t have. Reload the page and send again. Your text is kept.',
  ])
})
