/**
 * Words that say when a part of a price is paid: before this invoice, with it, or later. For how they are written, see
 * `vocabulary.domain.ts`.
 */

/** Before the name of a part: "balance less deposit", "abzüglich Anzahlung", "thanks for your deposit". */
export const DEDUCTING = [
  'received|less|minus|see(?:_also)?|previous|prior|earlier|after|excl\\.?|excluding|net_of|deducting|not_incl(?:uding)?|following|since|credit(?:_given)?_for|allowing_for|thank(?:s|_you)_for|(?:you_have|you.?ve|already|previously)_paid|(?:have|we)_received|on_top_of|paid_(?:by|via)',
  'siehe|vgl\\.?|vorherigen?|bisherigen|fruheren?|abzuglich|abzgl\\.?|abz\\.?|nach(?:_abzug)?|minus|erhaltene[nrm]?|geleistete[nrm]?|gezahlte[nrm]?|bezahlte[nrm]?|eingegangene[nrm]?|verrechnete[nrm]?|unter_(?:anrechnung|berucksichtigung|abzug)|anrechnung|verrechnung|abzug|storno|bisherige[rn]?|dank(?:e|en)?_fur|zuzuglich_zur|haben_sie|bereits_(?:berechnete?|in_rechnung_gestellte?|bezahlte?)',
  'voir|cf\\.?|moins|apres|deduction(?:_faite)?|deduit(?:e|s|es)?|deduire|hors|sous_deduction|imputation|deja_(?:verse|regle|paye|recu|encaisse)(?:e|s|es)?|merci_pour',
  'ver|vease|compensad[oa]s?|menos|tras|despues_del?|(?:descontad|deducid|abonad|cobrad|recibid|pagad|restad|entregad)[oa]s?|descontando|deduciendo|restando|neto_de|netos_de|gracias_por|previo|ya_facturad[oa]s?',
  'vedi|vd\\.?|tolt[oaie]|compensat[oaie]|sottratt[oaie]|meno|dopo|(?:a|da)_(?:dedurre|detrarre)|(?:detratt|dedott|versat|incassat|ricevut|scalat|pagat|stornat|scomputat)[oaie]|(?:gia_)?fatturat[oaie]|quanto|al_netto|detrazione|netto|storno|grazie_per',
  'compensad[oa]s?|vide|subtraid[oa]s?|apos|depois_d[oae]s?|(?:deduzid|descontad|abatid|recebid)[oa]s?|descontando|deduzindo|abatendo|liquido_d[eoa]s?|deducao|deduzindo_se|ja_(?:pag|faturad)[oa]s?|obrigad[oa]_pel[oa]',
  'zie(?:_ook)?|minus|min|na(?:_aftrek)?(?:_van)?|onder_aftrek|aftrek|verrekening|verminderd_met|in_mindering|ontvangen|betaalde?|eerdere|vorige|bedankt_voor|dank_voor|naast',
]

