import { isLanguage, type Language, pickLanguage } from '#shared/languages.ts'

/** English made longer, accented and right-to-left: shows what a language of that kind would do to a page. */
export const PSEUDO_LANGUAGE = 'ar-XB'

/** A language that pages can be shown in. */
export type ShownLanguage = Language | typeof PSEUDO_LANGUAGE

const isShownLanguage = (value: unknown): value is ShownLanguage => value === PSEUDO_LANGUAGE || isLanguage(value)

export const directionOf = (language: ShownLanguage) => (language === PSEUDO_LANGUAGE ? 'rtl' : 'ltr')

/** The language of texts that the server gives, like the consent sentence, and of numbers and dates. */
export const realLanguage = (language: ShownLanguage): Language => (language === PSEUDO_LANGUAGE ? 'en' : language)

const key = 'goodword-language'
const parameter = 'language'

/**
 * The one in the address, else the one that was chosen in this tab, else the one that is known to be the client's, else the
 * first that the browser asks for.
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
    // Storage is blocked: the browser's own languages are left.
    return null
  }
}

/** Keeps what was chosen for this tab, and in the address where that names a language. */
export function keepLanguage(language: ShownLanguage): void {
  try {
    window.sessionStorage.setItem(key, language)
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  const address = new URL(window.location.href)
  if (!address.searchParams.has(parameter)) return
  address.searchParams.set(parameter, language)
  window.history.replaceState(window.history.state, '', address)
}
