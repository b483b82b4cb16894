/**
 * Words of invoices in the product's languages that say which part of a price is paid: as regular expressions over
 * lower-case text without accents. `~` stands for the rest of a compound (`anzahlungsrechnung`), `_` for a space, a
 * hyphen or nothing. Where they come from: `corpus/sources.tsv`.
 */

/** Nouns after "first", "final" and their like, which mean money. */
export const PAYMENT =
  '(?:(?:part|partial|stage|project|milestone|progress)_)?(?:payments?|paymt|pymt|pmt|invoices?|inv|bills?|billing|instal(?:l)?ments?|inst|settlement|claim|certificate|draw|balance|amount|fee|tranche|milestone|charge)' +
  '|(?:teil|abschlags|honorar)?(?:rechnung|rate|zahlung)|teil(?:betrag|honorar|leistung|faktura)|tranche|abschlag~|meilenstein' +
  '|versement|paiement|reglement|echeance|facture|tranche|acompte|situation|note_d_honoraires|appel_de_fonds' +
  '|pago|cuota|plazo|factura|parcialidad|certificacion|hito|abono|desembolso' +
  '|rata|tranche|quota|fattura|pagamento|versamento|sal|acconto' +
  '|parcela|prestacao|pagamento|fatura|tranche|auto_de_medicao|medicao|nota_fiscal|nf|parc\\.' +
  '|~termijn~|betaling|factuur|(?:deel)(?:factuur|betaling)|nota'

/** Nouns that can also mean the work itself: "first half of the book". They count at the start of a line or a clause. */
export const PORTION =
  'half|third|quarter|part|portion|account|statement|stage|sum|teil|halfte|drittel|viertel|moitie|partie|tiers|mitad|parte|tercio|entrega|meta|terzo|metade|etapa|terco|helft|deel|derde'

/** Payments that are numbered: "payment 1", "Rate 2". Invoices have numbers of their own. */
export const NUMBERED =
  'payment|pymt|instal(?:l)?ment|inst|tranche|draw|teil(?:zahlung|rechnung|betrag)|rate|zahlung|abschlag|echeance|versement|paiement|acompte|pago|cuota|plazo|parcialidad|anticipo|parcela|parc\\.|prestacao|pagamento|rata|quota|acconto|termijn|betaling|deelbetaling'

/** Something of which there are several pieces of work, not of payment: "session 3 of 6". */
export const COUNTED_WORK =
  'sessions?|sitzung~|episodes?|folge|modules?|modulo|modul|days?|tage?|jours?|dias?|giorn[oi]|dag(?:en)?|stunden?|hours?|heures?|horas?|or[ae]|uur|kapitel|chapters?|capitul?o|hoofdstuk|band|volumes?|vol|pages?|seiten?|lessons?|lektion|lecon|leccion|lezione|les|kurs|termin|workshop|raum|rooms?|weeks?|woche|semaine|semana|settimana|week|years?|jahr|jaar|ano|annees?|annata|anno|sesion~|seances?|sessao|sessione|sessie|aula|clase|episodio|aflevering|sprint|issue|ausgabe|numero|band|akte?|acte?|teil_der_serie|phase'

/** Next to one of these, a moment is about money. */
export const ABOUT_MONEY =
  'payments?|invoice|fee|deposit|balance|instal~|zahlung~|rechnung~|rate|honorar~|anzahlung~|paiement|versement|facture|echeance|reglement|honoraires|moitie|tiers|quart|pago|factura|cuota|plazo|mitad|tercio|honorarios|importe|pagamento|fattura|rata|quota|meta|terzo|onorario|compenso|fatura|parcela|metade|terco|betaling~|factuur|termijn|bedrag|helft|derde|half|halfte|third|drittel|viertel|rest~|solde|saldo'

