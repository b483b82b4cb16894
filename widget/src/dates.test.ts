import { expect, test } from 'vitest'
import { createDateFormat } from './dates.ts'

const write = (lang: string, own: readonly string[] = []) => createDateFormat(lang, own)('2026-11-01')

test('writes the day in the language of the page, the same in every time zone', () => {
  expect(write('en-GB')).toBe('1 Nov 2026')
  expect(write('en')).toBe('Nov 1, 2026')
  expect(write('de')).toBe('1. Nov. 2026')
})

test.each([
  ['en', ['en-GB', 'en'], '1 Nov 2026'],
  ['en', ['de-AT', 'en-GB', 'en-US'], '1 Nov 2026'],
  ['de', ['de-AT'], '1. Nov. 2026'],
  ['fr', ['fr-CA'], '1 nov. 2026'],
  ['pt', ['pt-PT'], '1/11/2026'],
])('writes %s as a visitor who reads %j does', (lang, own, expected) => {
  expect(write(lang, own)).toBe(expected)
})

test.each([
  ['en-US', ['en-GB'], 'Nov 1, 2026'],
  ['en', ['de-AT', 'eng-GB'], 'Nov 1, 2026'],
  ['de', ['en-GB'], '1. Nov. 2026'],
])('writes %s for a visitor who reads %j, as the page says', (lang, own, expected) => {
  expect(write(lang, own)).toBe(expected)
})

test('falls back to the language of the browser when the page names none or a wrong one', () => {
  const usual = write('')
  expect(usual).toContain('2026')
  expect(write('not a language!')).toBe(usual)
})

test('does not fail where the browser names a language that is none, as some do', () => {
  expect(write('en', ['en-US@posix', 'en'])).toContain('2026')
})
