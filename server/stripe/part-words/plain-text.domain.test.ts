import { expect, test } from 'vitest'
import { readLine } from './line-part.domain.ts'
import { plain } from './plain-text.domain.ts'

test('keeps each character where it was', () => {
  expect(plain('Größe')).toBe('grosse')
  expect(plain('Été 2026')).toBe('ete 2026')
  expect(plain('💶 Acompte')).toBe('\uFFFD acompte')
})

test.each([
  ['a word that is one character', '\uFDFA'.repeat(500)],
  ['fractions', '½'.repeat(500)],
  ['sharp s', 'ß'.repeat(500)],
  ['letters', 'a'.repeat(5000)],
])('is at most 400 characters long with %s', (_, text) => {
  expect(plain(text).length).toBeLessThanOrEqual(400)
})

test.each([
  ['at the beginning', `50% deposit: ${'the whole list of rooms, '.repeat(40)}`],
  ['at the end', `${'The whole list of rooms, '.repeat(40)} – 50% deposit`],
])('a long line is read %s', (_, line) => {
  expect(readLine(line)).toMatchObject({ part: 'first' })
})

test('where a long line was cut, no word is made of two', () => {
  expect(plain(`${'a'.repeat(280)}${'b'.repeat(400)}${'c'.repeat(115)}`)).toBe(
    `${'a'.repeat(280)} ... ${'c'.repeat(115)}`,
  )
})

const BLOCK = 128
const LAST = 0x10_ff_ff

test('every script and every other block of Unicode is read', () => {
  const blocks = Array.from({ length: (LAST + 1) / BLOCK }, (_, block) =>
    String.fromCodePoint(...Array.from({ length: BLOCK }, (_character, at) => block * BLOCK + at)),
  )
  for (const block of blocks) expect(plain(block).length).toBeLessThanOrEqual(400)
  const inUse = blocks.filter((block) => /[^\p{Cn}\p{Co}]/u.test(block))
  expect(inUse.length).toBeGreaterThan(1000)
  const samples = inUse.map((block) => block.slice(0, 56))
  for (let at = 0; at < samples.length; at += 8)
    expect(readLine(`deposit ${samples.slice(at, at + 8).join(' ')} 50%`)).toBeDefined()
})
