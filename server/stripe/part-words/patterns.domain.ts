import { AT_THE_START, FIRST } from './first-parts.domain.ts'
import { ABOUT_PARTS, MADE, MEANT_OTHERWISE, NOT_PARTS, TEXTS_ABOUT, WORK_ABOUT } from './homonyms.domain.ts'
import { AT_THE_END, LAST } from './last-parts.domain.ts'
import { CARDINAL, ORDINAL_LATER } from './numbers.domain.ts'
import { FOR_MATERIAL, SO_THAT_I_CAN, SUM_NOW_AND_LATER } from './opening-words.domain.ts'
import { END, oneOf, patternOf, someOf, START, wordsOf } from './pattern-language.domain.ts'
import { LESS_THAN, NOT_RETENTION, PAID_OUT, RELEASED, RETENTION, WITHHELD } from './retention-words.domain.ts'
import {
  ANNOUNCING,
  COUNTS_TOWARDS,
  DEDUCTED_LATER,
  DEDUCTING,
  FOLLOWING,
  NOT_YET,
  NOT_YET_NEXT_TO,
  PAID,
  REDUCTIONS,
  THEN,
  TOTALS,
} from './timing-words.domain.ts'
import {
  ABOUT_MONEY,
  ALL,
  ALL_OF_IT,
  ARTICLE,
  EARLIER,
  HALF,
  NEGATED,
  NEGATING,
  NUMBERED,
  ORDINAL_LAST,
  ORDINAL_ONE,
  ORDINAL_TWO,
  PAYMENT,
  PAYMENTS,
  PERIOD,
  PIECE,
  PORTION,
  PREPAID,
  PREPAID_WORK,
  RECURRING,
  RECEIVED,
  REMAINING,
  SINGLE,
  STAGE,
} from './vocabulary.domain.ts'

const allOf = (byLanguage: Record<string, readonly string[]>) => Object.values(byLanguage).flat()

export const first = oneOf(allOf(FIRST))
export const last = oneOf(allOf(LAST))
export const atTheStart = oneOf(allOf(AT_THE_START))
export const atTheEnd = oneOf(allOf(AT_THE_END))
export const recurring = oneOf(RECURRING)
export const period = oneOf([PERIOD])
export const retainer = oneOf(['retainers?'])
export const notParts = oneOf(NOT_PARTS)
const PART_OF =
  'thirds?|quarters?|drittel|viertel|tiers|quarts?|tercios?|cuartos?|terz[oi]|quart[oi]|tercos?|quartos?|derde|kwart'
const NOW =
  'now|jetzt|sofort|maintenant|ahora|ora|subito|adesso|agora|nu|direct|in_advance|up_?front|im_voraus|vorab|d.avance|a_l.avance|por_adelantado|adelantad[oa]|anticipad[oa]|in_anticipo|anticipat[oa]|antecipad[oa]|adiantad[oa]|vooraf|vooruit'
