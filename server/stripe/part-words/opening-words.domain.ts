/**
 * Words that say that something is paid so that work can begin, or for a piece of it. They count next to a rest that is
 * announced for later. For how they are written, see `vocabulary.domain.ts`.
 */

const ADVERBS = '(?:\\p{L}+[ ]){0,2}?'

/** "Your date is reserved", "staat jullie datum vast": after the payment that does it. */
export const RESERVED = [
  `we_(?:hold|reserve|block|book|secure)|(?:date|slot|place|spot|venue|day)[ ](?:is|are)[ ]${ADVERBS}(?:held|booked|reserved|secured|confirmed|blocked|locked)|(?:thanks|thank_you)_for_(?:booking|reserving|choosing)|(?:booking|hire|reservation|date)_(?:is_)?(?:confirmed|secured)`,
  `(?:reservieren|blocken|sichern|halten)_wir|(?:ist|sind|wird)[ ]${ADVERBS}${ADVERBS}(?:gebucht|reserviert|fixiert|gesichert|geblockt)|(?:~termin|~datum|~tag)_${ADVERBS}(?:reserviert|gebucht|fixiert|gesichert|geblockt)`,
  'nous_(?:reservons|bloquons|retenons)|(?:date|journee|place|salle|creneau)[ ](?:vous[ ])?(?:est|sera)[ ](?:\\p{L}+[ ])?(?:bloque|reserve|retenu|confirme)e?',
  '(?:reservamos|bloqueamos|apartamos)|(?:queda|esta|quedara)[ ](?:\\p{L}+[ ])?(?:reservad|bloquead|confirmad|apartad)[oa]|(?:fecha|plaza|dia)_(?:reservad|bloquead|confirmad|apartad)[oa]',
  '(?:blocchiamo|riserviamo|fissiamo)|(?:data|posto|giorno|sala)[ ](?:e|viene)[ ](?:\\p{L}+[ ])?(?:bloccat|riservat|prenotat|confermat|fissat)[oa]|(?:data|posto)_(?:bloccat|riservat|prenotat|confermat)[oa]',
  '(?:seguramos|garantimos)|(?:fica|esta|ficara)[ ](?:\\p{L}+[ ])?(?:reservad|bloquead|confirmad|garantid)[oa]|(?:data|vaga|dia)_(?:reservad|bloquead|confirmad|garantid)[oa]',
  `(?:reserveren|boeken|blokkeren|leggen)_(?:we|wij)|(?:staat|ligt|is|zijn)[ ](?:\\p{L}+[ ]){0,3}?(?:vast|gereserveerd|geboekt|vastgelegd|bevestigd)`,
]

/** A part of the work that is billed: "after three of the six sessions", "work done up to 3 March". */
export const DONE_SO_FAR = [
  '(?:work(?:s)?_)?(?:done|carried_out|executed|completed)_(?:up_)?(?:to|until|till)|to_date',
  '(?:ausgefuhrte|erbrachte|geleistete)_(?:arbeiten|leistungen)|(?:arbeiten|leistungen)_bis(?:_zum)?',
  'travaux_(?:executes|realises|effectues)_(?:au|jusqu)|(?:deja|a_ce_jour)_(?:executes?|realises?)',
  '(?:obra|trabajos?)_(?:ejecutad|realizad)[oa]s?_(?:hasta|a)',
  '(?:opere|lavori)_(?:eseguit|realizzat)[ei]_(?:fino|al)',
  '(?:trabalhos|obra)_(?:executad|realizad)[oa]s?_(?:ate|a)',
  '(?:uitgevoerde|verrichte)_werk(?:en|zaamheden)|werk(?:en|zaamheden)_tot(?:_en_met)?',
]

/** At the start of a line: "Booking of the band, rest on the night". */
export const BOOKING =
  'entrada|reserva|sena|senal|sinal|depot|provision|provisie|provisao|caparra|deposito|~reservierung|~buchung|bookings?|reservation|prenotazione|~reservering|~boeking|(?:(?:taxa|frais|cuota|quota|tasa)_(?:de_|di_|d.)?)?(?:inscripcion|inscription|iscrizione|inscricao|reserva|matricula|prenotazione|reservation)|anmelde?~|inschrijv~|inschrijf~|registration|enrol~|sign_?up|teilnahme~|deelname~|paga_y_senal'

