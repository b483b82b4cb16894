import { realLanguage, type ShownLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'

/** A day as a language writes it, in the reader's own time zone. */
export const nameDay = (instant: string, language: ShownLanguage) =>
  new Intl.DateTimeFormat(realLanguage(language), { dateStyle: 'long' }).format(new Date(instant))

export function useDays() {
  const { language } = useLanguages()
  return (instant: string) => nameDay(instant, language)
}
