/** Writes a valid `YYYY-MM-DD` in the page's language, and in the browser's when the page names none or an unknown one. */
export function createDateFormat(lang: string): (date: string) => string {
  const format = openFormat(lang || undefined)
  return (date) => format.format(new Date(date))
}

function openFormat(lang: string | undefined): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  } catch {
    return openFormat(undefined)
  }
}
