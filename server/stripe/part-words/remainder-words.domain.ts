import { PERIOD } from './vocabulary.domain.ts'

/**
 * Words for what remained after something was paid, and for a payment that closes the work. For how they are written, see
 * `vocabulary.domain.ts`.
 */

const SUM = '(?:[€$£]|r[$])?_?\\d[\\d.,]*_?(?:[€$£%]|eur|euros?|chf)|(?:[€$£]|r[$])_?\\d[\\d.,]*'
/** Told in the past: "the 30 % that remained", "stond nog twee derde open". Nobody says so of a rest that is to come. */
export const REMAINED = [
  `what_(?:you|they)_(?:still_)?owed|what_was_(?:still_)?owed|\\d[\\d.,]*_(?:was|were)_(?:still_)?left|(?:was|were)_still_(?:${SUM})`,
  '(?:that|which)_(?:was|were|had)_(?:still_)?(?:left|remaining|missing|outstanding|open|unpaid|owed|due)|(?:that|which|still)_remained|(?:was|were)_still_(?:open|owed|due|outstanding|left|unpaid|to_be_paid)|(?:still|left)_(?:open|over)_after|left_over_(?:after|from)',
  `schuldig_war(?:en|st|t)?|(?:fehlten?|waren|standen)_noch_(?:${SUM})|noch_(?:${SUM})_(?:fehlten|offen_waren)`,
  'noch_(?:unbezahlt|offen|ubrig|ausstehend)_(?:war|waren|stand|standen)|(?:die|der|das)_(?:noch_|bisher_)?(?:fehlte|ausstand|offen_(?:war|stand|blieb)|ubrig_(?:war|blieb))n?(?:en)?|(?:war|waren|stand|standen|blieb|blieben)_(?:[\\p{L}\\d€.,/%-]+[ ]){0,8}?(?:noch_)?(?:[\\p{L}\\d€.,/%-]+[ ]){0,3}?(?:offen|ubrig|ausstehend|unbezahlt)',
  'ce_que_vous_(?:deviez|restiez_devoir)|qui_etai(?:en)?t_du(?:e|s|es)?',
  'restai(?:en)?t_impayee?s?|qu[ie]_(?:restait|restaient|manquait|manquaient|restai(?:en)?t_du)|(?:il|en)_(?:restait|manquait)|restai(?:en)?t_(?:du|due|dus|dues|a_(?:payer|regler|facturer))',
  `lo_que_(?:nos_|me_)?debia[sn]?|(?:quedaba|faltaba|restaba)n?_(?:por_pagar_)?(?:${SUM})`,
  '(?:que|lo_que)_(?:quedaba|faltaba|restaba|sobraba|quedo|falto|sobro|resto)(?:n|ron)?|quedaban?_(?:[\\p{L}\\d€.,/%-]+[ ]){0,4}?(?:abiert[oa]s?|pendientes?|por_(?:pagar|abonar|cobrar))|quedaban?_(?:por_pagar|abiert[oa]s?|pendientes?)|(?:importe|cantidad|parte|mitad|suma|monto)_que_(?:resta|queda|falta)',
  `(?:quanto|cio_che|quello_che)_(?:ci_|mi_)?dove(?:va|vate|vano)|(?:restava|mancava|rimaneva)(?:no)?_(?:${SUM})`,
  'rimast[oaie]_(?:[\\p{L}]+[ ])?(?:scopert|insolut|apert|in_sospeso|da_pagare)[oaie]?|che_(?:mancava|restava|rimaneva|avanzava)(?:no)?|che_(?:era|erano|e|sono)_(?:rimast|avanzat)[oaie]|(?:restava|rimaneva)(?:no)?_(?:[\\p{L}\\d€.,/%-]+[ ]){0,4}?(?:apert[oaie]|da_(?:pagare|saldare|versare)|scopert[oaie]|dovut[oaie])|(?:restava|rimaneva|mancava)(?:no)?_(?:ancora_)?(?:apert[oaie]|da_(?:pagare|saldare|versare))|(?:meta|parte|quota|somma)_(?:mancante|residua|restante)',
  `o_que_(?:nos_|me_)?devi(?:a|am|as)|(?:faltava|restava|ficava)m?_(?:${SUM})`,
  'que_(?:faltava|sobrou|sobrava|restava|restou|ficou|faltou)(?:m|ram)?|que_(?:faltaram|sobraram|restaram|ficaram)|(?:ficou|ficaram|estava|estavam|restava|restavam)_(?:[\\p{L}\\d€.,/%-]+[ ]){0,4}?(?:em_(?:aberto|falta|divida)|por_(?:pagar|liquidar))|(?:faltava|restava)m?_(?:pagar|liquidar)|(?:montante|valor|quantia)_que_(?:sobrou|resta|falta|ficou)',
  `wat_(?:u|je|jullie)_nog_(?:moest(?:en)?|verschuldigd_was)|stond(?:en)?_(?:er_)?nog_(?:${SUM})|(?:er_)?ontbrak(?:en)?_nog_(?:${SUM})`,
  '(?:die|dat|wat)_(?:er_)?(?:nog_)?(?:ontbrak|overbleef|restte|resteerde|openstond|open_stond|over_(?:was|bleef))|(?:stond|stonden|was|waren|bleef|bleven)_(?:[\\p{L}\\d€.,/%-]+[ ]){0,8}?(?:nog_)?(?:[\\p{L}\\d€.,/%-]+[ ]){0,3}?(?:open|verschuldigd|over|onbetaald)(?!_voor)',
]

