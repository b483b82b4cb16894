import { AT_THE_START, FIRST } from './first-parts.domain.ts'
import { AT_THE_END, LAST } from './last-parts.domain.ts'
import {
  ABOUT_MONEY,
  ABOUT_PARTS,
  ALL,
  COUNTED_WORK,
  DEDUCTING,
  HALF,
  NEGATED,
  NEGATING,
  NOT_A_SHARE,
  NOT_PARTS,
  NOT_YET,
  NUMBERED,
  ORDINAL_LAST,
  ORDINAL_ONE,
  ORDINAL_TWO,
  PAID_BEFORE,
  PAYMENT,
  PERIOD,
  PORTION,
  RECURRING,
} from './vocabulary.domain.ts'

const wordsOf = (pattern: string) => pattern.replaceAll('~', '[\\p{L}]*').replaceAll('_', '(?:[ \\-\u2013\u2011]?)')
const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const oneOf = (patterns: readonly string[]) => new RegExp(`${START}(?:${wordsOf(patterns.join('|'))})${END}`, 'gu')
const allOf = (byLanguage: Record<string, readonly string[]>) => Object.values(byLanguage).flat()

export const first = oneOf(allOf(FIRST))
export const last = oneOf(allOf(LAST))
export const atTheStart = oneOf(allOf(AT_THE_START))
export const atTheEnd = oneOf(allOf(AT_THE_END))
export const recurring = oneOf(RECURRING)
export const period = oneOf([PERIOD])
export const retainer = oneOf(['retainers?'])
export const notParts = oneOf(NOT_PARTS)
export const ofFirst = oneOf([`(?:${ORDINAL_ONE})_(?:${PAYMENT})`, `(?:${PAYMENT})_(?:initiale?|inicial|iniziale)`])
export const ofLast = oneOf([
  `(?:${ORDINAL_LAST})_(?:${PAYMENT})`,
  `(?:${PAYMENT})_(?:${ORDINAL_LAST})`,
  `(?:${ORDINAL_LAST})_\\d+_?%`,
  `\\d+_?%_(?:${ORDINAL_LAST})`,
  `(?:and|und|et|y|e|en|&)_(?:${ORDINAL_LAST})_(?:${PAYMENT}|${PORTION})`,
  `(?:${ORDINAL_TWO}|3rd|third|dritte[rn]?|troisieme|tercer[oa]?|terz[oa]|terceir[oa]|derde)_(?:(?:${PAYMENT}|${PORTION})_)?(?:and|und|et|y|e|en|&)_(?:${ORDINAL_LAST})`,
])
export const firstPortion = oneOf([`(?:${ORDINAL_ONE})_(?:${PORTION})`, `half_up_?front|half_now`])
export const lastPortion = oneOf([`(?:${ORDINAL_LAST})_(?:${PORTION})`, `(?:${ORDINAL_TWO})_(?:${HALF})`])
export const numbered = oneOf([`(?:${NUMBERED})_(?:no\\.?|nr\\.?|num\\.?|n[°º.]?|#)?_?(?:1|i|one|uno|une|eins)`])
export const numberedLater = oneOf([
  `(?:${NUMBERED})_(?:no\\.?|nr\\.?|num\\.?|n[°º.]?|#)?_?[2-9]`,
  `(?:${ORDINAL_TWO}|3rd|third|3\\.|dritte|troisieme|3e|3eme|tercer[oa]?|3[oaºª]|terz[oa]|terceir[oa]|derde)_(?:${PAYMENT})`,
])
export const beforeRatio = new RegExp(`${START}(?:${wordsOf(NUMBERED)})[ ]?(?:no\\.?|nr\\.?|n[°º.]?)?[ ]?$`, 'u')
export const aboutMoney = oneOf([ABOUT_MONEY])
export const wholePrice = new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${wordsOf(ALL)})(?![\\p{L}\\p{N}])`, 'u')
export const aboutParts = new RegExp(`${START}(?:${wordsOf(ABOUT_PARTS)})${END}[^,;:|]{0,28}$`, 'u')
export const negating = new RegExp(`${START}(?:${wordsOf(NEGATING)})[ ]*$`, 'u')
export const negated = new RegExp(`^[ ]*(?:${wordsOf(NEGATED)})`, 'u')
export const afterWork = new RegExp(`${START}(?:${wordsOf(COUNTED_WORK)})[ .:#-]*$`, 'u')
export const afterArticle =
  /(?:^|[ ])(?:of|of the|the|der|die|das|des|dem|von|vom|de|du|de la|la|le|les|del|de l|el|los|las|della|dello|dei|il|lo|da|do|dos|das|a|o|van|van de|het|una|uma|un|une|ein|eine)[ ]+$/u
export const deducting = new RegExp(
  `${START}(?:${wordsOf(DEDUCTING)}):?[ ]+(?:(?:the|a|der|die|des|de|l|la|le|les|du|el|il|o|de|het|your|ihre[rn]?|geleistete[rnm]?|bereits|deja|already|paid|gia|ya|ja|reeds|\\p{L}+|[\\p{N}%$\u20ac\u00a3.,]+)[ ]+){0,3}$`,
  'u',
)
export const paidBefore = new RegExp(
  `^[ ]*(?:[(\u2013,:-][ ]*)?(?:(?!(?:${wordsOf(NOT_YET)})[ ])[\\p{L}\\p{N}%$\u20ac\u00a3.,]+[ ]+){0,4}?(?:${wordsOf(PAID_BEFORE)})${END}`,
  'u',
)
export const notYet = new RegExp(
  `(?:^|[ ])(?:to be|payable|zu|wird|werden|te|da|ser|a|to)[ ]+(?:${wordsOf(PAID_BEFORE)})`,
  'u',
)
export const ratio =
  /(?<![\p{N}/.,])(\d{1,2})\s?(?:\/|of|von|de|di|van|sur|out of|em)\s?(\d{1,2})(?![\p{N}/]|[.,]\p{N})(?!\s?(?:page|day|hour|seite|tag|stunde|jour|journee|dia|hora|giorno|ora|dag|uur|pagin|price|preis))/gu
export const percent =
  /(?<![\p{N}.,])(\d{1,3})(?:[.,]\d+)?\s?(?:%|pct|percent|prozent|pour cent|por ciento|per cento|por cento|procent)/gu
export const notAShare = new RegExp(`^[ ]?(?:[(]|of[ ]|de[ ]|di[ ])?(?:${wordsOf(NOT_A_SHARE)})${END}`, 'u')
export const beforeNotAShare = new RegExp(
  `${START}(?:${wordsOf(NOT_A_SHARE)})[: (]*(?:of|von|de|di|du|del|van)?[ (]*$`,
  'u',
)

const NTH =
  '(?:[1-6](?:st|nd|rd|th|\\.?[°ºªao]|\\.|e|er|ere|eme)?|first|second|third|fourth|fifth|(?:erst|zweit|dritt|viert)e[rns]?|premiere?|deuxieme|seconde?|troisieme|quatrieme|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|prim[oa]|second[oa]|terz[oa]|quart[oa]|primeir[oa]|terceir[oa]|eerste|tweede|derde|vierde)'
const TOTAL =
  '(?:[2-6]|two|three|four|five|six|zwei|drei|vier|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|quatro|twee|drie|vijf)'
export const ratioInWords = new RegExp(
  `${START}(${NTH})_?(?:${PAYMENT}|${PORTION})?_(?:of|von|de|di|van|sur|em|out_of)_(${TOTAL})(?:x|_?(?:${PAYMENT}s?))?${END}`
    .replaceAll('~', '[\\p{L}]*')
    .replaceAll('_', '(?:[ \\-\u2013]?)'),
  'gu',
)
