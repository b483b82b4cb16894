import type { Language } from './languages.ts'
import { JUDGEMENTS, NEGATING_ENDINGS, NEGATING_PREFIXES, NEGATIONS, NUMBER_WORDS } from './spelling-words.ts'
import { fold, isCharacterByCharacter, isSmallChange, charactersToCompare } from './spelling-characters.ts'

/** A stretch of text: in both versions, only in the earlier one, or only in the later one. */
export type Stretch = { kind: 'same' | 'gone' | 'new'; text: string }

/** Why a text is more than a spelling fix, with the words that show it. */
export type SpellingRefusal =
  | { reason: 'unchanged' | 'too_much' }
  | { reason: 'added' | 'removed'; word: string }
  | { reason: 'number' | 'negation' | 'other_word'; word: string; became: string }

export type SpellingCheck = { isFix: true; changes: Stretch[] } | { isFix: false; refusal: SpellingRefusal }

/** Parts of a word that was split, or of words that were joined. */
const PIECES_MAX = 3
/** How many more words may have been split than joined. Checking takes time with it. */
const DRIFT_MAX = 20
/** So many words may change in any text, and so many of a long one. */
const CHANGED_MIN = 3
const CHANGED_SHARE = 1 / 2
/** How much longer a text may become, by punctuation and spaces for the most part. */
const GROWTH_MIN = 20
const GROWTH_SHARE = 0.2

/** A word; a letter, where words aren't separated; or a sign that means something, like "€" and "🙂". */
type Token = {
  kind: 'word' | 'letter' | 'sign'
  /** As it is compared. */
  letters: string
  /** The word it is in, as it was written. */
  word: string
  start: number
  end: number
}

const negations = new Set(NEGATIONS.map(fold))
const numberWords = new Set(NUMBER_WORDS.map(fold))
const judgements = new Set(JUDGEMENTS.map(fold))

const hasDigit = (word: string) => /\p{N}/u.test(word)

