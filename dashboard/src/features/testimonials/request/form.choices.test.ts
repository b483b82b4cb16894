import { expect, test } from 'vitest'
import { formChoices } from './form.choices.ts'

const forms = [
  { id: 'frm_1', name: 'Client form', isDefault: true },
  { id: 'frm_2', name: 'Label School', isDefault: false },
]
const options = [
  { value: '', label: 'Client form (default)' },
  { value: 'frm_2', label: 'Label School' },
]

test('with one form there is nothing to choose', () => {
  expect(formChoices(forms.slice(0, 1), null)).toBeUndefined()
  expect(formChoices(forms.slice(0, 1), 'frm_1')).toBeUndefined()
})

test('the default form is chosen, unless the request names another one', () => {
  expect(formChoices(forms, null)).toEqual({ options, chosen: '' })
  expect(formChoices(forms, 'frm_1')).toEqual({ options, chosen: '' })
  expect(formChoices(forms, 'frm_2')).toEqual({ options, chosen: 'frm_2' })
})

test('a request keeps a form that was deleted', () => {
  const deleted = { value: 'frm_3', label: 'A deleted form' }
  expect(formChoices(forms, 'frm_3')).toEqual({ options: [...options, deleted], chosen: 'frm_3' })
  expect(formChoices(forms.slice(0, 1), 'frm_3')?.options).toContainEqual(deleted)
})
