/**
 * Words for parts of prices that mean something else. For how they are written, see `vocabulary.domain.ts`.
 */
import { DISCOUNT } from './vocabulary.domain.ts'

const DEPOSITS =
  'deposits?|advances?|down_payments?|prepayments?|anzahlung(?:en)?|vorauszahlung(?:en)?|vorschusse?|acomptes?|arrhes|avances?|anticipos?|adelantos?|senal(?:es)?|arras|caparr[ae]|accont[oi]|anticip[oi]|sinal|adiantamentos?|aanbetaling(?:en)?|voorschot(?:ten)?'

/** Phrases that only look like parts of a price. They are taken out first. */
export const NOT_PARTS = [
  // Money that goes back, or to others than the one who bills: what a lawyer or an accountant writes about.
  `(?:return|refund|repayment|recovery|(?:ruck(?:gabe|zahlung|forderung)|ruckerstattung)|restitution|remboursement|devolucion|reembolso|restituzione|rimborso|restituicao|terugbetaling|teruggave|terugvordering)_(?:(?:of|der|des|einer|von|d|de|du|di|della|del|dell|dos?|das?|van)[' ])?(?:(?:the|a|une?|la|las|los|el|l|un|una|uma|o|as|os|het|een)[' ])?(?:${DEPOSITS})`,
  `(?:${DEPOSITS})_(?:paid_)?(?:to|an|a|aux?|aos?|aan|ai|alla|al)_(?:(?:the|die|les|los|de|unsere|nuestros)_)?(?:suppliers?|vendors?|employees?|staff|lieferanten|mitarbeiter\\p{L}*|fournisseurs?|salaries|proveedores|empleados|fornitori|dipendenti|personale|fornecedores|funcionarios|empregados|leveranciers|personeel|werknemers)`,
  '(?:anticip[oi]|anticipazion[ei])_(?:del|dal|sul|su)_tfr|anticipo_(?:di_|della_)?(?:serie_[a-d]|campionato|(?:\\p{L}+_)?giornata|gara)',
  '(?:talao|impreso|distinta|formulario|modulo)_(?:de|di)_deposito|bordereau_de_depot|einzahlungsschein~|stortingsbewijs',
  '(?:white|colou?r)_balance|balance_(?:des_blancs|de_blancos|des_couleurs|de_color(?:es)?)|balanco_de_(?:brancos|cores)|bilanciamento_del_bianco|~witbalans~',
  '(?:first|second|third|erster?|zweiter?|premiere|deuxieme|seconde|primera|segunda|prima|seconda|terza|primeira|segunda|eerste|tweede)_(?:part|teil|partie|parte|deel)_(?:of|van|des|der|du|de|del|della|dello|do|da|di)_(?:(?:the|de|het|la|l.?|einer|una|uma|een)_)?(?:method|methode|metodo|course|course|curs[ou]s?|corso|kurs\\p{L}*|books?|libro|livro|boek|buchs|livre|series|serie|trilog\\p{L}*|films?|guides?|guia|guida|programm?e?s?|programa|match|concert|concerto|concierto|novel|novela|romanzo|romans?)',
  '(?:first|second|erste|zweite|premiere|seconde|primera|segunda|prima|seconda|primeira|segunda|eerste|tweede)_(?:half|halfte|moitie|mitad|meta|metade|helft|parte)_(?:of|van|des|der|du|de|del|della|do|da|di)_(?:(?:the|de|het|la|l.?)_)?(?:month|year|week|century|season|monats|jahres|woche|mois|annee|semaine|mes|ano|semana|mese|anno|settimana|maand|jaar|eeuw|seizoen)|restos?_de_(?:serie|stock|coleccion|tejido)',
  'resto_?bar~?|resto_?(?:pub|cafe|lounge)|resto_(?:chez|au|aux|la_\\p{L}+_plastif~)',
  '(?:(?:laatste|eerste|volgende)_)?(?:opzeg|proef|bezwaar|beroeps|bedenk|verjarings|lever|bewaar|wacht|vervolg|houdbaarheids|overgangs)_?termijn~|betaal_?termijn(?=_*(?:van_)?\\d+_*(?:dagen|dgn|d))',
  // A firm's name.
  '(?:\\p{L}+_)?(?:entrada|saldo|anticipo|acconto|senal|sinal|deposito|rest|resto|balance|deposit|advance|solde|anzahlung|voorschot)_(?:s\\.a\\.?|s\\.l\\.?|s\\.r\\.l\\.?|srl|s\\.p\\.a\\.?|ltda?|llc|inc|gmbh|b\\.v\\.?|n\\.v\\.?|sarl)',
  '(?:a_(?:la_)?)?(?:fine|fin|final|fim|ende|eind|einde|end)_(?:(?:di|de|del|do|du|des|van|of)_)?(?:(?:la|el|de|the|each|jedes|chaque|cada|ogni|elke)_)?(?:month|monats?|mois|mes|mese|maand)(?:_solare)?',
  'security_deposits?|damage_deposits?|(?<!non[- ]?)refundable_deposits?|rental_deposits?|tenancy_deposits?|(?:keys?|keg|crate|pallet|barrel|container|locker|pet|breakage|cleaning)(?:_card)?_deposits?|bottle_deposits?|deposit_(?:photos?|slips?|boxe?s?|bags?|books?|return|scheme|protection|guarantee|account|bank)',
  'prepaid_?(?:cards?|sims?|kaart~|karte~)|~karte_prepaid|(?:carta|tarjetas?|cartes?|cartao|cartoes)_(?:prepago|prepagat[ae]|prepagadas?|prepayee?s?|pre_?pag[oa]s?)',
  'annual_(?:report|accounts?|general|meeting|leave|review|conference|gala|dinner|summit|show|exhibition|event|party)s?|rapports?_annuels?|comptes_annuels|(?:informes?|memorias?|cuentas)_anual(?:es)?|(?:relazion[ei]|bilanci?o?|rapport[oi])_annual[ei]|(?:relatorios?|contas)_anua(?:l|is)',
  // What a text explains, not what an invoice asks for.
  '(?:differenz[ae]|differences?|unterschiede?|diferencias?|diferencas?|verschil(?:len)?)_(?:fra|tra|between|zwischen|entre|tussen)_(?:caparr[ae]|accont[oi]|anticip[oi]|acomptes?|arrhes|avances?|deposits?|retainers?|prepayments?|anzahlung(?:en)?|abschlag(?:e|szahlung(?:en)?)?|kaution|sinal|senal|senales|arras|adiantamentos?|aanbetaling(?:en)?|voorschot(?:ten)?|saldo|solde|balances?)_(?:ed?|and|und|et|y|en)_(?:caparr[ae]|accont[oi]|anticip[oi]|acomptes?|arrhes|avances?|deposits?|retainers?|prepayments?|anzahlung(?:en)?|abschlag(?:e|szahlung(?:en)?)?|kaution|sinal|senal|senales|arras|adiantamentos?|aanbetaling(?:en)?|voorschot(?:ten)?|saldo|solde|balances?)|(?:caparr[ae]|accont[oi]|anticip[oi]|acomptes?|arrhes|avances?|deposits?|retainers?|prepayments?|anzahlung(?:en)?|abschlag(?:e|szahlung(?:en)?)?|kaution|sinal|senal|senales|arras|adiantamentos?|aanbetaling(?:en)?|voorschot(?:ten)?|saldo|solde|balances?)_(?:ou|oder|or|of)_(?:caparr[ae]|accont[oi]|anticip[oi]|acomptes?|arrhes|avances?|deposits?|retainers?|prepayments?|anzahlung(?:en)?|abschlag(?:e|szahlung(?:en)?)?|kaution|sinal|senal|senales|arras|adiantamentos?|aanbetaling(?:en)?|voorschot(?:ten)?|saldo|solde|balances?)|(?:a_)?saldo_e_stralcio',
  '(?:first|second)_half_of_the_(?:evening|night|party|day|conference|festival|tour|show)|(?:erste|zweite)_halfte_des_(?:abends|tages|festes)|(?:premiere|seconde)_partie(?=_*(?:,|de_soiree|de_concert|du_concert))|(?:prima|seconda)_parte_della_serata|(?:primera|segunda)_parte_de_la_(?:noche|fiesta|velada)|(?:eerste|tweede)_helft_(?:feestavond|avond|van_de_avond)',
  'depositphotos|safe_deposit|direct_deposit|(?:mineral|ore|coal|river|fat)_deposits?|deposits?_of_(?:ore|coal|sediment)',
  'balance_(?:sheets?|bikes?|boards?|beams?|ball|training|coach~|yoga|studio|app|wheel|scale|scorecard|exercise|of_(?:power|nature|payments|trade|probabilities|terror))',
  '(?:work_?life|life|work|white|colou?r|sound|audio|tonal|hormone?|inner|in|bank|trial)_balance|balanced?_scorecard|balancing',
  'final_(?:cut|draft|design|artwork|files?|version|edit|mix|master|exam|year|film|touches|proof|render|look|copy|concept|fantasy|report|presentation)s?',
  'advance_(?:care|directive|copy|copies|praise|screening|course|training|reading|planning|party|notice|warning)|in_advance_of',
  'retainer_(?:ring|clip|case|wall|brace)s?',
  'milestone_(?:birthday|anniversary|systems|map|plan|chart)s?',
  'rest_(?:room|day|home|area|api|stop|and)s?|restful|restaurants?|rest_is_\\p{L}+',
  'kaution~|mietkaution|pfand',
  '(?:caution|depot)_(?:de_garantie|locative|remboursable)|depot_de_garantie|depot_(?:legal|de_(?:marque|dossier|bilan|plainte|permis|brevet|candidature|pain))',
  'soldes_(?:d.?hiver|d.?ete)?',
  'saldo_de_(?:horas|vacaciones|ferias|libre_disposicion)',
  '(?:pagina|porta|hall|painel|ecra|puerta|bandeja|email|musica|caixa|caixas|rampa|portao|arco)_de_entrada|entradas?_(?:de_(?:blog|cine|concierto|autos|diario)|para_(?:concert|conciert|espectacul|o_museu|el_museo|teatro)~|d[oa]_(?:predio|edificio|hotel|loja|casa|escola|museu|condominio|garagem))',
  'sinal_(?:de_)?(?:transito|wifi|tv|radio|alerta|alarme)|sinaletica|sinalizacao|senal_(?:de_)?(?:trafico|wifi|tv|radio|audio|video|alarma)',
  '(?:band|frequency)_?rate|hourly_rate|day_rate',
  'erste_hilfe|erste_schritte|first_aid|first_steps|first_look|first_edition|premiere_page|primeiros_socorros|primeros_auxilios|primo_soccorso',
  'anticipo_de_la_(?:publicacion|novela)|(?:anticip[oi]|adelanto|antecipacao)_(?:electoral|elettorale|editorial|informativo|d[eoa]_(?:eleicoes|elecciones|nomina|pension|ferias))|elecciones_anticipadas|elezioni_anticipate|eleicoes_antecipadas',
  'abschlags(?:tafel|markierung|platz|matte)~|abschlag_\\d+_?(?:-|–|bis)_?\\d+|golf~_abschlag',
  '(?:remaining|residual)_(?:stock|copies|items|places|seats|spots|calm|human|relevant|competitive)',
  '(?:rest|reste|resto|reste|restante|remainder|balance)_(?:of|de|du|da|do|del|di|d|van|der)_(?:the_|la_|l.?|de_)?(?:world|europ[ae]|monde|mundo|mondo|wereld|welt|year|day|vivre|week|night|pays|pais|paese|brasil|espana|italia|land)|reste_a_vivre|reste_a_dire',
  'acomptes?_(?:d.?(?:impots?|is)|provisionnels?|de_tva|is(?!_\\p{L}))|acconto_(?:irpef|ires|imu|imposte|tari|inps|iva(?!_(?:incl|escl|compr|\\d)))|saldo_(?:irpef|ires|imu|imposte|tari|inps|iva(?!_(?:incl|escl|compr|\\d)))|anticip[oi]_(?:tfr|di_cassa)|anticipo_de_nomina|voorschot_toeslag~|voorlopige_aanslag|voorschotten_en_toeslagen|finiquito_laboral|quitacao_de_divida|grande?s?_soldes?|solde_d.?(?:hiver|ete)|pagos?_fraccionados?(?:_(?:de_)?(?:irpf|abril|octubre|diciembre|modelo))|pagamentos?_por_conta_(?:de_)?ir[cs]',
  'solde_de_tout_compte_(?:et|du|de|pour)_|provisions?_pour_(?:risques|pensions|conges|depreciation)|provisione?s?_para_(?:riesgos|riscos|ferias)',
  'saldos(?:_(?:y|e|de))?_?\\p{L}*|reste_du_monde|ritenut[ae]_d.?acconto(?:_(?:del_)?\\d+_?%)?|anticipi_di_stagione',
  '(?:consulta|pantalla|app|aviso|tela|schermata|gestion|gestao|estado)_(?:de|do|del|di)_saldo|arras_de_boda|liquidacion_(?:de_)?(?:(?:l[ao]s?_)?(?:existencias|stock|total_por|iva|impuestos?|nominas?|sociedad(?:es)?|gananciales|herencia))|quitacao_(?:eleitoral|militar)|mi_primer_abono|abono_(?:de_)?(?:transporte|joven|temporada)|abono_(?:organico|ecologico|natural|liquido)',
  'plans?_de_situation~|(?<![\\p{N}./])(?:m_?)?1[:/](?:25|50|75|\\d{3,5})|(?:anz|acc|ant|dep|cant|qty)\\.?:?_?\\d{1,4},?_(?:je|a|x|st\\.?|stk\\.?|stuck|pro|pz\\.?|pezzi|pcs|pieces|uds?\\.?|cad\\.?|stuks|pecas)',
  '~steuervorauszahlung~|~kostenvorauszahlung~|~steuerabschlag~',
  'restposten|resturlaub|restauration|restylage|restyling|restaurierung|restlicht',
  'dossiers?_d.?(?:avance|acompte)|avances?_de_(?:temporada|cine|pelicula|programacion|coleccion|novedades)|half_(?:day|marathon|term|board|hour|price|size|moon)|half_and_half',
]

