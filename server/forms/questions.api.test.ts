import { describe, expect, test } from 'vitest'
import type { CollectionPage } from '#shared/collection.ts'
import type { FormSettings } from '#shared/form-settings.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { COLLECTED, collectionOf } from '#server/testing/collection.ts'
import { createHarness } from '#server/testing/harness.ts'

const NOTHING = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }
const CHOICE = { text: 'Which evening helped most?', kind: 'choice', options: ['Paper', 'Printing'] }
const SCALE = { text: 'How ready are you?', kind: 'scale' }
const LINK = { label: 'The next dates', url: 'https://feldmann.example/dates' }

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  await h.setPlan(owner, 'pro')
  const { token } = owner
  const change = (changes: object) =>
    h.request<FormSettings & ErrorResponse>('PUT', '/goodword/forms/default/settings', {
      token,
      body: { ...NOTHING, ...changes },
    })
  const details = async (id: string) =>
    (await h.request<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, { token })).body
  return { h, owner, change, details }
}

test('clients are offered the answers of a choice and of a scale, and a short answer', async () => {
  const { h, owner, change } = await setUp()
  const { body } = await change({ questions: [CHOICE, SCALE, { text: 'In a word?', kind: 'short', options: ['no'] }] })
  const { id } = await h.createRequest(owner)
  const seen = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
  expect(seen.body.extraFields.questions).toEqual(body.questions)
  expect(body.questions).toMatchObject([
    CHOICE,
    { ...SCALE, options: ['1/5', '2/5', '3/5', '4/5', '5/5'] },
    { kind: 'short', options: [] },
  ])
})

test('an answer that a question does not offer is refused, and nothing is saved', async () => {
  const { h, owner, change, details } = await setUp()
  const [choice, scale] = (await change({ questions: [CHOICE, SCALE] })).body.questions
  const { id } = await h.createRequest(owner)
  const answered = (one: string, other: string | null) => ({
    answers: [
      { questionId: choice?.id, answer: one },
      { questionId: scale?.id, answer: other },
    ],
  })
  for (const answers of [answered('paper', null), answered('Glue', null), answered('Paper', '6/5')]) {
    const refused = await h.submit(id, answers)
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'submissions.question_unknown' }])
  }
  expect((await details(id)).status).toBe('pending')
  expect((await h.submit(id, answered('Printing', '4/5'))).status).toBe(200)
  expect((await details(id)).answers).toEqual([
    { questionId: choice?.id, question: CHOICE.text, answer: 'Printing' },
    { questionId: scale?.id, question: SCALE.text, answer: '4/5' },
  ])
})

test.each([
  ['kind', { kind: 'short', options: [] }],
  ['answers', { options: ['Paper', 'Press'] }],
])('a question with another %s is a new one', async (_what, changed) => {
  const { change } = await setUp()
  const [one] = (await change({ questions: [CHOICE] })).body.questions
  const same = await change({ questions: [{ ...CHOICE, id: one?.id }] })
  expect(same.body.questions).toEqual([one])
  const other = await change({ questions: [{ ...CHOICE, id: one?.id, ...changed }] })
  expect(other.body.questions).toHaveLength(1)
  expect(other.body.questions[0]?.id).not.toBe(one?.id)
})

describe('a question is refused', () => {
  const nine = Array.from({ length: 9 }, (_, number) => `Answer ${number}`)
  test.each([
    [{ options: ['Only one'] }, 'questions.0.options', 'A choice needs at least 2 answers.'],
    [{ options: [] }, 'questions.0.options', 'A choice needs at least 2 answers.'],
    [{ options: nine }, 'questions.0.options', 'A choice can have at most 8 answers.'],
    [{ options: ['Paper', 'paper '] }, 'questions.0.options.1', 'This answer is there twice.'],
    [{ options: ['Paper', ' '] }, 'questions.0.options.1', 'Answer is required.'],
    [{ options: ['Paper', 'x'.repeat(81)] }, 'questions.0.options.1', 'An answer can be at most 80 characters long.'],
    [{ kind: 'stars' }, 'questions.0.kind', 'Choose a kind of answer.'],
  ])('with %j', async (changes, path, message) => {
    const { change } = await setUp()
    const refused = await change({ questions: [{ ...CHOICE, ...changes }] })
    expect(refused.status).toBe(422)
    expect(refused.body.details).toEqual([{ path, message }])
  })
})

describe('what is said after sending', () => {
  test('is the owner’s words and a link, on both kinds of pages', async () => {
    const { h, owner, change } = await setUp()
    const thanks = { message: ' See you\r\nsoon. ', link: { ...LINK, url: 'https://FELDMANN.example/dates' } }
    await change({ thanks })
    const kept = { message: 'See you\nsoon.', link: LINK }
    const { id } = await h.createRequest(owner)
    const asked = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    const page = await collectionOf(h, owner).open()
    expect([asked.body.thanks, page.body.thanks]).toEqual([kept, kept])
    await h.setPlan(owner, 'free')
    const without = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    expect(without.body.thanks).toEqual({ message: null, link: null })
  })

  test.each([
    'http://feldmann.example',
    'javascript:alert(1)',
    'feldmann.example',
    'https://ana:secret@feldmann.example',
    '',
    `https://feldmann.example/${'x'.repeat(2000)}`,
  ])('can’t link to "%s"', async (url) => {
    const { change } = await setUp()
    const refused = await change({ thanks: { message: null, link: { ...LINK, url } } })
    expect(refused.status).toBe(422)
    expect(refused.body.details?.[0]).toMatchObject({ path: 'thanks.link.url', message: expect.stringMatching(/\.$/) })
  })

  test('needs the plan, and words of a larger plan are kept', async () => {
    const { h, owner, change } = await setUp()
    await change({ thanks: { message: 'See you.', link: LINK } })
    await h.setPlan(owner, 'free')
    expect((await change({ thanks: { message: 'Other words.', link: LINK } })).body.code).toBe('form.not_included')
    expect((await change({ thanks: { message: 'See you.', link: null } })).body.thanks).toEqual({
      message: 'See you.',
      link: null,
    })
  })
})

test('an answer through a link is about the service of its form', async () => {
  const { h, owner, change } = await setUp()
  await change({ service: 'Label School' })
  const link = collectionOf(h, owner)
  expect((await link.answer(COLLECTED)).status).toBe(201)
  const { body } = await h.request<{ items: { id: string }[] }>('GET', '/goodword/testimonial/list', {
    token: owner.token,
  })
  expect(body.items).toMatchObject([{ service: 'Label School', source: 'link' }])
})

test('a deleted form’s link says that it is closed, and takes nothing', async () => {
  const { h, owner } = await setUp()
  const { token } = owner
  const { body: form } = await h.request<{ id: string; slug: string }>('POST', '/goodword/forms', {
    token,
    body: { name: 'Stall' },
  })
  await h.request('DELETE', `/goodword/forms/${form.id}`, { token })
  const { body: page } = await h.request<CollectionPage>('GET', `/goodword/collect/${form.slug}`)
  expect(page).toMatchObject({ state: 'closed', slug: 'stall' })
  const refused = await h.request<ErrorResponse>('POST', `/goodword/collect/${form.slug}`, {
    body: { ...COLLECTED, openedToken: page.openedToken },
  })
  expect([refused.status, refused.body.code]).toEqual([409, 'collection.closed'])
})
