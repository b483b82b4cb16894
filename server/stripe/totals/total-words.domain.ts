import { END, oneOf, START, wordsOf } from '#server/stripe/part-words/pattern-language.domain.ts'

/** Words for the price of a whole project, in the product's languages, as in `part-words/vocabulary.domain.ts`. */

const TOTAL =
  'totals?|(?:contract|project|agreed|full|overall|total|job)_(?:price|value|fee|sum|cost|costs|amount|total|budget)|gesamt~|insgesamt|auftrags(?:summe|wert|volumen|honorar)|projekt(?:summe|preis|volumen|honorar|budget|kosten)|vertragssumme|festpreis|pauschalpreis|totale?|(?:montant|prix|forfait|cout)_total|montant_du_marche|(?:importe|precio|coste|valor|custo)_total|(?:importo|prezzo|compenso|costo)_totale|preco_total|totaal~|projectprijs|projecttotaal|aanneemsom'
/** An offer has a number of its own, so its price needs a currency: "Quote 4800". */
const OFFER =
  'quot(?:e|ation)|quoted_(?:price|total)|estimate|proposal|angebot(?:s(?:summe|preis|betrag))?|kostenvoranschlag|devis|presupuesto|preventivo|orcamento|offerte(?:bedrag|prijs)?'
const LINK =
  "of|the|a|an|is|at|for|our|your|agreed|project|contract|job|price|fee|amount|cost|value|sum|quote|net|gross|incl\\.?|von|vom|der|die|das|des|dem|ist|uber|in_hohe_von|hohe|netto|brutto|projekts?|auftrags?|honorar|de|du|la|le|l'|les|est|ht|ttc|sur|d'un|prix|montant|projet|marche|del|el|los|es|proyecto|importe|precio|di|dei|della|il|e|progetto|importo|prezzo|lordo|do|da|o|projeto|valor|preco|van|het|een|voor|bedrag|prijs|excl\\.?|btw|mwst\\.?|iva|tva|vat"
const WITHIN = `(?:[ ](?:${wordsOf(LINK)})(?![\\p{L}])){0,4}`
const TO_THE_AMOUNT = '[ ]?[:=(\u2013-]?[ ]?$'

/** Right before an amount: "project total of". */
export const totalBefore = new RegExp(`${START}(?:${wordsOf(TOTAL)})${WITHIN}${TO_THE_AMOUNT}`, 'u')
export const offerBefore = new RegExp(`${START}(?:${wordsOf(OFFER)})${WITHIN}${TO_THE_AMOUNT}`, 'u')

/** Right after an amount: "€4,800 in total". */
export const totalAfter = new RegExp(
  `^[ ]?[(]?(?:[ ]?(?:in|im|en|au|no|ht|ttc|netto|brutto|gross|net))?[ ]?(?:${wordsOf(TOTAL)})${END}`,
  'u',
)

/** Between a part and its whole: "€2,400 of €4,800", "50 % auf einen Gesamtpreis von". */
export const ofWhole = new RegExp(
  `^[ ]?(?:/|out[ ]of|(?:of|on|von|vom|der|des|auf|de|du|d'|sur|del|sobre|di|su|sul|do|da|van|op|over)(?![\\p{L}]))(?:[ ](?:${wordsOf(`${LINK}|${TOTAL}|${OFFER}|einen?`)})(?![\\p{L}])){0,5}[ ]?[:(]?[ ]?$`,
  'u',
)

/** "Half of €4,800". */
export const halfBefore = new RegExp(
  `${START}(?:half|halfte|moitie|mitad|meta|metade|helft)(?<joint>[ ](?:of|von|de|di|do|van|des|der|du|del|dell'|da)[^.;]{0,60})$`,
  'u',
)

/** The amount is a price before tax, and what is paid is one with it. */
export const beforeTax = new RegExp(
  `^[ ]?[(]?[ ]?(?:\\+|${wordsOf('plus|zzgl\\.?|zuzuglich|netto|net|ht|hors_taxes?|excl\\.?(?:_\\p{L}+)?|ex_vat|mas_iva|sin_iva|iva_esclusa|iva_esclusa|mais_iva|sem_iva|zonder_btw')})(?![\\p{L}])`,
  'u',
)
export const netBefore = new RegExp(`${START}(?:netto|net|ht)[ ]?[:(]?[ ]?$`, 'u')

/** What may follow an amount without a currency: any other word says what is counted: "2,400 of 4,800 words". */
export const endsAmount = new RegExp(
  `^(?:[ ]?$|[ ]?[),.;:!?\\]\u2013+-]|[ ](?:${wordsOf('for|paid|due|payable|fur|bezahlt|fallig|pour|paye|sur|para|por|pagado|per|pagato|pago|voor|betaald')})${END})`,
  'u',
)

/** A deducted price is no total: "20% off €4,800". */
export const discountNear = oneOf([
  'off|discount~?|~rabatt|~nachlass|skonto|remise|rabais|reduction|ristourne|descuento|dto\\.?|rebaja|sconto|ribasso|desconto|~korting',
])
