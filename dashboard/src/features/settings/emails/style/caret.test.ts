import { expect, test } from 'vitest'
import { type Mark, markSelection } from './caret.ts'

/** The selection stands between brackets. */
function press(text: string, mark: Mark): string {
  const start = text.indexOf('[')
  const end = text.indexOf(']') - 1
  const after = markSelection({ text: text.replace(/[[\]]/g, ''), start, end, mark })
  return `${after.text.slice(0, after.start)}[${after.text.slice(after.start, after.end)}]${after.text.slice(after.end)}`
}

test.each<[string, Mark, string]>([
  ['Say [two] words', '**', 'Say **[two]** words'],
  ['Say [two] words', '*', 'Say *[two]* words'],
  ['Say[ two ]words', '**', 'Say **[two]** words'],
  ['Say []words', '**', 'Say **[]**words'],
  ['Say **[two]** words', '**', 'Say [two] words'],
  ['Say [**two**] words', '**', 'Say [two] words'],
  ['Say *[two]* words', '*', 'Say [two] words'],
  ['Say **[two]** words', '*', 'Say ***[two]*** words'],
  ['Say *[two]* words', '**', 'Say ***[two]*** words'],
  ['Say ***[two]*** words', '*', 'Say **[two]** words'],
  ['Say ***[two]*** words', '**', 'Say *[two]* words'],
  ['Say **[]** words', '**', 'Say [] words'],
  ['[all]', '**', '**[all]**'],
])('"%s" with %s becomes "%s"', (before, mark, after) => {
  expect(press(before, mark)).toBe(after)
})
