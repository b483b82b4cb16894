import { expect, test } from 'vitest'
import { MERGE_FIELDS } from '#shared/emails.ts'
import { unknownFieldsWords } from './unknown-fields.ts'

test('every field that is filled in is known, with spaces in it too', () => {
  const template = MERGE_FIELDS.map((field) => `{{${field}}} {{ ${field} }}`).join('\n')
  expect(unknownFieldsWords(template)).toBeNull()
  expect(unknownFieldsWords('A word? { } }} it is')).toBeNull()
})

test.each([
  ['Hello {{name}},', '{{name}} is not filled in: clients would read it as it stands.'],
  ['{{ clientname }}?', '{{ clientname }} is not filled in: clients would read it as it stands.'],
  ['{{client name}}?', '{{client name}} is not filled in: clients would read it as it stands.'],
  ['{{clientName}?', '{{clientName} is not filled in: clients would read it as it stands.'],
  ['{{a}} {{b}} {{a}}', '{{a}}, {{b}} are not filled in: clients would read them as they stand.'],
])('what only looks like a field is named: %s', (template, words) => {
  expect(unknownFieldsWords(template)).toBe(words)
})