const BUY_EN = 'order|buy|get|start|book|cut|begin|reserve|purchase'
/** Why it is paid now: "so I can order the timber". */
export const SO_THAT_I_CAN = [
  `so_(?:that_)?(?:i|we)_(?:can|could|may)_(?:already_)?(?:${BUY_EN})`,
  'damit_(?:ich|wir)_(?:[\\p{L}]+[ ]){0,4}(?:bestellen|kaufen|anfangen|beginnen|loslegen|starten|besorgen)_(?:kann|konnen)|(?:dann|so)_(?:kann|konnen)_(?:ich|wir)_(?:[\\p{L}]+[ ]){0,4}(?:bestellen|kaufen|anfangen|beginnen|loslegen|starten|besorgen)',
  '(?:pour|afin)_(?:que_(?:je|nous)_(?:puisse|puissions)|de_pouvoir|pouvoir)_(?:commander|acheter|commencer|demarrer)|de_quoi_(?:acheter|commander)',
  '(?:para|y_asi)_(?:poder|que_pueda|que_podamos)_(?:pedir|comprar|encargar|empezar|arrancar)',
  'per_(?:poter)_?(?:ordinare|comprare|acquistare|iniziare|partire)|cosi_(?:posso_|possiamo_)?(?:ordin|compr|acquist|inizi)(?:o|are|iamo)',
  '(?:para|pra)_(?:eu_|a_gente_)?(?:poder(?:mos)?|que_possa(?:mos)?)_(?:encomendar|comprar|pedir|comecar)|(?:para|pra)_a_gente_(?:comecar|comprar|iniciar)',
  '(?:zodat|dan)_(?:kan_|kunnen_)?(?:ik|wij|we)_(?:[\\p{L}]+[ ]){0,4}(?:bestellen|kopen|beginnen|starten|inkopen)|(?:zodat|dan)_(?:ik|wij|we)_(?:[\\p{L}]+[ ]){0,4}(?:kan|kunnen)_(?:bestellen|kopen|beginnen|starten|inkopen)',
]

/** Money for material is paid before the work. */
export const FOR_MATERIAL =
  '(?:materials?|timber|wood|fabric|paint)_money|(?:money|payment|cash)_(?:for|towards)_(?:the_)?(?:materials?|timber|wood)|(?:material|holz|stoff)_?(?:geld|vorschuss|kostenanteil)|(?:argent|somme)_pour_(?:les_)?(?:materiaux|fournitures)|dinero_para_(?:los_)?materiales|soldi_per_(?:i_)?materiali|dinheiro_para_(?:os_)?materiais|materiaal(?:geld|voorschot|betaling)|materials?_payment|materialzahlung|paiement_(?:des_)?(?:materiaux|fournitures)|pago_de_(?:los_)?materiales|pagamento_(?:dei_)?materiali|pagamento_d?os_materiais|betaling_(?:van_(?:de_|het_)?)?materia(?:al|len)'

/** At the start of a line: "to get the marble bought", "om alvast het marmer te kopen". */
export const IN_ORDER_TO =
  "to_(?:get|buy|order|start|begin|book|secure|hold|reserve)|um_(?:[\\p{L}]+[ ]){1,5}zu_[\\p{L}]+|pour_[\\p{L}']+(?:er|ir|re)|para_(?:ir_)?[\\p{L}]+(?:ar|er|ir|ando|endo)(?:l[ao]s?)?|per_[\\p{L}]+(?:are|ere|ire|[aei]r(?:vi|ti|lo|la|le|ci))|om_(?:[\\p{L}]+[ ]){0,5}te_[\\p{L}]+"

/** "1,200 of the 4,000". */
export const SUM_OF_SUM =
  '(?:[€$£]|r[$])?_?\\d[\\d.,]*(?:[ ]\\d{3})?_?(?:[€$£]|eur|euros?|chf)?_(?:of|von|sur|de|dei|des|dos|van|su)_(?:(?:the|den|los|les|de|i)_)?(?:[€$£]|r[$])?_?(?:\\d{3,}|\\d[\\d.,]*[.,]\\d{2,3}|\\d{1,3}[ ]\\d{3})'

