/**
 * Words of invoices in the product's languages that say which part of a price is paid: as regular expressions over
 * lower-case text without accents. `~` stands for the rest of a compound (`anzahlungsrechnung`), `_` for a space, a
 * hyphen or nothing. Where they come from: `corpus/sources.tsv`.
 */

/** Nouns after "first", "final" and their like, which mean money. */
export const PAYMENT =
  '(?:(?:part|partial|stage|project|milestone|progress|interim|equal)_)?(?:payments?|payt|paymt|pymt|pmt|pay_?apps?|pay_applications?|invoices?|inv|bills?|billing|instal(?:l)?ments?|inst|settlement|claim|certificate|valuation|draw(?:_?down)?|balance|amount|fee(?:_note)?|tranche|milestone|charge)' +
  '|(?:teil|abschlags|honorar)?(?:rechnung|rechng|rg|rate|zahlung|zlg)|teil(?:betrag|honorar|leistung|faktura)|tranche|abschlag~|meilenstein' +
  '|versement|paiement|reglement|echeance|facture|tranche|acompte|situation|decompte|note_d.?honoraires|memoire_d.?honoraires|paie?ment|appel_de_fonds|complement' +
  '|pago|cuota|plazo|factura|parcialidad|certificacion|hito|abono|desembolso|minuta|estimacion|ministracion|exhibicion|provision|provisao|provisie|fondo_spese|aportacion' +
  '|rata|tranche|quota|fattura|pagamento|versamento|s\\.?a\\.?l\\.?|acconto|parcella|notula|bonifico|scadenza' +
  '|parcela|prestac(?:ao|oes)|pagamento|fatura|tranche|auto_de_medicao|medicao|nota_fiscal|nf|parc\\.|marco|recibo|cobranca|nota_de_honorarios|pgto\\.?|pagto\\.?' +
  '|~termijn~|(?:deel)?(?:betaling|factuur|nota)|mijlpaal|schijf|storting|vorderingsstaat|facturatie'

/** Several of them. */
export const PAYMENTS = `(?:${PAYMENT})(?:e?s|e?n|i)?|fatture|rate|quote|parcelle|acconti|anticipi|pagamenti|versamenti|scadenze|notule|bonifici|facturen|fondi_spese|provisoes|prestacoes|situations|autos_de_medicao|notas_fiscais|certificaciones`

/** Nouns that can also mean the work itself: "first half of the book". They count at the start of a line or a clause. */
export const PORTION =
  'half|moiety|third|quarter|part|portion|account|statement|stage|sum|teil|halfte|drittel|viertel|moitie|partie|tiers|mitad|parte|tercio|entrega|meta|terzo|metade|etapa|terco|helft|deel|derde'

/** Payments that are numbered: "payment 1", "Rate 2". Invoices have numbers of their own. */
export const NUMBERED =
  'payment|pymt|instal(?:l)?ment|inst|tranche|draw|milestone|pay_?app(?:lication)?|certificate|teil(?:zahlung|rechnung|betrag)|rate|zahlung|abschlag|echeance|versement|paiement|acompte|pago|cuota|plazo|parcialidad|anticipo|parcela|parc\\.|prestacao|pagamento|rata|quota|acconto|termijn|betaling|deelbetaling|schijf|hito|versamento|meilenstein|mijlpaal|certificado_de_pago|certificato_di_pagamento|certificacion|prestazione_acconto'

