import { ApiError } from '../api.ts'
import { UNEXPECTED_ERROR_MESSAGE } from '../error-message.ts'
import { ForeignPasskey } from './passkeys.ts'

// The names of DOMExceptions, which the WebAuthn library keeps. A browser says NotAllowedError when the person cancels,
// takes too long, or has no passkey here.
const messages: Record<string, { creating: string; using: string }> = {
  NotAllowedError: {
    creating: 'No passkey was added.',
    using: 'No passkey was used. Try again, or use your password.',
  },
  InvalidStateError: {
    creating: 'You already have a passkey on this device.',
    using: 'This passkey doesn’t work here. Use your password.',
  },
  ConstraintError: {
    creating: 'This device needs a screen lock or a PIN before it can keep a passkey.',
    using: 'This passkey doesn’t work here. Use your password.',
  },
  NotSupportedError: {
    creating: 'This device can’t keep passkeys. Try another one.',
    using: 'This device can’t use passkeys. Use your password.',
  },
}

/** Why no passkey was created or used, as a sentence to show. */
export function passkeyFailure(error: unknown, purpose: 'creating' | 'using'): string {
  if (error instanceof ForeignPasskey) return 'This passkey is for another account.'
  if (error instanceof ApiError) return error.message
  return (error instanceof Error && messages[error.name]?.[purpose]) || UNEXPECTED_ERROR_MESSAGE
}
