import { expect, it } from 'vitest'
import { countCharacters } from './answer-text.ts'

it('counts what is sent, not the space around it', () => {
  expect(countCharacters('  kept both \n\n')).toBe('kept both'.length)
})
