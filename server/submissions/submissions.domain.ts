import { CONSENT_VERSION, consentText } from '#shared/submissions.ts'
import { fullName } from '#shared/users.ts'
import { contentHash } from '#server/kernel/tokens.ts'

export type Consent = { version: string; text: string; hash: string }

/**
 * The sentence that a client of this owner agrees to. Its version names the very words, the owner's name included: whoever
 * sends it back has seen this sentence and no other.
 */
export function consentFor(owner: { firstName: string; lastName: string; organisationName: string | null }): Consent {
  const text = consentText(owner.organisationName ?? fullName(owner))
  const hash = contentHash(text)
  return { version: `${CONSENT_VERSION}.${hash.slice(0, 12)}`, text, hash }
}
