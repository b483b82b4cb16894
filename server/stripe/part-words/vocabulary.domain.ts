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
