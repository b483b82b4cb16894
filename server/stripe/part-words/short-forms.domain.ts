import { oneOf } from './pattern-language.domain.ts'

/**
 * Terms of invoices that are cut short with a full stop: "Restbetr.", "slotfact.", "últ. parc.". The stroke stands after the
 * shortest form that people write.
 */
const TERMS = [
  'bal|ance depo|sit adva|nce prepay|ment instal|ment outst|anding remaind|er retent|ion',
  'anz|ahlung anzahl|ung abschlags|rechnung abschlagsr|echnung abschlagsz|ahlung restb|etrag restz|ahlung restr|echnung rests|umme restf|orderung schlussr|echnung schlussz|ahlung endr|echnung endabr|echnung endz|ahlung teilr|echnung teilz|ahlung teilb|etrag vorausz|ahlung vorausr|echnung vorsch|uss zwischenr|echnung akontor|echnung akontoz|ahlung verbl|eibend restl|ich ausst|ehend vereinb|art',
  'acpt|e acompt|e arrh|es versem|ent vers|ement reliq|uat dern|iere prem|iere eche|ance resta|nt',
  'anticip|o antic|ipo adel|anto liq|uidacion ult|imo pend|iente resta|nte parcial|idad',
  'accont|o capar|ra resid|uo riman|ente vers|amento',
  'adiant|amento parc|ela prest|acao remanesc|ente reman|escente resta|nte',
  'aanbet|aling aanbetal|ing voorsch|ot voorschotf|actuur slotf|actuur slotfact|uur slotbet|aling eindf|actuur eindafr|ekening eindfact|uur deelf|actuur deelfact|uur deelbet|aling deelbetal|ing termijnf|actuur termijnfact|uur restbet|aling restbedr|ag vooruitb|etaling vooruitbet|aling tussenfact|uur restf|actuur sluitfact|uur',
]
  .flatMap((terms) => terms.split(' '))
  .map((term) => ({ shortest: term.split('|')[0] ?? '', whole: term.replace('|', '') }))

/** Short forms that are other words too. With a full stop, they count at the start of a clause or beside a number. */
const DOUBTFUL: Readonly<Record<string, string>> = {
  ac: 'acompte',
  acc: 'acconto',
  sal: 'saldo',
  ant: 'anticipo',
  entr: 'entrada',
  dep: 'deposit',
}
/** "Dep." is a department and "prov." a province, unless money follows. */
const BEFORE_MONEY: Readonly<Record<string, string>> = {
  abschl: 'abschlag',
  dep: 'deposit',
  prov: 'provision',
  adv: 'advance',
  acc: 'acconto',
  ant: 'anticipo',
}

/** Words that are contracted, with or without a full stop. */
const CONTRACTED = [
  { words: oneOf(['payt|pay?mt|pymn?t|pmt']), whole: 'payment' },
  { words: oneOf(['fra\\.|fra(?=_(?:final|parcial))']), whole: 'factura' },
  { words: oneOf(['ctas?\\.?']), whole: 'cuenta' },
  { words: oneOf(['pdtes?\\.?|ptes?\\.']), whole: 'pendiente' },
  { words: oneOf(['avces?\\.?']), whole: 'avance' },
  { words: /(?<=on )a\/c|^a\/c(?= (?:pay|bill|inv))/gu, whole: 'account' },
  { words: /(?<![\p{L}\p{N}])p\/[ ]?(?=conta)/gu, whole: 'por ' },
  { words: oneOf(['szlg\\.?']), whole: 'schlusszahlung' },
  { words: oneOf(['(?<=^[^\\p{L}]*|[,;:(][ ]?)sd[oe]\\.?(?=_\\p{L})']), whole: 'saldo' },
] as const

const SHORT = /(?<![\p{L}\p{N}])(\p{L}{2,16})\.?(?![\p{L}\p{N}])/gu
const MAX = 500

const MONEY = /^[ ]*[-\u2013:]?[ ]*(?:[€$£]|r\$|(?:n[ro]?\.?[o°]?[ ]?)?\d)/u
const OF_MONEY = /^[ ](?:s\/|on |for |of |sur |su |sobre |pour |inv|pymt|rec|paid)/u
const BESIDE_NUMBER =
  /(?:[\d%€$£][ ]?|(?:^|[,;:(|\u2013-])[^\p{L}\p{N}]*|(?:less|minus|abzgl|abzuglich|moins|menos|meno|min)\.?[ ])$/u

/** Writes terms of invoices out where they are cut short. */
export function withWholeWords(text: string): string {
  const spelled = text.replaceAll(UNG, '$1ung').replaceAll(SHORT, (found, word: string, at: number) => {
    const rest = text.slice(at + found.length, at + found.length + 20)
    return wholeOf({ word, hasStop: found.endsWith('.'), before: text.slice(Math.max(0, at - 20), at), rest }) ?? found
  })
  return CONTRACTED.reduce((left, { words, whole }) => left.replace(words, whole), spelled).slice(0, MAX)
}

/** "Anzahlg.", "Rechng". */
const UNG = /(zahl|rechn|leist)g\.?(?!\p{L})/gu

type Short = { word: string; hasStop: boolean; before: string; rest: string }

function wholeOf({ word, hasStop, before, rest }: Short): string | undefined {
  if (word in BEFORE_MONEY && (MONEY.test(rest) || (hasStop && OF_MONEY.test(rest)))) return BEFORE_MONEY[word]
  if (!hasStop) return undefined
  if (NUMBERED_SAL.test(`${word}${rest}`)) return undefined
  const isBesideNumber = MONEY.test(rest) || BESIDE_NUMBER.test(before)
  if (word in DOUBTFUL) return isBesideNumber && !OF_WORK.test(rest) ? DOUBTFUL[word] : undefined
  return TERMS.find(({ shortest, whole }) => word.startsWith(shortest) && whole.startsWith(word) && word !== whole)
    ?.whole
}

/** "Dep. de marketing", "sal. de reuniones", "Ant. von Holz". */
const OF_WORK = /^[ ](?:de|da|do|di|von|la|el|marketing|legale?|comercial)[ ]*(?!\p{L})(?![ ]*[\d€$£])/u

/** "SAL. 3" is the third statement of works. */
const NUMBERED_SAL = /^sal[ ]*(?:n|\d{1,2}(?!\d|[ ]?%|[.,]\d))/u
