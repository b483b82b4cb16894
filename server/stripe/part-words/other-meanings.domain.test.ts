import { describe, expect, test } from 'vitest'
import { readPart } from './read-part.domain.ts'

const partOf = (phrase: string) => readPart(phrase)?.part ?? null

describe('words for parts of prices', () => {
  test.each([
    'White balance and colour correction of 60 photos',
    'Balance board workshop for the team',
    'Deposit slip layout for First Bank',
    'Opinion on advances to suppliers in the 2023 accounts, fixed fee for the whole service',
    'Legal opinion on the return of a deposit, 4 pages',
    'Dismissal advice with calculation of the final notice period, one-off consult',
    'Advance guard re-enactment photos',
    'Stellungnahme zu Anzahlungen an Lieferanten im Abschluss 2023, Festpreis',
    'Gutachten zur Rückforderung einer Anzahlung, 6 Seiten',
    'Kündigungsberatung mit Berechnung der letzten Kündigungsfrist, einmalig',
    'Weißabgleich, 60 Dateien',
    'Balance des blancs et retouche, 40 photos',
    "Avis juridique sur la restitution d'arrhes, 4 pages",
    'Rapport sur les avances aux fournisseurs, forfait',
    'Resto Chez Paul, carte plastifiée',
    'Resto-bar La Esquina, rótulo',
    'Dictamen sobre anticipos a proveedores, honorarios cerrados',
    'Informe jurídico sobre la devolución de arras, 4 páginas',
    'Balance de blancos, 60 fotos',
    'Diseño de impreso de depósito para Banco Caribe',
    'Un solo pago a la terminación, instalación de caldera',
    'Telecronaca anticipo Serie A',
    'Parere sulla restituzione della caparra, 4 pagine',
    'Parere sugli anticipi a fornitori nel bilancio 2023',
    'Consulenza su come ottenere un anticipo del TFR, due ore',
    'Bilanciamento del bianco, 60 foto',
    'Distinta di deposito, layout per Banca Verde',
    'Parecer sobre adiantamentos a fornecedores, dez páginas',
    'Parecer jurídico sobre devolução de sinal, 4 páginas',
    'Balanço de brancos, 60 fotos',
    'Layout de talão de depósito para o banco',
    'Advies over voorschotten aan leveranciers, vaste prijs',
    'Juridisch advies over terugbetaling van een aanbetaling',
    'Ontslagadvies over de laatste opzegtermijn, eenmalig',
    'Witbalans, 60 bestanden',
    'Restobar menukaart, gelamineerd',
    'Pagamento unico a fine lavori, impianto split',
    'Um só pagamento no final, instalação do ar condicionado',
    'Één betaling na oplevering, montage airco',
    'Eine einzige Zahlung nach Fertigstellung, Montage Klimaanlage',
    'Un seul paiement à la fin, pose climatisation',
  ])('mean something else in a trade, an opinion or a name: %s', (phrase) => {
    expect(partOf(phrase)).toBeNull()
  })

  test.each([
    '50% launch discount on the film, normally 1,200, now 600 for everything',
    'Early-bird 30% off the intensive on 8 March',
    '50 % Jubiläumsrabatt auf den Imagefilm, statt 1.200 € jetzt 600 €',
    '30 % Frühbucherrabatt, Seminar am 8. März',
    '50 % de remise anniversaire sur le film, au lieu de 1 200 €',
    'Film, -50 % promotion, prix normal 1 200 €',
    '50% de descuento aniversario en el vídeo, antes 1.200 €, ahora 600 €',
    'Vídeo promocional, oferta 50%, precio normal 1.200 €',
    'Sconto 50% sul video per anniversario, invece di 1.200 €',
    'Promozione 50% sul filmato, normalmente 1.200 €, ora 600 €',
    '50% de desconto de aniversário no vídeo, antes 1.200 €, agora 600 €',
    'Promoção 40% no pacote, de R$ 1.000 por R$ 600',
    '50% korting op de film, normaal 1.200, nu 600',
    'Actie 30% op het seminar van 8 maart, normaal € 900',
  ])('are not said by a discount: %s', (phrase) => {
    expect(partOf(phrase)).toBeNull()
  })

  test.each([
    'Registratie domein en e-mail, een jaar',
    'Studie zu Kassenvorschüssen in Gemeinden',
    'Vertaling van de eis tot terugbetaling van het voorschot',
    'Quadro "Resto de um naufrágio", óleo',
    'Photos du match, première et deuxième mi-temps',
    "Consulenza sull'ultima busta paga e TFR, un'ora",
    'Tinteggiatura di metà locale, prezzo chiuso',
    'Introductiecursus: eerste deel van de methode',
    'Signage for the second floor',
    'Cartel "Últimas plazas"',
    'Letreiro para o segundo andar',
    'Séance photo, payée le jour même',
    'Introductory course: first part of the method',
    'Pago al contado, mesa restaurada',
    'Reserva de dominio y alta de correo, un año',
    'Schilderij "Rest van een wrak", olie',
    'Palestra "Antecipar a mudança", 45 minutos',
    'Arbeit und Material, Heizungsreparatur',
    'Diseño de entradas para el concierto de fin de curso',
    'Store banne, on paie tout à la fin',
    'Markise, alles auf einmal nach der Montage zu bezahlen',
    'Pintura de metade da loja, preço fechado',
    'Rotulación de la segunda planta',
    'Fotos del partido, primera parte y segunda parte, entrega digital',
    'Señalética del parking',
    'Revisión de la última nómina y finiquito, consulta de una hora',
    'Photo session, paid on the day',
    'Troca da fechadura da porta de entrada',
    'Bedrijfslunch, voor- en nagerecht inbegrepen',
    'Cartões de visita, 20% de desconto cliente novo',
    'Biglietti da visita, sconto 20% nuovo cliente',
    "Main-d'œuvre et pièces, réparation chaudière",
    'Poster "Laatste plaatsen"',
    'Sesión de fotos, se paga el mismo día',
    'Étude sur les avances de caisse des communes',
    'Belettering tweede verdieping',
    'Cash payment, restored table',
    'Corso "Ultima ora", 6 ore',
    'Vervanging slot voordeur',
    'Preventivo accettato n. 33, facciata, totale',
    "Sostituzione serratura porta d'ingresso",
    'Limpeza final de obra, pagamento único',
    'Enseigne pour le deuxième étage',
    'Filmen van de prijsuitreiking',
    'Reparación de señal de TV en la comunidad',
  ])('are not said by work: %s', (phrase) => {
    expect(partOf(phrase)).toBeNull()
  })

  test.each([
    'Consulting under the framework agreement, November, fixed monthly amount always billed at month end',
    'Consulenza continuativa, competenza marzo, importo mensile fatturato a fine mese',
    'Asesoría continua, importe mensual fijo facturado siempre a final de mes',
    'Conseil, forfait mensuel facturé en fin de mois, novembre',
    'Assessoria, valor mensal fixo faturado no final do mês',
    'Laufende Beratung, monatlicher Festbetrag, Abrechnung zum Monatsende',
    'Doorlopend advies, vast maandbedrag, altijd achteraf gefactureerd, november',
  ])('are not said by the end of a month: %s', (phrase) => {
    expect(['recurring', null]).toContain(partOf(phrase))
  })
})
