import { expect, test } from 'vitest'
import { accentMessage } from './accent.messages.ts'

test.each([
  [{ light: '#777777', dark: '#777777' }, 'Readable in light and dark as it is.'],
  [{ light: '#666666', dark: '#777777' }, 'To stay readable, it is darkened on light backgrounds.'],
  [{ light: '#777777', dark: '#888888' }, 'To stay readable, it is lightened on dark backgrounds.'],
  [
    { light: '#666666', dark: '#888888' },
    'To stay readable, it is darkened on light backgrounds and lightened on dark backgrounds.',
  ],
])('says of #777777 that becomes %j: %s', (accent, text) => {
  expect(accentMessage('#777777', accent)).toBe(text)
})