/** More money of the same project is still to come. */
export const FIRST = {
  en: [
    'deposits?',
    'staged_payments?',
    '(?:partial|interim|progress)_\\p{L}+_(?:invoice|payment|bill)',
    'down_payments?',
    'up_?front',
    'pre_?payments?',
    'prepaid_portion',
    'advance_(?:payments?|invoices?|bills?|fees?|on|for|of|against|towards|retainer)',
    'advance(?=_*(?:$|[-\u2013:;(/,+&\\d%]))',
    '\\d+_?%_(?:in_)?advance',
    'part_1|half_up_?front|initial_\\d+_?%|first_\\d+_?%|\\d+_?%_(?:initial|now|up_front|to_start|first)',
    '(?:holding|booking|materials?)_(?:deposit|fee)|valuation_(?:no\\.?_?)?\\d+|draw_(?:request_)?(?:no\\.?_?|#)?\\d+',
    '(?:paid|payable|payment|invoiced?|billed)_in_advance',
    '(?:cash|project|working)_advance',
    '(?:part|partial|interim|progress|stage|mobili[sz]ation|installment)_(?:payments?|pymt|pmt|invoices?|inv|bill(?:ing|s)?|claims?|draws?|certificates?|fees?)',
    'milestones?_(?:#|no\\.?_?)?\\d+',
    '(?:payment_)?milestone_(?:payments?|invoices?|billing|fees?)',
    'payment_milestone',
    '(?:1st|2nd|3rd|first|second|third|next)_milestone',
    '(?:initial|opening|starting|commencement|kick_?off|booking|reservation|commitment|sign(?:ing|ature)_on)_(?:payments?|invoices?|fees?|instal(?:l)?ments?|retainers?|deposits?)',
    '(?:paid_|payments?_|invoice_)on_account',
    'on_account_of',
    'earnest_money',
    'application_for_payment_(?:no\\.?_?|#|nr\\.?_?)?\\d+',
    'retainers?',
  ],
  de: [
    '~anzahlung~',
    'anz(?:\\.|\\b(?=_?(?:rg|rechn)))',
    'an_?zlg\\.?',
    'a_?_?[ck]onto~',
    'abschlag(?:s~|_?rg\\.?|_?rechng\\.?|_\\d+)?',
    'teil_?(?:honorar|leistung)(?:_\\d+)?|etappe~_\\d+|(?:initial|start|erst)(?:zahlung|honorar|gebuhr)|zwischenabrechnung',
    'abschl\\.?_?(?:rg|rechn|zahl)~',
    '(?:teil|zwischen|vorab|voraus|vorschuss|vor)_?(?:rechnung|rechng|rg|zahlung|zlg|betrag|faktura|kasse)(?:en|s?~)?',
    'teilrechng~',
    '~vorschuss~|vorschusse|angeld|vor_?kasse|vorauskasse',
    '~abschlags(?:rechnung|zahlung)~|(?:honorar|bau)abschlag~',
    'vorleistung~',
    'erstrate|anfangsrate|startrate|startzahlung|startbetrag|buchungsgebuhr|reservierungsgebuhr',
    'meilenstein(?:rechnung|zahlung|~_\\d+)?',
    'teilschluss~',
    'a[/.]?r\\.?_(?:nr\\.?_?)?\\d+',
    'im_voraus',
    'vorab_(?:fallig|zahlbar)',
  ],
  fr: [
    'acc?omptes?|a_comptes?',
    'arrhes',
    'appels?_de_fonds',
    'etats?_d.?avancement',
    'paiements?_(?:echelonnes?|fractionnes?)',
    'avances?_(?:sur|de|a|forfaitaire|client|demarrage)',
    '(?<=^[^\\p{L}]*)avance(?=_*(?:$|[-\u2013:;(/,+&\\d%]))',
    'a_valoir|depot(?=_*(?:$|[-\u2013:;(/,+&\\d%]))|depot_(?:non_remboursable|pour_reserver|sur_commande)',
    'etape_\\d+(?=_*(?:/|sur))|jalon_\\d+|\\d+_?%_(?:initial|d.avance)',
    '(?:facture|paiement|versement|reglement)_(?:d.?avance|anticipe)',
    'provisions?_(?:sur|pour|n[o°º.]*_?\\d+)',
    '(?:versement|paiement|reglement|apport)_initial',
    '(?:facture|paiement|versement|situation)_(?:d.?avancement|progressi(?:f|ve)|intermediaire|partiel(?:le)?|d.?etape|provisoire)',
    '(?:facturation|decompte)_(?:d.?avancement|progressi(?:f|ve)|intermediaire|partiel(?:le)?|provisoire)',
    'avancement_des_travaux',
    'situation(?:_de_travaux|_travaux)?_*(?:n[o°º.]{0,2}_?)?\\d+',
    'facture_de_situation',
    'depot_de_\\d+',
    '(?:frais|depot)_de_reservation',
    'depot_(?:initial|de_garantie_projet|\\d+)',
    'mise_de_depart',
  ],
  es: [
    'anticipos?',
    'deposito_(?:inicial|de_reserva|para|del?_\\d)|pagos?_(?:fraccionado|escalonado)s?',
    'sena(?:l)?(?=_*(?:$|[-\u2013:;(/,+&\\d%]|y_|de_reserva|para|por|del?_\\d|pagad|recibid|abonad|descontad|entregad|previa|inicial|diseno|web|proyecto|boda|logo))',
    'arras(?=_*(?:$|[-\u2013:;(/,+&\\d%]|penitenciales|confirmatorias|para|por|del?_\\d))',
    '(?:pago|entrega|cantidad|factura|importe)s?_a_cuenta',
    'a_cuenta(?=_*(?:$|[-\u2013:;(/,+&\\d%]|del?_(?:l[ao]s?_)?(?:proyecto|honorarios|trabajo|factura|servicio|obra|presupuesto|total|precio)))',
    'a_buena_cuenta|apartado_(?:del?_)?\\d+|pie_(?:del?_)?\\d+|estimacion_(?:n[o.]{0,2}_?)?\\d+',
    'avance_(?:de_obra|del?_\\d+|\\d+)|reserva_(?:de_)?(?:fecha|plaza|\\d+)',
    '\\d+_?%_(?:de_)?(?:inicial|anticipad[oa]|adelantad[oa])',
    'enganche(?!_(?:de_)?(?:remolque|trenes|vag))',
    'abonos?_(?:inicial|a_cuenta|parcial|\\d+|del?_\\d+)',
    '(?:primer|1er|1o|segundo|2o)_abono',
    'adelantos?',
    'por_adelantado',
    '(?:pago|cuota|aporte|entrega|desembolso)_(?:inicial|de_reserva|anticipad[oa]|adelantad[oa]|intermedi[oa]|parcial)',
    '(?:pagos?|facturas?|liquidacion|certificacion)_(?:parcial(?:es)?|anticipad[oa]s?|provisional|intermedi[oa])',
    'certificacion_(?:de_obra_)?(?:n[o.]{0,2}_?)?\\d+',
    'provision_de_fondos',
    'hito_\\d+',
  ],
  it: [
    'acconto|acconti|acc\\.to',
    '(?:quota|spese|costo)_di_prenotazione|pagamento_(?:rateale|frazionato)',
    'caparra~?(?:_confirmatoria)?',
    'anticip[oi]',
    'anticipat[oa]_(?:del|\\d)',
    '(?:pagamento|fattura|quota|versamento|rata)_(?:anticipat[oa]|iniziale|parziale|intermedi[oa])',
    '(?:pagamento|fattura)_in_anticipo',
    'fondo_spese',
    'deposito(?=_*(?:$|[-\u2013:;(/,+&\\d%]|del_\\d|iniziale|prenotazione|confirmatorio|per_))',
    'a_titolo_di_(?:acconto|anticipo)',
    '\\d+_?%_(?:iniziale|anticipat[oa]|in_anticipo)',
    's\\.?a\\.?l\\.?_(?:n[o.]{0,2}_?)?\\d+',
    'stat[oi]_(?:di_)?avanzamento~?(?:_lavori)?',
  ],
  pt: [
    'sinal(?=_*(?:$|[,;:(/.\\d\u2013+-]|de_\\d|d[aoe]_|para|pag|e_|p/|inicial|ref))',
    'adiantamentos?',
    'adiant\\.|pagamento_faseado|auto_n[.ºo°]*_?\\d+',
    'deposito(?=_*(?:$|[-–:;(/,+&\\d%]|de_\\d|inicial|para|pra))',
    'adiantad[oa]_(?:de|do|da|\\d)',
    '(?:pagamento|valor)_adiantado',
    'entrada(?=_*(?:$|[,;:(/\\d\u2013+-]|de_\\d|d[oa]_(?:projet|servic|trabalh|site|contrat|obra|valor)|no_valor|para_(?:inicio|o_inicio|comec)))',
    '(?:valor|pagamento|parcela)_de_entrada',
    '(?:pagamento|parcela|prestacao|valor|fatura|tranche)_(?:inicial|parcial|intermedi[oa]|intercalar|antecipad[oa])',
    '(?:por|a)_conta_d[eoa]',
    '(?:pagamento|fatura)_por_conta',
    'antecipacao(?=_*(?:$|[-\u2013:;(/,+&\\d%]|de_\\d|do_pagamento))',
    'reserva_(?:da_|de_)?(?:data|vaga|agenda)',
    '\\d+_?%_(?:de_)?(?:inicial|antecipad[oa]|adiantad[oa]|entrada|sinal)',
    'auto_de_medicao_(?:n[o.]{0,2}_?)?\\d+',
    'medicao_(?:n[o.]{0,2}_?)?\\d+',
    'marco_\\d+',
    '(?:fatura|conta)_provisoria',
    'taxa_de_reserva',
    'provisao_(?:para|de|por)',
  ],
  nl: [
    '~aanbet~|deelfact\\.',
    '~voorschot~',
    'eerste_\\d+_?%|opstartfactuur',
    '(?:vooruit|vooraf)_?betaling~',
    '(?:deel|tussen|voor|termijn)_?(?:facturen?|factuur|betaling(?:en)?|nota)',
    'tussentijdse_(?:factuur|betaling|afrekening|nota)',
    'vooraf_te_(?:betalen|voldoen)',
    'mijlpaal~',
    'startbetaling|startfactuur',
    'vordering(?:sstaat|sstaten)',
    'gedeeltelijke_(?:betaling|factuur|afrekening)',
    '(?:reserverings|boekings)(?:kosten|bedrag)|aanbetaald',
  ],
} satisfies Record<string, readonly string[]>

