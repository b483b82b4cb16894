import { regionalLanguage, type ShownLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'

/** A date in the format of a language, in the reader's time zone. */
export const nameDay = (instant: string, language: ShownLanguage) =>
  new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'long' }).format(new Date(instant))

export function useDays() {
  const { language } = useLanguages()
  return (instant: string) => nameDay(instant, language)
}
