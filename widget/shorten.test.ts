import { expect, test } from 'vitest'
import { restoreConstants, shorten, withoutCopies } from './shorten.ts'

const short = (source: string) => shorten(restoreConstants(source), { isModule: true })

test('what never changes is written where it is used', async () => {
  const code = await short('var LONGEST = 140, MARK = "-"; export const isLong = (text) => text.length > LONGEST')
  expect(code).toContain('.length>140')
  expect(code).not.toContain('var')
})

test.each([
  'turns = 2',
  'turns += 1',
  '++turns',
  'turns--',
  '[turns] = [2]',
  '({ a: turns } = { a: 2 })',
  'for (turns of [2]);',
])('what changes by “%s” stays a variable', async (change) => {
  const source = `var turns = 0; export const next = () => { ${change}; return turns }`
  expect(restoreConstants(source)).toBe(source)
})

test('names of properties are shortened only where no other file knows them', async () => {
  expect(await short('export const show = (parts) => parts.loadLayout(parts.options)')).toMatch(
    /^(?!.*loadLayout).*\.options/,
  )
})

test('what is no JavaScript is no file', async () => {
  await expect(shorten('const (', { isModule: true })).rejects.toThrow(/Unexpected|Expected/)
})

test('props are not copied before an element copies them', () => {
  expect(withoutCopies('createElement(Card, { ...props }, createElement("a", { ...link, href: "/" }))')).toBe(
    'createElement(Card, props, createElement("a", { ...link, href: "/" }))',
  )
})
