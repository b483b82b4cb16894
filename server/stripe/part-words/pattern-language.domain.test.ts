import { expect, test } from 'vitest'
import { latin, oneOf, patternOf, someOf } from './pattern-language.domain.ts'
import { readLine } from './line-part.domain.ts'
import { wordingOf } from './read-part.domain.ts'

test('letters and digits that no pattern names become one letter, each where it was', () => {
  expect(latin('deposit: 50% für œuvre straße')).toBe('deposit: 50% für œuvre straße')
  expect(latin('Депозит 定金 ٥٠ łódź – 1/2')).toBe('þþþþþþþ þþ þþ þódþ – 1/2')
})

test('a word stands alone, and not beside a letter or digit of any script', () => {
  const word = someOf(['rest'])
  for (const text of ['rest', '(rest)', 'der rest.', '- rest -']) expect(word.test(latin(text))).toBe(true)
  for (const text of ['arrest', 'rest2', 'restaurant', 'жrest', 'rest金', 'rest٣', 'ßrest', 'restœ'])
    expect(word.test(latin(text))).toBe(false)
})

test('kinds of characters in and out of sets stand for what is left of them', () => {
  expect('größe 12 þþ'.replaceAll(patternOf('\\p{L}+', 'g'), 'w')).toBe('w 12 w')
  expect('a1-b2'.replaceAll(patternOf('[^\\p{L}\\p{N}]', 'g'), ' ')).toBe('a1 b2')
  expect('[a] \\p'.replaceAll(patternOf('\\[|\\\\p', 'g'), '.')).toBe('.a] .')
  expect('anzahlungsrechnung'.match(oneOf(['anzahlung~']))).toEqual(['anzahlungsrechnung'])
})

test('a kind of characters that patterns do not know is refused', () => {
  expect(() => patternOf('\\p{Lu}')).toThrow('kind of characters')
})

test('lines in other scripts stay apart when the owner teaches their words', () => {
  expect(wordingOf('定金')).not.toBe(wordingOf('尾款'))
  expect(readLine('Депозит 50% deposit')).toMatchObject({ part: 'first' })
})