/** Something of which there are several pieces of work, not of payment: "session 3 of 6". */
export const COUNTED_WORK =
  'chap(?:itre)?s?|caps?|kap|hfst|months?|monate?|mois|mes(?:es)?|mes[ei]|maand(?:en)?|scenes?|songs?|tracks?|tit(?:el|re|olo|ulo)|revisions?|rounds?|runde|ronda|versions?|drehtag~?|concert|konzert|jornadas?|giornat[ae]|diarias?|nacht|nights?|parts?_of_the|stuck|reels?|posts?|spots?|sessions?|sitzung~|episodes?|folge|modules?|modulo|modul|days?|tage?|jours?|dias?|giorn[oi]|dag(?:en)?|stunden?|hours?|heures?|horas?|or[ae]|uur|kapitel|chapters?|capitul?o|hoofdstuk|band|volumes?|vol|pages?|seiten?|lessons?|lektion|lecon|leccion|lezione|les|kurs|termin|workshop|raum|rooms?|weeks?|woche|semaine|semana|settimana|week|years?|jahr|jaar|ano|annees?|annata|anno|sesion~|seances?|sessao|sessione|sessie|aula|clase|episodio|aflevering|sprint|issue|ausgabe|numero|band|akte?|acte?|teil_der_serie'

/** Next to one of these, a moment is about money. */
export const ABOUT_MONEY =
  'payments?|invoice|fee|deposit|balance|instal~|zahlung~|rechnung~|rate|honorar~|anzahlung~|paiement|versement|facture|echeance|reglement|honoraires|moitie|tiers|quart|pago|factura|cuota|plazo|mitad|tercio|honorarios|importe|pagamento|fattura|rata|quota|meta|terzo|onorario|compenso|fatura|parcela|metade|terco|betaling~|factuur|termijn|bedrag|helft|derde|half|halfte|third|drittel|viertel|rest~|solde|saldo|compensi?|prijs|preis|prix|precio|prezzo|preco|valor|importo|importe|montant|bedrag|betrag|amount|tariffa|forfait|presupuesto|preventivo|orcamento|offerte'

/** Work that goes on, in a rhythm. */
export const RECURRING = [
  'monthly|per_month|a_month|each_month|/_?(?:mo|month)|weekly|fortnightly|quarterly|yearly|annual(?:ly)?|per_(?:year|annum|quarter|week)|subscription',
  '(?:web_?)?hosting|maintenance|support_(?:plan|contract)|care_plan|service_plan|standing_(?:fee|order)|recurring|rolling|(?:domain|licen[cs]e|membership|plan)_renewal|renewal_of|retainer_(?:month|period)|month_\\d+(?:_of_\\d+)?|payroll|bookkeeping|w/c',
  'monatlich~|mtl\\.?|monats~|pro_monat|im_monat|vierteljahrlich~|quartals~|jahrlich~|pro_jahr|jahres(?:gebuhr|beitrag|wartung|lizenz|abo|pauschale)|wartung~|abo|abonnement|laufende_betreuung|lfd\\.?|wochentlich~|betreuungspauschale|servicepauschale|domain(?:gebuhr~|verlangerung)|verlangerung|buchhaltung|buchfuhrung|lohnabrechnung|hosting~|lizenzgebuhr|monat_\\d+(?:_von_\\d+)?|jahresrechnung|dauerrechnung|quartal~',
  'mensuel(?:le|les|s)?|mensualite|par_mois|abonnement|trimestriel(?:le)?|annuel(?:le)?|par_an|hebergement|maintenance|infogerance|hebdomadaire|entretien|cotisation|mois_\\d+(?:_sur_\\d+)?|renouvellement|licence_annuelle|redevance|tenue_de_compta~|forfait_mois|trim\\.',
  'mensual(?:es|mente)?|mensualidad|al_mes|por_mes|iguala|suscripcion|trimestral(?:es)?|anual(?:es)?|mantenimiento|alojamiento_web|semanal|renovacion|licencia_anual|mes_\\d+(?:_de_\\d+)?|cuota_de_socio|trimestre|asesoria_(?:fiscal|laboral|contable)|honorarios_recurrentes|hosting|bono_mensual|quincenal',
  'mensil[ei]|al_mese|canone|abbonamento|trimestral[ei]|annual[ei]|manutenzione|settimanale|rinnovo|licenza_annuale|mese_\\d+(?:_di_\\d+)?|trimestre|bimestrale|semestrale|mensilita|tenuta_contabilita|hosting',
  'mensa(?:l|is)|mensalidade|por_mes|ao_mes|avenca|trimestra(?:l|is)|anua(?:l|is)|anuidade|manutencao|alojamento|hospedagem|semanal|renovacao|licenca_anual|mes_\\d+(?:_de_\\d+)?|trimestre|bimestral|semestral|quinzenal|competencia|contabilidade|hosting',
  'maandelijks~?|per_maand|maand(?:bedrag|abonnement|nota|factuur|vergoeding|tarief)|kwartaal~|per_kwartaal|jaarlijks~?|per_jaar|jaarabonnement|onderhoud~|wekelijks~?|verlenging|jaarlicentie|maand_\\d+(?:_van_\\d+)?|boekhouding|salarisadministratie|servicecontract|beheer_(?:per|maand)|abonnement~|hosting',
]

