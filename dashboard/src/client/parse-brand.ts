import { LANGUAGES } from '#shared/languages.ts'
import type { Brand, ConsentOffers, PublicRequest, Question } from '#shared/submissions.ts'
import { isRecord, isText, isTextOrNull } from './call.ts'

const isAccent = (value: unknown): value is Brand['accent'] =>
  value === null || (isRecord(value) && isText(value['light']) && isText(value['dark']))

/** The owner's brand from a response that contains it; null if it doesn't. */
export function parseBrand(body: Record<string, unknown>): Brand | null {
  const { organisationName, firstName, lastName, logoUrl, accent } = body
  if (!isTextOrNull(organisationName) || !isText(firstName) || !isText(lastName)) return null
  if (!isTextOrNull(logoUrl) || !isAccent(accent)) return null
  return { organisationName, firstName, lastName, logoUrl, accent }
}

export function isConsentOffers(value: unknown): value is ConsentOffers {
  return (
    isRecord(value) &&
    LANGUAGES.every((language) => {
      const offer = value[language]
      return isRecord(offer) && isText(offer['version']) && isText(offer['text'])
    })
  )
}

const isQuestion = (value: unknown): value is Question =>
  isRecord(value) && isText(value['id']) && isText(value['text'])

export function isExtraFields(value: unknown): value is PublicRequest['extraFields'] {
  return (
    isRecord(value) &&
    typeof value['company'] === 'boolean' &&
    typeof value['role'] === 'boolean' &&
    Array.isArray(value['questions']) &&
    value['questions'].every(isQuestion)
  )
}