/** After the name of a part: "deposit received in May", "acompte déjà réglé". */
export const PAID = [
  'already|received|rec.?d|deducted|credited|applied|paid|settled|cleared|collected|previously_(?:billed|invoiced)|(?:was|were|been)_(?:billed|invoiced)|with_thanks|was_(?:paid|received|invoice)|went_out|taken_off(?=_*(?:$|[,;.)]))',
  'bereits|erhalten|bezahlt|beglichen|geleistet|gezahlt|verrechnet|angerechnet|abgezogen|eingegangen|uberwiesen|berucksichtigt|gutgeschrieben|vereinnahmt|entrichtet|in_abzug|gestellt|fakturiert|(?:wurde|wurden)_(?:[\\p{L}\\d]+[ ]){0,3}?(?:berechnet|abgerechnet)|ging(?:en)?_(?:[\\p{L}\\d]+[ ]){0,4}?raus',
  'deja|verse(?:e|s|es)?|recu(?:e|s|es)?|deduit(?:e|s|es)?|regle(?:e|s|es)?|percu(?:e|s|es)?|paye(?:e|s|es)?|encaisse(?:e|s|es)?|acquitte(?:e|s|es)?|impute(?:e|s|es)?|retranche(?:e|s|es)?|(?:a|ont)_(?:deja_)?ete_facture(?:e|s|es)?|retiree?s?|(?:est|sont)_partie?s?_(?:en|avec|dans)',
  'ya(?!_*(?:$|[,;.)]))|se_facturo|fue_(?:facturad|pagad)[oa]|salio_(?:en|con)|(?:recibid|pagad(?![oa]s?[ ]por)|abonad|descontad|deducid|cobrad|ingresad|amortizad|liquidad|transferid|depositad)[oa]s?|se_(?:abono|pago|cobro|recibio|entrego|ingreso|facturo)|(?:recibi|cobra|abona|paga)(?:mos|ste|steis)',
  'gia(?!_*(?:$|[,;.)]))|(?:ricevut|versat|pagat|detratt|incassat|corrispost|scalat|dedott|saldat|stornat|bonificat|scomputat)[oaie]|stat[oaie]_fatturat[oaie]|(?:e|sono)_uscit[oaie]',
  '(?:recebid|deduzid|liquidad|descontad|abatid|cobrad|transferid|regularizad)[oa]s?|ja_(?:pag|faturad|entregu)[oae]s?|(?:foi|foram|sido)_(?:pag|faturad|entregu)[oae]s?|pag[oa]s?(?=_(?:em|no|na|dia|a_\\d))|recebemos|pagou|pagaste|saiu_(?:na|com|em)',
  'er(?:van_)?af(?=_*(?:$|[,;.)]))|reeds|ontvangen|betaald|voldaan|verrekend|afgetrokken|in_mindering|overgemaakt|(?:is|zijn|werd|werden)_(?:[\\p{L}\\d]+[ ]){0,3}?gefactureerd|ontvingen|ging(?:en)?_(?:[\\p{L}\\d]+[ ]){0,3}?(?:uit|de_deur_uit)',
]

/** Before such a word: not paid yet, or only under a condition. */
export const NOT_YET =
  'to_be|(?:will|must|shall|can|should|may|is_to)_be|if|when|once|until|unless|upon|wird|werden|muss|soll|sobald|wenn|falls|sera|seront|doit|etre|devra|si|lorsque|des_que|une_fois|seran?|debe|ser|cuando|una_vez|hasta|verra|verranno|sara|saranno|deve|va|quando|serao|depois_de|wordt|worden|moet|zal|zodra|als|indien'
export const NOT_YET_NEXT_TO = 'to|zu|a|te|da|per|por|non|not|nicht|niet|pas|no|nao'

