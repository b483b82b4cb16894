import { expect, test } from 'vitest'
import {
  accessMessage,
  asksMessage,
  copyName,
  countMessage,
  deletionMessage,
  limitReason,
  usesMessage,
} from './forms.messages.ts'
import { findForm, formPath } from './forms.paths.ts'

const asks = { rating: true, photo: true, company: false, role: false, questions: 0 }

test.each([
  [asks, 'Rating, text and photo'],
  [{ ...asks, questions: 1 }, 'Rating, text, photo and 1 question'],
  [{ ...asks, rating: false, photo: false, questions: 2 }, 'Text and 2 questions'],
  [{ ...asks, company: true, role: true, questions: 2 }, 'Rating, text, photo, company, role and 2 questions'],
])('%j', (asked, message) => expect(asksMessage(asked)).toBe(message))

test('forms are counted, and the limit of the plan is said', () => {
  expect(countMessage({ count: 3, limit: 5, plan: 'Pro' })).toBe('3 of 5 forms on Pro')
  expect(countMessage({ count: 1, limit: 1, plan: 'Free' })).toBe('1 of 1 form on Free')
  expect(countMessage({ count: 12, limit: null, plan: 'Studio' })).toBe('12 forms')
  expect(limitReason({ count: 4, limit: 5 })).toBeUndefined()
  expect(limitReason({ count: 40, limit: null })).toBeUndefined()
  expect(limitReason({ count: 7, limit: 5 })).toBe('Your plan includes 5 forms.')
})

const open = { state: 'open', isOpen: true, lastDay: null } as const

test.each([
  [open, 'On', null],
  [{ ...open, lastDay: '2026-12-12' }, 'On', 'Closes 12 Dec'],
  [{ ...open, state: 'full' } as const, 'Full today', null],
  [{ ...open, state: 'closed', isOpen: false } as const, 'Closed', null],
  [{ ...open, state: 'closed', lastDay: '2026-10-31' } as const, 'Closed', 'Since 31 Oct'],
])('%j', (form, word, note) => expect(accessMessage(form)).toEqual({ word, note }))

test('a deletion says what remains', () => {
  expect(deletionMessage(0)).toBe(
    'Its link will say that the form is closed. Clients who were sent a request with this form can still answer it.',
  )
  expect(deletionMessage(1)).toContain('Its answer stays.')
  expect(deletionMessage(1200)).toContain('Its 1,200 answers stay.')
})

test('a copy is named after its form, within the length of a name', () => {
  expect(copyName('Label School', 80)).toBe('Label School (copy)')
  expect(copyName('x'.repeat(80), 80)).toHaveLength(80)
})

test('the default form has the same address in every workspace, and is found by its id too', () => {
  const forms = [
    { id: 'frm_1', isDefault: true },
    { id: 'frm_2', isDefault: false },
  ]
  expect(forms.map(formPath)).toEqual(['/forms/default', '/forms/frm_2'])
  expect(findForm(forms, 'default')).toBe(forms[0])
  expect(findForm(forms, 'frm_1')).toBe(forms[0])
  expect(findForm(forms, 'frm_2')).toBe(forms[1])
  expect(findForm(forms, 'frm_3')).toBeUndefined()
})

test.each([
  [true, { requests: 0, accounts: 0 }, 'Requests'],
  [true, { requests: 3, accounts: 2 }, 'Requests and 2 payment accounts'],
  [false, { requests: 0, accounts: 0 }, 'Its link only'],
  [false, { requests: 1, accounts: 0 }, '1 open request'],
  [false, { requests: 2, accounts: 1 }, '2 open requests and 1 payment account'],
])('a form (default %j) that is used by %j says “%s”', (isDefault, usedBy, message) => {
  expect(usesMessage({ isDefault, usedBy })).toBe(message)
})
