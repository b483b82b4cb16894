import { expect, test } from 'vitest'
import { accentWords } from './accent.words.ts'

test.each([
  [{ light: '#777777', dark: '#777777' }, 'It can be read on light and on dark ground as it is.'],
  [{ light: '#666666', dark: '#777777' }, 'So that it can be read, it is darkened on light ground.'],
  [{ light: '#777777', dark: '#888888' }, 'So that it can be read, it is lightened on dark ground.'],
  [
    { light: '#666666', dark: '#888888' },
    'So that it can be read, it is darkened on light ground and lightened on dark ground.',
  ],
])('says of #777777 that becomes %j: %s', (accent, words) => {
  expect(accentWords('#777777', accent)).toBe(words)
})
