import { describe, expect, test } from 'vitest'
import { defaultRequirements, type PasswordStatus, requirementsOf } from './password-requirements.ts'

const enforced = (status: Omit<PasswordStatus, 'passwordPolicy'>, lengths: { min?: number; max?: number } = {}) => ({
  ...status,
  passwordPolicy: {
    enforcementState: 'ENFORCE',
    customStrengthOptions: {
      ...(lengths.min !== undefined && { minPasswordLength: lengths.min }),
      ...(lengths.max !== undefined && { maxPasswordLength: lengths.max }),
    },
  },
})

describe('the requirements of a policy', () => {
  test('are named in plain words, each met or not', () => {
    const status = enforced(
      {
        containsLowercaseLetter: true,
        containsUppercaseLetter: false,
        containsNumericCharacter: false,
        containsNonAlphanumericCharacter: true,
      },
      { min: 10 },
    )
    expect(requirementsOf(status, 'long enough!')).toEqual([
      { text: 'At least 10 characters', isMet: true },
      { text: 'A lowercase letter', isMet: true },
      { text: 'An uppercase letter', isMet: false },
      { text: 'A number', isMet: false },
      { text: 'A symbol, like ! or ?', isMet: true },
    ])
  })

  test('leave out what is not asked for', () => {
    expect(requirementsOf(enforced({}, { min: 6 }), 'abc')).toEqual([{ text: 'At least 8 characters', isMet: false }])
  })

  test('name a longest length only for a password that is longer', () => {
    const short = enforced({ meetsMaxPasswordLength: true }, { min: 6, max: 4096 })
    const long = enforced({ meetsMaxPasswordLength: false }, { min: 6, max: 4096 })
    expect(requirementsOf(short, 'abcdefgh')).toEqual([{ text: 'At least 8 characters', isMet: true }])
    expect(requirementsOf(long, 'abcdefgh')).toContainEqual({ text: 'At most 4,096 characters', isMet: false })
  })

  test('are the least ones while the policy is not enforced', () => {
    const off = {
      containsNumericCharacter: false,
      passwordPolicy: { enforcementState: 'OFF', customStrengthOptions: { minPasswordLength: 30 } },
    }
    expect(requirementsOf(off, 'abcdefgh')).toEqual([{ text: 'At least 8 characters', isMet: true }])
  })
})

test.each([
  ['', false],
  ['1234567', false],
  ['12345678', true],
])('without a policy, %j meets the least requirement: %s', (password, isMet) => {
  expect(defaultRequirements(password)).toEqual([{ text: 'At least 8 characters', isMet }])
})