/** A word, and the trade in which it means something else wherever the trade is named in the line. */
export const MEANT_OTHERWISE: readonly { word: string; trade: string }[] = [
  {
    word: 'now|jetzt|ora|adesso|ahora|agora|nu|maintenant',
    trade: `${DISCOUNT}|normal(?:ly|mente|erweise|er_preis|e_prijs)?|normaal|statt|instead_of|au_lieu_de|invece_di|em_vez_de|en_vez_de|in_plaats_van`,
  },
  {
    word: 'retainers?',
    trade: 'dental|dentists?|orthodon~|teeth|smile|aligners?|braces|kieferortho~|zahn~|ortodon~|tandarts~|mond~',
  },
  { word: '~abschlag~', trade: 'golf~|loch|green|fairway|handicap|driving_range' },
  {
    word: '~abschlag~|~vorauszahlung~',
    trade: '~steuer|~steuerbescheid|finanzamt|est|ust_va|stadtwerke_abrechnung|einspruch',
  },
  { word: 'abonos?', trade: 'jardin~|huerto|viveros?|fertilizante~|ecologico|organico|cultivos?' },
  {
    word: 'entradas?',
    trade: 'conciertos?|concertos?|festival~|cine|museo|museu|blog|postres|sobremesas?|menu|taquilla|bilheteira',
  },
  { word: 'senal(?:es)?|sinal|sinais', trade: 'trafico|transito|wifi|antena|satelite|emergencia|evacuacion' },
  {
    word: 'liquidacion|finiquito|quitacao',
    trade: 'despido|trabajador(?:es|a)?|nomina|sucesiones|herencia|sociedad_limitada|empleados?|rescisao',
  },
  { word: '~saldo|acconto|anticipo', trade: 'f24|cu_2\\d{3}|dichiarativo|irpef|imu|tfr|inail' },
  { word: 'pagos?_fraccionados?|pagos?_a_cuenta', trade: 'modelo_\\d{3}|hacienda|aeat|irpf' },
  {
    word: 'solde(?:_de_tout_compte)?|acomptes?',
    trade: 'salaries?|france_travail|urssaf|licenciement|teledeclaration|paie',
  },
  {
    word: '~afrekening|~voorschot~',
    trade: 'dienstverband|vakantiedagen|ontslag|~toeslag(?:en)?|belastingdienst|servicekosten',
  },
  { word: 'schluss_?abrechnung|~vorschuss', trade: '~hilfe_i{1,3}|uberbruckungshilfe|novemberhilfe|fordermittel' },
  {
    word: 'caparra~?|arras|senal|sinal',
    trade: 'preliminare|compra_?(?:e_)?venta|compra_?(?:e_)?venda|compravendita|contrato_promessa|penitenciales',
  },
  {
    word: '(?:first|second|erste|zweite|premiere|seconde|primera|segunda|prima|seconda|primeira|segunda|eerste|tweede)_(?:half|halbzeit|halfte|mitad|meta|metade|helft|parte|partie)',
    trade:
      'match|game|season|spiel|saison|wedstrijd|seizoen|partido|temporada|partita|stagione|jogo|epoca|novel|roman|novela|romanzo|romance',
  },
  { word: 'balances?', trade: 'excel|contables?|plantilla|energetico|hidrico|situacion|socials?' },
  { word: 'deposit[oi]?|depot', trade: 'marchio|marca|registro|registo|greffe|inpi|uibm|cciaa|isbn|legal' },
  { word: '~anzahlung~|~aanbetaling~|down_payments?|deposits?', trade: '~rechner|calculator|mortgages?|~bescheid' },
]

