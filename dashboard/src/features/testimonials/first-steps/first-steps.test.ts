import { expect, test } from 'vitest'
import { isAllDone, stepsOf } from './first-steps.ts'

const nothing = {
  hasProfile: false,
  hasRequest: false,
  hasConnectedStripe: false,
  hasApproved: false,
  hasEmbedded: false,
  isDismissed: false,
}
const everything = {
  hasProfile: true,
  hasRequest: true,
  hasConnectedStripe: true,
  hasApproved: true,
  hasEmbedded: true,
  isDismissed: false,
}

test('each step is done by what it asks for and by nothing else', () => {
  const doneBy = (done: Partial<typeof nothing>) =>
    stepsOf({ ...nothing, ...done }).flatMap(({ name, isDone }) => (isDone ? [name] : []))
  expect(doneBy({})).toEqual([])
  expect(doneBy({ hasProfile: true })).toEqual(['profile'])
  expect(doneBy({ hasRequest: true })).toEqual(['request'])
  expect(doneBy({ hasConnectedStripe: true })).toEqual(['stripe'])
  expect(doneBy({ hasApproved: true })).toEqual(['approve'])
  expect(doneBy({ hasEmbedded: true })).toEqual(['embed'])
})

test('a request that was made and not sent is called no more than that', () => {
  const step = stepsOf({ ...nothing, hasRequest: true }).find(({ isDone }) => isDone)
  expect(step?.title).toBe('Create your first request')
})

test('all is done when every step is', () => {
  expect(isAllDone(everything)).toBe(true)
  expect(isAllDone({ ...everything, hasApproved: false })).toBe(false)
})

test('there is nothing to review before somebody was asked', () => {
  const review = (hasRequest: boolean) =>
    stepsOf({ ...nothing, hasRequest }).find(({ name }) => name === 'approve')?.callToAction
  expect(review(false)).toBeUndefined()
  expect(review(true)).toBe('Review')
})
