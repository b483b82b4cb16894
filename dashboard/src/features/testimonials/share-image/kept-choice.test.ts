import { afterEach, expect, test } from 'vitest'
import { FIRST_CHOICE, type ShareChoice } from '#shared/share-image/choice.ts'
import { browserStorage } from '../../../lib/browser-storage.ts'
import { keepChoice, keptChoice } from './kept-choice.ts'

const KEY = 'goodword.share-image'

afterEach(() => browserStorage.removeItem(KEY))

test('a choice is kept, without the highlight of one testimonial', () => {
  const choice: ShareChoice = {
    hidden: ['stars', 'highlight'],
    color: 'rust',
    quoteFont: 'newsreader',
    namesFont: 'design',
  }
  keepChoice(choice)
  expect(keptChoice()).toEqual({ ...choice, hidden: ['stars'] })
})

test.each(['', '{', '{}', '"x"', '{"hidden":["email"],"color":"brand","quoteFont":"design","namesFont":"design"}'])(
  'what is no choice, like %s, is as if nothing was chosen',
  (kept) => {
    browserStorage.setItem(KEY, kept)
    expect(keptChoice()).toEqual(FIRST_CHOICE)
  },
)
