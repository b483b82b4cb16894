import { expect, test } from 'vitest'
import { sendingHint } from './sending.hint.ts'

test('the hint says what happens to the mail, and to whom it goes once that is known', () => {
  const hint = (customerEmail: string, isAutoSendEnabled: boolean) =>
    sendingHint({ customerEmail, isAutoSendEnabled, submitLabel: 'Create' })
  expect(hint('ana@client.example', false)).toMatch(/^Unticked, nothing is sent/)
  expect(hint('ana@cli', true)).toBe('The mail below goes to the client as soon as you press Create.')
  expect(hint(' ana@client.example ', true)).toBe(
    'The mail below goes to ana@client.example as soon as you press Create.',
  )
})
