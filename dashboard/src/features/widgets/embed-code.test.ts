import { expect, test } from 'vitest'
import { hostedPageOf, piecesOf } from './embed-code.ts'

const code = [
  '<script async src="https://goodword.example/widget.js"></script>',
  '<goodword-widget widget="wgt_1"><a href="https://goodword.example/wall/wgt_1">Read our reviews</a></goodword-widget>',
].join('\n')

test('the pieces of the code are the code again', () => {
  expect(
    piecesOf(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code)
})

test('the names of the tags are told apart, opening and closing', () => {
  const names = piecesOf(code).filter(({ isTagName }) => isTagName)
  expect(names.map(({ text }) => text)).toEqual(['script', 'script', 'goodword-widget', 'a', 'a', 'goodword-widget'])
})

test('the hosted page is the address that the code links to', () => {
  expect(hostedPageOf(code)).toBe('https://goodword.example/wall/wgt_1')
  expect(hostedPageOf('<a href="https://goodword.example/wall/1?a=1&amp;b=&quot;2&quot;">')).toBe(
    'https://goodword.example/wall/1?a=1&b="2"',
  )
})

test('code that links nowhere has no hosted page', () => {
  expect(hostedPageOf('<goodword-widget widget="wgt_1"></goodword-widget>')).toBeUndefined()
})
