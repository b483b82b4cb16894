import type { Language } from '#shared/languages.ts'

/** What would help most to make words concrete. */
export type Missing = 'more' | 'change' | 'time' | 'name'

/** Words of a language, lower case, one or several in a row, with `|` between. */
export type Signs = { readonly change: string; readonly numbers: string }

type Context = {
  language: Language
  signs: Signs
  /** Names that count as a named thing, like the sender's. */
  names: readonly string[]
}

const ENOUGH_WORDS = 15
const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const

type Word = { text: string; isFirst: boolean }

/** The words, and which of them begin a sentence. */
function splitWords(text: string, language: Language): Word[] {
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

/** Names of months and weekdays, and units of time in the singular and the plural. */
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

/** A month's name is also a word of English: it counts as it is written. */
const isTime = (text: string, { times, language, signs }: Context & { times: Set<string> }) =>
  /\p{N}/u.test(text) ||
  times.has(text) ||
  times.has(lower(text, language)) ||
  signs.numbers.split('|').includes(lower(text, language))

function namesSomething(text: string, words: readonly Word[], context: Context & { times: Set<string> }): boolean {
  if (/[“”„«»‘"]\s*\p{L}/u.test(text)) return true
  if (context.names.some((name) => name !== '' && text.includes(name))) return true
  return words.some(({ text: word, isFirst }, index) => {
    // Every language knows a name by capitals inside a word, but German by nothing less: there nouns have a capital too.
    if (/^\p{Lu}.*\p{Lu}/u.test(word)) return true
    if (isFirst || !/^\p{Lu}\p{L}/u.test(word) || /^I\W/.test(word) || isTime(word, context)) return false
    return context.language !== 'de' || /^\p{Lu}\p{L}/u.test(words[index + 1]?.text ?? '')
  })
}

/**
 * A rule, not a judgement: words are concrete when there are enough of them and two of three stand in them, a number or a
 * time, a named thing, a change. Answers what would help most; null when they are concrete.
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