/** "The next, though not the last, instalment". */
const NOT_THE_LAST = `(?:not|no|non|nao(?:_e)?|pas|nicht|niet)_(?:the|die|la|le|l.|el|a|o|de)_(?:${ORDINAL_LAST})|(?:nicht|niet)_(?:${ORDINAL_LAST})`
export const ofFirst = oneOf([
  NOT_THE_LAST,
  `(?:awaiting|in_erwartung_der|en_attente_d[eu]|pendientes?_del?|in_attesa_de\\p{L}*|a_(?:la_)?espera_d[eao]l?|in_afwachting_van)_(?:the_|de_|la_|l.?|su_|a_)?(?:final_(?:bill|invoice|account)|schlussrechnung|endabrechnung|(?:minuta|factura|liquidacion|nota|parcella|fattura|conta|fatura|note|facture)_(?:final|finale|definitiv[ea]|definitiva)|decompte_final|liquidacion|(?:eind|slot)(?:afrekening|factuur|nota|staat))`,
  ...SO_THAT_I_CAN,
  FOR_MATERIAL,
  SUM_NOW_AND_LATER,
  `(?:${ORDINAL_ONE})_(?:${PAYMENT})`,
  `(?:${PAYMENT})_(?:initiale?|inicial|iniziale|intermediaire|intermedi[oa]|intercalaire|intercalar|partielle?|parziale|parcial)`,
  `(?:${HALF}|${PART_OF})_(?:(?:of|der|des|vom|von|de|du|d|del|dell|do|dos|das|van)(?:[ '](?:${ARTICLE}))?[ '][\\p{L}]+[ ])?(?:${NOW})`,
  `(?:${NOW})[ ](?:(?:zahlbar|fallig|due|payable|a_payer|a_regler|da_pagare|te_betalen)[: ]+)?(?:(?:${CARDINAL}|the|die|la|de)[ ])?(?:${HALF}|${PART_OF})(?![ ](?!(?:of|der|des|vom|von|de|du|d|del|dell|do|dos|van)(?!\\p{L}))\\p{L})`,
  '(?:honorarios?|honoraires|onorari[oi]?|compens[oi]|cachet|fees?|~honorar|honorarium|montant|importe?o?|valor)_(?:inicia(?:l|les|is)|inizial[ei]|initia(?:l|le|ux)|de_(?:depart|demarrage|partida))',
  // "800 of a total of 2,400".
  '(?:[€$£]_?)?\\d[\\d.,]*_?(?:[€$£]|eur|euros?|chf)?_(?:sur|of|out_of|against|von|de|su|van)_(?:une?_|a_|einem_|einer_|um_|een_|the_|o_|il_|el_|le_)?(?:total|gesamt~|totale|totaal)(?=_(?:of|de|di|von|van|d.)?_*(?:[€$£]_?)?\\d)',
  '(?:milestone|hito|marco|mijlpaal|meilenstein|jalon|traguardo)[ ]+(?:[\\p{L}]+[ ]+){0,3}?(?:reached|achieved|alcanzado|raggiunt[oa]|atingido|gehaald|behaald|bereikt|erreicht|atteint)',
  // "£400 of the agreed £1,200".
  '(?:[€$£]|r[$])?_?\\d[\\d.,]*_?(?:[€$£]|eur|euros?|chf)?_(?:of|von|sur|de|su|sui|sugli|dos?|das|van|over)_(?:(?:the|den|les|los|i|os|de|gli)_)?(?:(?:agreed|quoted|vereinbarten|convenus|acordad[oa]s|pactad[oa]s|concordat[ie]|afgesproken|overeengekomen|combinad[oa]s)_(?:[€$£]|r[$])?_?\\d[\\d.,]{2,}|(?:[€$£]|r[$])?_?\\d[\\d.,]*_?(?:[€$£]|eur|euros?|chf)?_(?:agreed|vereinbart|convenus|acordad[oa]s|pactad[oa]s|concordat[ie]|pattuit[ie]|combinad[oa]s))',
  `(?:middle|mittlere[nr]?|intermediate|interim|zwischen|tussen|tussentijdse|mid)_?(?:${PAYMENT})`,
])
export const ofLast = oneOf([
  '(?<=^[^\\p{L}]*)(?:der|le|el|il|o|de|het|the)_(?:rest|reste|resto)(?=[ ](?!(?:is|and|api|stop)(?!\\p{L}))\\p{L})',
  '(?:der|den|le|el|il|o|de|het|the)_(?:rest|reste|resto)_(?:furs?|for|pour|para|per|voor)(?=[ ]\\p{L})',
  // After a break, "rest" begins a clause of its own: "deposit now, rest a week before".
  '(?<=[,;:(+/&\u2013-][ ]?)(?:der_|den_|le_|el_|il_|o_|de_|het_|the_)?(?:rest|reste|resto)(?=[ ](?!(?:api|room|days?|area|stop|and|is|assured|docs?|endpoints?|services?|interface)(?!\\p{L}))[\\p{L}\\d])',
  `(?:${ORDINAL_LAST})_(?:${PAYMENT})`,
  `(?:${PAYMENT})_(?:${ORDINAL_LAST})`,
  '(?:honorarios?|honoraires|onorari[oi]?|compens[oi]|cachet|fees?|~honorar|honorarium)_(?:fina(?:l|is|les|ux|li|le)|definiti(?:f|fs|v[oi]))',
  `(?:${ORDINAL_LAST})_(?:fees|costs|honorar|honoraires|ereloon|honorarium)`,
  `(?:${PAYMENT}|ft\\.|fra\\.)_№\\d{1,2}_(?:and|und|et|y|ed?|en|&)_(?:the_|la_|l.?|de_)?(?:${ORDINAL_LAST})`,
  '(?:difference|diferencia|differenza|diferenca|verschil|differenz)_(?:up_to|to|hasta|fino_al?|ate_ao|tot|jusqu.?au|bis_zu[rm]?)_(?:the_|el_|il_|het_)?(?:total\\p{L}*|gesamt\\p{L}*|totaal\\p{L}*)',
  `(?:${ORDINAL_LAST})_\\d+_?%`,
  `\\d+_?%_(?:${ORDINAL_LAST})`,
  `(?:and|und|et|y|e|en|&)_(?:${ORDINAL_LAST})_(?:${PAYMENT}|${PORTION})`,
  `(?:${ORDINAL_TWO}|${ORDINAL_LATER})_(?:(?:${PAYMENT}|${PORTION})_)?(?:and|und|et|y|e|en|&)_(?:${ORDINAL_LAST})`,
])
/** A share of a price in digits or in words. */
const SHARE =
  '[1-4]/[2-5]|\\d{1,2}(?:[.,]\\d+)?_?(?:%|prozent|per_?cent|pour_cent|por_ciento|per_cento|por_cento|procent)|(?:one|two|three|ein|zwei|drei|un|deux|dos|tres|due|tre|dois|een|twee)_(?:' +
  PART_OF +
  ')'
