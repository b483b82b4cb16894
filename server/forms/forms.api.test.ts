import { describe, expect, test } from 'vitest'
import type { FormSettings } from '#shared/form-settings.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import type { PlanName } from '#shared/plans.ts'
import type { PublicRequest } from '#shared/submissions.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

const FORM = '/goodword/forms/default/settings'
const ACCENT = '/goodword/form/accent'
const NOTHING = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }
const UNCHANGED = {
  hasOwnColor: false,
  defaultColor: null,
  asksRating: true,
  asksPhoto: true,
  required: [],
  language: null,
}
const NOTHING_SAID = {
  ...UNCHANGED,
  service: null,
  tags: [],
  layout: 'auto',
  thanks: { message: null, link: null, code: null },
}

async function setUp(plan: PlanName) {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, plan)
  return { h, owner }
}

const read = async (h: Harness, owner: TestOwner) =>
  (await h.request<FormSettings>('GET', FORM, { token: owner.token })).body

const change = (h: Harness, owner: TestOwner, changes: Record<string, unknown>) =>
  h.request<FormSettings & ErrorResponse>('PUT', FORM, { token: owner.token, body: { ...NOTHING, ...changes } })

async function whatClientsSee(h: Harness, owner: TestOwner) {
  const { id } = await h.createRequest(owner)
  return (await h.request<PublicRequest>('GET', `/goodword/testimonial/${id}`)).body
}

