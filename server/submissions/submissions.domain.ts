import { collectionConsentTexts, collectionPhotoConsentTexts, consentTexts, CONSENT_VERSION } from '#shared/consents.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#shared/languages.ts'
import type { ConsentOffers, ExtraFields, ShownParts } from '#shared/submissions.ts'
import { fullName } from '#shared/users.ts'
import { contentHash, isSameSecret, keyedHash } from '#server/kernel/tokens.ts'

export type Consent = { language: Language; version: string; text: string; hash: string }

type Asking = { firstName: string; lastName: string; organisationName: string | null }

type Texts = typeof consentTexts

/**
 * The sentence that this owner's clients agree to. Its version identifies the exact wording including the owner's name,
 * so whoever sends it back has seen exactly this sentence.
 */
function consentIn(language: Language, { owner, texts }: { owner: Asking; texts: Texts }): Consent {
  const text = texts[language](owner.organisationName ?? fullName(owner))
  const hash = contentHash(text)
  return { language, version: `${CONSENT_VERSION}-${language}.${hash.slice(0, 12)}`, text, hash }
}

function offersOf(asking: { owner: Asking; texts: Texts }): ConsentOffers {
  const offers = LANGUAGES.map((language) => {
    const { version, text } = consentIn(language, asking)
    return [language, { version, text }] as const
  })
  // Safe: it contains every language.
  return Object.fromEntries(offers) as ConsentOffers
}

/** The plain sentence of a collection link doesn't name a photo. */
const textsFor = ({ photo }: Pick<ExtraFields, 'photo'>) => (photo ? consentTexts : collectionConsentTexts)

/** The sentence of a request in every language. */
export const consentOffers = (owner: Asking, asked: Pick<ExtraFields, 'photo'>): ConsentOffers =>
  offersOf({ owner, texts: textsFor(asked) })

const collectionTextsFor = ({ photo }: Pick<ExtraFields, 'photo'>) =>
  photo ? collectionPhotoConsentTexts : collectionConsentTexts

/** The sentence of a collection link in every language. */
export const collectionConsentOffers = (owner: Asking, asked: Pick<ExtraFields, 'photo'>): ConsentOffers =>
  offersOf({ owner, texts: collectionTextsFor(asked) })

function findIn(asking: { owner: Asking; texts: Texts }, version: string | undefined): Consent | undefined {
  if (version === undefined) return consentIn(DEFAULT_LANGUAGE, asking)
  return LANGUAGES.map((language) => consentIn(language, asking)).find((consent) => consent.version === version)
}

/** The sentence of a version that was sent back; undefined when this owner's clients don't currently see it. */
export const findConsent = (
  owner: Asking,
  asked: Pick<ExtraFields, 'photo'>,
  version: string | undefined,
): Consent | undefined => findIn({ owner, texts: textsFor(asked) }, version)

/** The same for a collection link. */
export const findCollectionConsent = (
  owner: Asking,
  asked: Pick<ExtraFields, 'photo'>,
  version: string | undefined,
): Consent | undefined => findIn({ owner, texts: collectionTextsFor(asked) }, version)

type From = { company: string | null; role: string | null }

/**
 * What the client wants to show, without company or role if the owner doesn't ask for it (any more). They are kept, but
 * not shown until the client allows it again.
 */
export function partsToShow(
  { company, role, parts }: From & { parts: ShownParts },
  extraFields: { company: boolean; role: boolean },
): ShownParts {
  const isAskedFor = (company === null || extraFields.company) && (role === null || extraFields.role)
  return { ...parts, company: parts.company && isAskedFor }
}

/** What is stored about the origin of a consent. */
export const hashNetworkAddress = ({ address, hashKey }: { address: string; hashKey: string }) =>
  keyedHash(hashKey, `network:${address}`)

type Form = { requestId: string; hashKey: string }

/** When the form was opened, and whether through the link in our email, which only the recipient has. */
export type Opening = { at: Date; isByEmail: boolean }

const stampOf = ({ at, isByEmail }: Opening) => `${at.getTime()}${isByEmail ? 'm' : ''}`
const signatureOf = (stamp: string, { requestId, hashKey }: Form) =>
  keyedHash(hashKey, `form-opened:${requestId}:${stamp}`)

/** A signed record of how the form was opened. */
export function openedToken(opening: Opening, form: Form): string {
  const stamp = stampOf(opening)
  return `${stamp}.${signatureOf(stamp, form)}`
}

/** Null unless we issued it. */
export function readOpenedToken(token: string, form: Form): Opening | null {
  const [stamp = '', signature = ''] = token.split('.')
  if (!isSameSecret(signatureOf(stamp, form), signature)) return null
  return { at: new Date(Number.parseInt(stamp, 10)), isByEmail: stamp.endsWith('m') }
}

// Even a person who pastes a prepared text has to find the field and press the button.
const FASTEST_PERSON_MS = 4_000

/** Signs of a bot. They are shown to the owner; nothing is refused or lost because of them. */
export function suspicionOf({
  website,
  openedAt,
  now,
}: {
  website: string | undefined
  /** Null when unknown. */
  openedAt: Date | null
  now: Date
}): 'honeypot' | 'fast' | null {
  if (website) return 'honeypot'
  return openedAt && now.getTime() - openedAt.getTime() < FASTEST_PERSON_MS ? 'fast' : null
}
