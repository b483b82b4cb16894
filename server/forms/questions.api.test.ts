import { describe, expect, test } from 'vitest'
import type { CollectionPage } from '#shared/collection.ts'
import type { Confirmation } from '#shared/confirming.ts'
import type { FormSettings } from '#shared/form-settings.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { WidgetFeed } from '#shared/widgets.ts'
import { COLLECTED, collectionOf } from '#server/testing/collection.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness } from '#server/testing/harness.ts'
import { confirmEmail } from '#server/testing/owners.ts'

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
    const kept = { message: 'See you\nsoon.', link: LINK, code: null }
    const { id } = await h.createRequest(owner)
    const asked = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    const page = await collectionOf(h, owner).open()
    expect([asked.body.thanks, page.body.thanks]).toEqual([kept, kept])
    await h.setPlan(owner, 'free')
    const without = await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)
    expect(without.body.thanks).toEqual({ message: null, link: null, code: null })
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
      code: null,
    })
  })
})

describe('a code for answering', () => {
  const CODE = { label: 'A seat for a friend', code: 'JAR-AND-PEN' }
  const thanks = { message: null, link: null, code: CODE }

  test('is given to whoever has answered a request, and to nobody before', async () => {
    const { h, owner, change, details } = await setUp()
    expect((await change({ thanks })).body.thanks).toEqual(thanks)
    const { id } = await h.createRequest(owner)
    const form = async () => (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)).body.thanks.code
    expect(await form()).toBeNull()
    expect((await h.submit(id)).body).toMatchObject({ code: CODE })
    expect(await form()).toEqual(CODE)
    expect((await details(id)).isRewarded).toBe(true)
  })

  test('is on the page of the client who got it, and on no other', async () => {
    const { h, owner, change } = await setUp()
    const before = await h.createRequest(owner)
    await h.submit(before.id)
    await change({ thanks })
    const { id } = await h.createRequest(owner)
    expect((await clientOf(h, id).look()).body.code).toBeNull()
    await h.submit(id)
    expect((await clientOf(h, id).look()).body.code).toEqual(CODE)
    expect((await clientOf(h, before.id).look()).body.code).toBeNull()
  })

  test('is given through a link, again when sending is repeated, and then visitors read of it', async () => {
    const { h, owner, change } = await setUp()
    await change({ thanks })
    const link = collectionOf(h, owner)
    const opened = await link.open()
    expect(opened.body.thanks.code).toBeNull()
    h.clock.advance({ minutes: 1 })
    const answer = { ...COLLECTED, openedToken: opened.body.openedToken }
    for (const status of [201, 201]) {
      const sent = await link.send(answer, { key: 'the-key-of-this-answer' })
      expect([sent.status, sent.body]).toMatchObject([status, { code: CODE, unconfirmedToken: null }])
    }
    const { token } = owner
    const list = await h.request<{ items: { id: string }[] }>('GET', '/goodword/testimonial/list', { token })
    await h.request('PUT', `/goodword/testimonial/${list.body.items[0]?.id}/approve`, { token })
    const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
    const widget = widgets.body.items[0]?.id ?? ''
    const feed = await h.request<WidgetFeed>('GET', `/w/${widget}.json`)
    expect(feed.body.items).toMatchObject([{ origin: 'Received a code for answering', isByOwner: false }])
    expect((await h.request<WidgetFeed>('GET', `/w/${widget}.json?lang=de`)).body.translation).toMatchObject({
      'Received a code for answering': 'Hat für die Antwort einen Code erhalten',
    })
    for (const path of [`/w/${widget}.html`, `/wall/${widget}`])
      expect(String((await h.request('GET', path)).body), path).toContain('Received a code for answering')
    // What was said to readers once stays true, whatever the form does later.
    await change({})
    expect((await h.request<WidgetFeed>('GET', `/w/${widget}.json`)).body.items).toMatchObject([
      { origin: 'Received a code for answering' },
    ])
  })

  test('waits until the email is confirmed, where that is needed', async () => {
    const { h, owner, change } = await setUp()
    await change({ thanks })
    const link = collectionOf(h, owner)
    await confirmEmail({ h, owner })
    expect((await link.changeAccess({ needsConfirmedEmail: true })).status).toBe(200)
    const sent = await link.answer({ customerEmail: 'ana@client.example' })
    expect(sent.body).toMatchObject({ portalPath: null, code: null })
    await h.drain()
    const token = /\/confirm\/([^\s"?]+)/.exec((await h.emails())[0]?.text ?? '')?.[1] ?? ''
    const path = `/goodword/confirmation/${token}`
    const before = await h.request<Confirmation>('GET', path)
    expect([before.status, before.body.thanks.code]).toEqual([200, null])
    expect((await h.request('POST', path)).body).toMatchObject({ code: CODE })
    expect((await h.request<Confirmation>('GET', path)).body.thanks.code).toEqual(CODE)
  })

  test('ends with the plan, and later answers are without it', async () => {
    const { h, owner, change, details } = await setUp()
    await change({ thanks })
    await h.setPlan(owner, 'free')
    const { id } = await h.createRequest(owner)
    expect((await h.submit(id)).body).toMatchObject({ code: null })
    expect((await details(id)).isRewarded).toBe(false)
    expect((await change({ thanks: { ...thanks, code: { ...CODE, code: 'OTHER' } } })).body.code).toBe(
      'form.not_included',
    )
  })

  test.each([
    [{ ...CODE, code: ' ' }, 'thanks.code.code', 'Code is required.'],
    [{ ...CODE, label: '' }, 'thanks.code.label', 'What the code is for is required.'],
    [{ ...CODE, code: 'x'.repeat(41) }, 'thanks.code.code', 'Code can be at most 40 characters long.'],
    [
      { ...CODE, label: 'x'.repeat(81) },
      'thanks.code.label',
      'What the code is for can be at most 80 characters long.',
    ],
    [{ ...CODE, code: 'A\nB' }, 'thanks.code.code', 'Code must be a single line of text.'],
  ])('like %j is refused', async (code, path, message) => {
    const { change } = await setUp()
    const refused = await change({ thanks: { ...thanks, code } })
    expect([refused.status, refused.body.details]).toEqual([422, [{ path, message }]])
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