/** Things with deposits in them, that somebody builds or explains: "booking form with deposit". */
export const ABOUT_PARTS =
  '~formular~?|~form|~modul[eo]?|~module|funktion|function|feature|pasarela|plantilla|sjabloon|gateway|plug_?in|checkout|clauses?|clausula|clausola|klausel|guide|guia|guida|tutoriel|tutorial|template|vorlage|modele|modelo|modello|calculo|calcolo|calcul|rechner|calculator|redaccion|redazione|redacao|traduccion|traduzione|traducao|translation|infographic|infografia|infographie|erklarvideo|stripe|paypal|mollie'

/** Work about a text or a sum, when it goes on with "of": "review of the final account". */
export const WORK_ABOUT =
  'review|opinion|memo|study|studie|studio|estudio|estudo|~?untersuchung|onderzoek|research|memorandum|legal_advice|dispute|claim|stellungnahme|gutachten|rechtsberatung|rechtsgutachten|~beratung|avis|note_juridique|consultation|rapport|expertise|dictamen|informe|asesoria|consulta|demanda|reclamacion|parere|perizia|relazione|ricorso|parecer|peritagem|relatorio|~advies|memo|rapport|checking|audit|preparation|drafting|advice|proofreading|translation|article|blog_post|training|workshop|lecture|video|leaflet|brochure|prufung|ubersetzung|erstellung|schulung|vortrag|artikel|etablissement|etude|redaction|traduction|calcul|preparation|controle|conseil|revision|calculo|redaccion|traduccion|elaboracion|asesoramiento|presentacion|pratica|calcolo|predisposizione|redazione|traduzione|consulenza|elaborazione|elaboracao|opstellen|controle|vertaling|opmaak|bezwaar'