const LINKING = `is|are|still|sind|ist|noch|est|sont|encore|todavia|aun|esta|ancora|e|ainda|nog|zijn|ora|now|jetzt|${ARTICLE}`
/** "Remaining 60 %", "60 % still outstanding". */
export const remainingShare = oneOf([
  `(?:${REMAINING})_(?:(?:${ARTICLE})_)?(?:${SHARE})`,
  `(?:${SHARE})_(?:(?:${LINKING})_){0,2}(?:${REMAINING})`,
])
export const prepaid = oneOf([PREPAID])
export const prepaidWork = oneOf([PREPAID_WORK])
const NTH_LATER = `${ORDINAL_LATER}|${ORDINAL_TWO}|next|middle|mid|nachste|suivante?|siguiente|intermedi[oa]|prossim[oa]|proxim[oa]|volgende`
/** "Second third": a part in the middle. */
export const middlePortion = oneOf([
  '(?:another|a_further|the_next|next|encore|noch|weitere[rs]?|nachste[rs]?|otr[oa]|un_altro|mais|nog|volgend)_(?:a_|un_|ein_|een_|um_)?(?:third|quarter|drittel|viertel|tiers|quart|tercio|cuarto|terzo|quarto|terco|derde|kwart|\\d+_?%)',
  '(?:second|zweite[ns]?|deuxiemes?|segundo|secondo|tweede)_(?!50)\\d+_?%',
  `(?:${ORDINAL_TWO})_(?:third|instal|stage|drittel|tiers|tercio|terzo|terco|derde)`,
])
export const firstPortion = oneOf([`(?:${ORDINAL_ONE})_(?:${PORTION})`, `half_up_?front|half_now`])
export const lastPortion = oneOf([`(?:${ORDINAL_LAST})_(?:${PORTION})`, `(?:${ORDINAL_TWO})_(?:${HALF})`])
export const numbered = oneOf([`(?:${NUMBERED})_№(?:1|i|one|uno|une|eins)`])
export const numberedLater = oneOf([`(?:${NUMBERED})_№[2-9]`, `(?:${NTH_LATER})_(?:${PAYMENT})`])
/** A later stage of the work: "phase 2 to be billed in September", "a segunda será faturada". */
export const laterStage = oneOf([
  `(?:${STAGE}|${PIECE})_(?:following|suivantes?|siguientes?|successiv[ae]|seguintes?)|(?:following|further|later|remaining|folgende[nr]?|weiteren?|spateren?|volgende|verdere)_(?:${STAGE})|(?:${STAGE})_(?:${ORDINAL_LATER})|(?:${STAGE}|${PIECE})_№(?:[2-9]|two|ii|zwei|deux|dos|due|dois|twee)|(?:${NTH_LATER})_(?:${STAGE}|${PIECE})|(?:two|zwei|deux|dos|due|dois|twee|${ORDINAL_LATER})_(?:and|und|et|y|e|en)_(?:${ARTICLE})?_?(?:three|drei|trois|tres|tre|drie|${ORDINAL_LATER})`,
  '(?:the|die|der|das|la|le|el|il|a|o|de|het)_(?:last|final|letzte|derniere?|ultim[oa]|laatste|second|third|other|zweite|dritte|andere|deuxieme|troisieme|seconde?|second[oa]|autre|segund[oa]|otr[oa]|altr[oa]|outr[oa]|tercer[oa]|terz[oa]|terceir[oa]|tweede|derde)',
])
/** "The fourth and the final account": two parts that are named together are not this one. */
export const afterAnother = patternOf(
  `${START}(?:${ORDINAL_LATER})[ ](?:[\\p{L}]+[ ])?(?:and|und|et|y|ed?|en)[ ](?:the|die|der|das|la|le|l'|el|il|lo|o|a|de|het)[ ]?$`,
)
/** "200 of the 800 euros": a part of a sum, next to a moment. */
const SUM_OF_SUM =
  '(?:[€$£]_?)?\\d{2,}(?:[.,]\\d+)*_?(?:[€$£]|eur|euros?|chf)?_(?:of|von|sur|de|su|van)_(?:(?:the|den|les|los|i|os|de)_)?(?:[€$£]_?)?\\d{3,}(?:[.,]\\d+)*'
