import { expect, test } from 'vitest'
import { isAllDone, nextMessage, nextOf, stepsOf } from './first-steps.ts'

const nothing = {
  hasConfirmedEmail: false,
  isEmailUndelivered: false,
  newEmail: null,
  hasRequest: false,
  hasAnswer: false,
  hasApproved: false,
  hasEmbedded: false,
  isDismissed: false,
}
const everything = { ...nothing, hasConfirmedEmail: true, hasRequest: true, hasApproved: true, hasEmbedded: true }

test('each step is done by what it asks for and by nothing else', () => {
  const doneBy = (done: Partial<typeof nothing>) =>
    stepsOf({ ...nothing, ...done }).flatMap(({ name, isDone }) => (isDone ? [name] : []))
  expect(doneBy({})).toEqual([])
  expect(doneBy({ hasConfirmedEmail: true })).toEqual(['confirm'])
  expect(doneBy({ hasRequest: true })).toEqual(['request'])
  expect(doneBy({ hasApproved: true })).toEqual(['approve'])
  expect(doneBy({ hasEmbedded: true })).toEqual(['embed'])
})

test('all is done when every step is', () => {
  expect(isAllDone(everything)).toBe(true)
  expect(isAllDone({ ...everything, hasApproved: false })).toBe(false)
  expect(isAllDone({ ...everything, hasConfirmedEmail: false })).toBe(false)
})

test('a step that can’t be done yet says when', () => {
  const approve = (hasAnswer: boolean) =>
    stepsOf({ ...nothing, hasAnswer }).find(({ name }) => name === 'approve')?.start
  expect(approve(false)).toEqual({ when: 'After the first answer' })
  expect(approve(true)).toEqual({ label: 'Review', to: '/testimonial/list?status=submitted' })
})

test('the next step is the first that can be done', () => {
  const next = (done: Partial<typeof nothing>) => {
    const step = nextOf(stepsOf({ ...nothing, ...done }))
    return step && nextMessage(step)
  }
  expect(next({})).toBe('Next: confirm your email')
  expect(next({ hasConfirmedEmail: true })).toBe('Next: send your first request')
  expect(next({ hasConfirmedEmail: true, hasRequest: true })).toBe('Next: put it on your website')
  expect(next({ hasConfirmedEmail: true, hasRequest: true, hasAnswer: true })).toBe('Next: approve a testimonial')
  expect(next(everything)).toBeUndefined()
})
