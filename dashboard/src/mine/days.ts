import { realLanguage, type ShownLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'

/** The language as it is written where the reader lives, as far as the browser tells: English of Britain, or of America. */
function regionalLanguage(language: ShownLanguage): string {
  const real = realLanguage(language)
  return navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === real) ?? real
}

/** A day as a language writes it, in the reader's own time zone. */
export const nameDay = (instant: string, language: ShownLanguage) =>
  new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'long' }).format(new Date(instant))

export function useDays() {
  const { language } = useLanguages()
  return (instant: string) => nameDay(instant, language)
}
