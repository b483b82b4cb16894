/** The languages of clients' forms, pages and emails. No zod, so that the client's pages can import it too. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** Each language's own name, as a language menu shows it. */
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

/** The first of the preferred BCP 47 tags that we support, ignoring its region; otherwise English. */
export function pickLanguage(preferred: readonly string[]): Language {
  return preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? DEFAULT_LANGUAGE
}