const MONTH =
  'jan(?:uary|uar|vier|uari|eiro)?|feb(?:ruary|ruar|ruari|rero|braio)?|fev(?:rier|ereiro)?|mar(?:ch|s|zo|co)?|marz|maart|mrt|apr(?:il|ile)?|avril|abril|abr|may|mai|mei|mayo|maggio|maio|jun[ei]?|juin|junio|giugno|junho|jul[iy]?|juillet|julio|luglio|julho|aug(?:ust|ustus)?|aout|agosto|ago|sept?(?:ember|embre)?|septiembre|settembre|setembro|o[ck]t(?:ober|obre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember|embre|embro)?|diciembre|dicembre|gennaio|janeiro|enero|ene'

/** A month, quarter or year: next to "retainer" or "fee", that is a rhythm. */
export const PERIOD = `(?:${MONTH})\\.?(?:_?(?:20)?\\d\\d)?|q[1-4](?:_?/?_?(?:20)?\\d\\d)?|[1-4]\\.?_?(?:quartal|trimest(?:re|er)|quarter|kwartaal)|0?[1-9]/20\\d\\d|1[0-2]/20\\d\\d|20\\d\\d-(?:0[1-9]|1[0-2])|kw_?\\d+|week_\\d+`

/** "Without deposit": there is no such part. */
export const NEGATING =
  'without|no|not|ohne|kein(?:e|er|en)?|sans|pas_d.?|aucun|sin|ningun|senza|nessun|sem|nenhum|zonder|geen'
export const NEGATED =
  'not_applicable|n/a|not_required|entfallt|nicht_notig|niet_van_toepassing|non_applicable|no_aplica|non_previsto|nao_aplicavel'

/** One payment for all of it: wherever in the work it falls, it is no part. */
export const SINGLE =
  '(?:single|one_off|sole)_(?:payment|instal(?:l)?ment)|one_payment_(?:on|at|after|in|for|when)|einmal_?zahlung|einmalige_(?:zahlung|rechnung)|(?:eine_)?einzige_zahlung|in_einer_(?:summe|zahlung)|(?:un_)?(?:seul|unique)_(?:paiement|reglement|versement)|(?:paiement|reglement|versement)_unique|en_une_(?:seule_)?fois|(?:un_)?(?:solo|unico)_pago|pago_unico|de_una_(?:sola_)?vez|pagamento_unico|(?:un_)?(?:solo|unico)_pagamento|(?:in_)?(?:un.?_?)?unica_(?:soluzione|rata)|(?:um_)?(?:so|unico)_pagamento|parcela_unica|de_uma_(?:so_)?vez|(?:enkele|eenmalige)_betaling|(?<=^[^\\p{L}]*|[,;:][ ])een_betaling_(?:na|bij|achteraf|in)|in_een_keer|ineens'

