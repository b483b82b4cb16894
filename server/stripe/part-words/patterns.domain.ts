import { AT_THE_START, FIRST } from './first-parts.domain.ts'
import { ABOUT_PARTS, MADE, MEANT_OTHERWISE, NOT_PARTS, TEXTS_ABOUT, WORK_ABOUT } from './homonyms.domain.ts'
import { AT_THE_END, LAST } from './last-parts.domain.ts'
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
  COUNTED_WORK,
  HALF,
  NEGATED,
  NEGATING,
  NOT_A_SHARE,
  NUMBERED,
  ORDINAL_LAST,
  ORDINAL_ONE,
  ORDINAL_TWO,
  PAYMENT,
  PERIOD,
  PORTION,
  RECURRING,
} from './vocabulary.domain.ts'

const wordsOf = (pattern: string) =>
  pattern.replaceAll('№', NUMBER_SIGN).replaceAll('~', '[\\p{L}]*').replaceAll('_', '(?:[ \\-\u2013\u2011]?)')
/** `№` stands for the sign before a number: "no. 3", "Nr. 3", "n° 3", "#3". */
const NUMBER_SIGN = '(?:(?:nr|no|num|numero|nummer|n)?[.]?[o°]?[.]?[ ]?#?[ ]?)'
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
export const ofFirst = oneOf([
  `(?:${ORDINAL_ONE})_(?:${PAYMENT})`,
  `(?:${PAYMENT})_(?:initiale?|inicial|iniziale|intermediaire|intermedi[oa]|intercalaire|intercalar|partielle?|parziale|parcial)`,
  `(?:${HALF}|third|drittel|tiers|tercio|terzo|terco|derde)_(?:now|jetzt|sofort|maintenant|ahora|subito|adesso|agora|nu|direct|in_advance|up_?front|im_voraus|vorab|d.avance|por_adelantado|adelantad[oa]|anticipad[oa]|in_anticipo|anticipat[oa]|antecipad[oa]|adiantad[oa]|vooraf|vooruit)`,
  '(?:honorarios?|honoraires|onorari[oi]|compens[oi]|cachet|fees?|~honorar|honorarium|montant|importe?o?|valor)_(?:inicia(?:l|les|is)|inizial[ei]|initia(?:l|le|ux)|de_(?:depart|demarrage|partida))',
  `(?:middle|mittlere[nr]?|intermediate|interim|zwischen|tussen|mid)_?(?:${PAYMENT})`,
])
export const ofLast = oneOf([
  '(?<=^[^\\p{L}]*)(?:der|le|el|il|o|de|het|the)_(?:rest|reste|resto)(?=[ ](?!(?:is|and|api|stop)(?!\\p{L}))\\p{L})',
  // After a break, "rest" begins a clause of its own: "deposit now, rest a week before".
  '(?<=[,;:(+/&\u2013-][ ]?)(?:der_|den_|le_|el_|il_|o_|de_|het_|the_)?(?:rest|reste|resto)(?=[ ](?!(?:api|room|days?|area|stop|and|is|assured|docs?|endpoints?|services?|interface)(?!\\p{L}))[\\p{L}\\d])',
  `(?:${ORDINAL_LAST})_(?:${PAYMENT})`,
  `(?:${PAYMENT})_(?:${ORDINAL_LAST})`,
  `(?:${ORDINAL_LAST})_\\d+_?%`,
  `\\d+_?%_(?:${ORDINAL_LAST})`,
  `(?:and|und|et|y|e|en|&)_(?:${ORDINAL_LAST})_(?:${PAYMENT}|${PORTION})`,
  `(?:${ORDINAL_TWO}|3rd|third|dritte[rn]?|troisieme|tercer[oa]?|terz[oa]|terceir[oa]|derde)_(?:(?:${PAYMENT}|${PORTION})_)?(?:and|und|et|y|e|en|&)_(?:${ORDINAL_LAST})`,
])
const NTH_LATER = `${ORDINAL_TWO}|3rd|third|3\\.|3°|dritte[rns]?|troisieme|3e|3eme|tercer[oa]?|3\\.?[oa]|terz[oa]|terceir[oa]|derde|4th|fourth|4\\.|4°|vierte[rns]?|quatrieme|4e|cuart[oa]|4\\.?[oa]|quart[oa]|vierde|next|middle|mid|nachste|suivante?|siguiente|intermedi[oa]|prossim[oa]|proxim[oa]|volgende`
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
const STAGE = 'phases?|stages?|steps?|parts?|fases?|etapas?|etappe|teil|abschnitt|partie|etape|deel|parte|lote?'
/** A later stage of the work: "phase 2 to be billed in September", "a segunda será faturada". */
export const laterStage = oneOf([
  `(?:${STAGE})_№(?:[2-9]|two|ii|zwei|deux|dos|due|dois|twee)|(?:${NTH_LATER})_(?:${STAGE})`,
  '(?:the|die|der|das|la|le|el|il|a|o|de|het)_(?:second|other|zweite|andere|deuxieme|seconde?|autre|segund[oa]|otr[oa]|altr[oa]|outr[oa]|tweede)',
])
export const beforeRatio = new RegExp(`${START}(?:${wordsOf(NUMBERED)})[ ]?(?:no\\.?|nr\\.?|n[°º.]?)?[ ]?$`, 'u')
export const aboutMoney = oneOf([ABOUT_MONEY])
const wholeOf = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${wordsOf(pattern)})(?![\\p{L}\\p{N}])`, 'u')
export const wholePrice = wholeOf(ALL)
export const allOfIt = wholeOf(ALL_OF_IT)
export const meantOtherwise = MEANT_OTHERWISE.map(({ word, trade }) => ({ word: oneOf([word]), trade: oneOf([trade]) }))
export const aboutParts = new RegExp(`${START}(?:${wordsOf(ABOUT_PARTS)})${END}[^,;:|\\d%\u2013]{0,28}$`, 'u')
export const workAbout = new RegExp(
  `${START}(?:${wordsOf(WORK_ABOUT)})[ ](?:of|about|on|for|von|der|des|zu|zur|uber|de|du|sur|del|sobre|para|di|della|su|da|do|van|over|tegen)[ ]?(?:(?!${wordsOf('(?:website|site|logo|web)')})[\\p{L}']+[ ]){0,3}$`,
  'u',
)
/** "Text about deposits": what the text is about. */
export const textsAbout = new RegExp(
  `${START}(?:${wordsOf(TEXTS_ABOUT)})[ ](?:about|on|uber|zum_thema|sur|sobre|su|sul|sull|sulla|sui|sugli|sulle|over)['\u2019 ](?:[\\p{L}']+[ ]){0,4}(?:[\\p{L}]{1,4}['\u2019])?$`,
  'u',
)
export const made = new RegExp(`^[ ](?:${wordsOf(MADE)})${END}`, 'u')
export const madeOf = new RegExp(`(?:${wordsOf(MADE)})(?:en|er|e|s|n)?$`, 'u')
export const negating = new RegExp(`${START}(?:${wordsOf(NEGATING)})[ ]*$`, 'u')
export const negated = new RegExp(`^[ ]*(?:${wordsOf(NEGATED)})`, 'u')
export const afterWork = new RegExp(`${START}(?:${wordsOf(COUNTED_WORK)})[ .:#-]*$`, 'u')
export const afterArticle =
  /(?:^|[ ])(?:of|of the|the|der|die|das|des|dem|von|vom|de|du|de la|la|le|les|del|de l|el|los|las|della|dello|dei|il|lo|da|do|dos|das|a|o|van|van de|het|una|uma|un|une|ein|eine)[ ]+$/u
export const deducting = new RegExp(
  `${START}(?:${wordsOf(DEDUCTING.join('|'))}):?[ ]+(?:(?:the|a|der|die|des|de|l|la|le|les|du|el|il|o|de|het|your|ihre[rn]?|geleistete[rnm]?|bereits|deja|already|paid|gia|ya|ja|reeds|\\p{L}+|[\\p{N}%$\u20ac\u00a3.,]+)[ ]+){0,3}(?:(?:l|d|dell|dall|all|un)['\u2019])?$`,
  'u',
)
const someOf = (patterns: readonly string[]) => new RegExp(`${START}(?:${wordsOf(patterns.join('|'))})${END}`, 'u')
/** A word, a number or an amount, and the space after it. */
const WORD = "[\\p{L}\\p{N}%$\u20ac\u00a3.,'/]+[ ]+"
export const paid = new RegExp(
  `${START}(?:${wordsOf(PAID.join('|'))})${END}|^[ ]*(?:pag[oa]s?|entregad[oa]s?|entregues?)${END}`,
  'u',
)
export const paidNext = new RegExp(
  `^[^\\p{L}\\p{N}]{0,6}(?:${WORD}){0,3}?(?:${wordsOf(PAID.join('|'))}|pag[oa]s?)${END}`,
  'u',
)
export const notYet = new RegExp(
  `${START}(?:(?:${wordsOf(NOT_YET)})[ ]+(?:${WORD}){0,4}|(?:${wordsOf(NOT_YET_NEXT_TO)})[ ]+)$`,
  'u',
)
export const deductedLater = someOf(DEDUCTED_LATER)
export const deductedNext = new RegExp(
  `${START}(?:${wordsOf(DEDUCTED_LATER.join('|'))})[ ]+(?:(?:against|from|to|towards|off|on|auf|mit|von|bei|du|de|sur|del|al|en|dal|dalla|alla|no|na|ao|do|da|met|op|van)[ ]+)?(?:(?:the|la|el|le|der|dem|den|de|het|your|ihre[rn]?|votre|su|l)['\u2019 ]+)?$`,
  'u',
)
/** "Comes off the total", "wird auf den Endpreis angerechnet". */
export const countsTowards = new RegExp(
  `${START}(?:(?:${wordsOf([...DEDUCTED_LATER, ...COUNTS_TOWARDS].join('|'))})[ ]+(?:${WORD}){0,3}?(?:${wordsOf(TOTALS)})|(?:wird|werden|wordt|worden)[ ]+(?:${WORD}){0,4}(?:${wordsOf(TOTALS)})[ ]+(?:verrechnet|angerechnet|abgezogen|verrekend|afgetrokken))${END}`,
  'gu',
)
export const reductions = oneOf([REDUCTIONS])
export const following = someOf(FOLLOWING)
export const announcing = new RegExp(`^[^,;]{0,50}?${START}(?:${wordsOf(ANNOUNCING.join('|'))})${END}`, 'u')
export const conditional = new RegExp(`${START}(?:${wordsOf(THEN)})[ ]+(?:${WORD}){0,5}$`, 'u')
/** "Deposit -£300": a minus sign next to an amount of money. */
export const negativeAmount =
  /^[^,;|()]{0,24}?[ (][-\u2212\u2013](?:[€$£]|eur|usd|chf|gbp)?[ ]?\d[\d.,']{2,}(?![\d.,]*[ ]?(?:%|[-\u2013/]))/u
/** "Already paid 600", "80% previously billed": something was paid before. */
export const alreadyPaid = new RegExp(
  `${START}(?:${wordsOf('(?:already|previously|bereits|schon|deja|ya|gia|ja|reeds|al|eerder|davon|dont|di_cui|bisher|bislang)')})(?:[ ]+(?:haben|sie|heeft|u))?[ ]+(?:${wordsOf('paid|billed|invoiced|received|bezahlt|gezahlt|berechnet|abgerechnet|angezahlt|verses?|regles?|payes?|factures?|encaisses?|bezahlte[nr]?|gezahlte[nr]?|pagad[oa]s?|abonad[oa]s?|facturad[oa]s?|cobrad[oa]s?|pagat[oaie]|versat[oaie]|fatturat[oaie]|incassat[oaie]|pag[oa]s?|faturad[oa]s?|recebid[oa]s?|betaald|voldaan|gefactureerd|ontvangen')})(?=[ :(]{0,3}(?:[€$£]|eur|chf|r\\$)?[ ]?\\d|[ ]*(?:$|[,;)]))|(?:(?:dankend[ ])?erhalten|bezahlt|gezahlt|received(?:[ ]with[ ]thanks)?|paid|recu|verse|regle|recibido|pagado|abonado|cobrado|ricevut[oi]|pagat[oi]|versat[oi]|recebido|ontvangen|betaald|pag[oa]s?(?=[^;]{0,30}(?:a pagar|em falta|rest[ae]m?|por pagar|falta))):?[ ](?:[€$£]|eur|chf|r[$])?[ ]?\\d[\\d.,']{2,}|(?:less|minus|abzuglich|abzgl\\.?|moins|menos|meno|min)[ ](?:[€$£]|eur|chf)?[ ]?\\d[\\d.,']*[ ]?(?:[€$£]|eur|chf|euro)?[ ](?:already |bereits |deja |ya |gia |ja |reeds )?(?:paid|received|bezahlt|gezahlt|angezahlt|erhalten|payes?|verses?|regles?|recus?|pagados?|abonados?|recibidos?|pagat[oi]|versat[oi]|ricevut[oi]|pagos?|recebidos?|betaald|ontvangen)|(?:less|minus|abzgl\\.?|moins|menos|meno|min)[ ](?:bereits[ ](?:ge|be)zahlten?|already[ ]paid)|(?:paid|billed|invoiced|certified|received)[ ](?:to[ ]date|so[ ]far)|(?:regle|verse|paye|facture)s?[ ]a[ ]ce[ ]jour|(?:pagado|abonado|cobrado|facturado)s?[ ](?:hasta|a[ ]la[ ]fecha)|(?:pagat|versat|fatturat)[oi][ ]ad[ ]oggi|(?:pago|recebido|faturado)s?[ ]ate|(?:tot[ ](?:heden|nu[ ]toe|op[ ]heden))[ ](?:betaald|gefactureerd|ontvangen)|bis[ ](?:dato|heute)[ ](?:bezahlt|gezahlt|berechnet)|\\babonado[ :]{1,2}\\$?[ ]?\\d`,
  'gu',
)
/** "Payments received 3,500", "less certificates 1 to 4", "descontada la reserva". */
export const earlierPayments = oneOf([
  '(?:payments?|sums?)_received|received_payments|payments_to_date|(?:erhaltene|bisherige|geleistete)_zahlungen|(?:reglements?|versements?|paiements?)_recus?|(?:cobros|pagos)_recibidos|incassi|pagamenti_ricevuti|recebimentos|pagamentos_recebidos|ontvangen_betalingen',
  `(?:${LESS_THAN})_(?:the_|los_|las_|les_|gli_|de_)?(?:${PAYMENT}|auto)(?:s|es|en|n|i)?_(?:\\d+|anterior(?:es|i)?|previous|prior|precedent(?:e|es|s|i)?)`,
  '(?:provisions?|avances?|sommes?|versements?|paiements?|cantidades|pagos|cobros|entregas|pagamenti|versamenti|anticipi|acconti|pagamentos|valores|adiantamentos|(?:teil|abschlags|voraus)?zahlungen|betrage|betalingen|voorschotten|payments|amounts|sums|advances)_(?:deja_|bereits_|ya_|gia_|ja_|al_|already_)?(?:deduit|impute|deducid[oa]|descontad[oa]|detratt[ie]|scalat[ie]|dedott[ie]|deduzid[oa]|abatid[oa]|abgezogen|verrechnet|angerechnet|berucksichtigt|verrekend|afgetrokken|deducted|credited|applied)(?:s|es)?',
  '(?:descontad|deducid|scalat|detratt|abatid|deduzid)[oa]_(?:la_|a_|o_)?(?:reserva|prenotazione)',
])
/** "Entrada fiesta, saldo 10 días antes": a word that opens a booking, when the rest is announced. */
export const opening = new RegExp(
  `^[^\\p{L}]*(?:[\\p{L}]+[ ]){0,2}(?:${wordsOf('entrada|reserva|sena|senal|sinal|depot|provision|caparra|deposito|reservierung~|buchung~|bookings?|reservation|prenotazione|reservering~|boeking~|(?:(?:taxa|frais|cuota|quota|tasa)_(?:de_|di_|d.)?)?(?:inscripcion|inscription|iscrizione|inscricao|reserva|matricula|prenotazione|reservation)|anmelde?~|inschrijv~|inschrijf~|registration|enrol~|sign_?up|teilnahme~|deelname~')})${END}`,
  'u',
)
const SPAN =
  'days?|weeks?|wks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?|giorn[oi]|settiman[ae]|mes[ei]|dag(?:en)?|we(?:ek|ken)|maand(?:en)?'
const EVENT =
  'events?|wedding|party|ceremony|shoot|evenement|mariage|fete|ceremonie|prestation|veranstaltung|hochzeit|feier|fest|trauung|anreise|evento|boda|fiesta|ceremonia|llegada|matrimonio|nozze|festa|cerimonia|arrivo|casamento|chegada|bruiloft|feest|trouwdag|evenement|aankomst|optreden|arrival'
/** "10 days before", "J-30", "zwei Wochen vor der Feier". */
export const daysAway = new RegExp(
  `^[^;|()]{0,40}?(?:${START}(?:\\d+|a|an|one|two|four|ein(?:e|en)?|zwei|vier|une?|deux|un[ao]?|dos|due|due|um|uma|duas|dois|een|twee)[ ](?:${SPAN})[ ](?:before|prior|ahead|after|vor|davor|vorher|zuvor|nach|avant|apres|antes|despues|prima|dopo|depois|voor|vooraf|na)${END}|${START}(?:before|prior|on|vor|nach|am|bei|avant|apres|a|le|antes|despues|el|prima|dopo|all?|depois|n[oa]|voor|na|op)[ ]?(?:(?:the|to|der|dem|die|le|la|de|del|dell?|della|do|da|het|jour|dia|giorno|dag|day|tag)['\u2019 ]+){0,4}(?:${EVENT})${END}|${START}[jtd]_?-[ ]?\\d{1,3}${END})`,
  'u',
)
/** A way of paying that says no part of its own: "payable in advance". */
export const ahead =
  /(?:^|[ ])(?:in advance|up[ -]?front|im voraus|vorab|(?:d'|a l')avance|por (?:adelantado|anticipado)|in anticipo|anticipatamente|antecipadamente|adiantado|vooraf(?: te (?:betalen|voldoen))?|vooruit)$/u
const AHEAD =
  "in_advance|up_?front|im_voraus|vorab|vorauskasse|vorkasse|(?:d|a_l)['\u2019]avance|por_(?:adelantado|anticipado)|(?:anticipad|adelantad|anticipat|antecipad|adiantad)[oa]|in_anticipo|anticipatamente|antecipadamente|vooraf|vooruit|vooruitbetaling"
const TO_PAY =
  'payable|paid|due|payment|billed|invoiced|to_be_paid|zahlbar|fallig|zu_(?:be)?zahlen|bezahlt|zahlung|a_(?:payer|regler)|payee?s?|reglee?s?|paiement|reglement|a_pagar|pagad[oa]|pago|da_(?:pagare|saldare|versare)|pagat[oa]|pagamento|pag[oa]|te_(?:betalen|voldoen)|betaald|voldaan|betaling'
/** "Workshop for twelve, payable in advance": all of it, only said when. */
export const allAhead = new RegExp(
  `(?<=\\p{L}.*)(?:[,;(|]|[ ][\u2013-])[ ]*(?:(?:${wordsOf(TO_PAY)})[ ]){0,2}(?:${wordsOf(AHEAD)})(?:[ ](?:${wordsOf(TO_PAY)}))?[ .)]*$`,
  'u',
)
/** "Partial amount": a part, but which one? */
export const anyPart =
  /^(?:teilbetrag|part(?:ial)? amount|montant partiel|importe parcial|importo parziale|valor parcial|deelbedrag)$/u
/** "This is the deposit", "hier: Anzahlung": the part that this invoice is. */
export const pointing = new RegExp(
  `${START}(?:${wordsOf('this|hier|diese_rechnung|hiermit|ici|cette_facture|voici|esta|esta_factura|esta_fatura|questa|questa_fattura|ecco|deze|deze_factuur|hierbij|dit')})(?:[ ]?:)?[ ]+(?:(?:is|the|your|our|an|a|covers|die|eine|der|den|ihre|unsere|la|le|votre|l|es|el|su|e|il|o|of|for|invoice|factuur|voor|de|het|facture|pour|fur|uber|rechnung|bill)['\u2019 ]+){0,5}$`,
  'u',
)
export const retention = oneOf(RETENTION)
export const released = someOf(RELEASED)
export const paidOut = {
  before: new RegExp(
    `${START}(?:${wordsOf(PAID_OUT)})[ ]+(?:(?:of|for|de|des|du|d|la|las|le|der|des|del|della|delle|di|da|das|do|van|fur|uber)['\u2019 ]+){0,2}$`,
    'u',
  ),
  after: new RegExp(
    `^[ ]*(?:[(]?\\d+[ ]?%[)]?)?[ ]*(?:(?:is|now|da|a|por|te)[ ]+){0,2}(?:${wordsOf(PAID_OUT)})${END}`,
    'u',
  ),
}
export const notRetention = new RegExp(
  `${START}(?:${wordsOf(NOT_RETENTION)})${END}[^,;]{0,4}$|^[ ]?(?:(?:de|di|of|del|do|da|der|for|fur|pour|para|per|voor|van)[ ])?(?:${wordsOf(NOT_RETENTION)})${END}`,
  'u',
)
/** Returned after a rental: "is returned with the keys". */
export const returned = new RegExp(
  `^[^;|]{0,40}?${START}(?:${wordsOf('(?:wordt|worden)_(?:[\\p{L}]+[ ]){0,4}(?:terugbetaald|teruggestort|geretourneerd)|(?:na|bij)_(?:retour|teruggave|inlevering)|(?:wird|werden)_(?:[\\p{L}]+[ ]){0,4}(?:ruckerstattet|zuruckerstattet|zuruckgezahlt)|bei_ruckgabe|refund(?:ed|able)|returnable|au_retour|a_la_restitution|al_devolver|alla_riconsegna|alla_restituzione|na_devolucao')})${END}`,
  'u',
)
export const lessThan = new RegExp(`${START}(?:${wordsOf(LESS_THAN)})[ ]+(?:${WORD}){0,2}$`, 'u')
export const withheldAfter = new RegExp(`^[^;|]{0,20}?${START}(?:${wordsOf(WITHHELD)})${END}`, 'u')
export const ratio =
  /(?<![\p{N}/.,])(\d{1,2})\s?(?:\/|of|von|de|di|van|sur|out of|em)\s?(\d{1,2})(?![\p{N}/]|[.,]\p{N})(?!\s?(?:page|day|hour|seite|tag|stunde|jour|journ|jornad|giornat|diari|halb|dia|hora|giorno|ora|dag|uur|pagin|price|preis))/gu
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
  `${START}(${NTH}|${ORDINAL_LAST})_?(?:${PAYMENT}|${PORTION})?_(?:of|von|der|de|di|dei|delle|van|sur|des|em|dos|das|out_of)_(?:(?:the|de|los|las|le|les)_)?(${TOTAL})(?:x|_(?:equal_)?(?:${PAYMENT})(?:e?s|e?n|i)?)?${END}`
    .replaceAll('~', '[\\p{L}]*')
    .replaceAll('_', '(?:[ \\-\u2013]?)'),
  'gu',
)

const TENS =
  'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|dix|vingt|trente|quarante|cinquante|soixante|diez|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|dez|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|tien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig'
/** "Ten percent". */
export const percentInWords = oneOf([
  `(?:${TENS})_(?:per_?cent|prozent|pour_cent|por_ciento|per_cento|por_cento|procent)`,
])

const PRICE =
  'fees?|price|cost|costs|quote|budget|sum|total|amount|honorar~|preis~|betrag~|~summe|kosten|angebot~|auftrags~|rechnung|montant|prix|honoraires|forfait|devis|cachet|precio|importe|presupuesto|honorarios|monto|importo|prezzo|compenso|preventivo|onorari[oi]|corrispettivo|valor|preco|orcamento|bedrag|prijs|honorarium|offerte|aanneemsom|som'
const FRACTION =
  'half|(?:a|one|two|first|second|opening|initial|final|last|remaining)_(?:thirds?|quarters?)|three_quarters|halfte|(?:ein|zwei|erste[ns]?|zweite[ns]?)_drittel|(?:ein|drei)_viertel|moitie|(?:un|deux|premier|deuxieme|second)_(?:tiers|quarts?)|mitad|(?:un|primer|segundo|dos)_(?:tercios?|cuartos?)|meta|(?:un|primo|secondo|due)_(?:terz[oi]|quart[oi])|metade|(?:um|primeiro|segundo|dois)_(?:tercos?|quartos?)|helft|(?:een|eerste|tweede)_(?:derde|kwart)|twee_derde'
const INVOICE =
  'invoice|bill|rechnung|facture|note|factura|fattura|parcella|fatura|nota|factuur|charge|billing|berechnen|berechne|invoicing'
export const fractionOfPrice = new RegExp(
  `${START}(?:halbe[rsn]?|demi)[ ](?:${wordsOf(PRICE)})${END}|${START}(?:${wordsOf(INVOICE)})[ ](?:${WORD}){0,3}(?:${wordsOf(FRACTION)})${END}|${START}(?:${wordsOf(FRACTION)})[ ](?:(?:of|the|our|your|agreed|der|des|von|vom|vereinbarten|de|du|la|le|l|los|las|del|dell|di|il|do|da|dos|van|het|op)['\u2019 ]+){1,3}(?:[\\p{L}]+[ ])?(?:${wordsOf(PRICE)})${END}`,
  'gu',
)