/** Nothing more is to come. */
export const LAST = {
  en: [
    'balances?_(?:due|of|owing|owed|payable|payment|pymt|amount|invoice|bill|outstanding|remaining|on|less|after|for|to_pay|to_be_paid|minus|net|from|payoff|upon|at|when)',
    '(?:final|remaining|outstanding|closing|unpaid|project|account|invoice|contract|the|your|full|half|and|plus|%)_balance',
    '(?<=^[^\\p{L}]*|[-\u2013:;(/,+%\\d€$£]_?)balance',
    'balance(?=_*(?:$|[-\u2013:;(/,+&\\d%]))',
    '(?:completion|delivery|launch|sign_?off|wrap_?up|handover|post_?delivery)_(?:payments?|invoices?|fees?|instal(?:l)?ments?|balance|\\d+_?%)',
    '(?:last|final|second|other)_\\d+_?%|close_?out|clear(?:ing|s)?_(?:the_)?balance',
    'third_and_final|fourth_and_final',
    'bal\\.?_(?:due|of|owing|pay|inv|\\d+)',
    'remaining',
    'remainder',
    'residual_(?:payment|amount|fee|balance|sum)',
    'rest_(?:of_(?:the_)?(?:payment|fee|project|balance|invoice|price|amount|money|budget)|payment|amount)',
    'rest(?=_*(?:$|[-\u2013:;(/,+&\\d%]))',
    'outstanding_(?:balance|amount|fee|payment|sum|\\d+)',
    'amount_outstanding',
    'other_half',
    'final_\\p{L}+_(?:invoice|payment|bill)',
    '(?:close|closing|completion|retention|retainage|hold_?back|settlement)_(?:out_)?(?:payments?|invoices?|release|fee|account|balance|bill)',
    '(?:release_of_)?(?:all_)?(?:the_)?retainage_(?:release|due|payment)',
    'release_of_(?:all_)?(?:the_)?(?:retention|retainage|hold_?back)',
    '(?:retention|retainage|hold_?back)_(?:released|due)',
    '(?:full_and_)?final_(?:settlement|amount|payment)',
    '(?:incl(?:uding|\\.)|plus|release_of)_(?:retainage|retention)',
    'settle(?:s|ment)?_(?:of_)?(?:the_)?(?:account|project|outstanding)',
  ],
  de: [
    '(?:schluss|end|abschluss)_?(?:rechnung|rechng|rechg|rechn|rg|zahlung|zlg|rate|betrag|abrechnung|honorar|faktura|rechnungs~)(?:en|s~)?\\.?',
    'rest_?(?:zahlung|betrag|summe|rate|honorar|forderung|kosten|rechnung|zlg|saldo|schuld|wert|rg|kaufpreis)(?:en|s|es|~)?',
    'rest_(?:des|der|vom|von|fur|aus|nach|bei|zu|laut|gem|\\d|webs~|projekt~|auftrag~)',
    '\\d+_?(?:%|prozent|euro|eur|\u20ac|chf)_rest',
    'restlich~|restl\\.',
    '(?!teil)~(?:schluss|end)(?:rechnung|note|abrechnung)~|(?<=^[^\\p{L}]*)rest_(?!(?:room|day|area|api|stop|and|is|assured|in)(?!\\p{L}))(?=\\p{L})|ausgleichszahlung|differenz(?:betrag|zahlung)|rest_?halfte',
    'letzte[rns]?_\\d+_?%|finale[rns]?_\\d+_?%',
    'restanz',
    '(?:noch_)?(?:verbleibend|ausstehend|offen)~_(?:\\d+|betrag|zahlung|honorar|summe|anteil|rate|halfte|restbetrag|rest|teil~|rechnungs~)',
    'saldo~?',
    'schluss_?saldo',
    's\\.?r\\.?(?=_(?:\\p{L}|\\d))',
    '(?:auszahlung|freigabe)_(?:des_)?(?:sicherheits~|gewahrleistungs~|haft~)?_?(?:einbehalt~|rucklass~|einbehaltes)',
    '(?:sicherheits|gewahrleistungs)einbehalt~|haftrucklass~|deckungsrucklass~',
    'ausgleich_(?:des|der)_(?:rest~|saldo~|offenen)',
  ],
  fr: [
    'solde(?!s)',
    'reliquat',
    'reste(?=_*(?:$|[-\u2013:;(/,+&\\d%]))',
    'fin_de_(?:chantier|mission|projet|travaux)|(?:derniers?|dernieres?)_\\d+_?%|deduction_faite',
    'restant(?:e|es|s)?',
    'reste_(?:a_|du)',
    '(?:facture|paiement|versement|reglement|echeance|decompte|note)_(?:final|finale|definiti(?:f|ve)|de_cloture|de_fin|terminale?)',
    'decompte_(?:general|final|definitif)~?',
    'd\\.?g\\.?d\\.?',
    'cloture_(?:du_|de_la_)?(?:projet|mission|compte|dossier|commande|chantier)',
    'pour_solde(?:_de_tout_compte)?',
    'levee_de_(?:la_)?(?:retenue|garantie)',
    'retenue_de_garantie',
    'liberation_(?:de_la_)?retenue',
  ],
  es: [
    'saldo',
    'remanentes?',
    'rest\\._\\d+',
    '(?:devolucion|liberacion)_(?:de_)?(?:la_)?(?:retencion|garantia)~?',
    'saldar',
    'liquidacion',
    'finiquito',
    'liq\\._(?:final|total|obra|proyecto)|falta(?:n|m)?_(?:por_)?pagar',
    'resto(?=_*(?:$|[-\u2013:;(/,+&\\d%]))',
    'diferencia_(?:pendiente|restante|a_pagar)|factura_definitiva|\\d+_?%_(?:final|restante)|ultim[oa]s?_\\d+_?%',
    'resto_(?:de|del|pendiente|a_|por|\\d|factura|pago)',
    'restantes?',
    'pendientes?_(?:de_(?:pago|cobro|abonar|pagar|liquidar|facturar)|\\d+|del?_)',
    '(?:importe|cantidad|pago|saldo|parte|mitad|monto)s?_pendientes?',
    '(?:pago|cuota|factura|plazo|certificacion|liquidacion|entrega|hito)_(?:final|ultim[oa]|de_cierre)',
    'cierre_(?:de|del)_(?:proyecto|obra|cuenta)',
    'contra_?_?entrega',
  ],
  it: [
    'saldo',
    'a_saldo',
    'saldat[oa]',
    'rimanent[ei]|rimanenza',
    'restant[ei]',
    '(?:importo|saldo|pagamento|quota|compenso|somma|parte|rata|corrispettivo)_residu[oa]|residu[oa](?=_*(?:$|[-\u2013:;(/,+&\\d%]))',
    'fine_(?:lavori|progetto)|resto_(?:a|al|alla|dell?|\\d)|\\d+_?%_(?:final[ei]|restante)|ultim[oa]_\\d+_?%',
    '(?:rata|quota|fattura|pagamento|tranche|sal|versamento|parcella)_(?:final[ei]|conclusiv[oa]|di_chiusura)',
    'conguaglio',
    'liquidazione_(?:finale|a_saldo)',
    'chiusura_(?:del_|di_)?(?:progetto|lavori|commessa|conto|contratto)',
    'svincolo_(?:dell[ea]_)?(?:ritenut[ea]|garanzi[ae])~?',
    '(?:fattura|parcella)_definitiva',
  ],
  pt: [
    'saldo',
    'restantes?',
    '(?:pagto|pgto|pag|pgt)\\.?_final',
    'ultim[oa]_de_\\d+x?',
    '(?:libertacao|liberacao)_(?:da_)?(?:retencao|garantia|caucao)~?',
    'remanescente|remanesc\\.',
    'quitacao',
    'liquidacao',
    '(?:parcela|prestacao|pagamento|fatura|tranche|acerto|medicao|auto|valor|nota_fiscal)_(?:final|finais|de_encerramento|de_conclusao|em_falta|em_divida)',
    '(?<=[,;(–-]_?)final(?=_*(?:$|[)]))',
    'conta_final|faltam?_pagar|acerto_de_contas|acerto_final|entrega_final',
    '(?:resto|diferenca)_(?:d[oa]_(?:pagamento|valor|projeto|servico|trabalho|obra)|a_pagar|em_falta)|\\d+_?%_(?:final|finais)|ultimos?_\\d+_?%',
    '(?:em_falta|em_divida)',
    'encerramento_d[eoa]_(?:projet|contrat|obra)~',
    'fecho_d[eoa]_(?:projet|contrat|obra|conta)~',
  ],
  nl: [
    '(?:slot|eind|rest)_?(?:factuur|nota|betaling|termijn|afrekening|bedrag|som|saldo|rekening)~?',
    'restant~',
    'resterend~',
    'restsom|afrekening|~opleveringstermijn',
    'laatste_\\d+_?%|afronding_(?:project|opdracht)~',
    'na_(?:aftrek_(?:van_)?)?(?:aanbetaling|voorschot|voorafbetaling|vooruitbetaling)~',
    'rest_(?:van|na|bij|project~|\\d|te_(?:betalen|voldoen))',
    '(?:eind|slot)_?(?:staat|declaratie)',
    '(?:afsluitende|definitieve)_(?:factuur|betaling|nota|afrekening)',
    'vrijgave_(?:van_)?(?:de_)?(?:waarborg|garantie|inhouding)~',
    '(?:nog_)?openstaand~_(?:bedrag|saldo|deel|\\d+|som|helft)',
    'nog_te_(?:voldoen|betalen)',
    'overige_(?:\\d+|helft)',
    'saldo~?',
    'finale_(?:factuur|betaling|termijn)',
  ],
} satisfies Record<string, readonly string[]>

