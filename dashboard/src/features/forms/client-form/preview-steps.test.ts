import { expect, test } from 'vitest'
import { previewStepMessage, previewSteps } from './preview-steps.ts'
import { type PreviewedFields, previewedFields, previewedThanks } from './previewed.ts'

const usualFields: PreviewedFields = {
  rating: true,
  photo: true,
  company: false,
  role: false,
  required: [],
  questions: [],
}

const link = { label: 'Our shop', url: 'https://feldmann.example' }

test('the preview has the steps of the form, or all of it, and what follows', () => {
  expect(previewSteps(usualFields, 'page')).toEqual(['form', 'thanks'])
  const steps = previewSteps({ ...usualFields, rating: false, photo: false }, 'steps')
  expect(steps).toEqual(['testimonial', 'author', 'visibility', 'thanks'])
  expect(steps.map((_, place) => previewStepMessage(steps, place))).toEqual([
    'Step 1 of 3',
    'Step 2 of 3',
    'Step 3 of 3',
    'After sending',
  ])
  expect(previewStepMessage(['form', 'thanks'], 0)).toBe('The form')
})

test('only what the plan includes is previewed', () => {
  const fields = { rating: 'required', photo: 'no', company: 'required', role: 'optional' } as const
  const questions = [{ text: 'Why?', kind: 'short' as const, options: [], isRequired: true, isPrivate: false }]
  const shown = { rating: true, photo: false }
  expect(previewedFields({ fields, questions }, { isLocked: false })).toEqual({
    ...shown,
    company: true,
    role: true,
    required: ['rating', 'company'],
    questions,
  })
  expect(previewedFields({ fields, questions }, { isLocked: true })).toEqual({
    ...shown,
    company: false,
    role: false,
    required: ['rating'],
    questions: [],
  })
})

test('a link that is not one yet is left out, and the message stays', () => {
  const code = { label: 'A free seat', code: 'JAR-AND-PEN' }
  const typed = { message: ' Thank you. ', link, code }
  const none = { message: null, link: null, code: null }
  expect(previewedThanks(typed, { isLocked: false })).toEqual({
    message: 'Thank you.',
    link: { ...link, url: 'https://feldmann.example/' },
    code,
  })
  expect(previewedThanks({ ...typed, link: { ...link, url: 'https://' } }, { isLocked: false })).toEqual({
    message: 'Thank you.',
    link: null,
    code,
  })
  expect(previewedThanks(typed, { isLocked: true })).toEqual(none)
})