/** The whole price at once, said of the payment: it wins over "upfront" and "on booking". */
export const ALL =
  `${SINGLE}|` +
  '100_?%|(?:pay|paid|paying)_everything|se_(?:paga|abona|cobra)_todo|si_(?:paga|salda)_tutto|paga_se_tudo|on_(?:paie|regle)_tout|alles_auf_einmal|alles_in_een_keer|todo_junto|(?:paid|payable|payment|due)_in_full|(?:full|single|entire|complete)_(?:payment|price|fee)|full_amount|in_one_payment|one_off_payment|settled_in_full|volle[rn]?_(?:betrag|preis|summe|honorar)|einmalzahlung|einmalige_zahlung|vollzahlung|komplett(?:zahlung|preis|betrag)|komplett_(?:im_voraus|vorab|bezahlt|zahlbar)|in_einer_summe|(?:paiement|reglement|versement)_(?:unique|integral|complet|total|comptant|en_(?:une|totalite))|en_une_(?:seule_)?fois|regle_integralement|pago_(?:unico|completo|total|integro|integral)|(?:en_un|de_un)_(?:solo|unico)_pago|de_una_sola_vez|pagamento_(?:unico|complet[oa]|totale?|integrale?|a_vista)|(?:in_)?(?:un.?_?)?unica_(?:soluzione|rata)|per_intero|intero_importo|parcela_unica|cota_unica|valor_integral|a_vista|volledige?_(?:betaling|bedrag|vooruit)|volledig_(?:vooraf|te_|betaald)|in_een_keer|ineens|eenmalige_betaling|totaalbedrag_(?:vooraf|bij)'

/** Hours and credits that are paid before they are used. */
export const PREPAID =
  'pre_?paid|vorausbezahlt~|vorausgezahlt~|im_voraus_bezahlt~|pre_?payee?s?|pre_?pag(?:o|ad[oa]|at[oa]|[oa])s?|vooruitbetaald~|voorafbetaald~'
export const PREPAID_WORK =
  'credits?|hours?|bundles?|packs?|packages?|blocks?|~guthaben|stunden~|~kontingent|~paket|heures?|carnet|forfait|bolsa|bono|horas?|paquete|pacchetto|ore|credito|pacote|banco|uren~|~bundel|strippenkaart|~tegoed'

/** The whole of something: it wins over "on booking" alone, and says nothing next to a deposit. */
export const ALL_OF_IT =
  'vollstandig|komplett|gesamt_?(?:betrag|preis|honorar|summe|kosten|rechnung|gebuhr)|pauschal(?:preis|honorar|betrag)|en_(?:sa_)?totalite|integralement|integra(?:l)?mente|na_totalidade|por_completo|en_su_totalidad|totalidad|interamente|totalidade|volledig|totaalbedrag|total_(?:amount|fee|price)|importe_total|valor_total|montant_total|importo_totale'

/** What is left of a sum: "remaining 60 %", "60 % pendiente". */
export const REMAINING =
  'remaining|missing|fehlenden?|manquante?s?|ontbrekende|rem\\.|outstanding|residual|unpaid|left|to_go|restlich~|verbleibend~|verbliebene[rns]?|ausstehend~|ubrige[rns]?|offene[rns]?|offen|restant(?:e|es|s)?|restantes?|qui_reste(?:nt)?|pendientes?|faltantes?|que_faltan?|que_quedan?|residu[oaie]|rimanent[ei]|mancant[ei]|restant[ei]|remanescentes?|que_faltam?|em_falta|em_divida|em_aberto|por_(?:pagar|liquidar)|ancora_dovut[oaie]|da_saldare|resterend~|overige|overblijvende?|openstaande?|restend~'

/** Said of payments before this one. */
export const RECEIVED =
  'received|paid|billed|invoiced|erhalten|gezahlt|recue?s?|versee?s?|paye?e?s?|facturee?s?|recibid[oa]s?|abonad[oa]s?|pagad[oa]s?|facturad[oa]s?|ricevut[oaie]|versat[oaie]|pagat[oaie]|fatturat[oaie]|recebid[oa]s?|pag[oa]s?|faturad[oa]s?|ontvangen|betaalde?|gefactureerde?'