export const aboutMoney = oneOf([ABOUT_MONEY, SUM_OF_SUM])
const wholeOf = (pattern: string) => patternOf(`(?<![\\p{L}\\p{N}.,])(?:${wordsOf(pattern)})(?![\\p{L}\\p{N}])`)
export const wholePrice = wholeOf(ALL)
export const single = wholeOf(SINGLE)
export const allOfIt = wholeOf(ALL_OF_IT)
export const meantOtherwise = MEANT_OTHERWISE.map(({ word, trade }) => ({ word: oneOf([word]), trade: oneOf([trade]) }))
export const aboutParts = patternOf(`${START}(?:${wordsOf(ABOUT_PARTS)})${END}[^,;:|\\d%\u2013]{0,28}$`)
export const workAbout = patternOf(
  `${START}(?:${wordsOf(WORK_ABOUT)})[ ](?:[\\p{L}]+[ ]){0,2}?(?:of|about|on|for|into|von|der|des|zu|zur|uber|de|d|du|sur|a|del|sobre|para|acerca|di|della|su|sul|sull|sulla|sui|sugli|sulle|circa|da|do|van|over|tegen|met|naar)[ '\u2019](?:(?!${wordsOf('(?:website|site|logo|web)')})[\\p{L}']+[ '\u2019]){0,4}$`,
)
/** Work that can be about a deposit: without it, the patterns before and after this one find nothing. */
export const workOnParts = oneOf([ABOUT_PARTS, WORK_ABOUT, TEXTS_ABOUT])
/** "Text about deposits": what the text is about. */
export const textsAbout = patternOf(
  `${START}(?:${wordsOf(TEXTS_ABOUT)})[ ](?:about|on|uber|zum_thema|sur|sobre|su|sul|sull|sulla|sui|sugli|sulle|over)['\u2019 ](?:[\\p{L}']+[ ]){0,4}(?:[\\p{L}]{1,4}['\u2019])?$`,
)
export const made = patternOf(`^[ ](?:${wordsOf(MADE)})${END}`)
export const madeOf = patternOf(`(?:${wordsOf(MADE)})(?:en|er|e|s|n)?$`)
export const negating = patternOf(`${START}(?:${wordsOf(NEGATING)})[ ]*$`)
const ONLY_IF =
  'subject_to|pending|salv[oa]|vorbehaltlich|unter_vorbehalt|sous_reserve|onder_voorbehoud|a_reserva|con_riserva|sob_reserva'
