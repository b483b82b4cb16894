/** Most of what a long line says about its part stands where it begins or ends. */
const BEGINNING = 280
const LEFT_OUT = ' ... '
const END = 115
const LOOKED_AT_MAX = BEGINNING + LEFT_OUT.length + END
/** Half a character takes patterns much longer than a sign that stands for any. */
const SURROGATE = /[\uD800-\uDFFF]/
const UNKNOWN = '\uFFFD'

const shortened = (text: string) =>
  text.length <= LOOKED_AT_MAX ? text : text.slice(0, BEGINNING) + LEFT_OUT + text.slice(-END)

/** Lower case, without accents, each character where it was. Of a long text only the beginning and the end. */
export function plain(text: string): string {
  // Some characters stand for whole words, so the text can grow.
  const compatible = shortened(shortened(text).normalize('NFKC'))
  const characters = [...compatible].map((character) => {
    const bare = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    if (bare === 'ß') return 'ss'
    const first = bare.charAt(0) || ' '
    return SURROGATE.test(first) ? UNKNOWN : first
  })
  return characters
    .join('')
    .slice(0, LOOKED_AT_MAX)
    .replaceAll(/[_\s]/g, ' ')
    .replaceAll(/[\u2018\u2019\u00b4`]/g, "'")
}

/** A title in quotes is the work itself: "Guide “How to ask for a deposit”". */
export const withoutTitles = (text: string) =>
  text.replaceAll(TITLE, (title) => (title.length < text.trim().length ? ' '.repeat(title.length) : title))
const TITLE =
  /(?<= )'[^']{3,40}'(?=$|[ ,.)])|"[^"]{3,}"|\u201c[^\u201d]{3,}\u201d|\u201e[^\u201c\u201d]{3,}[\u201c\u201d]|\u00ab[^\u00bb]{3,}\u00bb/gu

/** Blanks what a pattern finds, so that nothing else finds it. */
export const without = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length))

/** Blanks the names of client and owner, which may consist of such words, but not where they only begin a word. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names
    .flatMap((name) => [plain(name).trim(), plain(name).trim().replace(LEGAL_FORM, '')])
    .filter((name) => name.length >= 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => withoutName(rest, name), text)
}
const LEGAL_FORM =
  /[ ,]+(?:inc|ltd|llc|plc|corp|gmbh|ag|ug|kg|ohg|e\.?v|sarl|sas|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|lda|ltda|b\.?v|n\.?v|bvba|srl|eirl)\.?$/u

function withoutName(text: string, name: string): string {
  const isWithin = (at: number) => isLetter(text[at - 1]) || isLetter(text[at + name.length])
  const places: number[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    if (!isWithin(at)) places.push(at)
  return places.reduce((rest, at) => rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length), text)
}
const isLetter = (character = ' ') => /\p{L}/u.test(character)

/** German without umlauts: "erste haelfte, abzueglich". */
export const withUmlauts = (text: string) => text.replaceAll(SPELLED_OUT, (found) => found.slice(0, 1))
const SPELLED_OUT =
  /(?<=h|f|j|w)ae(?=lft|llig|hrl|hrleist)|(?<=^|[^\p{L}])ue(?=ber)|(?<=z|r|f|vorsch|geb)ue(?=gl|ckl|ckz|cksicht|nf|r |ss|hr)|(?<=ver)oe(?=ff)/gu
