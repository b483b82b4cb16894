import { expect, test } from 'vitest'
import { sendingHint, serviceHint } from './sending.hint.ts'

test('the hint says what happens to the mail, and to whom it goes once that is known', () => {
  const hint = (customerEmail: string, isAutoSendEnabled: boolean) =>
    sendingHint({ customerEmail, isAutoSendEnabled, submitLabel: 'Create' })
  expect(hint('ana@client.example', false)).toMatch(/^Unticked, nothing is sent/)
  expect(hint('ana@cli', true)).toBe('The mail below goes to the client as soon as you press Create.')
  expect(hint(' ana@client.example ', true)).toBe(
    'The mail below goes to ana@client.example as soon as you press Create.',
  )
})

test('what the work was is said to be used only where the mail names it', () => {
  const ours = { subject: null, message: null }
  const own = { subject: null, message: 'Thank you for {{service}}.' }
  expect(serviceHint({ rights: { hasOwnWords: true }, style: own })).toBe('Used in the mail as {{service}}.')
  expect(serviceHint({ rights: { hasOwnWords: true }, style: ours })).toMatch(/^Kept with the request\. Your own words/)
  expect(serviceHint({ rights: { hasOwnWords: false }, style: own })).toMatch(/^Kept with the request\. From Pro on/)
})