/** "Will be deducted from the final invoice": the other part comes later. */
export const DEDUCTED_LATER = [
  '(?:will_be|to_be|is|are|be|gets|shall_be|fully|which_is)_(?:credited|deducted|offset|applied|subtracted)|com(?:es|ing)_off|(?:taken|knocked)_off(?=_(?:the|your|our)(?!\\p{L}))|(?:goes|counts)_(?:towards?|against)|deductible|creditable|(?:credited|deducted|offset|counts)_(?:later_|then_)?(?:against|from|towards?)',
  '(?:wird|werden)_(?:[\\p{L}]+[ ]){0,5}(?:verrechnet|angerechnet|abgezogen|gutgeschrieben)|geh(?:t|en)_v[oa][nm]|anrechenbar|anzurechnen|(?:verrechnet|angerechnet|abgezogen)_(?:auf|mit|von)',
  '(?:sera|seront|est|sont|etant)_(?:deduit|impute|retranche)(?:e|s|es)?|a_(?:deduire|valoir)|a_(?:retirer|retrancher)|deductibles?|viendr(?:a|ont)_en_deduction|(?:deduit|impute)(?:e|s|es)?_(?:ensuite_|ulterieurement_)?(?:de|du|sur)',
  'se_(?:descontara|deducira|abonara|restara|descuenta|deduce|resta)n?|a_(?:descontar|deducir|restar)|(?:sera|seran)_(?:descontad|deducid|restad)[oa]s?|descontables?|deducibles?|a_cuenta_del|(?:descontad|deducid)[oa]s?_(?:luego_|despues_|posteriormente_)?(?:del|de_la|en_el|en_la|al)',
  '(?:verra|verranno|sara|saranno|va|viene|vengono)_(?:scalat|detratt|dedott|scomputat|tolt|sottratt)[oaie]|da_(?:scalare|detrarre|dedurre|scomputare)|si_scala|(?:scalat|detratt|dedott|scomputat)[oaie]_(?:poi_|successivamente_)?(?:dal|dalla|sul)',
  '(?:sera|serao|e|sao)_(?:descontad|deduzid|abatid|regularizad|acertad)[oa]s?|a_(?:descontar|deduzir|abater|retirar|subtrair)|(?:desconta|abate|deduz)_se|descontavel|(?:abatid|descontad|deduzid)[oa]s?_(?:depois_|posteriormente_)?(?:n[oa]|d[oa]|ao)_(?:valor|total|preco|fatura|saldo|final|pacote|orcamento|contrato)',
  '(?:wordt|worden|zal|zullen)_(?:[\\p{L}]+[ ]){0,5}(?:verrekend|afgetrokken|mindering)|te_verrekenen|(?:verrekend|afgetrokken)_(?:met|van)|(?:gaat|gaan)_(?:er_)?(?:af_)?van|van_(?:de|het)_[\\p{L}]+_af_?ga(?:at|an)|in_mindering_op',
]

/** "Comes off the total": what a first part counts towards. */
export const TOTALS =
  '(?:the_)?total|final_(?:bill|invoice|payment|balance|price|fee)|balance|package|(?:full|overall|package|agreed|wedding)_(?:price|fee|cost)|invoice|bill|price|fee|~gesamt~|end(?:preis|betrag|summe|rechnung|abrechnung)|schluss~|~rechnung|preis|honorar|montant_(?:total|final)|solde|facture|prix|forfait|devis|saldo|factura|precio|importe|presupuesto|totale|fattura|prezzo|compenso|preventivo|valor|cachets?|cache|preco|orcamento|fatura|~totaal~|eind~|slot~|~prijs|factuur|pacote|paquete|pacchetto|pakket|paket'
export const COUNTS_TOWARDS = [
  'com(?:es|ing)_off|(?:goes|going|counts|counted|put)_towards?|taken_off|(?:goes|counts)_against|part_of|redeemable_against',
  'zahlt_auf|geht_von|wird_vom|auf|vient_en_deduction|a_deduire|deductible|va_a_cuenta_de|cuenta_para|va_in_conto|conta_para|(?:abatid|descontad|deduzid)[oa]s?_(?:n[oa]|d[oa]|ao)|gaat_van|telt_mee',
]
/** A reduction, which is taken off the total too. */
export const REDUCTIONS =
  'discounts?|vouchers?|gift|coupons?|credit_note|promo~|rabatte?|~rabatt|gutschein~|~gutschrift|nachlass|skonto|remise|avoir|bon|cheque_cadeau|descuentos?|vale|cupon|nota_de_credito|sconto|buono|nota_di_credito|descontos?|cupao|cupom|korting~?|tegoed~?|cadeaubon|creditnota|vat|mwst|ust|tva|iva|btw'

