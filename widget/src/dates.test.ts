import { expect, test } from 'vitest'
import { createDateFormat } from './dates.ts'

test('writes the day in the language of the page, the same in every time zone', () => {
  expect(createDateFormat('en-GB')('2026-11-01')).toBe('1 Nov 2026')
  expect(createDateFormat('de')('2026-11-01')).toBe('1. Nov. 2026')
})

test('falls back to the language of the browser when the page names none or a wrong one', () => {
  const usual = createDateFormat('')('2026-11-01')
  expect(usual).toContain('2026')
  expect(createDateFormat('not a language!')('2026-11-01')).toBe(usual)
})