describe('the form of clients', () => {
  test('asks for nothing and has no colour until the owner says so', async () => {
    const { h, owner } = await setUp('pro')
    expect(await read(h, owner)).toEqual({ ...NOTHING, ...NOTHING_SAID, accent: null, areExtrasIncluded: true })
    expect(await whatClientsSee(h, owner)).toMatchObject({
      accent: null,
      extraFields: { company: false, role: false, questions: [] },
    })
  })

  test.each(['pro', 'studio'] as const)('asks clients for what was set on the plan %s', async (plan) => {
    const { h, owner } = await setUp(plan)
    const saved = await change(h, owner, {
      accentColor: '#FFD000',
      asksCompany: true,
      asksRole: true,
      questions: [{ text: ' What did you like best? ' }, { text: 'Whom would you recommend it to?' }],
    })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ accentColor: '#ffd000', asksCompany: true, asksRole: true })
    expect(await read(h, owner)).toEqual(saved.body)
    const seen = await whatClientsSee(h, owner)
    const question = {
      id: expect.stringMatching(/^qst_/),
      kind: 'long',
      options: [],
      isRequired: false,
      isPrivate: false,
    }
    expect(seen.extraFields).toEqual({
      rating: true,
      photo: true,
      company: true,
      role: true,
      required: [],
      questions: [
        { ...question, text: 'What did you like best?' },
        { ...question, text: 'Whom would you recommend it to?' },
      ],
    })
    expect(seen.accent).toEqual({ light: expect.stringMatching(/^#[\da-f]{6}$/), dark: '#ffd000' })
    expect(seen.accent?.light).not.toBe('#ffd000')
    expect(JSON.stringify(seen)).not.toMatch(/areExtrasIncluded|accentColor|asksCompany/)
  })

  test('asks clients of one owner nothing of another', async () => {
    const { h, owner } = await setUp('pro')
    const other = await h.signUp()
    await h.setPlan(other, 'pro')
    await change(h, owner, { accentColor: '#0b6e4f', asksCompany: true, questions: [{ text: 'Mine?' }] })
    expect(await read(h, other)).toEqual({ ...NOTHING, ...NOTHING_SAID, accent: null, areExtrasIncluded: true })
    expect(await whatClientsSee(h, other)).toMatchObject({
      accent: null,
      extraFields: { company: false, questions: [] },
    })
    const [question] = (await read(h, owner)).questions
    const stolen = await change(h, other, { questions: [{ id: question?.id, text: 'Yours?' }] })
    expect([stolen.status, stolen.body.code]).toEqual([422, 'form.question_unknown'])
    expect((await read(h, owner)).questions).toEqual([question])
  })
})

describe('how clients answer', () => {
  test('is chosen on every plan, and clients are told', async () => {
    const { h, owner } = await setUp('free')
    expect((await whatClientsSee(h, owner)).layout).toBe('auto')
    expect((await change(h, owner, { layout: 'steps' })).body.layout).toBe('steps')
    expect((await whatClientsSee(h, owner)).layout).toBe('steps')
  })

  test('is refused if there is no such layout', async () => {
    const { h, owner } = await setUp('free')
    const refused = await change(h, owner, { layout: 'wizard' })
    expect([refused.status, refused.body.message]).toEqual([422, 'Choose how clients answer.'])
    expect((await read(h, owner)).layout).toBe('auto')
  })
})

describe('a question', () => {
  test('keeps its id when it is put elsewhere; a new one, and one that is put otherwise, gets its own', async () => {
    const { h, owner } = await setUp('pro')
    const before = (await change(h, owner, { questions: [{ text: 'One?' }, { text: 'Two?' }] })).body.questions
    const [one, two] = before
    const { questions } = (
      await change(h, owner, {
        questions: [{ id: two?.id, text: 'Two, then?' }, { text: 'Three?' }, { id: one?.id, text: 'One?' }],
      })
    ).body
    expect(questions).toMatchObject([{ text: 'Two, then?' }, { text: 'Three?' }, { id: one?.id, text: 'One?' }])
    expect(new Set([two, ...questions].map((question) => question?.id)).size).toBe(4)
  })

  test('that is put otherwise while a client answers it is not answered unseen', async () => {
    const { h, owner } = await setUp('pro')
    const [asked] = (await change(h, owner, { questions: [{ text: 'Would you come again?' }] })).body.questions
    const { id } = await h.createRequest(owner)
    await change(h, owner, { questions: [{ id: asked?.id, text: 'Was anything bad?' }] })
    const answer = { answers: [{ questionId: asked?.id, answer: 'Yes, certainly.' }] }
    expect(await h.submit(id, answer)).toMatchObject({ status: 422, body: { code: 'submissions.question_unknown' } })
    expect((await h.submit(id)).status).toBe(200)
  })

  test('that is gone or named twice is refused, and everything stays as it is', async () => {
    const { h, owner } = await setUp('pro')
    const [one] = (await change(h, owner, { questions: [{ text: 'One?' }] })).body.questions
    const before = await read(h, owner)
    for (const questions of [
      [{ id: 'qst_gone', text: 'Gone?' }],
      [
        { id: one?.id, text: 'One?' },
        { id: one?.id, text: 'One again?' },
      ],
    ]) {
      const refused = await change(h, owner, { questions, asksCompany: true, accentColor: '#0b6e4f' })
      expect([refused.status, refused.body.code]).toEqual([422, 'form.question_unknown'])
      expect(await read(h, owner)).toEqual(before)
    }
  })

  test.each([
    ['nothing', '   '],
    ['nothing that can be read', '\u200b'],
    ['two lines', 'One?\nTwo?'],
    ['a control character', 'One\u0007?'],
    ['141 characters', 'a'.repeat(141)],
  ])('of %s is refused with a sentence', async (_, text) => {
    const { h, owner } = await setUp('pro')
    const refused = await change(h, owner, { questions: [{ text }] })
    expect(refused.status).toBe(422)
    expect(refused.body.details?.[0]).toMatchObject({ path: 'questions.0.text', message: expect.stringMatching(/\.$/) })
  })

  test('of markup, quotes or 140 characters is kept and handed out to the letter', async () => {
    const { h, owner } = await setUp('pro')
    const texts = [`<script>alert(1)</script> "it's" &amp; {{x}}`, `'; drop table form_settings; --`, '好'.repeat(140)]
    await change(h, owner, { questions: texts.map((text) => ({ text })) })
    expect((await whatClientsSee(h, owner)).extraFields.questions.map(({ text }) => text)).toEqual(texts)
  })

  test('is one of five at most', async () => {
    const { h, owner } = await setUp('studio')
    const refused = await change(h, owner, {
      questions: ['1?', '2?', '3?', '4?', '5?', '6?'].map((text) => ({ text })),
    })
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe('There can be at most 5 questions.')
  })
})

describe('without the plan', () => {
  test.each([{ asksCompany: true }, { asksRole: true }, { questions: [{ text: 'One?' }] }])(
    '%j is refused with the way to have it, and nothing is saved',
    async (changes) => {
      const { h, owner } = await setUp('free')
      const refused = await change(h, owner, { accentColor: '#0b6e4f', ...changes })
      expect([refused.status, refused.body.code]).toEqual([402, 'form.not_included'])
      expect(refused.body.message).toMatch(/^Your plan doesn’t include .* Choose a larger plan/)
      expect(await read(h, owner)).toEqual({ ...NOTHING, ...NOTHING_SAID, accent: null, areExtrasIncluded: false })
    },
  )

  test('the colour can be set', async () => {
    const { h, owner } = await setUp('free')
    expect((await change(h, owner, { accentColor: '#0b6e4f' })).status).toBe(200)
    expect((await whatClientsSee(h, owner)).accent?.light).toBe('#0b6e4f')
    expect((await change(h, owner, {})).body.accent).toBeNull()
    expect((await whatClientsSee(h, owner)).accent).toBeNull()
  })

  test('what was set on a larger plan is kept and not asked, can be saved as it is, and taken away', async () => {
    const { h, owner } = await setUp('pro')
    const { questions } = (
      await change(h, owner, { asksCompany: true, asksRole: true, questions: [{ text: 'One?' }, { text: 'Two?' }] })
    ).body
    await h.setPlan(owner, 'free')
    expect(await read(h, owner)).toMatchObject({
      asksCompany: true,
      asksRole: true,
      questions,
      areExtrasIncluded: false,
    })
    const asked = { extraFields: { company: false, role: false, questions: [] } }
    expect(await whatClientsSee(h, owner)).toMatchObject(asked)

    const kept = { asksCompany: true, asksRole: true, questions }
    expect((await change(h, owner, { ...kept, accentColor: '#0b6e4f' })).status).toBe(200)
    const [one] = questions
    const reworded = await change(h, owner, { ...kept, questions: [{ id: one?.id, text: 'One more?' }] })
    expect([reworded.status, reworded.body.code]).toEqual([402, 'form.not_included'])
    expect((await change(h, owner, { asksCompany: true, questions: [one] })).body).toMatchObject({
      asksCompany: true,
      asksRole: false,
      questions: [one],
    })
    expect((await change(h, owner, { asksRole: true })).status).toBe(402)

    await h.setPlan(owner, 'pro')
    expect(await whatClientsSee(h, owner)).toMatchObject({
      extraFields: { company: true, role: false, questions: [one] },
    })
  })
})

describe('a colour', () => {
  test.each(['red', '#fff', '#12345g', '8e3075', '#8e307512', '', 'url(x)', '#8e3075;x'])(
    '"%s" is refused',
    async (color) => {
      const { h, owner } = await setUp('pro')
      expect((await change(h, owner, { accentColor: color })).body.message).toBe('Enter a colour like #8e3075.')
      const path = `${ACCENT}?color=${encodeURIComponent(color)}`
      expect((await h.request('GET', path, { token: owner.token })).status).toBe(422)
    },
  )

  test('can be looked at before it is saved', async () => {
    const { h, owner } = await setUp('free')
    const { body } = await h.request('GET', `${ACCENT}?color=%23FFD000`, { token: owner.token })
    expect((await read(h, owner)).accent).toBeNull()
    expect((await change(h, owner, { accentColor: '#ffd000' })).body.accent).toEqual(body)
  })
})
