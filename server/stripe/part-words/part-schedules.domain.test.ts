import { describe, expect, test } from 'vitest'
import { readPart } from './read-part.domain.ts'

const partOf = (phrase: string) => readPart(phrase)?.part ?? null

describe('a sum that counts towards the whole', () => {
  test.each([
    'Date hold £150, to be deducted from the final invoice',
    'Booking charge $200, comes off the total',
    'Consultation £60, goes towards your package',
    'Terminpauschale, wird mit dem Gesamtpreis verrechnet',
    'Optionsgebühr 150 €, geht vom Endbetrag ab',
    'Frais de dossier imputés sur le total de la prestation',
    'Option sur votre date, à déduire de la facture finale',
    'Bloqueo de fecha, se descuenta del total',
    'Somma per tenere la data, scalata poi dal totale',
    'Taxa de marcação, valor abatido do pacote',
    'Optie op uw datum: 250 euro, gaat van het eindbedrag af',
    'Reserveringsvergoeding, wordt verrekend met de eindfactuur',
  ])('is a first part: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    'Logo, 10% discount comes off the total',
    'Webdesign, Gutschein wird vom Gesamtpreis abgezogen',
    'Photos, le bon cadeau est déduit du total',
    'Fotos, el vale se descuenta del total',
    'Foto, il buono viene scalato dal totale',
    'Fotos, o cupão é descontado do total',
    "Foto's, korting wordt afgetrokken van het totaal",
  ])('is not a reduction: %s', (phrase) => {
    expect(partOf(phrase)).toBeNull()
  })
})

describe('a booking', () => {
  test.each([
    'Venue booking, balance 4 weeks before arrival',
    'Registration fee for retreat, balance due 6 weeks before arrival',
    'Reservierung Festsaal, Restbetrag 14 Tage vor der Feier',
    'Anmeldegebühr Retreat, Rest 4 Wochen vor Anreise',
    "Réservation gîte, solde 4 semaines avant l'arrivée",
    'Inscription stage de voile, solde à régler 30 jours avant',
    'Reserva finca, resto 4 semanas antes de la boda',
    "Iscrizione al corso, saldo 10 giorni prima dell'inizio",
    'Taxa de inscrição retiro de yoga, restante até 30 dias antes',
    'Entrada festa de aniversário, saldo até 10 dias antes',
    'Inschrijfgeld reis Toscane, restant uiterlijk 6 weken voor vertrek',
  ])('is a first part when the rest is announced: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    'Booking 4471: balance due 12 May',
    'Villa booking, final balance',
    'Reservierung 88, Restbetrag bis 12.5.',
    'Réservation 12, solde au 30 juin',
    'Reserva 55, saldo pendiente',
    'Prenotazione 7, saldo entro il 12 maggio',
    'Reserva 31, saldo até 12/05',
    'Boeking 31, restbedrag',
  ])('is a last part when the rest is due: %s', (phrase) => {
    expect(partOf(phrase)).toBe('last')
  })
})