/** What was paid or billed before this invoice: "less previous payments". */
export const EARLIER =
  'previous|prior|earlier|past|bisherige[rn]?|fruhere[rn]?|vorherige[rn]?|vorangegangene[rn]?|bereits_\\p{L}+|precedent(?:e|es|s|i)?|anterieure?s?|anterior(?:es|i)?|previ[oaie]s?|eerdere|vorige|voorgaande|gia_\\p{L}+|ja_\\p{L}+|ya_\\p{L}+|deja_\\p{L}+|reeds_\\p{L}+|already_\\p{L}+'

/** "The", before a noun that is counted. */
export const ARTICLE =
  'the|your|our|all|l[ao]s?|el|les?|l.|des?|vos|nos|gli|i|il|dei|degli|delle|os?|as?|dos|das|de|het|der|die|den|alle[rn]?|aller|todos|tutti|tutte|toutes?|tous'

/** A piece of the work that has a price of its own. */
export const STAGE =
  'phasen?|phases?|stages?|steps?|parts?|stufen?|fases?|fasi|fasen|etapas?|etappen?|teile?|abschnitte?|parties?|etapes?|deel|delen|partes?|lote?s?'

/** A piece of work of which there are several. */
export const PIECE =
  '(?:shoot(?:ing)?_)?days?|~tage?|(?:jour|journee)s?|dias?|giorn[oi]|giornat[ae]|~dag(?:en)?|sessions?|~sitzung(?:en)?|sesion(?:es)?|session[ei]|sess(?:ao|oes)|~sessies?|modules?|~module?|modulos?|modul[oi]|workshops?|rooms?|walls?|wande?|episodes?|chapters?|kapitel'

export const ORDINAL_ONE =
  '1st|first|1°|1\\.|1(?=_(?:rate|halfte|zahlung|teil~|tranche|abschlag~))|erste[rns]?|premiere?|1_?(?:er|ere|re)|primer[oa]?|1\\.?[oa\u00ba\u00aa]|prim[oa]|primeir[oa]|1e|1ste|eerste|initial|opening|half_of'
export const ORDINAL_LAST =
  'final|last|3rd_and_final|concluding|closing|letzte[rns]?|abschliessende[rns]?|finale[rns]?|dernier(?:e)?|final[ei]?|ultim[oa]|laatste|finale'
export const ORDINAL_TWO =
  '2nd|second|other|2°|2\\.|zweite[rns]?|andere|deuxieme|seconde?|2_?(?:e|eme|nde|nd)|autre|segund[oa]|2\\.?[oa\u00ba\u00aa]|otra|second[oa]|altra|outra|tweede|2de|2e'
export const HALF = 'half|moiety|halfte|moitie|mitad|meta|metade|helft'

/** A lower price for all of it. */
export const DISCOUNT =
  'discount|~rabatt|~nachlass|promo(?:tion|zione|cao|cion)?|remise|rabais|reduction|soldes|ristourne|rebaja|descuento|dto\\.?|desconto|sconto|ribasso|~korting|(?:kortings)?actie|aktion|sale|early_bird'

/** What comes after a number that is a discount or a tax, or before it. */
export const NOT_A_SHARE =
  '~rabatt~|~korting~|(?:retencao_)?na_fonte|retenue_a_la_source|quellensteuer|bronbelasting|rebajas?|descuentos?|soldes|saldi|~nachlass~|~aufschlag~|~zuschlag~|express~|surcharge|rush_fee|agency_fee|handling|service_charge|tip|trinkgeld|majoration|recargo|maggiorazione|toeslag|~toeslag|sobretaxa|acrescimo|marge|margin|markup|recycled|recycle|recycling~|natural~|off|discount|reduction|rebate|vat|tax|gst|hst|sales_tax|rabatt|nachlass|skonto|mwst\\.?|ust\\.?|umsatzsteuer|mehrwertsteuer|remise|tva|tps|tvq|ristourne|descuento|dto\\.?|iva|igic|irpf|desconto|iss|irrf|sconto|ritenuta|rivalsa|inps|r\\.?a\\.|korting|btw|commission|provision|surcharge|more|mehr|cotton|coton|baumwolle|wool|organic|bio|increase|growth|faster|uptime'
