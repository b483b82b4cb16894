import { describe, expect, test } from 'vitest'
import { sentencesOf } from '#shared/excerpt.ts'
import { afterPress, phraseIn, showSentences } from './sentences.ts'

const TEXT = 'Good oil. Nora kept the blue.\n\nWe sold it. Good labels.'
const sentences = sentencesOf(TEXT, 'en')
const markedOf = (excerpt: string | null, highlight: string | null) =>
  showSentences(sentences, { excerpt, highlight }).flatMap(({ index, pieces }) =>
    pieces.filter(({ isMarked }) => isMarked).map(({ text }) => `${index} ${text}`),
  )

describe('pressing a sentence', () => {
  test('leaves it out, shows it again, and leads back to the full text', () => {
    const without = afterPress(sentences, null, 0)
    expect(without).toBe('… Nora kept the blue.\n\nWe sold it. Good labels.')
    expect(afterPress(sentences, without, 3)).toBe('… Nora kept the blue.\n\nWe sold it. …')
    expect(afterPress(sentences, without, 0)).toBeNull()
  })

  test('never leaves out the last one', () => {
    expect(afterPress(sentences, 'Good oil. …', 0)).toBe('Good oil. …')
  })
})

describe('the highlight', () => {
  test.each([
    ['at its first place', null, 'Good', ['0 Good']],
    ['at its first place in what is shown', '… Good labels.', 'Good', ['3 Good']],
    ['over two sentences', null, 'oil. Nora', ['0 oil.', '1 Nora']],
    ['nowhere without one', null, null, []],
  ] as const)('is %s', (_, excerpt, highlight, marked) => {
    expect(markedOf(excerpt, highlight)).toEqual(marked)
  })

  test('changes no character', () => {
    const all = showSentences(sentences, { excerpt: null, highlight: 'kept' })
    expect(all.flatMap(({ pieces, space }) => [...pieces.map(({ text }) => text), space]).join('')).toBe(TEXT)
  })
})

test.each([
  ['kept the blue', 'kept the blue'],
  ['  kept\nthe   blue ', 'kept the blue'],
  ['blue. We', 'blue.\n\nWe'],
  ['Good (oil', null],
  ['  ', null],
])('the phrase of "%s" is %j', (selected, phrase) => {
  expect(phraseIn(TEXT, selected)).toBe(phrase)
})
