import { describe, expect, it } from 'vitest'
import { answerField } from '#shared/form-steps.ts'
import type { ExtraFields, Question } from '#shared/submissions.ts'
import { testimonialMaxLength } from '../client/answer-text.ts'
import { findFaults, refusedFields } from '../client/answer.ts'
import { longQuestion as question } from '../client/extra-fields.fake.ts'
import { carryAnswers, type Draft, startDraft, toSubmission, editDraft } from './draft.ts'
import { publicRequest } from './request.fake.ts'

const filled: Draft = {
  customerName: 'Yuki Tanabe',
  rating: 4,
  testimonial: 'Clear price, clear dates, kept both.',
  company: '',
  role: '',
  answers: {},
  isPrivate: false,
  isCompanyShown: false,
  areAnswersShown: false,
  photo: null,
  openedToken: '1.signature',
  idempotencyKey: 'key-of-the-first-attempt',
}

const request = publicRequest
const nothing = request.extraFields
const everything = { ...nothing, company: true, role: true, questions: [question('q1', 'Why us?')] }
const send = (draft: Draft, extraFields: ExtraFields = nothing) =>
  toSubmission(draft, { extraFields, consentVersion: 'v1', website: '' })

describe('a new draft', () => {
  it('takes the name from the request, has no stars, is public, and shows nothing more than name and photo', () => {
    expect(startDraft(request)).toEqual({
      ...filled,
      rating: 0,
      testimonial: '',
      idempotencyKey: null,
    })
  })

  it('has an empty name when the owner gave none', () => {
    expect(startDraft({ ...request, customerName: null }).customerName).toBe('')
  })
})

describe('editing', () => {
  it('drops the key of an earlier attempt, because the answer is another one now', () => {
    expect(editDraft(filled, { rating: 5 })).toEqual({ ...filled, rating: 5, idempotencyKey: null })
  })
})

describe('what is sent', () => {
  it('is the answer with the version of the consent sentence and when it was opened, and not the key', () => {
    expect(send(filled)).toEqual({
      customerName: 'Yuki Tanabe',
      rating: 4,
      testimonial: 'Clear price, clear dates, kept both.',
      company: null,
      role: null,
      answers: [],
      isPrivate: false,
      parts: { name: true, photo: true, company: false, answers: false },
      consentVersion: 'v1',
      openedToken: '1.signature',
    })
  })

  it('has the address of the photo, if there is one', () => {
    const photo = { id: 'an-id', name: 'me.jpg', totalBytes: 2048, downloadUrl: '/pictures/an-id' }
    expect(send({ ...filled, photo }).imageUrl).toBe('/pictures/an-id')
    expect(send(filled)).not.toHaveProperty('imageUrl')
    const withoutPhoto = send({ ...filled, photo }, { ...nothing, photo: false })
    expect(withoutPhoto).not.toHaveProperty('imageUrl')
    expect(withoutPhoto.parts?.photo).toBe(false)
  })

  it('has no rating where none is asked for', () => {
    expect(send(filled, { ...nothing, rating: false }).rating).toBe(0)
  })

  it('tells the server what stands in the field that no person sees', () => {
    const caught = toSubmission(filled, { extraFields: nothing, consentVersion: 'v1', website: 'https://spam.example' })
    expect(caught.website).toBe('https://spam.example')
  })

  it('has no characters that the server refuses, and keeps paragraphs', () => {
    const pasted = {
      ...filled,
      customerName: ' Yuki\tTanabe\u0000 ',
      testimonial: '\u0007One.\r\n\r\nTwo.\vThree.\tFour.\n\n',
    }
    const { customerName, testimonial } = send(pasted)
    expect(customerName).toBe('Yuki Tanabe')
    expect(testimonial).toBe('One.\n\nTwo.\nThree.\tFour.')
  })

  const generous = {
    ...filled,
    company: ' Tanabe & Co ',
    role: 'Founder',
    answers: { q1: ' The calm. ', q0: 'An answer to a question that is gone.' },
    isCompanyShown: true,
    areAnswersShown: true,
  }

  it('has company, role and answers only where they are asked for', () => {
    expect(send(generous)).toMatchObject({ company: null, role: null, answers: [] })
    const choice: Question = { ...question('q1'), kind: 'choice', options: ['One', 'Two'] }
    const chosen = { ...generous, answers: { q1: 'Two' } }
    const asked = { ...everything, questions: [choice] }
    expect([send(chosen, asked).answers, send(generous, asked).answers]).toEqual([
      [{ questionId: 'q1', answer: 'Two' }],
      [],
    ])
    const several: Question = { ...choice, kind: 'choices' }
    const both = { ...generous, answers: { q1: 'One\nTwo' } }
    const sent = (draft: typeof both, asking: Question) =>
      send(draft, { ...everything, questions: [asking] }).answers.map(({ answer }) => answer)
    expect([sent(both, several), sent(both, choice)]).toEqual([['One\nTwo'], []])
    expect(sent({ ...generous, answers: { q1: 'One\nThree' } }, several)).toEqual([])
    expect(send(generous).parts).toEqual({ name: true, photo: true, company: false, answers: false })
    const kept = { ...everything, questions: [{ ...question('q1'), isPrivate: true }] }
    expect(send(generous, kept)).toMatchObject({ answers: [{ answer: 'The calm.' }], parts: { answers: false } })
    expect(send(generous, everything)).toMatchObject({
      company: 'Tanabe & Co',
      role: 'Founder',
      answers: [{ questionId: 'q1', answer: 'The calm.' }],
      parts: { name: true, photo: true, company: true, answers: true },
    })
  })

  it('allows to show nothing that is empty, and nothing of private words', () => {
    const empty = { ...generous, company: ' ', role: '', answers: { q1: '  ' } }
    const none = { name: true, photo: true, company: false, answers: false }
    expect(send(empty, everything).parts).toEqual(none)
    expect(send({ ...generous, isPrivate: true }, everything).parts).toEqual(none)
  })
})

