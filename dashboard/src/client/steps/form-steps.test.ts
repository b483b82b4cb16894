import { expect, test } from 'vitest'
import { isInSteps, stepsOf } from '#shared/form-steps.ts'
import { longQuestion, usualFields } from '../extra-fields.fake.ts'
import { coveredHeight, stepOfField, stepToShow } from './form-steps.ts'
import { trailIn } from './use-trail.ts'

const asked = { ...usualFields, company: true, questions: [longQuestion('a'), longQuestion('b')] }

const phone = { isPhone: true, hasEmail: false }

test.each([
  ['auto', {}, phone, false],
  ['auto', { company: true }, phone, true],
  ['auto', { company: true, photo: false }, phone, false],
  ['auto', { company: true, photo: false }, { ...phone, hasEmail: true }, true],
  ['auto', { questions: [longQuestion('a')] }, phone, true],
  ['auto', asked, { isPhone: false, hasEmail: true }, false],
  ['steps', {}, { isPhone: false, hasEmail: false }, true],
  ['page', asked, phone, false],
] as const)('a form with the layout %s that asks for %j, %j, is in steps: %s', (layout, changed, on, inSteps) => {
  const extraFields = { ...usualFields, ...changed }
  expect(isInSteps(layout, { extraFields, ...on })).toBe(inSteps)
})

const names = stepsOf(asked)

test('each question is a step, and every field has its step', () => {
  expect(names).toEqual(['rating', 'testimonial', 'answer-a', 'answer-b', 'author', 'photo', 'visibility'])
  expect(stepsOf({ ...usualFields, photo: false, rating: false })).toEqual(['testimonial', 'author', 'visibility'])
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