const TAIL = '(?:[\\p{L}\\d.,]+[ ]){0,5}?'

/** "This payment closes the programme": after it, nothing is to come. */
export const CLOSES = [
  `closing_(?:off_)?(?:the|this|your)_(?:[\\p{L}]+[ ]){0,2}(?:account|project|job|order)|wraps_up_(?:the|this|your)_(?:project|job)|(?:this|the_present)_(?:payment|invoice|bill)_${TAIL}(?:closes|completes|concludes|settles|finali[sz]es|rounds_off|wraps_up)|(?:clears|settles|covers)_(?:what(?:.s|_is|_was)?|whatever|everything|all_that)_(?:[\\p{L}]+[ ])?(?:owed|due|left|outstanding|remaining|remained|open)|complet(?:es|ing)_(?:the_|this_|your_)?(?:order|contract|commission|[€$£]?\\d)`,
  `(?:wir|ich)_schliess(?:en|e)_(?:[\\p{L}]+[ ]){0,3}?(?:mit|damit|hiermit)|mit_dieser_(?:zahlung|rechnung)_(?:ist|sind|wird|schliess\\p{L}*)_${TAIL}(?:abgeschlossen|beglichen|erledigt|beendet|ab|abgegolten)|damit_(?:ist|sind)_(?:der_|das_|die_)?(?:auftrag|projekt|vertrag|bestellung)_(?:[\\p{L}]+[ ])?(?:erledigt|abgeschlossen|erfullt|komplett|beendet)`,
  `(?:nous|je)_clotur(?:ons|e)_(?:le|la|l.?|votre)|(?:avec_ce|ce|par_ce)_(?:paiement|reglement|versement)_${TAIL}(?:se_)?(?:termine|cloture|conclut|solde|acheve)|(?:complet|termin|sold|clotur)(?:e|ant)_(?:la_|votre_|le_)?(?:commande|contrat)`,
  `cerramos_(?:la_cuenta|el_proyecto|el_encargo)|(?:damos|queda|doy)_por_(?:cerrad|terminad|finalizad|concluid)[oa]|(?:con_|mediante_)?(?:este|el_presente)_pago_${TAIL}(?:se_)?(?:cierra|concluye|finaliza|completa|liquida|termina)|complet(?:a|ando)_(?:el_|su_|este_|los_)?(?:pedido|encargo|contrato|\\d[\\d.,]*)`,
  `(?:si_chiude|chiudiamo|si_conclude|consideriamo_chius[oa])_(?:qui_)?(?:il|l.?|la)_?(?:progetto|incarico|percorso|lavoro|rapporto|contratto|conto|commessa)|(?:con_)?(?:questo|il_presente|il)_(?:pagamento|versamento)_${TAIL}(?:si_)?(?:chiude|conclude|completa|salda|termina)|complet(?:a|ando)_(?:l.?|il_|i_)?(?:ordine|incarico|contratto|\\d[\\d.,]*)`,
  `fechamos_(?:a_conta|o_projeto|o_trabalho)|damos_(?:o_\\p{L}+_)?por_(?:encerrad|terminad|concluid|fechad)[oa]|(?:com_)?(?:este|o_presente)_pagamento_${TAIL}(?:se_)?(?:encerra|conclui|fecha|completa|liquida|termina)(?:_se)?|complet(?:a|ando)_(?:a_|o_|os_)?(?:encomenda|pedido|contrato|\\d[\\d.,]*)`,
  `hiermee_(?:sluiten|ronden)_(?:we|wij|ik)|(?:met_deze_factuur_|hiermee_|daarmee_)is_(?:het|de)_(?:project|opdracht|werk|klus)_(?:klaar|af|afgerond|voltooid)|met_deze_(?:betaling|factuur)_(?:is|zijn|wordt|ronden|sluiten)_${TAIL}(?:afgerond|afgesloten|voldaan|voltooid|af|betaald)|het_contract_volmaakt|maakt_(?:de_|het_)?(?:opdracht|bestelling|order)_compleet|daarmee_is_(?:de_|het_)?(?:opdracht|project|bestelling)_(?:[\\p{L}]+[ ])?(?:afgerond|klaar|voltooid|compleet)`,
]

