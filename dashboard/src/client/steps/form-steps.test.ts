import { expect, test } from 'vitest'
import { isInSteps, stepsOf } from '#shared/form-steps.ts'
import type { Question } from '#shared/submissions.ts'
import { coveredHeight, stepOfField, stepToShow } from './form-steps.ts'
import { trailIn } from './use-trail.ts'

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
  'with the layout %s and %j, on a phone: %s, clients answer in steps: %s',
  (layout, extras, isPhone, inSteps) => {
    const extraFields = { ...extras, questions: [...extras.questions] }
    expect(isInSteps(layout, { extraFields, isPhone })).toBe(inSteps)
  },
)

const names = stepsOf(asked, { hasPhoto: true })

test('each question is a step, and every field has its step', () => {
  expect(names).toEqual(['rating', 'testimonial', 'answer-a', 'answer-b', 'author', 'photo', 'visibility'])
  expect(stepsOf(nothing, { hasPhoto: false })).toEqual(['rating', 'testimonial', 'author', 'visibility'])
  for (const field of ['testimonial', 'customerName', 'customerEmail', 'company', 'role', 'answer-b', 'photo'])
    expect(names).toContain(stepOfField(field))
})

test('faults lead to the first step that has one, unless the current step has one too', () => {
  expect(stepToShow(['customerName', 'answer-b'], { names, current: 'visibility' })).toBe('answer-b')
  expect(stepToShow(['photo', 'company'], { names, current: 'photo' })).toBeUndefined()
  expect(stepToShow([], { names, current: 'rating' })).toBeUndefined()
})

test.each([
  ['closed', { height: 760, offsetTop: 0, scale: 1 }, 0],
  ['open', { height: 420, offsetTop: 0, scale: 1 }, 340],
  ['open, and the page moved beneath it', { height: 420, offsetTop: 100, scale: 1 }, 240],
  ['closed, with the address bar gone', { height: 816, offsetTop: 0, scale: 1 }, 0],
  ['closed, and the reader zoomed in', { height: 380, offsetTop: 0, scale: 2 }, 0],
])('a keyboard that is %s covers that much', (_, viewport, covered) => {
  expect(coveredHeight(760, viewport)).toBe(covered)
})

test.each([null, undefined, 'rating', { goodwordSteps: 3 }, { goodwordSteps: ['a', 1] }])(
  'a history entry with %j is that of the first step',
  (state) => expect(trailIn(state)).toEqual([]),
)
