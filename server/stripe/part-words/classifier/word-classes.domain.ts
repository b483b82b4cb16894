/**
 * What words of invoices mean, whatever their language: how beginnings of words are sorted. The classifier learns from the order
 * in which these meanings stand, so what it learned in one language holds in all. A word of none of them means nothing here.
 */
const BEGINNINGS = {
  /** Money before the work is done. */
  DEPOSIT:
    'deposit advance prepay prepaid upfront retainer anzahl abschlag akonto aconto teilzahl vorschuss vorschuess vorauszahl vorkasse vorab acompte arrhes avance avaloir provision anticip senal enganche reserva adelant abono acconto caparra cauzion prenotaz sinal entrada adiantament arras antecip voorschot aanbetal waarborg vooruit vooraf reserv booking retaining fixier',
  /** What is left to pay. */
  REST: 'rest- restbetrag restsumm restzahl resthonor restlich restant resterend reste resto restan balance remain outstanding leftover solde complement saldo liquidacion pendiente pte falta faltan residu rimanen rimast remanesc overig overblijv openstaand offen uebrig ubrig',
  /** The end of a row. */
  FINAL:
    'final last closing schluss abschluss letzt end- endrechnung endabrechnung dernier derniere ultim finale finiquito fim laatst slot eind completion',
  /** It has happened. */
  PAST: 'paid received already credited settled earlier previous invoiced billed bezahlt erhalten eingegangen bereits geleistet gezahlt verrechnet berucksichtigt angerechnet beglichen verse versee versees paye payee regle reglee recu recue deja percu encaisse facture pagad pagato pagata pago paga cobrad recibid abonad ya versat ricevut gia incassat recebid liquidad faturad betaald ontvangen reeds voldaan gefactureerd verrekend prior',
  /** It is taken off. */
  LESS: 'less minus deduct deducted subtract net abzuglich abzueglich abzgl abzug gutschrift minder moins deduct deduction deduit deduire defalq menos descont deduc deduz meno detra dedott scalat scomputat netto aftrek verminder mindering',
  /** It comes later. */
  LATER:
    'later following follow follows then next upon once after when spater folgt folgen dann danach nachher sobald suivr suivant suit ensuite prochain puis sigue siguiente seguir luego despues posterior segue seguirà seguira dopo poi successiv depois seguint dps volgt volgend dan daarna zodra na nach apres tras yet noch kommt will wird sera',
  /** It is due today. */
  NOW: 'now due hereby herewith today fallig jetzt heute hiermit nunmehr du due maintenant present jour ahora vencid corresponde ora adesso dovut presente agora devid vence nu thans hierbij verschuldigd this',
  /** The moment at which work is handed over. */
  HANDOVER:
    'delivery handover launch live completion collection approval ubergabe uebergabe lieferung abnahme fertigstell livegang abholung termin livraison reception remise chantier entrega recogida estreno montar consegna collaudo ultimazione conclusao oplever levering afhal publicat veroffentlich wedding event',
  SECOND: 'second zweit deuxieme seconde segund tweed 2nd 2a 2o 2e 2eme 2de 2.',
  HALF: 'half halv halft halfte haelfte moitie mitad meta metade helft',
  PART: 'part stage milestone instal progress interim teil zwischen rate raten situation tranche partie plazo cuota parcial hito rata acconti stato parcel prestac termijn deel schijf tussen',
} as const

type WordClass = keyof typeof BEGINNINGS

/** Words that only begin like one of them. */
const OTHERS = 'restaur restyl restoran restruct provisional reservoir advanced noche nail nachh'

const classes = new Map<string, WordClass | undefined>([
  ...Object.entries(BEGINNINGS).flatMap(([name, beginnings]) =>
    // Safe because the names are its own keys.
    beginnings.split(' ').map((beginning) => [beginning.replace(/-$/, ''), name as WordClass] as const),
  ),
  ...OTHERS.split(' ').map((beginning) => [beginning, undefined] as const),
])
/** A short beginning must be the whole word. */
const WHOLE_UP_TO = 4
const LENGTH_MAX = Math.max(...[...classes.keys()].map((beginning) => beginning.length))

/** By the longest beginning. `word` is in the form that `plain` gives. */
export function classOf(word: string): WordClass | undefined {
  if (classes.has(word)) return classes.get(word)
  for (let length = Math.min(word.length, LENGTH_MAX); length > WHOLE_UP_TO; length -= 1) {
    const beginning = word.slice(0, length)
    if (classes.has(beginning)) return classes.get(beginning)
  }
  return undefined
}