const PRICE =
  '(?:agreed_)?(?:price|fee|amount|sum|total)|(?:vereinbarten_)?(?:preises|honorars|betrags|summe|gesamt\\p{L}*)|(?:prix|montant|honoraires|forfait)|(?:precio|importe|presupuesto|honorarios)|(?:prezzo|compenso|importo|preventivo)|(?:preco|valor|orcamento)|(?:[\\p{L}]+[ ])?(?:prijs|som|bedrag|honorarium|offerte|aanneemsom|vergoeding)'
/** "The final portion of the agreed price": of money, not of the work. */
export const LAST_OF_PRICE = `(?:final|last|closing|letzte[nr]?|derniere?|ultim[oa]|laatste)_(?:portion|part|share|bit|slice|piece|teil|anteil|partie|part|parte|porcion|porzione|porcao|deel|gedeelte)_(?:of|des|der|du|de|del|della|do|dos|van)_(?:the_|het_|de_|la_|l.?)?(?:${PRICE})|slot(?:ge)?deel(?=_van_(?:de|het)_(?:${PRICE}))|(?<=(?:^|[,;:–-]_?)(?:het_|de_)?)slot(?:gedeelte|deel)(?=_*(?:$|[,;:€\\d]|van_(?:de|het)_(?:${PRICE})))|restanspruch|residual_(?:due|owed|owing)|(?<=^[^\\p{L}]*)residuo(?=[ ](?:per|su|di|del|della|lavori)(?!\\p{L}))`
/** "This invoice covers the last 4,000". */
export const LAST_MONEY =
  '\\d[\\d.,]*_?(?:[€$£]|euros?)?_(?:que_(?:faltan?|quedan?|restan?|faltam|restam)|che_(?:mancano|restano|rimangono)|die_(?:nog_|noch_)?(?:openstaan|openstaat|resteren|ontbreken|fehlen|ausstehen)|qui_(?:restent|manquent))|(?:el_otro|la_otra|l.?altro|os_outros|o_outro|les_autres|l.?autre|(?:het|de)_andere|(?:die|das)_anderen?|the_other)_\\d+_?%|(?:the|die|den|los|as|os|gli|i|de|les)_(?:last|final|letzten|ultim[oi]s?|laatste)_(?:[€$£]|r[$]|eur)?_?\\d[\\d.,]*(?:k|_mil)?|(?:les|los|os|i|gli)_(?:[€$£]|r[$])?_?\\d[\\d.,]*_?(?:mil|mila|mille)?_?(?:[€$£]|euros?)?_(?:derniers|finales|finais|finali)|(?:other|altri|autres|otros|outros|andere|anderen)_\\d[\\d.,]*(?=_*(?:[€$£]|$|[,;.)]))|\\d[\\d.,]*_(?:autres|restlichen)(?=_*(?:[€$£]|$|[,;.)]))'