/** "Balance to follow": said of a part, it is not paid now. */
export const FOLLOWING = [
  '(?:will|shall|.ll)_(?:then_|only_|separately_)?(?:follow|invoice|bill|send|charge|issue|request|be_(?:billed|invoiced|charged|sent|issued|requested|collected))|to_follow|follows|(?:to|can)_be_(?:billed|invoiced|charged|settled)|falls_due|following_later|to_come|(?:one|instalment|installment|payment|part|invoice)_(?:is_|falls_)?due(?=_(?:on_|in_|by_)?(?:\\d|at_|when_))|(?:billed|invoiced|charged|due)_(?:later|separately|afterwards|once|when|next)|later|still_ahead|follow|comes?_(?:later|after|next)|goes_(?:on|with)_the_next',
  'folgt|folgen|kommt_(?:spater|nach|dann|danach|zum)|(?:wird|werden)_(?:dann_|erst_|erst|spater|nach|bei|separat|gesondert|zum)|stell(?:e|en)_(?:ich|wir)_(?:[\\p{L}]+[ ])?(?:dann|nach|bei|sobald|erst|spater|nachste)|(?:berechne|schicke|sende)n?_(?:ich|wir)_(?:[\\p{L}]+[ ])?(?:dann|nach|bei|sobald|erst|spater)|spater|danach',
  'sui(?:vr(?:a|ont)|vent|t)|a_venir|restera|resteront|a_suivre|(?:sera|seront|vous_sera)_(?:due?s?|facture|demande|a_|regle|paye|emis|envoye|exigible)(?:e|s|es)?|(?:factur|enverr|adresser|emettr|reglere)(?:ai|ons)|plus_tard|(?:inter)?viendr(?:a|ont)|ulterieurement|par_la_suite',
  'siguen?|final(?:es)?_pendientes?|quedan?_(?:[\\p{L}]+[ ]){0,6}?para_|(?:va|van|viene|vienen)_(?:despues|luego|mas_tarde|aparte_despues)|seguiran?|faltaran?|quedaran?|restaran?|sigue_(?:el_)?saldo|se_(?:factur|abon|pag|cobr|liquid)aran?|(?:factur|cobr|envi|pas)ar(?:e|emos)|emitir(?:e|emos)|(?:sera|seran)_(?:facturad|abonad|pagad|cobrad)[oa]s?|mas_adelante|posteriormente|por_facturar',
  'seguono|(?:arriva|arrivano|viene|va)_(?:dopo|poi)|seguira(?:nno)?|restera(?:nno)?|rimarra(?:nno)?|segue_(?:il_)?(?:saldo|fattura)|(?:sara|saranno|verra|verranno)_(?:fatturat|saldat|versat|emess|pagat|richiest|inviat)[oaie]|(?:fatturer|invier|emetter|mander|chieder)(?:o|emo)|piu_avanti|successivamente|in_seguito|(?:la|lo|li|te_la)_(?:fatturo|invio|emetto|mando)|da_fatturare',
  'seguem|fina(?:l|is)_pendentes?|fica(?:m)?_para_|(?:vem|vai|fica)_(?:depois|para_depois|mais_tarde)|seguirao?|faltarao?|ficarao?|restarao?|segue_(?:o_)?(?:saldo|restante)|(?:sera|serao)_(?:so_)?(?:faturad|cobrad|pag|emitid|enviad|liquidad)[oa]s?|(?:faturar|enviar|emitir|cobrar)(?:ei|emos)|(?:sera|serao)_(?:com|na|no|apos|em|depois)|vira_(?:com|na|no|depois)|mais_tarde|posteriormente|(?:segue|emito|envio|faturo)_(?:so_)?(?:depois|apos|quando|na|no)|por_faturar',
  'volg(?:t|en)|nog_op_te_maken|kom(?:t|en)_(?:er_)?nog|kom(?:t|en)_(?:later|daarna|straks|na)|straks|(?:wordt|worden|zal|zullen|breng|stuur|factureer|ontvang(?:t|en)?)_(?:[\\p{L}]+[ ]){0,4}(?:later|na|bij|zodra|gefactureerd|na_)|later|daarna|achteraf',
]

