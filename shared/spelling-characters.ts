/** How the letters of words are compared. No zod, and the same on both sides. */

/** Accents and other marks that are left out: of Latin, Greek and Cyrillic, Hebrew points, Arabic vowels and hamzas. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u0655\u0670]/g

const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/** A word without capitals, accents, hyphens and apostrophes. */
export const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[ßæœøđłı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Scripts without spaces between words: dividing a text into words is a guess there, so that letters are compared. */
const CHARACTER_BY_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u
export const isCharacterByCharacter = (word: string): boolean => CHARACTER_BY_CHARACTER.test(word)

const DAKUTEN = /[\u3099\u309a]/g
/** Kana that sound alike, and small ones. */
const KANA = new Map(
  [
    'わは',
    'えへ',
    'おを',
    'おう',
    'あぁ',
    'いぃ',
    'うぅ',
    'えぇ',
    'おぉ',
    'つっ',
    'やゃ',
    'ゆゅ',
    'よょ',
    'わゎ',
  ].flatMap(([as = '', written = '']) => [[written, as] as const, [toKatakana(written), toKatakana(as)] as const]),
)

function toKatakana(hiragana: string): string {
  return String.fromCodePoint((hiragana.codePointAt(0) ?? 0) + 0x60)
}

/**
 * What is compared of a letter where words aren't separated: nothing for a long vowel's dash, and no width, small size or
 * dakuten.
 */
export function charactersToCompare(letter: string): string[] {
  const kana = letter.normalize('NFKC').replace('づ', 'ず').replace('ぢ', 'じ').replace('ヅ', 'ズ').replace('ヂ', 'ジ')
  const plain = [...kana.normalize('NFD').replace(DAKUTEN, '').toLowerCase()]
  return plain.filter((each) => each !== 'ー').map((each) => sounding(sounding(each)))
}

const sounding = (kana: string) => KANA.get(kana) ?? kana

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
]
const scriptOf = (letter: string) => SCRIPTS.findIndex((script) => script.test(letter))

const VOWELS = new Set('aeiouyаеиоуыэюяαεηιουωاويىהאי')
const ALIKE = ['ckqx', 'csz', 'dt', 'bp', 'bv', 'vfw', 'mn', 'gj', 'هة', 'يى']

const isVowel = (letter: string) => VOWELS.has(letter)
const areAlike = (one: string, other: string) =>
  (isVowel(one) && isVowel(other)) || ALIKE.some((letters) => letters.includes(one) && letters.includes(other))

const SMALL = 1
const LARGE = 2
const ANOTHER = 3

/** How far a letter and its replacement are apart. In short words, that makes another word. */
const replacing = (one: string, other: string, isShort: boolean) =>
  areAlike(one, other) ? (isShort ? LARGE : SMALL) : ANOTHER

/** How much a letter that is left out or added counts: less if it can't be heard. */
const adding = (letter: string, neighbours: readonly (string | undefined)[]) =>
  isVowel(letter) || letter === 'h' || neighbours.includes(letter) ? SMALL : LARGE

/** How different two words may be that are the same, by the length of the longer one. */
function mostDifference(length: number): number {
  if (length <= 3) return 1
  if (length <= 7) return 2
  return length <= 10 ? 3 : 4
}

/** A word that grew longer by more is another one: "fast" and "faster". */
const ENDING_MAX = 2
const LENGTH_MAX = 60

/** Words begin with the same letter, unless it is mute, sounds the same, or the first two changed places. */
function beginsAlike([one = '', next = '']: string, [other = '', otherNext = '']: string): boolean {
  if (one === other) return true
  if (one === otherNext && other === next) return true
  if ((one === 'h' && next === other) || (other === 'h' && otherNext === one)) return true
  return ['ckq', 'bv'].some((letters) => letters.includes(one) && letters.includes(other))
}

/**
 * Whether two folded words may be the same, of which one is misspelt. Vowels, doubled letters, letters that changed places
 * or sound alike count little, other letters much. No list of words decides this, so that two words that
 * resemble each other may be taken for one.
 */
export function isSmallChange(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length)
  if (length > LENGTH_MAX || !beginsAlike(one, other)) return false
  const scripts = new Set([...one].map(scriptOf))
  if ([...other].some((letter) => !scripts.has(scriptOf(letter)))) return false
  const difference = differenceOf(one, other)
  const isLonger = one !== other && (one.startsWith(other) || other.startsWith(one))
  return difference <= Math.min(mostDifference(length), isLonger ? ENDING_MAX : Infinity)
}

/** The restricted Damerau-Levenshtein distance, with the weights above. */
function differenceOf(one: string, other: string): number {
  const isShort = Math.max(one.length, other.length) <= 3
  const rows: number[][] = []
  const costOf = (row: number, column: number) => (row < 0 || column < 0 ? Infinity : (rows[row]?.[column] ?? Infinity))
  for (let row = 0; row <= one.length; row += 1) {
    const costs: number[] = []
    rows.push(costs)
    for (let column = 0; column <= other.length; column += 1) {
      const [letter = '', found = ''] = [one[row - 1], other[column - 1]]
      const isSwapped = letter === other[column - 2] && found === one[row - 2] && letter !== found
      costs.push(
        row + column === 0
          ? 0
          : Math.min(
              costOf(row - 1, column) + adding(letter, [one[row - 2], one[row]]),
              costOf(row, column - 1) + adding(found, [other[column - 2], other[column]]),
              costOf(row - 1, column - 1) + (letter === found ? 0 : replacing(letter, found, isShort)),
              isSwapped ? costOf(row - 2, column - 2) + SMALL : Infinity,
            ),
      )
    }
  }
  return costOf(one.length, other.length)
}
