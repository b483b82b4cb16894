import { expect, test } from 'vitest'
import { MERGE_FIELDS } from '#shared/email-styles.ts'
import { unknownFieldsMessage } from './text.fields.tsx'

test('every field that is filled in is known, with spaces in it too', () => {
  const template = MERGE_FIELDS.map((field) => `{{${field}}} {{ ${field} }}`).join('\n')
  expect(unknownFieldsMessage(template)).toBeNull()
  expect(unknownFieldsMessage('A word? { } }} it is')).toBeNull()
})

test.each([
  ['Hello {{name}},', '{{name}} isn’t a known field. Clients will see it as is.'],
  ['{{ clientname }}?', '{{ clientname }} isn’t a known field. Clients will see it as is.'],
  ['{{client name}}?', '{{client name}} isn’t a known field. Clients will see it as is.'],
  ['{{clientName}?', '{{clientName} isn’t a known field. Clients will see it as is.'],
  ['{{a}} {{b}} {{a}}', '{{a}}, {{b}} aren’t known fields. Clients will see them as is.'],
])('what only looks like a field is named: %s', (template, text) => {
  expect(unknownFieldsMessage(template)).toBe(text)
})
