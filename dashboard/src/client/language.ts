import { isLanguage, type Language, pickLanguage } from '#shared/languages.ts'

/** English made longer, accented and right-to-left, to test pages with such languages. */
export const PSEUDO_LANGUAGE = 'ar-XB'

/** A language in which pages can be shown. */
export type ShownLanguage = Language | typeof PSEUDO_LANGUAGE

const isShownLanguage = (value: unknown): value is ShownLanguage => value === PSEUDO_LANGUAGE || isLanguage(value)

export const directionOf = (language: ShownLanguage) => (language === PSEUDO_LANGUAGE ? 'rtl' : 'ltr')

/** The language of texts from the server, like the consent, and of numbers and dates. */
export const realLanguage = (language: ShownLanguage): Language => (language === PSEUDO_LANGUAGE ? 'en' : language)

const key = 'goodword-language'
const parameter = 'language'

/**
 * The language in the URL, else the one chosen in this tab, else the one the client answered in, else the browser's first
 * preference.
 */
export function chooseLanguage({
  address = window.location.href,
  known = null,
  preferred = navigator.languages,
  openStorage = () => window.sessionStorage,
}: {
  address?: string
  known?: Language | null
  preferred?: readonly string[]
  openStorage?: () => Storage
} = {}): ShownLanguage {
  const asked = new URL(address).searchParams.get(parameter)
  if (isShownLanguage(asked)) return asked
  const kept = readKept(openStorage)
  return isShownLanguage(kept) ? kept : (known ?? pickLanguage(preferred))
}

function readKept(openStorage: () => Storage): string | null {
  try {
    return openStorage().getItem(key)
  } catch {
    // Storage is blocked: the browser's languages decide.
    return null
  }
}

/** Keeps the choice for this tab, and in the URL if that names a language. */
export function keepLanguage(language: ShownLanguage): void {
  try {
    window.sessionStorage.setItem(key, language)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
  const address = new URL(window.location.href)
  if (!address.searchParams.has(parameter)) return
  address.searchParams.set(parameter, language)
  window.history.replaceState(window.history.state, '', address)
}
