import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './folded-text.ts'

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