/** What was paid before, when it is taken off or looked up: "less what you paid", "see our two deposits". */
export const WHAT_WAS_PAID = [
  'what_(?:you_|was_|has_been_|we_)*(?:already_)?(?:paid|received|billed)',
  '(?:dessen,?_)?was_(?:bereits_|schon_)?(?:[\\p{L}]+[ ]){0,5}?(?:bezahlt|gezahlt|angezahlt|uberwiesen)',
  'ce_qui_(?:a_|fut_)(?:ete_)?(?:deja_)?(?:paye|regle|verse)|(?:sommes|montant)_deja_(?:paye|regle|verse)e?s?',
  'lo_(?:que_)?(?:ya_)?(?:se_)?(?:pago|abono|adelanto|anticipo|entrego|pagado|abonado|adelantado|anticipado|entregado)',
  'quanto_(?:gia_)?(?:anticipato|versato|pagato|ricevuto|corrisposto)',
  '(?:o_que|quanto)_(?:ja_)?(?:foi_)?(?:pago|adiantado|recebido|entregue|pagou|adiantou)|valor_ja_pago',
  'wat_(?:al_|reeds_|u_|je_)?(?:[\\p{L}]+[ ]){0,4}?(?:betaald|voldaan|aanbetaald)|het_reeds_betaalde',
]
export const TAKEN_OFF =
  'tolt[oaie]|togliendo|detraendo|scalando|vist[oa]s?|vu|gezien|excepto|quitando|retirando|descontando|deduzindo|deduciendo|en_deduisant|een_aftrek|na_aftrek|abziehend|having_deducted|subtracting'
const TRANSFER = 'transfer|wire|uberweisung|virement|transferencia|bonifico|overschrijving|overboeking|bank_transfer'
const OWNER = 'your|ihrer|ihre|deiner|eurer|votre|su|tu|il|suo|vostro|sua|a_sua|uw|je|jullie|the|der|la|de|a'
/** "In view of your January transfer". */
export const AFTER_TRANSFER = `(?:after|since|given|following|nach|apres|vu|tras|vist[oa]|dopo|apos|depois_da|na|gezien)_(?:${OWNER})_(?:[\\p{L}]+[ ]){0,2}?(?:${TRANSFER})`
/** "Amount received with the order is credited". */
export const CREDITED =
  '(?:amount|payment|sum|deposit|betrag|zahlung|montant|versement|importe|pago|importo|versamento|valor|montante|bedrag|betaling)_(?:already_|bereits_|deja_|ya_|gia_|ja_|reeds_)?(?:received|paid|erhalten|recue?|recibid[oa]|ricevut[oa]|recebid[oa]|ontvangen)_(?:[\\p{L}\\d]+[ ]){0,6}?(?:credited|deducted|applied|gutgeschrieben|verrechnet|deduite?|imputee?|descontad[oa]|abonad[oa]|detratt[oa]|scalat[oa]|abatid[oa]|deduzid[oa]|verrekend)'

