import { expect, test } from 'vitest'
import { originOf, piecesOf, withoutRules } from './embed-code.tsx'

const script = '<script async src="https://goodword.example/widget.js"></script>'
const element =
  '<goodword-widget widget="wgt_1"><a href="https://goodword.example/wall/wgt_1">Read our reviews</a></goodword-widget>'
const code = [script, element].join('\n')

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

test('the rules of the space are told apart from the code, a line for each', () => {
  const narrow = 'goodword-widget[widget="wgt_1"]{display:block;min-height:900px}'
  const wide = '@media(min-width:601px){goodword-widget[widget="wgt_1"]{display:block;min-height:700px}}'
  expect(withoutRules([script, `<style>${narrow}${wide}</style>`, element].join('\n'))).toEqual({
    code,
    rules: `${narrow}\n${wide}`,
  })
})

test('code without rules stays as it is', () => {
  expect(withoutRules(code)).toEqual({ code, rules: '' })
})

test('the origin is where the script comes from', () => {
  expect(originOf(code)).toBe('https://goodword.example')
})
