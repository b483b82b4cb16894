import { useLayoutEffect } from 'react'
import { isLanguage, type Language, LANGUAGES } from '#shared/languages.ts'
import type { Brand, ConsentOffers, ExtraFields, FormLayout, Question, Thanks } from '#shared/submissions.ts'
import { isRecord, isText, isTextOrNull } from './call.ts'

/** Who the client has worked with: the organisation, or the owner. */
export function senderOf({ organisationName, firstName, lastName }: Brand) {
  const owner = `${firstName.trim()} ${lastName.trim()}`.trim()
  return { name: organisationName ?? owner, owner, isOrganisation: organisationName !== null }
}

/** The owner's colours instead of ours, in both themes; see brand.css. */
export function useAccent(accent: Brand['accent']): void {
  const { light, dark } = accent ?? { light: '', dark: '' }
  useLayoutEffect(() => {
    if (!light || !dark) return
    const root = document.documentElement
    root.style.setProperty('--brand-light', light)
    root.style.setProperty('--brand-dark', dark)
    root.dataset['brand'] = ''
    return () => {
      root.style.removeProperty('--brand-light')
      root.style.removeProperty('--brand-dark')
      delete root.dataset['brand']
    }
  }, [light, dark])
}

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
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['text']) &&
  isText(value['kind']) &&
  typeof value['isRequired'] === 'boolean' &&
  Array.isArray(value['options']) &&
  value['options'].every(isText)

export function isExtraFields(value: unknown): value is ExtraFields {
  return (
    isRecord(value) &&
    ['rating', 'photo', 'company', 'role'].every((field) => typeof value[field] === 'boolean') &&
    Array.isArray(value['required']) &&
    value['required'].every(isText) &&
    Array.isArray(value['questions']) &&
    value['questions'].every(isQuestion)
  )
}

const isThanksCode = (value: unknown): value is Thanks['code'] =>
  value === null || (isRecord(value) && isText(value['label']) && isText(value['code']))

/** What a response brings for answering; null without one. */
export const codeIn = (body: unknown): Thanks['code'] =>
  isRecord(body) && isThanksCode(body['code']) ? body['code'] : null

export const isThanks = (value: unknown): value is Thanks =>
  isRecord(value) &&
  isTextOrNull(value['message']) &&
  isThanksCode(value['code']) &&
  (value['link'] === null ||
    (isRecord(value['link']) && isText(value['link']['label']) && isText(value['link']['url'])))

const LAYOUTS: Record<FormLayout, true> = { auto: true, steps: true, page: true }

export const isLayout = (value: unknown): value is FormLayout => isText(value) && Object.hasOwn(LAYOUTS, value)

export const isLanguageOrNull = (value: unknown): value is Language | null => value === null || isLanguage(value)
