import { consentTexts, CONSENT_VERSION } from '#shared/consents.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#shared/languages.ts'
import type { ConsentOffers, ShownParts } from '#shared/submissions.ts'
import { fullName } from '#shared/users.ts'
import { contentHash, isSameSecret, keyedHash } from '#server/kernel/tokens.ts'

export type Consent = { language: Language; version: string; text: string; hash: string }

type Asking = { firstName: string; lastName: string; organisationName: string | null }

/**
 * The sentence that a client of this owner agrees to. Its version names the very words, the owner's name included: whoever
 * sends it back has seen this sentence and no other.
 */
function consentIn(language: Language, owner: Asking): Consent {
  const text = consentTexts[language](owner.organisationName ?? fullName(owner))
  const hash = contentHash(text)
  return { language, version: `${CONSENT_VERSION}-${language}.${hash.slice(0, 12)}`, text, hash }
}

/** The sentence in every language, to choose from. */
export function consentOffers(owner: Asking): ConsentOffers {
  const offers = LANGUAGES.map((language) => {
    const { version, text } = consentIn(language, owner)
    return [language, { version, text }] as const
  })
  // Safe: every language is there.
  return Object.fromEntries(offers) as ConsentOffers
}

/** The sentence of a version that was sent back; undefined when it is none that this owner's clients are shown today. */
export function findConsent(owner: Asking, version: string | undefined): Consent | undefined {
  if (version === undefined) return consentIn(DEFAULT_LANGUAGE, owner)
  return LANGUAGES.map((language) => consentIn(language, owner)).find((consent) => consent.version === version)
}

type From = { company: string | null; role: string | null }

/**
 * What a client wants shown, less a company or a role that the owner does not ask for, perhaps since the page was opened.
 * They are kept, and shown to nobody until the client says so again.
 */
export function partsToShow(
  { company, role, parts }: From & { parts: ShownParts },
  asks: { company: boolean; role: boolean },
): ShownParts {
  const isAskedFor = (company === null || asks.company) && (role === null || asks.role)
  return { ...parts, company: parts.company && isAskedFor }
}

/** What is kept of where a consent came from. */
export const hashNetworkAddress = ({ address, hashKey }: { address: string; hashKey: string }) =>
  keyedHash(hashKey, `network:${address}`)

type Form = { requestId: string; hashKey: string }

/** When the form was opened, and whether by the link of a mail of ours, which only the person who was asked has. */
export type Opening = { at: Date; isByMail: boolean }

const stampOf = ({ at, isByMail }: Opening) => `${at.getTime()}${isByMail ? 'm' : ''}`
const signatureOf = (stamp: string, { requestId, hashKey }: Form) =>
  keyedHash(hashKey, `form-opened:${requestId}:${stamp}`)

/** Says how the form was opened, in a way that nobody else can make up. */
export function openedToken(opening: Opening, form: Form): string {
  const stamp = stampOf(opening)
  return `${stamp}.${signatureOf(stamp, form)}`
}

/** Null for what we never gave out. */
export function readOpenedToken(token: string, form: Form): Opening | null {
  const [stamp = '', signature = ''] = token.split('.')
  if (!isSameSecret(signatureOf(stamp, form), signature)) return null
  return { at: new Date(Number.parseInt(stamp, 10)), isByMail: stamp.endsWith('m') }
}

// A person who pastes prepared words still has to find the field and press the button.
const FASTEST_PERSON_MS = 4_000

/** What speaks for a program and not a person. It is told to the owner; nothing is refused or lost for it. */
export function suspicionOf({
  website,
  openedAt,
  now,
}: {
  website: string | undefined
  /** Null when nothing is known of it. */
  openedAt: Date | null
  now: Date
}): 'trap' | 'fast' | null {
  if (website) return 'trap'
  return openedAt && now.getTime() - openedAt.getTime() < FASTEST_PERSON_MS ? 'fast' : null
}
