import type { Language } from '#shared/languages.ts'

type Forms = { one: string; other: string }

/** Numbers in the format of a language, and its plural forms. */
export function formatsIn(language: Language) {
  const numbers = new Intl.NumberFormat(language)
  const rules = new Intl.PluralRules(language)
  return {
    number: (value: number) => numbers.format(value),
    plural: (count: number, forms: Forms) => (rules.select(count) === 'one' ? forms.one : forms.other),
  }
}