/** Moments at the start of a project, next to a share or a word for a payment: "30 % on signing". */
export const AT_THE_START = {
  en: [
    '(?:on|upon|at|after|before|due_on|due_at)_(?:contract_|project_|proposal_)*(?:signing|signature|order(?:ing)?|booking|commencement|commission|kick_?off|start|acceptance(?:_of_(?:the_)?(?:quote|proposal|estimate))?)',
    '(?:at|before|to)_(?:the_)?(?:project_|work_|we_)*(?:start|starts|begin|begins|secure|commence|reserve|book|get_started|kick_off)',
    'kick_?off|due_now|half_now|up_front',
  ],
  de: [
    'folgt|weitere_folgen',
    '(?:bei|nach|mit|zur?|zum|fallig_bei|vor)_(?:der_|dem_)?(?:auftrag(?:s~)?|beauftragung|bestellung|vertrags~|projekt(?:start|beginn|auftakt|anfang)|arbeits(?:beginn|antritt)|unterschrift|unterzeichnung|buchung|beginn(?:_(?:der|des)~)?|baubeginn|kick_?off|start(?:_(?:des|der))?|zusage|reservierung)',
    'vorab|im_vorfeld|sofort_fallig',
  ],
  fr: [
    '(?:a|des|apres|lors_de)_(?:la_|le_|l.?)?(?:commande|cde|signature|reservation|acceptation|inscription|validation_du_devis)',
    '(?:au|avant)_(?:le_)?(?:demarrage|debut|lancement|commencement)',
    'demarrage|mise_en_route|bon_pour_accord|a_suivre|suivantes?_a_facturer',
  ],
  es: [
    '(?:a|con)_la_(?:firma|aceptacion|contratacion|reserva|confirmacion|aprobacion)',
    'al_(?:inicio|inici?ar|comenzar|comienzo|aceptar|encargo|encargar|firmar|contratar|reservar|confirmar|arrancar|arranque|hacer_el_pedido)',
    'para_(?:comenzar|iniciar|empezar|arrancar|reservar)',
    'inicio_(?:de|del)_(?:proyecto|trabajos?|obra)',
    'inicio|arranque',
  ],
  it: [
    'alla_(?:firma|sottoscrizione|conferma|prenotazione|stipula|commessa|commissione)',
    '(?:all?.?_?|ad_)(?:ordine|incarico|avvio|inizio|accettazione|atto_della_firma)',
    '(?:a|ad)_inizio_(?:lavori|progetto)',
    'per_(?:conferma|prenotazione)',
    '(?:avvio|inizio)_(?:lavori|progetto)',
  ],
  pt: [
    '(?:na|apos_a|com_a|aquando_da)_(?:assinatura|adjudicacao|encomenda|contratacao|reserva|confirmacao|aprovacao)',
    '(?:no|para|ao)_(?:inicio|arranque|comeco|iniciar|comecar|ato_da_contratacao)',
    'para_(?:iniciar|comecar|reservar)',
    'inicio|arranque|a_cabeca',
  ],
  nl: [
    '(?:bij|na|voor)_(?:het_|de_)?(?:opdracht~|start~|ondertekening|akkoord(?:_offerte)?|aanvang|bestelling|boeking|begin|kick_?off|gunning|reservering)',
    'vooraf',
  ],
} satisfies Record<string, readonly string[]>