describe('checking', () => {
  it('finds nothing wrong with a filled form', () => {
    expect(findFaults(filled, everything)).toEqual({})
  })

  it('does not ask for a rating', () => {
    expect(findFaults({ ...filled, rating: 0 }, nothing)).toEqual({})
  })

  it('needs what the form requires, and of a choice an answer that it offers', () => {
    const choice: Question = { ...question('q1'), kind: 'choice', options: ['One', 'Two'], isRequired: true }
    const extraFields: ExtraFields = { ...everything, required: ['rating', 'company'], questions: [choice] }
    const answers = { q1: 'Three' }
    expect(findFaults({ ...filled, rating: 0, company: ' ', answers }, extraFields)).toEqual({
      rating: { kind: 'missing' },
      company: { kind: 'missing' },
      [answerField('q1')]: { kind: 'missing' },
    })
    expect(findFaults({ ...filled, company: 'Casa', answers: { q1: 'Two' } }, extraFields)).toEqual({})
  })

  it.each(['', '   ', '\n\n'])('asks for words and for a name where there is nothing but space: %j', (empty) => {
    expect(findFaults({ ...filled, testimonial: empty, customerName: empty }, nothing)).toEqual({
      testimonial: { kind: 'missing' },
      customerName: { kind: 'missing' },
    })
  })

  it('says by how much a text is too long, and accepts the longest that is allowed', () => {
    const check = (length: number) => findFaults({ ...filled, testimonial: 'a'.repeat(length) }, nothing)
    expect(check(testimonialMaxLength)).toEqual({})
    expect(check(testimonialMaxLength + 1234)).toEqual({ testimonial: { kind: 'too-long', by: 1234 } })
  })

  it.each(['customerName', 'company', 'role'])('refuses a line of more than 200 characters in %s', (name) => {
    expect(findFaults({ ...filled, [name]: 'n'.repeat(200) }, everything)).toEqual({})
    expect(findFaults({ ...filled, [name]: 'n'.repeat(201) }, everything)).toEqual({
      [name]: { kind: 'too-long', by: 1 },
    })
  })

  it('refuses an answer of more than 1,000 characters', () => {
    const check = (length: number) => findFaults({ ...filled, answers: { q1: 'a'.repeat(length) } }, everything)
    expect(check(1000)).toEqual({})
    expect(check(1002)).toEqual({ [answerField('q1')]: { kind: 'too-long', by: 2 } })
  })

  it('finds the fields that the server names, the answers by their questions', () => {
    const sent = { answers: [{ questionId: 'q7', answer: 'Yes.' }] }
    const refused = refusedFields(['customerName', 'answers.0.answer', 'somewhere', 'rating'], sent)
    expect(refused).toEqual({ customerName: { kind: 'refused' }, [answerField('q7')]: { kind: 'refused' } })
  })
})

describe('what was written below a question', () => {
  const draft = { ...filled, answers: { one: 'First.', two: 'Second.' } }

  it('stays in its place when the question is put otherwise', () => {
    const to = [question('one'), question('other')]
    const carried = carryAnswers(draft, { from: [question('one'), question('two')], to })
    expect(carried.answers).toEqual({ one: 'First.', two: 'Second.', other: 'Second.' })
    expect(carried.idempotencyKey).toBeNull()
  })

  it('is nobody else’s when questions only change places, go or come', () => {
    const from = [question('one'), question('two')]
    for (const to of [[question('two'), question('one')], [question('two')], [...from, question('three')]]) {
      expect(carryAnswers(draft, { from, to })).toBe(draft)
    }
  })
})
