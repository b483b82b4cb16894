/** Undefined for a tag that `Intl` refuses, and for none. */
export function knownLocale(lang: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(lang)[0]
  } catch {
    return undefined
  }
}

/**
 * Writes a valid `YYYY-MM-DD` as the page's language does, or the visitor's own variety of it: 21 Nov 2026 for a British visitor of an
 * English page. `own` are the languages that the visitor's browser names. It writes as the browser's first where the page names none
 * or an unknown one.
 */
export function createDateFormat(lang: string, own: readonly string[]): (date: string) => string {
  const locale = knownLocale(own.find((variety) => !variety.indexOf(`${lang}-`)) ?? lang)
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return (date) => format.format(new Date(date))
}
