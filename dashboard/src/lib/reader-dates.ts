type Manner = { locale: string; isTwelveHour: boolean }

/**
 * How the reader writes dates. The pages are in English, so that a browser in another language gets English in its own
 * order of day and month, and with its own clock of 12 or 24 hours.
 */
function mannerOf(language: string): Manner {
  const tag = Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en-GB'
  const own = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', hour: 'numeric' })
  const [first] = own.formatToParts(0).filter(({ type }) => type === 'day' || type === 'month')
  const isEnglish = new Intl.Locale(tag).language === 'en'
  return {
    locale: isEnglish ? tag : first?.type === 'month' ? 'en-US' : 'en-GB',
    isTwelveHour: own.resolvedOptions().hour12 ?? false,
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The format of a date or time in the manner of the reader: "12 Nov" or "Nov 12", "09:05" or "9:05 AM". */
export function readersFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { language } = navigator
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const { locale, isTwelveHour } = mannerOf(language)
  const clock = { hour: isTwelveHour ? 'numeric' : '2-digit', hour12: isTwelveHour } as const
  const format = new Intl.DateTimeFormat(locale, options.hour ? { ...options, ...clock } : options)
  formats.set(key, format)
  return format
}