/** Moments at the end of a project: "50 % on completion" is a last part, "deposit, balance on completion" is not. */
export const AT_THE_END = {
  en: [
    '(?:on|upon|at|after|following|before|prior_to|due_on)_(?:the_|final_|project_|site_)*(?:completion|delivery|launch|hand_?over|go_?live|sign_?off|approval_of_(?:the_)?final|publication|final_(?:approval|delivery|files|handover|acceptance))',
    'when_(?:the_)?(?:site|work|project|job|film|book)_(?:is_)?(?:goes_live|done|complete[d]?|finished|delivered|launched)',
    '(?:once|as|when)_(?:delivered|completed|complete|finished|launched|live)',
  ],
  de: [
    '(?:bei|nach|mit|zur?|fallig_bei|vor)_(?:der_|dem_|erfolgter_|erfolgreicher_|finaler_|vollstandiger_)*(?:abnahme|fertigstellung|lieferung|auslieferung|ubergabe|abschluss|launch|go_?live|livegang|livestellung|veroffentlichung|abgabe|onlinestellung|projekt(?:ende|abschluss)|druckfreigabe|endabnahme|schlussabnahme)',
  ],
  fr: [
    '(?:a|apres|lors_de|des)_(?:la_|l.?)(?:livraison|reception|fin|mise_en_ligne|remise|recette|achevement|publication)',
    'en_fin_de_(?:projet|mission|chantier|travaux)',
    'apres_(?:livraison|validation_finale|reception|mise_en_ligne)',
    'a_l.?_?achevement',
  ],
  es: [
    '(?:a|contra|tras|con)_(?:la_)?(?:entrega|finalizacion|publicacion|puesta_en_marcha|terminacion|recepcion)(?:_final)?',
    'al_(?:finalizar|terminar|acabar|completar|concluir|entregar|publicar|lanzar|termino|final_(?:del|de))',
  ],
  it: [
    '(?:alla|dopo_la)_(?:consegna|fine|pubblicazione|messa_online|conclusione|ultimazione|messa_in_linea)',
    '(?:a|ad|al|alla)_(?:fine_lavori|lavori_ultimati|completamento|collaudo|termine|lancio|rilascio|ultimazione)',
    'a_(?:consegna|fine)',
  ],
  pt: [
    '(?:na|apos_a|com_a|apos|contra)_(?:entrega|conclusao|publicacao|finalizacao|recepcao|entrega_final)',
    '(?:fase|etapa)_final',
    '(?:no|ao)_(?:final|fim|termino|lancamento|finalizar|concluir)',
  ],
  nl: [
    '(?:bij|na|voor)_(?:de_)?(?:oplevering|levering|afronding|lancering|livegang|afsluiting|overdracht|voltooiing|eindoplevering|goedkeuring_eind~)',
    'bij_(?:einde|gereedkomen|publicatie)',
  ],
} satisfies Record<string, readonly string[]>

