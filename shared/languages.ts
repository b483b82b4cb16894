/** The languages that clients are met in. No zod, so that the client's pages can use it too. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** Each in its own words, as a switch shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
}

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The first of the preferred BCP 47 tags that is one of ours, whatever its region; English where none is. */
export function pickLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? DEFAULT_LANGUAGE
}