/** "200 now and 600 after the concert". */
export const SUM_NOW_AND_LATER =
  '\\d[\\d.,]*_?(?:[€$£]|eur|euros?|chf)?_(?:now|jetzt|maintenant|ahora|ora|adesso|subito|agora|nu)(?:,|;)?_(?:and|und|et|y|ed?|en|then|dann|puis|luego|poi|depois|daarna)_(?:[€$£]|r[$])?_?\\d[\\d.,]*'

/** "Carcasses invoiced now; fronts when fitted": the clause about another piece. */
export const WHEN_READY =
  '(?<=;[ ])(?:[\\p{L}]+[ ]){1,5}(?:when|once|quand|cuando|quando|wenn|sobald|zodra|als|bei|bij)'

/** Labour that is paid later: "my time is billed when finished". */
export const LABOUR =
  'labou?r|my_(?:time|hours)|(?:die_)?arbeit(?:szeit|slohn)?|meine_stunden|main_d.?.?(?:œuvre|oeuvre|uvre)|(?:la_)?mano_de_obra|(?:la_)?manodopera|(?:a_)?mao_de_obra|(?:de_|het_)?(?:arbeid(?:sloon)?|werkuren|plaatsing)'

/** The greater part of a price: a line that tells when it is billed is about the smaller one. */
export const LARGER_PART =
  '(?:the_)?(?:larger|bigger|greater|main|major)_(?:part|share|portion|half)|(?:the_)?bulk|(?:der|den)_(?:gross(?:er|t)en?|grosseren?)_(?:teil|anteil|betrag)|(?:la_)?(?:plus_(?:grande|grosse)|majeure)_partie|(?:le_)?plus_gros|(?:la_)?parte_(?:mayor|mas_grande|principal)|(?:la_)?mayor_parte|el_grueso|(?:la_)?(?:maggior_parte|parte_(?:piu_(?:grande|grossa|consistente)|maggiore))|il_grosso|(?:a_)?(?:maior_parte|parte_maior)|o_grosso|(?:het_)?(?:grootste|grotere)_(?:deel|gedeelte)'

/** The other pieces of a row: "we bill module one, the other two in autumn". */
export const OTHER_PIECES =
  '(?:(?:the|die|les|los|las|gli|le|os|as|de)_)?(?:remaining|ubrigen|restlichen|weiteren|overige|resterende|rimanenti|restanti)_[\\p{L}]+|(?:the|die|les|los|las|gli|le|os|as|de)_(?:other|anderen|autres|otr[oa]s|altr[ie]|outr[oa]s|andere)_[\\p{L}]{5,}|(?:el|il|o|de|le|der)_res(?:to|te|t)_(?:de|dei|delle|dos|das|van_de|des|der)_[\\p{L}]+|(?:het_verschil|the_difference|die_differenz|la_diferencia|la_differenza|a_diferenca|la_difference)|(?:what.?s_left|what_is_left|was_(?:dann_)?(?:noch_)?(?:ubrig_)?bleibt|ce_qui_reste|lo_que_queda|quel(?:lo)?_che_resta|o_que_(?:fica|resta)|wat_(?:er_)?overblijft)|lo_que_(?:falte|quede|reste)|o_que_(?:faltar|restar)|ce_qui_restera|was_dann_noch_fehlt|wat_dan_nog_rest|(?:the|die|les|los|las|gli|le|os|as|de)_(?:beiden_|zwei_|drei_|deux_|dos_|due_|dois_|duas_|twee_|both_)?(?:other|others|anderen|autres|otr[oa]s|altr[ie]|outr[oa]s|andere)(?:_(?:two|three|four|five|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|tres|quatro|twee|drie|vier|\\d+))?|lo_demas|everything_else|(?:das|alles)_(?:ubrige|andere)|tout_le_reste|todo_lo_demas|tutto_il_resto|tudo_o_resto|al_het_(?:overige|andere)'