/** Work that goes on, in a rhythm. */
export const RECURRING = [
  'monthly|per_month|a_month|each_month|/_?(?:mo|month)|weekly|fortnightly|quarterly|yearly|annual(?:ly)?|per_(?:year|annum|quarter|week)|subscription',
  '(?:web_?)?hosting|maintenance|support_(?:plan|contract)|care_plan|service_plan|standing_(?:fee|order)',
  'monatlich~|mtl\\.?|monats~|pro_monat|im_monat|vierteljahrlich~|quartals~|jahrlich~|pro_jahr|jahres(?:gebuhr|beitrag|wartung|lizenz|abo|pauschale)|wartung~|abo|abonnement|laufende_betreuung|wochentlich~',
  'mensuel(?:le|les|s)?|mensualite|par_mois|abonnement|trimestriel(?:le)?|annuel(?:le)?|par_an|hebergement|maintenance|infogerance|hebdomadaire',
  'mensual(?:es|mente)?|mensualidad|al_mes|por_mes|iguala|suscripcion|trimestral(?:es)?|anual(?:es)?|mantenimiento|alojamiento_web|semanal',
  'mensil[ei]|al_mese|canone|abbonamento|trimestral[ei]|annual[ei]|manutenzione|settimanale',
  'mensa(?:l|is)|mensalidade|por_mes|ao_mes|avenca|trimestra(?:l|is)|anua(?:l|is)|anuidade|manutencao|alojamento|hospedagem|semanal',
  'maandelijks~?|per_maand|maand(?:bedrag|abonnement|nota|factuur|vergoeding|tarief)|kwartaal~|per_kwartaal|jaarlijks~?|per_jaar|jaarabonnement|onderhoud~|wekelijks~?',
]