export const onlyIf = oneOf([ONLY_IF])
/** "Subject to final account", "salvo conguaglio": that part is only possible. */
export const subjectTo = patternOf(
  `${START}(?:${wordsOf(ONLY_IF)})[ ](?:(?:of|the|a|der|des|einer|von|d|de|du|la|le|l|el|di|del|do|da|van|het)['\u2019 ]+){0,3}(?:[\\p{L}]+[ ])?$`,
)
export const negated = patternOf(`^[ ]*(?:${wordsOf(NEGATED)})`)
export const afterArticle =
  /(?:^|[ ])(?:of|of the|the|der|die|das|des|dem|von|vom|de|du|de la|la|le|les|del|de l|el|los|las|della|dello|dei|il|lo|da|do|dos|das|a|o|van|van de|het|una|uma|un|une|ein|eine)[ ]+$/u
/** "The last third", but not "the last third of the novel". */
export const aloneWithArticle =
  /(?:^|[,;:(|]|[ ][\u2013-])[ ]*(?:the|der|die|das|la|le|les|l'|el|los|il|i|o|a|os|as|het|de)[ ]?$/u
export const ofSomething = /^[ ](?:of|des?|der|vom|von|du|d'|del|dell|della|di|do|da|van)(?!\p{L})/u
export const deducting = patternOf(
  `${START}(?:${wordsOf(DEDUCTING.join('|'))}):?[ ]+(?:(?:the|a|der|die|des|de|l|la|le|les|du|el|il|o|de|het|your|ihre[rn]?|geleistete[rnm]?|bereits|deja|already|paid|gia|ya|ja|reeds|\\p{L}+|[\\p{N}%$\u20ac\u00a3.,]+)[ ]+){0,3}(?:(?:l|d|dell|dall|all|un)['\u2019])?$`,
)
/** A word, a number or an amount, and the space after it. */
export const WORD = "[\\p{L}\\p{N}%$\u20ac\u00a3.,'/]+[ ]+"
export const paid = patternOf(
  `${START}(?:${wordsOf(PAID.join('|'))})${END}|^[ ]*(?:pag[oa]s?|entregad[oa]s?|entregues?|precedent(?:e|i|s|es)?|anterieure?s?|anterior(?:es|i)|previ[oi]s)${END}`,
)
export const paidNext = patternOf(
  `^[^\\p{L}\\p{N}]{0,6}(?:${WORD}){0,3}?(?:${wordsOf(PAID.join('|'))}|pag[oa]s?)${END}`,
)
export const notYet = patternOf(
  `${START}(?:(?:${wordsOf(NOT_YET)})[ ]+(?:${WORD}){0,4}|(?:${wordsOf(NOT_YET_NEXT_TO)})[ ]+)$`,
)
export const deductedLater = someOf(DEDUCTED_LATER)
export const deductedNext = patternOf(
  `${START}(?:${wordsOf(DEDUCTED_LATER.join('|'))})[ ]+(?:(?:against|from|to|towards|off|on|auf|mit|von|bei|du|de|sur|del|al|en|dal|dalla|alla|no|na|ao|do|da|met|op|van)[ ]+)?(?:(?:the|la|el|le|der|dem|den|de|het|your|ihre[rn]?|votre|su|l)['\u2019 ]+)?$`,
)
/** "Comes off the total", "wird auf den Endpreis angerechnet". */
export const countsTowards = patternOf(
  `${START}(?:(?:${wordsOf([...DEDUCTED_LATER, ...COUNTS_TOWARDS].join('|'))})[ ]+(?:${WORD}){0,3}?(?:${wordsOf(TOTALS)})|(?:wird|werden|wordt|worden)[ ]+(?:${WORD}){0,4}(?:${wordsOf(TOTALS)})[ ]+(?:verrechnet|angerechnet|abgezogen|verrekend|afgetrokken))${END}`,
  'g',
)
export const reductions = oneOf([REDUCTIONS])
export const following = someOf(FOLLOWING)
export const announcing = patternOf(
  `^(?:[^,;]|(?<=\\d),(?=\\d)){0,50}?${START}(?:${wordsOf(ANNOUNCING.join('|'))})${END}`,
)
export const conditional = patternOf(`${START}(?:${wordsOf(THEN)})[ ]+(?:${WORD}){0,5}$`)
/** "Deposit -£300": a minus sign next to an amount of money. */
export const negativeAmount =
  /^[^,;|()]{0,24}?[ (][-\u2212\u2013](?:[€$£]|eur|usd|chf|gbp)?[ ]?\d[\d.,']{2,}(?![\d.,]*[ ]?(?:%|[-\u2013/]))/u
/** "Already paid 600", "80% previously billed": something was paid before. */
export const alreadyPaid = patternOf(
  `${START}(?:${wordsOf('(?:already|previously|bereits|schon|deja|ya|gia|ja|reeds|al|eerder|davon|dont|di_cui|bisher|bislang)')})(?:[ ]+(?:haben|sie|heeft|u))?[ ]+(?:${wordsOf('paid|billed|invoiced|received|bezahlt|gezahlt|berechnet|abgerechnet|angezahlt|verses?|regles?|payes?|factures?|encaisses?|bezahlte[nr]?|gezahlte[nr]?|pagad[oa]s?|abonad[oa]s?|facturad[oa]s?|cobrad[oa]s?|pagat[oaie]|versat[oaie]|fatturat[oaie]|incassat[oaie]|pag[oa]s?|faturad[oa]s?|recebid[oa]s?|betaald|voldaan|gefactureerd|ontvangen')})(?=[ :(]{0,3}(?:[€$£]|eur|chf|r\\$)?[ ]?\\d|[ ]*(?:$|[,;)]))|(?:(?:dankend[ ])?erhalten|bezahlt|gezahlt|received(?:[ ]with[ ]thanks)?|paid|recu|verse|regle|recibido|pagado|abonado|cobrado|ricevut[oi]|pagat[oi]|versat[oi]|recebido|ontvangen|betaald|pag[oa]s?(?=[^;]{0,30}(?:a pagar|em falta|rest[ae]m?|por pagar|falta))):?[ ](?:[€$£]|eur|chf|r[$])?[ ]?\\d[\\d.,']{2,}|(?:less|minus|abzuglich|abzgl\\.?|moins|menos|meno|min)[ ](?:[€$£]|eur|chf)?[ ]?\\d[\\d.,']*[ ]?(?:[€$£]|eur|chf|euro)?[ ](?:already |bereits |deja |ya |gia |ja |reeds )?(?:paid|received|bezahlt|gezahlt|angezahlt|erhalten|payes?|verses?|regles?|recus?|pagados?|abonados?|recibidos?|pagat[oi]|versat[oi]|ricevut[oi]|pagos?|recebidos?|betaald|ontvangen)|(?:less|minus|abzgl\\.?|moins|menos|meno|min)[ ](?:bereits[ ](?:ge|be)zahlten?|already[ ]paid)|(?:paid|billed|invoiced|certified|received)[ ](?:to[ ]date|so[ ]far)|(?:regle|verse|paye|facture)s?[ ]a[ ]ce[ ]jour|(?:pagado|abonado|cobrado|facturado)s?[ ](?:hasta|a[ ]la[ ]fecha)|(?:pagat|versat|fatturat)[oi][ ]ad[ ]oggi|(?:pago|recebido|faturado)s?[ ]ate|(?:tot[ ](?:heden|nu[ ]toe|op[ ]heden))[ ](?:betaald|gefactureerd|ontvangen)|bis[ ](?:dato|heute)[ ](?:bezahlt|gezahlt|berechnet)|\\babonado[ :]{1,2}\\$?[ ]?\\d`,
  'g',
)
/** "40 % invoiced in March". */
export const sharePaid = patternOf(
  `\\d[ ]?%[ ](?:${WORD}){0,3}?(?:${wordsOf('invoiced|billed|paid|berechnet|abgerechnet|bezahlt|gezahlt|facture|paye|regle|verse|facturad[oa]|pagad[oa]|abonad[oa]|fatturat[oa]|pagat[oa]|versat[oa]|faturad[oa]|pag[oa]|gefactureerd|betaald')})(?:e?s)?${END}(?=[ ](?:in|on|am|im|en|le|el|il|a|em|op)[ ](?:\\d|${wordsOf(PERIOD)}))|\\d[ ]?%[ ](?:im|am)[ ](?:${WORD}){1,3}(?:berechnet|abgerechnet|bezahlt|gezahlt)${END}`,
  'g',
)
/** "Payments received 3,500", "less certificates 1 to 4", "descontada la reserva". */
export const earlierPayments = oneOf([
  '(?:payments?|sums?)_received|received_payments|payments_to_date|(?:erhaltene|bisherige|geleistete)_zahlungen|(?:reglements?|versements?|paiements?)_recus?|(?:cobros|pagos)_recibidos|incassi|pagamenti_ricevuti|recebimentos|pagamentos_recebidos|ontvangen_betalingen',
  `(?:${LESS_THAN})_(?:(?:${ARTICLE})_){0,2}(?:${PAYMENTS}|autos?)_(?:\\d+|${EARLIER}|${RECEIVED})`,
  `(?:${LESS_THAN})_(?:(?:${ARTICLE})_){0,2}(?:${EARLIER})_(?:${PAYMENTS}|${SHARE})`,
  '(?:provisions?|avances?|sommes?|versements?|paiements?|cantidades|pagos|cobros|entregas|pagamenti|versamenti|anticipi|acconti|pagamentos|valores|adiantamentos|(?:teil|abschlags|voraus)?zahlungen|betrage|betalingen|voorschotten|payments|amounts|sums|advances)_(?:deja_|bereits_|ya_|gia_|ja_|al_|already_)?(?:deduit|impute|deducid[oa]|descontad[oa]|detratt[ie]|scalat[ie]|dedott[ie]|deduzid[oa]|abatid[oa]|abgezogen|verrechnet|angerechnet|berucksichtigt|verrekend|afgetrokken|deducted|credited|applied)(?:s|es)?',
  '(?:descontad|deducid|scalat|detratt|abatid|deduzid)[oa]_(?:la_|a_|o_)?(?:reserva|prenotazione)',
])
const SPAN =
  'days?|weeks?|wks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?|giorn[oi]|settiman[ae]|mes[ei]|dag(?:en)?|we(?:ek|ken)|maand(?:en)?'
const EVENT =
  'events?|wedding|party|ceremony|shoot|evenement|mariage|fete|ceremonie|prestation|veranstaltung|hochzeit|feier|fest|trauung|anreise|evento|boda|fiesta|ceremonia|llegada|matrimonio|nozze|festa|cerimonia|arrivo|casamento|chegada|bruiloft|feest|trouwdag|evenement|aankomst|optreden|arrival'
/** "10 days before", "J-30", "zwei Wochen vor der Feier". */
export const daysAway = patternOf(
  `^[^;|()]{0,40}?(?:${START}(?:\\d+|a|an|one|two|four|ein(?:e|en)?|zwei|vier|une?|deux|un[ao]?|dos|due|due|um|uma|duas|dois|een|twee)[ ](?:${SPAN})[ ](?:before|prior|ahead|after|vor|davor|vorher|zuvor|nach|avant|apres|antes|despues|prima|dopo|depois|voor|vooraf|na)${END}|${START}(?:before|prior|on|vor|nach|am|bei|avant|apres|a|le|antes|despues|el|prima|dopo|all?|depois|n[oa]|voor|na|op)[ ]?(?:(?:the|to|der|dem|die|le|la|de|del|dell?|della|do|da|het|jour|dia|giorno|dag|day|tag)['\u2019 ]+){0,4}(?:${EVENT})${END}|${START}[jtd]_?-[ ]?\\d{1,3}${END})`,
)
/** A way of paying that says no part of its own: "payable in advance". */
export const ahead =
  /(?:^|[ ])(?:in advance|up[ -]?front|im voraus|vorab|(?:d'|a l')avance|por (?:adelantado|anticipado)|in anticipo|anticipatamente|antecipadamente|adiantado|vooraf(?: te (?:betalen|voldoen))?|vooruit)$/u
const AHEAD =
  "in_advance|up_?front|im_voraus|vorab|vorauskasse|vorkasse|(?:d|a_l)['\u2019]avance|por_(?:adelantado|anticipado)|(?:anticipad|adelantad|anticipat|antecipad|adiantad)[oa]|in_anticipo|anticipatamente|antecipadamente|vooraf|vooruit|vooruitbetaling"
const TO_PAY =
  'payable|paid|due|payment|billed|invoiced|to_be_paid|zahlbar|fallig|zu_(?:be)?zahlen|bezahlt|zahlung|a_(?:payer|regler)|payee?s?|reglee?s?|paiement|reglement|a_pagar|pagad[oa]|pago|da_(?:pagare|saldare|versare)|pagat[oa]|pagamento|pag[oa]|te_(?:betalen|voldoen)|betaald|voldaan|betaling'
/** "Workshop for twelve, payable in advance": all of it, only said when. */
export const allAhead = patternOf(
  `(?:[,;(|]|[ ][\u2013-])[ ]*(?:(?:${wordsOf(TO_PAY)})[ ]){0,2}(?:${wordsOf(AHEAD)})(?:[ ](?:${wordsOf(TO_PAY)}))?[ .)]*$`,
)
/** "The other half". */
export const otherOne = /(?:^|[ '])(?:other|anderen?|autre|otr[oa]s?|altr[oaie]|outr[oa]s?|overige)[ ]/u
/** What stands between two parts that are named together: "deposit of 12 May and …". */
export const together = patternOf(
  `^(?:[^\\p{L};|]|(?<!\\p{L})(?:of|vom|von|du|de|del|van|dated|d|n|nr|no|inv|rg|re|fact|fra|fa|ft|fatt|nf|eur|chf)(?!\\p{L})){0,48}?(?:[,&+]|[ ](?:and|und|sowie|et|y|e|ed|en))[ ]*(?:(?:${wordsOf(ARTICLE)}|d|l)['\u2019 ]+)?$`,
)
/** "Partial amount": a part, but which one? */
export const anyPart =
  /^(?:teilbetrag|part(?:ial)? amount|montant partiel|importe parcial|importo parziale|valor parcial|deelbedrag)$/u
/** "This is the deposit", "hier: Anzahlung": the part that this invoice is. */
export const pointing = patternOf(
  `${START}(?:${wordsOf('this|hier|diese_rechnung|hiermit|ici|cette_facture|voici|esta|esta_factura|esta_fatura|questa|questa_fattura|ecco|deze|deze_factuur|hierbij|dit')})(?:[ ]?:)?[ ]+(?:(?:is|the|your|our|an|a|covers|die|eine|der|den|ihre|unsere|la|le|votre|l|es|el|su|e|il|o|of|for|invoice|factuur|voor|de|het|facture|pour|fur|uber|rechnung|bill)['\u2019 ]+){0,5}$`,
)
export const retention = oneOf(RETENTION)
export const released = someOf(RELEASED)
export const paidOut = {
  before: patternOf(
    `${START}(?:${wordsOf(PAID_OUT)})[ ]+(?:(?:of|for|de|des|du|d|la|las|le|der|des|del|della|delle|di|da|das|do|van|fur|uber)['\u2019 ]+){0,2}$`,
  ),
  after: patternOf(`^[ ]*(?:[(]?\\d+[ ]?%[)]?)?[ ]*(?:(?:is|now|da|a|por|te)[ ]+){0,2}(?:${wordsOf(PAID_OUT)})${END}`),
}
export const notRetention = patternOf(
  `${START}(?:${wordsOf(NOT_RETENTION)})${END}[^,;]{0,4}$|^[ ]?(?:(?:de|di|of|del|do|da|der|for|fur|pour|para|per|voor|van)[ ])?(?:${wordsOf(NOT_RETENTION)})${END}`,
)
/** Returned after a rental: "is returned with the keys". */
export const returned = patternOf(
  `^[^;|]{0,40}?${START}(?:${wordsOf('(?:wordt|worden)_(?:[\\p{L}]+[ ]){0,4}(?:terugbetaald|teruggestort|geretourneerd)|(?:na|bij)_(?:retour|teruggave|inlevering)|(?:wird|werden)_(?:[\\p{L}]+[ ]){0,4}(?:ruckerstattet|zuruckerstattet|zuruckgezahlt)|bei_ruckgabe|refund(?:ed|able)|returnable|au_retour|a_la_restitution|al_devolver|alla_riconsegna|alla_restituzione|na_devolucao')})${END}`,
)
export const lessThan = patternOf(`${START}(?:${wordsOf(LESS_THAN)})[ ]+(?:${WORD}){0,2}$`)
export const withheldAfter = patternOf(`^[^;|]{0,20}?${START}(?:${wordsOf(WITHHELD)})${END}`)