describe('a schedule', () => {
  test.each([
    'Second payment, 40%, due in May (the last 30% is payable the week before)',
    '40 % nach Rohbau, die letzten 30 % bei Übergabe',
    'Phase 1, phase 2 to be billed in September',
    'Rechnung Phase 1, Phase 2 wird nach Abnahme berechnet',
    'Facture phase 1, phase 2 facturée ultérieurement',
    'Fase 1, la fase 2 se facturará en septiembre',
    'Fase 1, la fase 2 sarà fatturata a settembre',
    'Primeira fase do projeto, a segunda será faturada em setembro',
    'Factuur fase 1, fase 2 wordt na akkoord gefactureerd',
    'Aanbetaling trouwjurk, rest bij afhalen',
    'Wohnungsumbau: Teilakonto Juni',
    'Honorarios iniciales, demanda laboral',
    "Avance frais d'huissier",
    'Anticipazione spese di giustizia',
    'La moitié d’avance comme convenu, le reste après la séance',
    'Metade adiantada como combinado, o resto depois da sessão',
    'Hälfte vorab wie besprochen, der Rest nach dem Shooting',
    'Mitad ahora como acordamos, el resto tras la sesión',
    'Metà subito come concordato, il resto dopo lo shooting',
    'Helft vooraf zoals afgesproken, de rest na de shoot',
    'Onorario iniziale, causa di lavoro',
    'Sinal do vestido de noiva',
    'Señal catering boda',
    'Entrada de R$ 800 – festa de debutante',
    'Ereloonprovisie, geschil met aannemer',
  ])('has a first part that is paid now: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    'Gesamt 2.300,- ./. Anz. 1.150,-, noch offen: 1.150,-',
    'Noch zu bezahlen: 900 Euro für den Gartenumbau',
    'Total $2,000 less $800 paid, amount due $1,200',
    'Total R$ 3.000, pago R$ 1.000, a pagar R$ 2.000',
    "Complément final d'honoraires, provisions déduites",
    "Resta da corrispondere l'importo di € 1.120",
    'Da versare ancora 350 € sui 900 € concordati',
    '2.ª metade do cachet, festas da vila',
    'Fatura final, pagamentos deduzidos',
    'Fertigstellungsrate Bad',
    'Ainda por pagar depois do sinal: 640 €',
    'Sie haben bereits 500 € bezahlt, es verbleiben 750 €',
    'U heeft reeds € 500 voldaan, resteert € 750',
    'Le reste après la séance, comme convenu',
    'El resto tras la sesión, como acordamos',
    'Il resto dopo lo shooting, come concordato',
    'De rest na de shoot, zoals afgesproken',
    'Der Rest nach dem Shooting, wie besprochen',
    'Échéance de livraison salle de bains',
    'Rata di consegna bagno',
    'Parcela da entrega, móveis de cozinha',
    'Oplevertermijn badkamer',
  ])('has a last part when the others were paid: %s', (phrase) => {
    expect(partOf(phrase)).toBe('last')
  })
})

describe('the whole price', () => {
  test.each([
    'Tagesseminar am 21.11., Gesamthonorar, zahlbar im Voraus',
    'Workshop for twelve, payable in advance',
    'Atelier poterie, payable d’avance',
    'Taller de cerámica, pagado por adelantado',
    'Corso di ceramica, pagamento anticipato',
    'Oficina de cerâmica, pago antecipadamente',
    'Workshop keramiek voor 12 personen, vooraf te betalen',
    'Torte 3-stöckig, Anz. 2, je 140 €',
    'Produktfotos, Anz. 35, je 12 €',
    'Plan de situation 1/500 et relevé du terrain',
    'Planzeichnung M 1:100',
    'Heizkostenvorauszahlung prüfen',
    'Artikel über Anzahlungen',
    'Article sur les acomptes en BTP',
    'Charla sobre el pago de arras',
    'Articolo sugli acconti',
    'Palestra sobre adiantamentos',
    'Webtekst over voorschotten',
    'Exposé sur les arrhes',
    'Intervento sulla caparra nel turismo',
    'Presentatie over voorschotten op subsidies',
    'Keg deposit',
    "Séminaire sur les factures d'acompte",
    'Rechnung zu Auftrag 4711',
    'Waarborgsom geluidsset, wordt na retour terugbetaald',
    'Waarborgsom materiaalhuur',
    'Angabe der Maße durch den Kunden',
    'Dep. slip design',
    'Vídeo avance de temporada',
  ])('is no part: %s', (phrase) => {
    expect(partOf(phrase)).toBeNull()
  })

  test('is less certain than a share', () => {
    expect(readPart('Workshop, 50% payable in advance')?.part).toBe('first')
    expect(readPart('Teilbetrag gemäß Absprache')).toMatchObject({ part: 'first', isWeak: true })
  })
})

describe('parts in short', () => {
  test.each([
    ['dep. £250 bespoke oak table, bal. on collection', 'first'],
    ['Dep. on wedding photography', 'first'],
    ['Bal. o/s on quote 2231, dep. £1,200 already rec’d', 'last'],
    ['Bal. outst., logo', 'last'],
    ['Angabe lt. Auftrag, Rest bei Lieferung', 'first'],
    ['Angabe 30 % Küche', 'first'],
    ['vooruitbet. 50% vertaling, rest bij oplevering', 'first'],
    ['Ft. di acconto n. 12, segue saldo', 'first'],
    ['Entrada R$ 1.500 cobertura, restante em 4 parcelas', 'first'],
    ['Totale 11.000 €, a dedurre due acconti, rimangono da pagare 3.300 €', 'last'],
    ['Opdrachtsom € 14.000, af: termijnfacturen € 9.800, blijft te betalen € 4.200', 'last'],
  ])('%s is the %s', (phrase, part) => {
    expect(partOf(phrase)).toBe(part)
  })
})
