import { expect, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { ALL_PARTS, clientOf } from '#server/testing/clients.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { createHarness } from '#server/testing/harness.ts'

const NOTHING = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }
const CHOICES = { text: 'Which evenings helped?', kind: 'choices', options: ['Paper, ink', 'Printing', 'Binding'] }

async function setUp(question: object = CHOICES) {
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
  const [asked] = (await change({ questions: [question] })).body.questions
  if (!asked) throw new Error('The question was saved.')
  const { id } = await h.createRequest(owner)
  const answering = (answer: string | null) => ({ answers: [{ questionId: asked.id, answer }], parts: ALL_PARTS })
  const answer = (given: string | null) => h.submit(id, answering(given))
  return { h, owner, id, asked, change, details, answer, answering }
}

test('clients choose several answers, which are kept in the order of the question and shown everywhere', async () => {
  const { h, owner, id, asked, details, answer } = await setUp()
  const form = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
  expect(form.body.extraFields.questions).toMatchObject([CHOICES])
  expect((await answer('Binding\r\nPaper, ink\n')).status).toBe(200)
  const kept = { questionId: asked.id, question: CHOICES.text, answer: 'Paper, ink\nBinding' }
  expect((await details(id)).answers).toEqual([kept])
  expect((await clientOf(h, id).look()).body.answer?.answers).toEqual([kept])
  const { token } = owner
  await h.request('PUT', `/goodword/testimonial/${id}/approve`, { token })
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
  const feed = await h.request<WidgetFeed>('GET', `/w/${widgets.body.items[0]?.id}.json`)
  expect(feed.body.items).toMatchObject([{ answers: [{ question: CHOICES.text, answer: kept.answer }] }])
})

test.each([
  ['an unknown one', 'Paper, ink\nGlue', 'submissions.question_unknown'],
  ['another case', 'paper, ink', 'submissions.question_unknown'],
  ['an empty line', 'Paper, ink\n\nBinding', 'submissions.question_unknown'],
  ['the same one twice', 'Printing\nPrinting', 'submissions.choice_repeated'],
])('%s among several is refused, and nothing is saved', async (_what, given, code) => {
  const { id, details, answer } = await setUp()
  const refused = await answer(given)
  expect([refused.status, refused.body]).toMatchObject([422, { code, message: expect.stringMatching(/\.$/) }])
  expect((await details(id)).status).toBe('pending')
})

test.each([[null], [''], [' \n ']])('a required question is not answered by %j', async (given) => {
  const { answer } = await setUp({ ...CHOICES, isRequired: true })
  expect([await answer(given), await answer('Printing')]).toMatchObject([
    { status: 422, body: { code: 'submissions.answer_missing' } },
    { status: 200 },
  ])
})

test('clients can choose all of them, also through a link', async () => {
  const { h, owner, asked, details } = await setUp()
  const link = collectionOf(h, owner)
  const all = CHOICES.options.join('\n')
  expect((await link.answer({ answers: [{ questionId: asked.id, answer: all }] })).status).toBe(201)
  const list = await h.request<{ items: { id: string; source: string }[] }>('GET', '/goodword/testimonial/list', {
    token: owner.token,
  })
  const found = list.body.items.find(({ source }) => source === 'link')
  expect((await details(found?.id ?? '')).answers).toMatchObject([{ answer: all }])
})

test('what was chosen stays when the question takes one answer only, and clients can change it', async () => {
  const { h, id, asked, change, details, answer } = await setUp()
  await answer('Printing\nBinding')
  const single = (await change({ questions: [{ ...CHOICES, id: asked.id, kind: 'choice' }] })).body.questions[0]
  expect(single?.id).not.toBe(asked.id)
  const chosen = { questionId: asked.id, question: CHOICES.text, answer: 'Printing\nBinding' }
  expect((await details(id)).answers).toEqual([chosen])
  const client = clientOf(h, id)
  const revised = await client.revise({ answers: [{ questionId: asked.id, answer: 'Printing' }] })
  expect(revised.body.answer?.answers).toEqual([{ ...chosen, answer: 'Printing' }])
})

test('a single choice takes one answer', async () => {
  const { answer } = await setUp({ ...CHOICES, kind: 'choice' })
  expect((await answer('Printing\nBinding')).body).toMatchObject({ code: 'submissions.question_unknown' })
})
