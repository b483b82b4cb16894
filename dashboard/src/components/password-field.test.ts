import { expect, test } from 'vitest'
import { missingSentence } from './password-field.tsx'

const requirement = (text: string, isMet: boolean) => ({ text, isMet })

test('what a password misses is named in one sentence', () => {
  expect(
    missingSentence([
      requirement('At least 10 characters', false),
      requirement('A lowercase letter', true),
      requirement('An uppercase letter', false),
      requirement('A number', false),
    ]),
  ).toBe('Password must have at least 10 characters, an uppercase letter, and a number.')
})

test('nothing is named when nothing is missing', () => {
  expect(missingSentence([requirement('A number', true)])).toBeUndefined()
})