/** A text about something, when it goes on with "about". */
export const TEXTS_ABOUT =
  'expose|intervento|presenta(?:tie|zione|cion)|apresentacao|exposicion|relazione|report|rapport|~te(?:kst|xt|sto|xto|xte)(?:e[ns]?|s|os)?|blog~|(?:fach)?artikel~?|articles?|articulos?|articol[oi]|artigos?|posts?|reportage~|video~?|podcast~?|guides?|ratgeber~?|~brochure|folder|leaflet|seminar~?|seminaires?|seminari[oi]?|kurs~?|cours|webinar~?|workshop~?|cursus|schulung~?|formation|curso|corso|presentation|vortrag~?|talks?|lectures?|conferences?|conferenz[ae]|conferencias?|charlas?|ponencias?|palestras?|lezing(?:en)?|atelier|taller|aula|lezion[ei]|coaching|infographi(?:c|e)|infografi(?:a|k|ek)'

/** The end of a compound, or the word after a part: a thing that is made, not paid. */
export const MADE =
  'calculators?|forms?|pages?|modules?|templates?|polic(?:y|ies)|widgets?|reminders?|letters?|clauses?|agreements?|terms|plugins?|scheme|screens?|guide|button|flow|funktion|modul|rechner|formular|erinnerung|vorlage|vereinbarung|klausel|vertrag|bescheid|regelung|ordnung|clausule|formulier|module|regeling|overeenkomst|berekening|plakat|poster'