/** Not letters, punctuation or spaces. Of punctuation, what stands for a word. */
const SIGNS = /[^\p{L}\p{M}\p{N}\p{P}\p{Z}\s]|[%‰&@#*]/gu

/** What is to be kept of what stands between words, such as the minus before a number and the colon of "10:30". */
function* signsIn({ segment, index }: Intl.SegmentData, around: { before: string; after: string }): Generator<Token> {
  const isInNumber = hasDigit(around.before) && hasDigit(around.after)
  const isMinus = /^[-–]$/.test(segment.trim()) && !/\s$/.test(segment) && hasDigit(around.after)
  const kept = isInNumber || isMinus ? /[^\s]/gu : SIGNS
  for (const { 0: sign, index: at } of segment.matchAll(kept)) {
    const start = index + at
    yield { kind: 'sign', letters: sign.replace('–', '-'), word: sign, start, end: start + sign.length }
  }
}

function* lettersOf({ segment: word, index }: Intl.SegmentData): Generator<Token> {
  let start = index
  for (const letter of word) {
    const end = start + letter.length
    for (const letters of charactersToCompare(letter)) yield { kind: 'letter', letters, word, start, end }
    start = end
  }
}

function tokensOf(text: string, language: Language | null): Token[] {
  const segments = [...new Intl.Segmenter(language ?? 'en', { granularity: 'word' }).segment(text)]
  return segments.flatMap((segment, at): Token[] => {
    const { segment: word, index: start, isWordLike } = segment
    if (!isWordLike)
      return [...signsIn(segment, { before: segments[at - 1]?.segment ?? '', after: segments[at + 1]?.segment ?? '' })]
    if (isCharacterByCharacter(word)) return [...lettersOf(segment)]
    return [{ kind: 'word', letters: fold(word), word, start, end: start + word.length }]
  })
}

const joined = (tokens: readonly Token[]) => tokens.map(({ letters }) => letters).join('')
const isNegation = ({ word, letters }: Token) =>
  negations.has(letters) || /n['’]t$/i.test(word) || /^n['’]\p{L}/iu.test(word)
const isFixed = (token: Token) => isNegation(token) || numberWords.has(token.letters)
const countOf = (tokens: readonly Token[], is: (token: Token) => boolean) => tokens.filter(is).length

/** "unhappy" and "happy". */
const isNegated = (one: string, other: string) =>
  NEGATING_PREFIXES.some(
    (prefix) =>
      one.startsWith(prefix) &&
      !other.startsWith(prefix) &&
      one.length > prefix.length + 2 &&
      isSmallChange(one.slice(prefix.length), other),
  )

/** "costly" and "costless". */
const endsNegated = (one: string, other: string) =>
  NEGATING_ENDINGS.some((ending) => one.endsWith(ending) !== other.endsWith(ending))

function isSameWord(before: Token, after: Token): boolean {
  if (before.kind !== after.kind) return false
  if (before.kind !== 'word') return before.letters === after.letters
  if (hasDigit(before.word) || hasDigit(after.word)) return valueOf(before) === valueOf(after)
  const isSame = before.letters === after.letters
  if (isFixed(before) || isFixed(after)) return isSame && isNegation(before) === isNegation(after)
  if (isSame) return true
  if (judgements.has(before.letters)) return false
  if (endsNegated(before.letters, after.letters)) return false
  if (isNegated(before.letters, after.letters) || isNegated(after.letters, before.letters)) return false
  return isSmallChange(before.letters, after.letters)
}

const valueOf = ({ word }: Token) => word.normalize('NFC').toLowerCase()

/** A word that was split, or words that were joined. */
function isSameJoined(before: readonly Token[], after: readonly Token[]): boolean {
  const all = [...before, ...after]
  return (
    all.every(({ kind, word }) => kind === 'word' && !hasDigit(word)) &&
    joined(before) === joined(after) &&
    countOf(before, isNegation) === countOf(after, isNegation)
  )
}

const STEPS: readonly (readonly [number, number])[] = [
  [1, 1],
  ...Array.from({ length: PIECES_MAX - 1 }, (_, more) => [[1, more + 2] as const, [more + 2, 1] as const]).flat(),
]

/** Words of the earlier text, and what became of them. */
type Pair = { before: Token[]; after: Token[] }

/** Pairs up all words of both texts. Otherwise the place up to which that is possible. */
function pairUp(before: readonly Token[], after: readonly Token[]): Pair[] | { before: number; after: number } {
  const failed = new Set<number>()
  let furthest = { before: 0, after: 0 }
  const taken: { step: number; before: number; after: number }[] = []
  let [at, to, step] = [0, 0, 0]
  while (at < before.length || to < after.length) {
    const next = STEPS.findIndex((_, index) => index >= step && canStep(index))
    const [more = 0, moreTo = 0] = STEPS[next] ?? []
    if (next >= 0) {
      taken.push({ step: next, before: at, after: to })
      ;[at, to, step] = [at + more, to + moreTo, 0]
      if (at + to > furthest.before + furthest.after) furthest = { before: at, after: to }
      continue
    }
    failed.add(at * (after.length + 1) + to)
    const last = taken.pop()
    if (!last) return furthest
    ;[at, to, step] = [last.before, last.after, last.step + 1]
  }
  return taken.map(({ step: index, ...from }) => sliced(index, from))

  function sliced(index: number, from: { before: number; after: number }): Pair {
    const [more = 0, moreTo = 0] = STEPS[index] ?? []
    return {
      before: before.slice(from.before, from.before + more),
      after: after.slice(from.after, from.after + moreTo),
    }
  }
  function canStep(index: number): boolean {
    const [more = 0, moreTo = 0] = STEPS[index] ?? []
    if (at + more > before.length || to + moreTo > after.length) return false
    if (Math.abs(at + more - to - moreTo) > DRIFT_MAX) return false
    if (failed.has((at + more) * (after.length + 1) + to + moreTo)) return false
    const pair = sliced(index, { before: at, after: to })
    const [one] = pair.before
    const [other] = pair.after
    return more === 1 && moreTo === 1 && one && other ? isSameWord(one, other) : isSameJoined(pair.before, pair.after)
  }
}

/** What makes the first words that can't be paired up more than a fix. */
function refusalAt(before: readonly Token[], after: readonly Token[]): SpellingRefusal {
  const [gone, goneNext] = before
  const [found, foundNext] = after
  if (!found) return { reason: 'removed', word: gone?.word ?? '' }
  if (!gone) return { reason: 'added', word: found.word }
  const hasMore = after.length > before.length
  if (hasMore && foundNext && isSameWord(gone, foundNext)) return { reason: 'added', word: found.word }
  if (before.length > after.length && goneNext && isSameWord(goneNext, found))
    return { reason: 'removed', word: gone.word }
  const changed = { word: gone.word, became: found.word }
  if ([gone, found].some(({ word, letters }) => hasDigit(word) || numberWords.has(letters)))
    return { reason: 'number', ...changed }
  if ([gone, found].some(isNegation)) return { reason: 'negation', ...changed }
  return { reason: 'other_word', ...changed }
}

const isChanged = ({ before, after }: Pair) => before.length !== after.length || joined(before) !== joined(after)

/** Both texts, word by word with what follows each word. */
function changesOf(pairs: readonly Pair[], { before, after }: { before: string; after: string }): Stretch[] {
  const found: Stretch[] = []
  const add = (kind: Stretch['kind'], text: string) => {
    if (text) found.push({ kind, text })
  }
  let change = { gone: '', new: '' }
  const endChange = () => {
    add('gone', change.gone)
    add('new', change.new)
    change = { gone: '', new: '' }
  }
  const compare = (gone: string, became: string) => {
    const last = found.at(-1)
    if (gone !== became) change = { gone: change.gone + gone, new: change.new + became }
    else if (change.gone + change.new !== '' || last?.kind !== 'same') {
      endChange()
      add('same', gone)
    } else last.text += gone
  }
  const starts = pairs.map((pair) => [pair.before[0]?.start ?? 0, pair.after[0]?.start ?? 0] as const)
  const [first = [before.length, after.length] as const] = starts
  compare(before.slice(0, first[0]), after.slice(0, first[1]))
  for (const [index, [start, startAfter]] of starts.entries()) {
    const [end, endAfter] = starts[index + 1] ?? [before.length, after.length]
    compare(before.slice(start, end), after.slice(startAfter, endAfter))
  }
  endChange()
  return found
}

/**
 * Whether a text differs from another one by spelling alone: by punctuation, capitals, spaces, accents, words that were
 * joined or split, and small changes inside words. Everything else is refused: words that are added, left out, or become
 * other words, numbers, negations, signs and emoji. It goes by the text alone, in whatever language it is:
 * `language` only helps to tell words apart.
 */
export function checkSpelling({
  before,
  after,
  language,
}: {
  before: string
  after: string
  language: Language | null
}): SpellingCheck {
  const refused = (refusal: SpellingRefusal): SpellingCheck => ({ isFix: false, refusal })
  if (before === after) return refused({ reason: 'unchanged' })
  const tokens = { before: tokensOf(before, language), after: tokensOf(after, language) }
  const pairs = pairUp(tokens.before, tokens.after)
  if (!Array.isArray(pairs))
    return refused(refusalAt(tokens.before.slice(pairs.before), tokens.after.slice(pairs.after)))
  const isTooMuch =
    pairs.filter(isChanged).length > Math.max(CHANGED_MIN, Math.floor(pairs.length * CHANGED_SHARE)) ||
    after.length - before.length > Math.max(GROWTH_MIN, before.length * GROWTH_SHARE)
  if (isTooMuch) return refused({ reason: 'too_much' })
  return { isFix: true, changes: changesOf(pairs, { before, after }) }
}
