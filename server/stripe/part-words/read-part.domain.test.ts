import { describe, expect, test } from 'vitest'
import { readPart } from './read-part.domain.ts'

const partOf = (phrase: string) => readPart(phrase)?.part ?? null

describe('the words of a line', () => {
  test.each([
    'Commissioning fee (30%) for mural, Harlow Library',
    'Booking payment to reserve your date',
    'Non-refundable holding fee, Saturday 3 July, string quartet',
    'Start-up payment, podcast production for Merrow Trust',
    'INITIAL PAYMENT ON ACCOUNT OF PROFIT COSTS, SALE OF 4 ELM ST',
    'Erste Rate Hochzeitsfotografie',
    'Vorab-Rechnung 1/3 Songproduktion',
    'Anz. Torte 50 €, Hochzeit Kern',
    'Fixierungsgebühr Hochzeitstermin, nicht erstattbar',
    'Zehn Prozent bei Mandatserteilung',
    'Première moitié du forfait photo',
    'Provision pour expertise, dossier Arnaud',
    "PAIEMENT D'AVANCE 40 % MEUBLES SUR MESURE",
    'Fact. acompte abri de jardin, commande 338',
    "Merci de régler l'acompte de 900 € pour les fleurs du mariage",
    'Primera mitad del servicio de fotografía',
    'Anticipo de honorarios, asunto Vidal',
    'ant. 50 € tarta boda',
    'Tasa de reserva no reembolsable, arpista boda',
    'Diez por ciento a la firma del encargo',
    'Prima metà del compenso, logo pasticceria',
    'Anticipo onorari, pratica Galli',
    'acc. 50 € torta nuziale',
    'Quota di prenotazione non rimborsabile, arpista matrimonio',
    "Dieci per cento alla firma dell'incarico",
    'Primeira metade do serviço de fotografia',
    'Provisão de honorários, processo Vidal',
    'adiant. 50 € bolo casamento',
    'Taxa de reserva não reembolsável, harpista casamento',
    'Dez por cento na assinatura do contrato',
    'Eerste helft van het honorarium, logo bakkerij',
    'Voorschot op ereloon, dossier Claes',
    'aanbet. 50 € bruidstaart',
    'Reserveringskosten, niet restitueerbaar, harpiste bruiloft',
    'Tien procent bij ondertekening van de opdracht',
  ])('name a first part: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    'Interim valuation no. 4, groundworks',
    'Second of four instalments – leadership programme',
    'Draw 3 of 6: roof trusses set',
    'Progress payment: cabinets built, fitting still to be invoiced',
    "Middle instalment, children's book (spreads 9-20 inked)",
    '4. Abschlagsrechnung Trockenbau, Leistungsstand 60 %',
    'Zweites Drittel Honorar Geschäftsbericht',
    'Zweite Abschlagszahlung nach Rohbau',
    '2. Tranche Illustrationen, Skizzen freigegeben',
    'Mittlere Rate Kinderbuch',
    '2e acompte, rénovation toiture',
    'Paiement 2/3, identité visuelle',
    'Situation n° 3, couverture posée',
    'Troisième échéance sur cinq, vitrail',
    'Échéance intermédiaire, album jeunesse',
    'Segunda cuota de tres, máster de coaching',
    'Factura intermedia, traducción técnica',
    'Tercera certificación, cubierta colocada',
    'Tercera cuota de cinco, vidriera',
    'Plazo intermedio, álbum infantil',
    'Seconda rata di tre, corso di formazione',
    'Fattura intermedia, traduzione manuale',
    'Terzo SAL, copertura posata',
    'Terza rata di cinque, vetrata',
    'Rata intermedia, albo illustrato',
    'Segunda prestação de três, formação de coaching',
    'Fatura intermédia, tradução técnica',
    'Terceiro auto de medição, cobertura colocada',
    'Terceira parcela de cinco, vitral',
    'Prestação intermédia, álbum infantil',
    'Tweede termijn van drie, coachopleiding',
    'Tussenfactuur, technische vertaling',
    'Derde vorderingsstaat, dak geplaatst',
    'Derde termijn van vijf, glas-in-lood',
    'Tussentermijn prentenboek',
  ])('name a part in the middle, which is not the last one: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    'Final account, rewiring at 9 Mill Lane',
    'The rest of your balance, cake and dessert table',
    'Final fee note, probate of late Mr Ashe',
    'Last 20% due now prints are delivered',
    'Closing account for the barn conversion',
    'Schlussrechnung Umbau Ladenlokal',
    'Noch offener Betrag Katalogfotos',
    'Schlussabrechnung Gartenhaus inkl. Nachträge',
    'Ausstehende Hälfte Grafikhonorar',
    'Endabrechnung Scheunenumbau',
    'Facture finale, site vitrine',
    'Troisième et dernier tiers, bande dessinée',
    'Facture soldant le chantier, avenants compris',
    'Ce qui reste à régler pour la plaquette',
    'Décompte final, grange rénovée',
    'Factura de cierre, campaña otoño',
    'Segunda mitad al entregar los archivos',
    'Factura que liquida la obra, extras incluidos',
    'Lo que queda por pagar del folleto',
    'Liquidación de obra, granero rehabilitado',
    'Fattura di chiusura, campagna autunno',
    'Seconda metà alla consegna dei file',
    'Fattura che chiude i lavori, extra compresi',
    'Quanto rimane da pagare per la brochure',
    'Conto finale, fienile ristrutturato',
    'Fatura de fecho, campanha outono',
    'Segunda metade na entrega dos ficheiros',
    'Fatura que encerra a obra, extras incluídos',
    'O que falta pagar da brochura',
    'Conta final da empreitada, celeiro',
    'Slotnota, herfstcampagne',
    'Tweede helft bij levering van de bestanden',
    'Factuur ter afsluiting van de werken, meerwerk inbegrepen',
    'Wat er nog te betalen rest voor de folder',
    'Eindafrekening schuurverbouwing',
  ])('name the last part: %s', (phrase) => {
    expect(partOf(phrase)).toBe('last')
  })

  test.each([
    'Photography of advance party base, 1 day',
    'Interim CFO cover, 3 days in October',
    'Customer retention workshop, 1 day',
    'Final fitting of suit, alterations included',
    'Illustrations for "The Last Instalment"',
    'Schlussverkauf-Plakate A1, 200 Stück',
    'Erste Hilfe Kurs, Fotodokumentation',
    'Workshop Mitarbeiterbindung, Restplätze frei',
    'Endreinigung Ferienwohnung',
    'Illustrationen zu „Die letzte Rate“',
    'Dépôt de dossier de permis de construire',
    "Reste à Dire : mixage d'un podcast, épisode 4",
    'Atelier rétention client, 1 journée',
    'Dernière retouche costume, ourlets compris',
    'Illustrations pour « Le dernier versement »',
    'Señalización de emergencia, 12 placas',
    'Resto de Europa: mapa ilustrado',
    'Taller de retención de clientes, 1 día',
    'Última prueba de vestido, arreglos incluidos',
    'Ilustraciones para «El último plazo»',
    'Saldatrice: manuale utente, traduzione',
    'Resto del mondo: mappa illustrata',
    'Laboratorio fidelizzazione e retention clienti, 1 giorno',
    'Ultima prova abito, modifiche comprese',
    "Illustrazioni per «L'ultima rata»",
    'Sinalização de emergência, 12 placas',
    'Resto do mundo: mapa ilustrado',
    'Oficina de retenção de clientes, 1 dia',
    'Última prova do vestido, ajustes incluídos',
    'Ilustrações para «A última prestação»',
    'Waarborgfonds: brochure opmaak',
    'Rest van de wereld: geïllustreerde kaart',
    'Workshop klantbehoud, 1 dag',
    'Laatste pasbeurt trouwjurk, aanpassingen inbegrepen',
    'Illustraties voor "De laatste termijn"',
  ])('say nothing of parts, though they look like it: %s', (phrase) => {
    expect([null, 'recurring'].includes(partOf(phrase))).toBe(true)
  })

  test.each([
    ['Restzahlung Website', 'Rest'],
    ['Saldo progetto', 'Sal'],
    ['Anzahlung Logo', 'Anz'],
  ])('are not lost in %s to a client who is called %s', (phrase, name) => {
    expect(partOf(phrase)).not.toBeNull()
    expect(readPart(phrase, [name])?.part).toBe(partOf(phrase))
  })

  test('are not those of a client without its legal form', () => {
    expect(readPart('Landing page for Upfront Lending', ['Upfront Lending Inc.'])).toBeNull()
    expect(readPart('Upfront fee for Upfront Lending', ['Upfront Lending Inc.'])?.part).toBe('first')
  })
})