/** That a piece of work is billed. */
export const BILLED =
  '(?:we_|i_)?(?:now_)?(?:bill|invoice|charge)(?:d|ing)?|(?:be)?rechne(?:n|t)?|berechnet|abgerechnet|factur(?:ons|e|ee?s|amos|o|ad[oa]s?)|fattur(?:iamo|o|at[oaie])|fatur(?:amos|o|ad[oa]s?)|cobramos|se_cobra|cobra_se|factureren|factureer|gefactureerd|now|jetzt|maintenant|ahora|ora|adesso|agora|nu'

/** Of what is paid then: "once it's up", "a la entrega". */
export const LATER_MOMENT =
  'after(?!_hours)|when|once|on_(?:completion|delivery|fitting|installation)|later|at_the_end|nach_(?:dem_|der_)?(?:einbau|montage|fertigstellung|abnahme|lieferung|ubergabe)|bei_(?:einbau|montage|fertigstellung|abnahme|lieferung)|wenn|sobald|spater|danach|apres|quand|lorsque|une_fois|a_la_(?:pose|livraison|fin|reception)|plus_tard|ensuite|tras|cuando|una_vez|a_la_entrega|al_(?:montar|terminar|acabar|entregar|colocar)\\p{L}*|despues|luego|dopo|quando|una_volta|alla_(?:consegna|posa|fine)|al_montaggio|in_seguito|depois|apos|na_(?:montagem|instalacao|entrega|colocacao)|no_(?:fim|final)|mais_tarde|na_(?:de_)?(?:plaatsing|montage|oplevering|levering|afloop)|bij_(?:plaatsing|montage|oplevering|levering)|wanneer|zodra|later|daarna|pas|straks'
/** Of the larger part of a price, next to a moment. */
export const IS_PAID =
  'billed|invoiced|paid|due|payable|berechnet|fallig|bezahlt|zahlbar|facturee?s?|payee?s?|reglee?s?|due?s?|seront_factures|(?:se_)?(?:factura|paga|abona|cobra|liquida)n?|(?:si_)?(?:fattura|paga|salda|versa)(?:no)?|fatura(?:m)?_se|paga(?:m)?_se|cobra(?:m)?_se|faturad[oa]s?|pag[oa]s?|cobrad[oa]|factureren|gefactureerd|betaald|betalen|betaal|zahlt|zahlen|zahlst|berechnen|berechne|facturons|reglez|payez|facturamos|fatturiamo|faturamos'

/** Of some of the work: it is billed with another invoice. */
export const BILLED_LATER = [
  '(?:will_be|to_be|is|are|gets?)_(?:billed|invoiced|charged)_(?:later|afterwards|then|next|once|when|after|with|in|at|on)',
  '(?:wird|werden|kommt|kommen)_(?:spater|nach|im|mit|bei|dann|erst|in)_(?:[\\p{L}\\d]+[ ]){0,4}?(?:berechnet|abgerechnet|in_rechnung)|komm(?:t|en)_auf_(?:eine|die)_(?:andere|nachste|zweite)_rechnung',
  '(?:sera|seront)_facture(?:e|s|es)?|sur_(?:une_autre|la_prochaine)_facture',
  'se_(?:factur|cobr)aran?|(?:en|a)_(?:otra|la_proxima)_factura',
  '(?:sara|saranno|verra|verranno)_(?:fatturat|addebitat)[oaie]|in_(?:altra|un.?altra)_fattura',
  '(?:sera|serao)_(?:faturad|cobrad)[oa]s?|(?:noutra|em_outra|na_proxima)_fatura',
  '(?:wordt|worden)_(?:[\\p{L}]+[ ]){0,3}?(?:gefactureerd|gerekend|aangerekend)|op_(?:een|de)_(?:andere|volgende)_factuur',
]
/** What is billed beside the work, whenever it is. */
export const BESIDE_WORK =
  'separately|separat|gesondert|extra|aparte|a_parte|apart|afzonderlijk|separement|em_separado|travel~|expenses?|shipping|mileage|hosting|~fahrt~|~reise~|~versand~|spesen|frais|deplacements?|livraison|envio|gastos|desplazamientos?|viaje|kilometr~|trasferta|spese|spedizione|deslocac~|despesas|portes|reis~|verzend~|onkosten|parking|overtime|uberstunden|printing|druck~|impression|imprenta|stampa|impressao|drukwerk|monthly|mensuel~|mensual~|mensil~|mensal~|maandelijks~|monatlich~'
