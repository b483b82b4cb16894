import { realLanguage, type ShownLanguage } from './language.ts'
import { useLanguages } from './language.provider.tsx'

/** The reader's regional variant of the language, if the browser names one: British or American English. */
function regionalLanguage(language: ShownLanguage): string {
  const real = realLanguage(language)
  return navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === real) ?? real
}

/** A date in the format of a language, in the reader's time zone. */
export const nameDay = (instant: string, language: ShownLanguage) =>
  new Intl.DateTimeFormat(regionalLanguage(language), { dateStyle: 'long' }).format(new Date(instant))

export function useDays() {
  const { language } = useLanguages()
  return (instant: string) => nameDay(instant, language)
}
