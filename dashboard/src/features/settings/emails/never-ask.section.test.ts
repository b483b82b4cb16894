import { expect, test } from 'vitest'
import { readEntries } from './never-ask.section.tsx'

test('addresses and domains are read from lines, commas and blanks, each once', () => {
  expect(readEntries('Ana@Client.example, example.org\n@example.org; bo@example.net')).toEqual({
    patterns: ['ana@client.example', '@example.org', 'bo@example.net'],
    fault: undefined,
  })
})

test.each([
  ['', 'Enter an email address or a domain.'],
  [' , ', 'Enter an email address or a domain.'],
  ['ana@client.example, ana', '“ana” isn’t an email address or a domain.'],
])('of "%s" it is said: %s', (typed, fault) => {
  expect(readEntries(typed)).toEqual({ patterns: [], fault })
})
