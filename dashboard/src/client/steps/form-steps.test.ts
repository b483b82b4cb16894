import { expect, test } from 'vitest'
import type { Question } from '#shared/submissions.ts'
import { isInSteps, stepOfField, stepsOf } from './form-steps.ts'

const question = (id: string): Question => ({ id, text: `${id}?`, kind: 'long', options: [] })
const nothing = { company: false, role: false, questions: [] }
const asked = { company: true, role: false, questions: [question('a'), question('b')] }

test.each([
  ['auto', nothing, true, false],
  ['auto', { ...nothing, company: true }, true, true],
  ['auto', { ...nothing, questions: [question('a')] }, true, true],
  ['auto', asked, false, false],
  ['steps', nothing, false, true],
  ['page', asked, true, false],
] as const)(
  'with the layout %s and %j, narrow: %s, clients answer in steps: %s',
  (layout, extras, isNarrow, inSteps) => {
    const extraFields = { ...extras, questions: [...extras.questions] }
    expect(isInSteps(layout, { extraFields, isNarrow })).toBe(inSteps)
  },
)

test('each question is a step, and every field has its step', () => {
  const steps = stepsOf(asked, { hasPhoto: true })
  expect(steps).toEqual(['rating', 'testimonial', 'answer-a', 'answer-b', 'author', 'photo', 'visibility'])
  expect(stepsOf(nothing, { hasPhoto: false })).toEqual(['rating', 'testimonial', 'author', 'visibility'])
  for (const field of ['testimonial', 'customerName', 'customerEmail', 'company', 'role', 'answer-b', 'photo'])
    expect(steps).toContain(stepOfField(field))
})
