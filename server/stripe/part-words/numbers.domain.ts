import { patternOf, wordsOf } from './pattern-language.domain.ts'

/** How many things there are, in words, from one to twelve in the product's languages. */
const CARDINALS = [
  'one|ein(?:s|e[rns]?)?|une?|un[oa]|uma?|een',
  'two|zwei|deux|dos|due|dois|duas|twee',
  'three|drei|trois|tres|tre|drie',
  'four|vier|quatre|cuatro|quattro|quatro',
  'five|funf|fuenf|cinq|cinco|cinque|vijf',
  'six|sechs|seis|sei|zes',
  'seven|sieben|sept|siete|sette|sete|zeven',
  'eight|acht|huit|ocho|otto|oito',
  'nine|neun|neuf|nueve|nove|negen',
  'ten|zehn|dix|diez|dieci|dez|tien',
  'eleven|elf|onze|once|undici',
  'twelve|zwolf|zwoelf|douze|doce|dodici|doze|twaalf',
]

/** Which of several things it is. */
const ORDINALS = [
  'first|erste[rns]?|premiere?|primer[oa]?|prim[oa]|primeir[oa]|eerste',
  'second|zweite[rns]?|deuxieme|seconde?|segund[oa]|second[oa]|tweede',
  'third|dritte[rns]?|troisieme|tercer[oa]?|terz[oa]|terceir[oa]|derde',
  'fourth|vierte[rns]?|quatrieme|cuart[oa]|quart[oa]|vierde',
  'fifth|funfte[rns]?|cinquieme|quint[oa]|vijfde',
  'sixth|sechste[rns]?|sixieme|sext[oa]|sest[oa]|zesde',
  'seventh|siebte[rns]?|septieme|septim[oa]|settim[oa]|setim[oa]|zevende',
  'eighth|achte[rns]?|huitieme|octav[oa]|ottav[oa]|oitav[oa]|achtste',
  'ninth|neunte[rns]?|neuvieme|noven[oa]|non[oa]|negende',
  'tenth|zehnte[rns]?|dixieme|decim[oa]|tiende',
  'eleventh|elfte[rns]?|onzieme|undecim[oa]|elfde',
  'twelfth|zwolfte[rns]?|douzieme|duodecim[oa]|twaalfde',
]

/** After the digits of "2nd", "2.", "2º", "2e". */
const MARK = '(?:st|nd|rd|th|\\.?[°oa]|\\.|er|ere|re|nde?|ste|de|eme|e)'

export const CARDINAL = CARDINALS.join('|')
export const ORDINAL = `${ORDINALS.join('|')}|(?:1[0-2]|[1-9])${MARK}`
/** Not the first one. */
export const ORDINAL_LATER = `${ORDINALS.slice(1).join('|')}|(?:1[0-2]|[2-9])${MARK}`

const exactly = (words: string) => patternOf(`^(?:${wordsOf(words)})$`)
const BY_VALUE = CARDINALS.map((words, index) => exactly(`${words}|${ORDINALS[index] ?? ''}`))
const isOrdinalWord = exactly(ORDINAL)

/** The value of a number in digits or in words; 0 for anything else. */
export function numberOf(word: string): number {
  const digits = /^\d+/u.exec(word)?.[0]
  return digits ? Number(digits) : BY_VALUE.findIndex((pattern) => pattern.test(word)) + 1
}

export const isOrdinal = (word: string) => isOrdinalWord.test(word)