/** "Materials were paid in May": what is billed now is the work. */
export const MATERIALS_PAID =
  '(?:materials?|materiaux|fournitures|materiales|materiali|materiais|materiaal|materialen)_(?:[\\p{L}]+[ ]){0,3}?(?:paid|bezahlt|payee?s?|regles|pagaron|pagad[oa]s?|pagati|pagos|betaald)'

/** "The two earlier ones are paid", "die beiden bisherigen". */
export const EARLIER_ONES =
  `ya_se_(?:facturo|pago|cobro|abono)|(?:was|were)_(?:invoiced|billed|paid)_(?:in|on)_(?:\\d|${PERIOD})` +
  '|(?:compensad[oa]s?|a_compensar|compensat[oaie]|verrekend_met|verrechnet_mit|set_off_against|detratt[oaie]|descontad[oa]s?|deducid[oa]s?)_(?:de_|los_|i_|os_|die_|le_|the_)?(?:[€$£]_?)?\\d[\\d.,]*_?(?:[€$£]|euros?)?_(?:que|che|die|already|gia|ja|ya|al)|(?:provisions?|advances?|payments?)_(?:already_)?(?:set_off|credited)|(?:other|anderen?|autres|otros|altri|outros|andere)_(?:[€$£])?_?\\d[\\d.,]*_?(?:€|eur|euros?)?_(?:[\\p{L}]+[ ]){0,4}?(?:paid|settled|bezahlt|uberwiesen|pagaste|pagad[oa]s|pagasteis|payes?|regles?|pagat[ie]|pagos|betaald|voldaan)|\\d[\\d.,]*_(?:[€$£]_?)?autres_(?:[\\p{L}]+[ ]){0,4}?(?:payes?|regles?)|paid_the_other_(?:[€$£])?\\d+|(?:first|eerste|ersten|premieres|primeras|prime|primeiras)_(?:two|three|zwei|drei|deux|trois|dos|tres|due|tre|duas|twee|drie)_(?:(?:are|were|zijn|sind|wurden|sont|sono|foram|estan)_)?(?:received|paid|ontvangen|betaald|erhalten|bezahlt|recues|payees)|(?:recibidas|pagadas|ricevute|pagate|recebidas|pagas|recues)_(?:las_|le_|as_|les_)?(?:dos_|due_|duas_|deux_)?(?:primeras|prime|primeiras|anteriores|precedenti|premieres)|(?:the|die|les|las|los|le|i|gli|as|os|de)_(?:two_|three_|zwei_|drei_|beiden_|deux_|trois_|dos_|tres_|due_|tre_|duas_|dois_|twee_|drie_)?(?:earlier|previous|prior|first|bisherigen|fruheren|vorigen|precedent(?:e|i|s|es)|anterior(?:es|i)?|primer[oa]s|prime|primi|primeir[oa]s|eerdere|vorige)_(?:ones_|two_|zwei_|deux_|dos_|due_|duas_|dois_|twee_)?(?:(?:are|were|have_been|sind|wurden|ont_ete|sont|ya|estan|fueron|sono|gia|state|stati|ja|foram|estao|zijn|werden|al|reeds)_){1,3}(?:paid|settled|received|bezahlt|beglichen|gezahlt|payee?s|reglee?s|pagad[oa]s|abonad[oa]s|pagat[ei]|saldat[ei]|pag[oa]s|betaald|voldaan)'
/** "2k received at signing", "recebidos R$ 2 mil". */
export const SUM_RECEIVED =
  '\\d[\\d.,]*_?(?:k|mil|mila|mille|000)?_?(?:[€$£]|eur|euros?|chf)?_(?:[\\p{L}]+[ ]){0,3}?(?:received|erhalten|recue?s?|recibid[oa]s|ricevut[ie]|recebid[oa]s|ontvangen)|(?:received|erhalten|recus|recibidos|ricevuti|recebidos|ontvangen):?_(?:[€$£]|r[$]|eur|chf)?_?\\d[\\d.,]*_?(?:k|mil|mila|mille|duizend|tausend)'