const MONTH =
  'jan(?:uary|uar|vier|uari|eiro)?|feb(?:ruary|ruar|ruari|rero|braio)?|fev(?:rier|ereiro)?|mar(?:ch|s|zo|co)?|marz|maart|mrt|apr(?:il|ile)?|avril|abril|abr|may|mai|mei|mayo|maggio|maio|jun[ei]?|juin|junio|giugno|junho|jul[iy]?|juillet|julio|luglio|julho|aug(?:ust|ustus)?|aout|agosto|ago|sept?(?:ember|embre)?|septiembre|settembre|setembro|o[ck]t(?:ober|obre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embre|embro)?|diciembre|dicembre|gennaio|janeiro|enero|ene'

/** A month, quarter or year: next to "retainer" or "fee", that is a rhythm. */
export const PERIOD = `(?:${MONTH})\\.?(?:_?(?:20)?\\d\\d)?|q[1-4](?:_?/?_?(?:20)?\\d\\d)?|[1-4]\\.?_?(?:quartal|trimest(?:re|er)|quarter|kwartaal)|0?[1-9]/20\\d\\d|1[0-2]/20\\d\\d|20\\d\\d-(?:0[1-9]|1[0-2])|kw_?\\d+|week_\\d+`

/** Words that deduct the part after them: "balance less deposit", "abzüglich Anzahlung". */
export const DEDUCTING =
  'received|less|minus|after|excl\\.?|excluding|net_of|deducting|deducted|not_incl(?:uding)?|following|abzuglich|abzgl\\.?|abz\\.?|nach|minus|erhaltene[nrm]?|geleistete[nrm]?|gezahlte[nrm]?|bezahlte[nrm]?|unter_anrechnung|anrechnung|verrechnung|abzug|moins|apres|deduction|deduit|deduire|hors|sous_deduction|storno|menos|tras|descontad[oa]s?|abatid[oa]s?|descontando|deducido|apos|deduzid[oa]s?|meno|dopo|detratt[oi]|dedott[oi]|al_netto|minus|onder_aftrek|aftrek|verrekening|after_paid'

/** Words that say that the part before them was paid already. */
export const PAID_BEFORE =
  'already|received|rec.?d|deducted|credited|applied|paid|bereits|erhalten|bezahlt|beglichen|geleistet|gezahlt|verrechnet|angerechnet|abgezogen|eingegangen|deja|verses?|versee?s?|recus?|recue?s?|deduit(?:e|s|es)?|regles?|reglee?s?|percus?|payes?|payee?s?|encaissee?s?|ya|recibid[oa]s?|pagad[oa]s?|abonad[oa]s?|descontad[oa]s?|deducid[oa]s?|entregad[oa]s?|gia|ricevut[oaie]|versat[oaie]|pagat[oaie]|detratt[oaie]|incassat[oaie]|corrispost[oaie]|scalat[oaie]|recebid[oa]s?|ja_pag[oa]s?|deduzid[oa]s?|liquidad[oa]s?|reeds|ontvangen|betaald|voldaan|verrekend|afgetrokken|in_mindering'

/** "Without deposit": there is no such part. */
export const NEGATING =
  'without|no|not|ohne|kein(?:e|er|en)?|sans|pas_d.?|aucun|sin|ningun|senza|nessun|sem|nenhum|zonder|geen'
export const NEGATED =
  'not_applicable|n/a|not_required|entfallt|nicht_notig|niet_van_toepassing|non_applicable|no_aplica|non_previsto|nao_aplicavel'

/** The whole price at once. */
export const ALL =
  '100_?%|(?:paid|payable|payment|due)_in_full|full_amount|vollstandig|komplett~|gesamtbetrag|en_totalite|integralement|integral|por_completo|en_su_totalidad|interamente|per_intero|totalidade|volledig'

/** "To be paid", "wird bezahlt": not paid yet. */
export const NOT_YET = 'to_be|payable|zu|a|to|te|da|ser|wird|werden'

export const ORDINAL_ONE =
  '1st|first|1\\.|1(?=_(?:rate|halfte|zahlung|teil~|tranche|abschlag~))|erste[rns]?|premiere?|1_?(?:er|ere|re)|primer[oa]?|1[oa\u00ba\u00aa]|prim[oa]|primeir[oa]|1e|1ste|eerste|initial|half_of'
export const ORDINAL_LAST =
  'final|last|concluding|closing|letzte[rns]?|abschliessende[rns]?|finale[rns]?|dernier(?:e)?|final[ei]?|ultim[oa]|laatste|finale'
export const ORDINAL_TWO =
  '2nd|second|other|2\\.|zweite[rns]?|andere|deuxieme|seconde?|2_?(?:e|eme|nde|nd)|autre|segund[oa]|2[oa\u00ba\u00aa]|otra|second[oa]|altra|outra|tweede|2de|2e'
