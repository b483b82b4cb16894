import { expect, test } from 'vitest'
import { isOwnersName, ownNameRequirements } from './own-name.ts'

const nora = { email: 'Nora.Feldmann@studio.example', firstName: 'Nora', lastName: 'van Feldmann' }

test.each([
  ['nora.feldmann@studio.example', true],
  ['NORA.FELDMANN', true],
  ['nora van feldmann', true],
  [' NoravanFeldmann ', true],
  ['feldmann', true],
  ['Feldmann van Nora', true],
  ['norafeldmann', false],
  ['', false],
  ['nora van feldmann 7', false],
  ['honey and salt', false],
])('%j is the owner’s name or email: %s', (password, isOwn) => {
  expect(isOwnersName(password, nora)).toBe(isOwn)
})

test('only the service can tell whether a password is common', () => {
  expect(ownNameRequirements('honey and salt', nora)).toEqual([
    { text: 'Not a common password', isMet: 'checked later' },
    { text: 'Not your name or email', isMet: true },
  ])
  expect(ownNameRequirements('', nora).map(({ isMet }) => isMet)).toEqual(['checked later', false])
})
