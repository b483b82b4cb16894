import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName, foldText, wordsOf } from './folded-text.ts'
import { TagNames } from './tags.ts'

test.each([
  ['Ágnes Kovács', 'agnes kovacs'],
  ['CLÉMENCE', 'clemence'],
  ['İstanbul', 'istanbul'],
  ['Ｆｕｌｌ ﬁg', 'full fig'],
  ['Пётр', 'петр'],
  ['味噌', '味噌'],
  ['100 %_\\', '100 %_\\'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('finds nothing more to fold in what is folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => foldText(foldText(text)) === foldText(text)),
    { numRuns: 1000 },
  )
})

test('folds every spelling of one text to the same', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => foldText(text.normalize('NFC')) === foldText(text.normalize('NFD')),
    ),
    { numRuns: 1000 },
  )
})

test('folds a typed name to what the server folds it to, once the contract has cleaned it', () => {
  const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  const spaces = fc.constantFrom('', ' ', '\u00a0', '\t')
  fc.assert(
    fc.property(spaces, typed, spaces, (before, name, after) => {
      const given = before + name + after
      const cleaned = TagNames.safeParse([given]).data?.[0]
      fc.pre(cleaned !== undefined)
      expect(foldName(given)).toBe(foldText(cleaned ?? ''))
    }),
    { numRuns: 1000 },
  )
  // Its mark is apart from a space, which folding leaves and trimming would take.
  expect(foldName('¨ x')).toBe(foldText('¨ x'))
})

test('takes texts as the same words whatever their capitals, spaces and signs, and signs alone as they are', () => {
  expect(new Set(['Sehr gut!', 'sehr  GUT', ' Sehr\nGut. '].map(wordsOf)).size).toBe(1)
  expect(wordsOf('Sehr guter')).not.toBe(wordsOf('Sehr gut'))
  expect(wordsOf('👍')).not.toBe(wordsOf('👎'))
})
