import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

const shown = (earlier: string, later: string) =>
  textChanges(earlier, later)
    ?.map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test.each([
  ['Good work.', 'Good work.', 'Good work.'],
  ['Good work.', 'Great work.', '[-Good-][+Great+] work.'],
  ['Good work.', 'Good work. Again!', 'Good work.[+ Again!+]'],
  ['I would plan more.', 'I came in time.', 'I [-would plan more.-][+came in time.+]'],
  ['Good and kind work.', 'Great and kinder work.', '[-Good-][+Great+] and [-kind-][+kinder+] work.'],
  ['Never late.', '', '[-Never late.-]'],
  ['One\ntwo', 'One two', 'One[-\n-][+ +]two'],
])('%j and then %j is %j', (earlier, later, marked) => {
  expect(shown(earlier, later)).toBe(marked)
})

test('what is marked is the one text and the other, whatever they are', () => {
  const word = fc.constantFrom('good', 'work', 'never', 'late', ' ', '\n', 'é', '𝒜')
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (earlier, later) => {
      const stretches = textChanges(earlier, later) ?? []
      const without = (kind: string) =>
        stretches
          .filter((stretch) => stretch.kind !== kind)
          .map((stretch) => stretch.text)
          .join('')
      expect(without('new')).toBe(earlier)
      expect(without('gone')).toBe(later)
      expect(stretches.every(({ kind }, index) => kind !== stretches[index - 1]?.kind)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('of texts that are too long nothing is compared', () => {
  expect(textChanges('a '.repeat(5000), 'b '.repeat(5000))).toBeNull()
})
