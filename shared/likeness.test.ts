import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areAlmostSame, areNamesAlike, likened, likenessOf, sketchOf } from './likeness.ts'

const TEXT = 'Nora listened for an hour before she drew a line. The labels still sell our tea after three years.'
const almost = (one: [string, string], other: [string, string]) =>
  areAlmostSame(likened({ name: one[0], text: one[1] }), likened({ name: other[0], text: other[1] }))

describe('testimonials are almost the same', () => {
  test.each([
    ['a comma and a capital', ['Ana Ribeiro', TEXT], ['ana ribeiro', TEXT.replace('hour', 'hour,').toUpperCase()]],
    ['a word', ['Ana Ribeiro', TEXT], ['Ana Ribeiro', TEXT.replace('three', 'four')]],
    ['a sentence less', ['Ana Ribeiro', `${TEXT} Thank you!`], ['Ana R.', TEXT]],
    ['the order of the name', ['Ribeiro, Ana', TEXT], ['Ána Ribeiro', TEXT]],
    ['all of the name, with a telling text', ['Ana Ribeiro', TEXT], ['Anonymous', TEXT]],
    [
      'a word of a language without spaces',
      ['田中', '本当に素晴らしい仕事でした。ありがとう。'],
      ['田中', '本当に素晴らしい仕事でした。感謝します。'],
    ],
  ] as const)('if they differ in %s', (_, one, other) => {
    expect(almost([...one], [...other])).toBe(true)
  })

  test.each([
    [
      'are different',
      ['Ana Ribeiro', TEXT],
      ['Ana Ribeiro', 'Quick, fair, no jargon. I would book the photo day earlier.'],
    ],
    ['are short and under different names', ['Ana', 'Great work!'], ['Ben', 'Great work!']],
    ['are alike under different names', ['Ana Ribeiro', TEXT], ['Ben Okafor', TEXT.replace('three', 'four')]],
    ['have no letters', ['Ana', '!!!'], ['Ana', '???']],
    ['have no name', ['', 'Great work!'], ['', 'Great work!']],
  ] as const)('but not if they %s', (_, one, other) => {
    expect(almost([...one], [...other])).toBe(false)
  })
})

test('names are alike by words and initials', () => {
  expect(areNamesAlike('Ana Ribeiro', 'A. Ribeiro')).toBe(true)
  expect(areNamesAlike('Ana Ribeiro', 'Ana Costa')).toBe(false)
  expect(areNamesAlike('Ana', '')).toBe(false)
})

test('likeness is symmetric, between 0 and 1, and 1 for itself, whatever the text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [sketchOf(one), sketchOf(other)]
      const likeness = likenessOf(a, b)
      expect(likeness).toBe(likenessOf(b, a))
      expect(likeness).toBeGreaterThanOrEqual(0)
      expect(likeness).toBeLessThanOrEqual(1)
      expect(likenessOf(a, a)).toBe(a.length > 0 ? 1 : 0)
    }),
  )
})