export const HALF = 'half|halfte|moitie|mitad|meta|metade|helft'

/** Work about parts of prices: "booking form with deposit", "calcolo acconto e saldo IMU". */
export const ABOUT_PARTS =
  '~formular~?|~form|~modul[eo]?|~module|funktion|function|feature|pasarela|gateway|plug_?in|checkout|clauses?|clausula|clausola|klausel|guide|guia|guida|tutoriel|tutorial|template|vorlage|modele|modelo|modello|dossier|calculo|calcolo|calcul|rechner|calculator|redaccion|redaction|redazione|redacao|traduccion|traduction|traduzione|traducao|translation|infographic|infografia|infographie|erklarvideo|stripe|paypal|mollie'

/** What comes after a number that is a discount or a tax, or before it. */
export const NOT_A_SHARE =
  '~rabatt~|~nachlass~|~aufschlag~|~zuschlag~|express~|surcharge|rush_fee|agency_fee|handling|service_charge|tip|trinkgeld|majoration|recargo|maggiorazione|toeslag|~toeslag|sobretaxa|acrescimo|marge|margin|markup|recycled|recycle|recycling~|natural~|off|discount|reduction|rebate|vat|tax|gst|hst|sales_tax|rabatt|nachlass|skonto|mwst\\.?|ust\\.?|umsatzsteuer|mehrwertsteuer|remise|tva|tps|tvq|ristourne|descuento|dto\\.?|iva|igic|irpf|desconto|iss|irrf|sconto|ritenuta|rivalsa|inps|r\\.?a\\.|korting|btw|commission|provision|surcharge|more|mehr|cotton|coton|baumwolle|wool|organic|bio|increase|growth|faster|uptime'

/** Phrases that only look like parts of a price. They are taken out first. */
export const NOT_PARTS = [
  'security_deposits?|damage_deposits?|refundable_deposits?|rental_deposits?|tenancy_deposits?|key_deposits?|bottle_deposits?|deposit_(?:photos?|slips?|boxe?s?|bags?|books?|return|scheme|protection|guarantee|account|bank)',
  'depositphotos|safe_deposit|direct_deposit',
  'balance_(?:sheets?|bikes?|boards?|beams?|ball|training|coach~|yoga|studio|app|wheel|scale|scorecard|exercise)',
  '(?:work_?life|life|work|white|colou?r|sound|audio|tonal|hormone?|inner|in)_balance|balanced?_scorecard|balancing',
  'final_(?:cut|draft|design|artwork|files?|version|edit|mix|master|exam|year|film|touches|proof|render|look|copy|concept|fantasy|report|presentation)s?',
  'advance_(?:care|directive|copy|copies|praise|screening|course|training|reading|planning)',
  'retainer_(?:ring|clip|case|wall|brace)s?',
  'milestone_(?:birthday|anniversary|systems|map|plan|chart)s?',
  'rest_(?:room|day|home|area|api|stop|and)s?|restful|restaurants?',
  'kaution~|mietkaution|pfand',
  '(?:caution|depot)_(?:de_garantie|locative|remboursable)|depot_de_garantie',
  'soldes_(?:d.?hiver|d.?ete)?',
  'saldo_de_(?:horas|vacaciones|ferias|libre_disposicion)',
  '(?:pagina|porta|hall|painel|ecra|puerta|bandeja|email|musica|caixa|caixas)_de_entrada',
  'sinal_(?:de_)?(?:transito|wifi|tv|radio|alerta)|sinaletica|sinalizacao',
  '(?:band|frequency)_?rate|hourly_rate|day_rate',
  'erste_hilfe|erste_schritte|first_aid|first_steps|first_look|first_edition|premiere_page|primeiros_socorros|primeros_auxilios|primo_soccorso',
  'anticipo_de_la_(?:publicacion|novela)',
  'abschlags(?:tafel|markierung|platz|matte)~|abschlag_\\d+_?(?:-|–|bis)_?\\d+|golf~_abschlag',
  '(?:remaining|residual)_(?:stock|copies|items|places|seats|spots)',
  '(?:rest|resto|reste|restante|remainder)_(?:of|de|du|da|do|del|di)_(?:the_|la_|l.?)?(?:world|europ[ae]|monde|mundo|mondo|year|day|vivre)|reste_a_vivre',
  'acomptes?_(?:d.?impots?|provisionnels?|de_tva)|acconto_(?:irpef|ires|iva|imu|imposte)|anticipo_de_nomina|voorschot_toeslag~|finiquito_laboral|quitacao_de_divida|grande?s?_soldes?|solde_d.?(?:hiver|ete)',
  'saldos(?:_(?:y|e|de))?_?\\p{L}*|reste_du_monde|ritenut[ae]_d.?acconto(?:_(?:del_)?\\d+_?%)?|anticipi_di_stagione',
  '(?:consulta|pantalla|app|aviso|tela|schermata|gestion|gestao|estado)_(?:de|do|del|di)_saldo|arras_de_boda|liquidacion_(?:de_)?(?:existencias|stock|total_por|iva|impuestos?|nominas?|sociedades)|quitacao_(?:eleitoral|militar)|mi_primer_abono|abono_(?:de_)?(?:transporte|joven)',
  'restposten|resturlaub|restauration|restylage|restyling',
]
