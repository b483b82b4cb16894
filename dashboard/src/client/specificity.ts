import type { Language } from '#shared/languages.ts'

/** What would make a testimonial more specific. */
export type Missing = 'more' | 'change' | 'time' | 'name'

/** Words or phrases of a language, in lower case, separated by `|`. */
export type Signs = { readonly change: string; readonly numbers: string }

type Context = {
  language: Language
  signs: Signs
  /** Names that count as naming something, like the sender's. */
  names: readonly string[]
}

const ENOUGH_WORDS = 15
const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

type Token = { text: string; isFirst: boolean }

/** The words, and which of them start a sentence. */
function splitWords(text: string, language: Language): Token[] {
  const pieces = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  let isFirst = true
  return pieces.flatMap(({ segment, isWordLike }) => {
    if (!isWordLike) {
      isFirst ||= /[.!?…:\n]/.test(segment)
      return []
    }
    const word = { text: segment, isFirst }
    isFirst = false
    return [word]
  })
}

/** Names of months and weekdays, and units of time in singular and plural. */
function timeWords(language: Language): Set<string> {
  const dates = (options: Intl.DateTimeFormatOptions, count: number) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return Array.from({ length: count }, (_, index) =>
      format.format('month' in options ? Date.UTC(2024, index, 15) : Date.UTC(2024, 0, 1 + index)),
    )
  }
  const units = UNITS.flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return [1, 2].map((count) => format.format(count).replace(/[\d\s]+/g, ''))
  })
  return new Set([...dates({ month: 'long' }, 12), ...dates({ weekday: 'long' }, 7), ...units])
}

const lower = (text: string, language: Language) => text.toLocaleLowerCase(language)

/** Some English words are also months, like "may": the case decides. */
const isTime = (text: string, { times, language, signs }: Context & { times: Set<string> }) =>
  /\p{N}/u.test(text) ||
  times.has(text) ||
  times.has(lower(text, language)) ||
  signs.numbers.split('|').includes(lower(text, language))

function namesSomething(text: string, words: readonly Token[], context: Context & { times: Set<string> }): boolean {
  if (/[“”„«»‘"]\s*\p{L}/u.test(text)) return true
  if (context.names.some((name) => name !== '' && text.includes(name))) return true
  return words.some(({ text: word, isFirst }, index) => {
    // In German, where every noun has a capital, only capitals inside a word show a name.
    if (/^\p{Lu}.*\p{Lu}/u.test(word)) return true
    if (isFirst || !/^\p{Lu}\p{L}/u.test(word) || /^I\W/.test(word) || isTime(word, context)) return false
    return context.language !== 'de' || /^\p{Lu}\p{L}/u.test(words[index + 1]?.text ?? '')
  })
}

/**
 * A simple rule: a testimonial is specific if it is long enough and has two of these three: a number or a time, a name, a
 * change. Returns what would help most; null if it is specific.
 */
export function findMissing(text: string, context: Context): Missing | null {
  const { language, signs } = context
  const words = splitWords(text, language)
  const timed = { ...context, times: timeWords(language) }
  const sentence = ` ${words.map((word) => lower(word.text, language)).join(' ')} `
  const found = {
    change: signs.change.split('|').some((sign) => sentence.includes(` ${sign} `)),
    time: words.some((word) => isTime(word.text, timed)),
    name: namesSomething(text, words, timed),
  }
  const missing = (['change', 'time', 'name'] as const).filter((each) => !found[each])
  if (words.length >= ENOUGH_WORDS && missing.length <= 1) return null
  if (words.length < ENOUGH_WORDS && missing.length <= 1) return 'more'
  return missing[0] ?? null
}
