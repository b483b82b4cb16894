import { expect, test } from 'vitest'
import { sendingHint, serviceHint } from './sending.hint.ts'

test('the hint says what happens to the mail, and to whom it goes once that is known', () => {
  const hint = (customerEmail: string, isAutoSendEnabled: boolean) =>
    sendingHint({ customerEmail, isAutoSendEnabled, submitLabel: 'Create' })
  expect(hint('ana@client.example', false)).toMatch(/^If unticked, nothing is sent/)
  expect(hint('ana@cli', true)).toBe('We’ll send the email below to your client when you press Create.')
  expect(hint(' ana@client.example ', true)).toBe(
    'We’ll send the email below to ana@client.example when you press Create.',
  )
})

test('what the work was is said to be used only where the mail names it', () => {
  const ours = { subject: null, message: null }
  const own = { subject: null, message: 'Thank you for {{service}}.' }
  expect(serviceHint({ rights: { hasOwnText: true }, style: own })).toBe('Used in the email as {{service}}.')
  expect(serviceHint({ rights: { hasOwnText: true }, style: ours })).toMatch(
    /^Saved with the request\. You can include this/,
  )
  expect(serviceHint({ rights: { hasOwnText: false }, style: own })).toMatch(/^Saved with the request\. On Pro/)
})