/** Next to a part that is named after the one paid now: "balance before the event". */
export const ANNOUNCING = [
  'on_the_day|in_cash|against|(?:one|a|two|\\d+)_(?:week|month|day)s?|only|when|once|after|upon|on|at|before|prior|by|until|due|payable|expected|billed|invoiced|danach|afterwards|then|will|to_be|in_\\d+',
  'vor_ort|gegen|kommt|gibt|(?:eine|einen|zwei|\\d+)_(?:woche|monat|tag)e?n?|nach|bei|vor|wenn|sobald|am|zum|zur|bis|erst|falls|fallig|voraussichtlich|wird|werden|zahlbar|in_\\d+|im',
  'sur_place|contre|(?:une|un|deux|\\d+)_(?:semaine|mois|jour)s?|seulement|apres|avant|a|au|aux|lors|quand|le_(?:jour|soir|matin)|des|une_fois|prevue?|du_au|due?_(?:le|a|au|avant|apres)|exigible|sera|payable|en_(?:fin|\\d+|cours)|j_?\\d+',
  'tras|la_(?:noche|tarde|vispera)|por_emitir|a_emitir|solo|(?:una|un|dos|\\d+)_(?:semana|mes|dia)s?|antes|despues|contra|cuando|al|a|para|en|el_dia|previsto|sera|seran|se|vence|una_vez|por_facturar|con',
  'sul_posto|la_(?:sera|vigilia)|(?:ancora_)?da_emettere|contro|solo|(?:una|un|due|\\d+)_(?:settiman[ae]|mes[ei]|giorn[oi])|alla|al|allo|all|ai|alle|a|dopo|prima|quando|entro|il_giorno|previsto|sara|verra|in|con|nei',
  'apos|a_emitir|por_emitir|so|(?:uma|um|duas|\\d+)_(?:semana|mes|dia)s?|antes|contra|quando|ao|na|no|nas|nos|em|ate|para|no_dia|previsto|sera|depois|a|com',
  'als|ter_(?:plaatse|plekke)|tegen|pas|(?:een_|twee_|\\d+_)?(?:week|weken|maand|dagen)|bij|op|na|voor|wanneer|zodra|binnen|uiterlijk|wordt|worden|vervalt|volgt|zal|te_voldoen',
]

/** "Deposit now, then the balance": before the part that is named after the one paid now. */
export const THEN =
  'awaiting|pending|en_attente_d[eu]|in_attesa_de\\p{L}*|a_(?:la_)?espera_d[eao]l?|pendientes?_del?|in_afwachting_van|followed_by|then|leaving|before|prior_to|next|dann|danach|gefolgt_von|puis|ensuite|suivi(?:e|s|es)?|luego|despues|quedando|seguid[oa]|poi|seguit[oa]|rimanendo|depois|ficando|daarna|gevolgd|waarna|blijft|within|when|once|sobald|lorsque|cuando|quando|zodra|faltando|faltan?'

/** Of the work: it is done, so a rest is due now. */
export const FINISHED = [
  'completed?|finished|delivered|handed_over|went_(?:well|live)|is_(?:live|up|done)|(?:that|had)_(?:already_)?transferred|(?:with|after)_the_(?:handover|delivery)_of',
  'fertig|abgeschlossen|beendet|geliefert|ubergeben|abgegeben|montiert|ist_online|ausgeliefert|vollendet|abgenommen',
  'termine(?:e|s|es)?|livre(?:e|s|es)?|acheve(?:e|s|es)?|acquitte(?:e|s|es)?|pose(?:e|s|es)|en_ligne|remis(?:e|es)?|virement',
  '(?:terminad|acabad|entregad|finalizad|instalad|concluid|montad|transferid|colocad|colgad)[oa]s?|salio_(?:bien|estupend)',
  '(?:terminat|finit|consegnat|ultimat|conclus|montat|installat|complet|completat|appes)[oaie]|lavori_ultimati',
  '(?:terminad|acabad|finalizad|instalad|concluid|montad|transferid|pendurad)[oa]s?|entregues?|correu|transferi(?:u|ram)|pront[oa]s?',
  'afgerond|klaar|opgeleverd|geplaatst|geleverd|gereed|voltooid|gemonteerd|af_is|overgemaakt|hangt|staat_(?:er|live|online)',
]
