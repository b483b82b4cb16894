import { FirebaseError } from 'firebase/app'
import { describe, expect, test } from 'vitest'
import { weakPasswordReason } from './identity-errors.ts'

describe('the reason for refusing a password', () => {
  test.each([
    ['Password must be at least 8 characters long.', 'Password must be at least 8 characters long.'],
    ['Password should be at least 6 characters', 'Password should be at least 6 characters.'],
    ['Error', undefined],
  ])('%j is read from the message of the SDK', (sentence, reason) => {
    const error = new FirebaseError('auth/weak-password', `Firebase: ${sentence} (auth/weak-password).`)
    expect(weakPasswordReason(error)).toBe(reason)
  })

  test('is unknown for any other failure', () => {
    expect(weakPasswordReason(new FirebaseError('auth/internal-error', 'Firebase: No. (auth/internal-error).'))).toBe(
      undefined,
    )
    expect(weakPasswordReason('Firebase: A sentence. (auth/weak-password).')).toBeUndefined()
  })
})
