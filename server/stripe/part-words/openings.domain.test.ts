import { describe, expect, test } from 'vitest'
import { readPart } from './read-part.domain.ts'

const partOf = (phrase: string) => readPart(phrase)?.part ?? null

describe('what is paid now', () => {
  test.each([
    'With this payment your date is held, the remaining 60% is paid after the gallery is delivered',
    '1/3 to get the frames cut, the rest when they are hung',
    'Dep pmt bathroom tiles, bal due on fitting',
    'Illustration set: a third now, the larger part is invoiced with the finished artwork',
    'Thanks for booking the band! Remainder payable in cash on the night',
    'Garden wall, 40% once the quote is approved, remainder against delivery',
    'First chunk of the translation billed at half, other half when you sign off the proofs',
    'Retainer for the tribunal case, final bill to come after the hearing',
    'Marquee hire confirmed, rest one week beforehand',
    'Work done up to 3 March, 45% of the contract sum, balance after practical completion',
    "Sculpture, half of the fee so that casting can start, the other half only after you've seen it",
    'Damit ist die Location fest gebucht, die übrigen 60 % überweist ihr eine Woche vor dem Fest',
    "Ein Drittel für das Holz, den Rest gibt's nach dem Einbau",
    '30 % nach Freigabe des Angebots, Rest gegen Lieferung',
    'Hochzeitsreportage – der größere Teil wird mit dem Album berechnet, heute die Reservierung',
    'DJ-Buchung, Rest am Abend in bar',
    'Nach zwei von fünf Workshops berechnen wir 40 %, der Rest kommt im Oktober',
    'Übersetzung: Hälfte jetzt, andere Hälfte erst nach Ihrer Freigabe',
    'Ausgeführte Arbeiten bis 30. April, 50 % der Auftragssumme, Saldo nach Bauabnahme',
    'Kostenvorschuss Mandat Berger, Endabrechnung nach dem Termin',
    'Porträt in Öl, 40 % bei Skizze, der Rest, wenn das Bild hängt',
    'Votre date est bloquée, les 60 % restants seront à verser après la remise des photos',
    "30 % à l'acceptation du devis D-118, reste contre livraison",
    'Un tiers pour commander le bois, le reste après la pose',
    "Portrait de famille : la plus grande partie sera facturée avec l'album",
    'Réservation chapiteau, restant une semaine avant',
    "Traduction : première moitié livrée, nous facturons 50 %, l'autre moitié une fois tout livré",
    'Travaux exécutés au 15 avril, 60 % du marché, solde après réception provisoire',
    'Après trois ateliers sur six, nous facturons la moitié, le reste en décembre',
    "La moitié pour commencer le montage, l'autre moitié seulement quand vous aurez validé",
    'Honoraires à valoir, dossier Petit, note finale à venir',
    "Mariage du 5 juillet, 30 % ce jour, les 70 % vous les réglez à la livraison de l'album",
    '30% al aceptar la oferta O-118, resto contra instalación',
    '40% con la aprobación del boceto, el resto a la entrega',
    'Con este pago queda reservada la fecha, el 70 % restante se abona tras la entrega de las fotos',
    'Un tercio para comprar la madera, lo demás cuando esté montado',
    'Paga y señal del vestido, el grueso se paga en la última prueba',
    'Reserva DJ, restante una semana antes',
    'Fotografía de boda, la parte mayor se factura con el álbum',
    'Provisión a cuenta de la demanda de divorcio, pendiente de minuta definitiva',
    'Tras tres de las seis sesiones facturamos la mitad, el resto en diciembre',
    'Obra ejecutada hasta el 15 de abril, 60% del contrato, saldo tras la recepción provisional',
    'La mitad para arrancar la edición, la otra mitad solo cuando apruebes el corte',
    'Traducción: entregada la primera parte, facturamos el 50%, la otra mitad al terminar',
    '35% a la aprobación del diseño, lo restante contra entrega de archivos',
    "30% all'approvazione del preventivo, resto contro consegna",
    '40% ad approvazione bozzetto, il resto a mobile montato',
    'Con questo pagamento la data è bloccata, il restante 70% lo pagate dopo la consegna delle foto',
    'Un terzo per ordinare il legno, il resto a posa avvenuta',
    "Servizio fotografico, la parte più grossa si fattura con l'album",
    'Prenotazione DJ, restante una settimana prima',
    "Opere eseguite fino al 15 aprile, 60% dell'appalto, saldo dopo il collaudo provvisorio",
    'Dopo tre dei sei incontri fatturiamo la metà, il resto a dicembre',
    "Metà per iniziare il montaggio, l'altra metà solo quando approvi",
    'Acconto causa civile, in attesa della parcella finale',
    "Traduzione: consegnata la prima metà, fatturiamo il 50%, l'altra metà a lavoro finito",
    '30% à aprovação do orçamento, restante contra entrega',
    '40% com a aprovação do esboço, o resto quando estiver montado',
    'Com este pagamento fica reservada a data, os restantes 70% são pagos após a entrega das fotos',
    'Um terço para encomendar a madeira, o resto depois da montagem',
    'Segue a cobrança da metade pra comprar o material, a outra metade só na entrega',
    'Reserva DJ, restante uma semana antes',
    'Reportagem de casamento, a maior parte é faturada com o álbum',
    'Trabalhos executados até 15 de abril, 60% da empreitada, saldo após receção provisória',
    'Depois de três das seis sessões faturamos metade, o resto em dezembro',
    'Provisão para honorários, processo 231/24, nota final a emitir',
    'Metade para começar a edição, a outra metade só quando você aprovar',
    '30% bij akkoord op de offerte, rest tegen levering',
    "Met deze betaling staat jullie datum vast, de overige 70% betalen jullie na de foto's",
    'Een derde om het hout te bestellen, de rest na plaatsing',
    'Boeking DJ, restant week vooraf',
    'Boeking springkussen, rest op de dag zelf',
    'Bruidsreportage, het grootste deel factureren we met het album',
    'Uitgevoerde werken tot 15 april, 40% van de aanneemsom, saldo na oplevering',
    'Na twee van de vier sessies factureren we de helft, de rest in juni',
    'De helft om te beginnen met monteren, de andere helft pas als jullie akkoord zijn',
    'Vertaling: eerste deel geleverd, wij factureren 50%, de andere helft na afronding',
    'Provisie dossier Peeters, eindstaat volgt na zitting',
  ])('is a first part next to a rest that is announced for later: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    'Training in three modules, we now bill module one just held, the other two in autumn',
    'Shoot day one done and billed now, day two and retouching follow at the end of June',
    'Brand film: day 1 of shooting invoiced, edit to be billed later',
    'Fototag eins ist im Kasten und hiermit berechnet, Tag zwei und die Nachbearbeitung folgen Ende Juni',
    'Schulung in drei Modulen: wir berechnen das eben gehaltene Modul eins, die anderen zwei im Herbst',
    'Erste Wand gestrichen und berechnet, die beiden anderen folgen im Mai',
    "Formation en trois modules, nous facturons le module un, les deux autres à l'automne",
    'Premier jour de tournage facturé, le deuxième et le montage suivront fin juin',
    'Curso en tres módulos, facturamos ahora el módulo uno, los otros dos en otoño',
    'Primer día de rodaje hecho y facturado, el segundo y la edición seguirán a finales de junio',
    'Corso in tre moduli, ora il modulo uno, gli altri due in autunno',
    'Primo giorno di riprese fatturato, il secondo e il montaggio seguono a fine giugno',
    'Formação em três módulos, faturamos agora o módulo um, os outros dois no outono',
    'Primeiro dia de filmagem faturado, o segundo e a edição seguem no fim de junho',
    'Training in drie modules, we factureren nu module één, de andere twee in het najaar',
    'Eerste draaidag gefactureerd, de tweede en de montage volgen eind juni',
    'Under the payment schedule the next, though not the last, instalment is due after the slab is poured',
    'Laut Zahlungsplan ist nach dem Guss der Bodenplatte die nächste, aber nicht letzte, Rate fällig',
    "Selon l'échéancier, la prochaine échéance, mais pas la dernière, est due après la dalle",
    'Según el plan de pagos, vence el siguiente plazo, que no el último, tras la losa',
    "Secondo il piano di pagamento, è dovuta la prossima rata, non l'ultima, dopo il solaio",
    'Conforme o plano de pagamento vence a próxima parcela, que não é a última, após a laje',
    'Volgens het schema is na de vloer de volgende, niet de laatste, termijn verschuldigd',
  ])('is a first part when it is a piece of the work, and others follow: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    "Timber money for the pergola so I can order, labour once it's up",
    'Money for materials, garden fence, my time is billed when finished',
    'Materialgeld für die Treppe, damit ich das Holz bestellen kann; die Arbeit kommt nach dem Einbau',
    'Schon mal ein Teil fürs Bad, damit ich die Fliesen bestellen kann, Arbeit kommt später',
    "De quoi acheter le bois de l'escalier, la main-d'œuvre sera facturée à la pose",
    "Une partie pour la salle de bain, afin de commander le carrelage, la main-d'œuvre plus tard",
    'Dinero para los materiales de la escalera, la mano de obra se factura al montarla',
    'Parte del baño para poder pedir los azulejos, la mano de obra va después',
    'Soldi per i materiali della scala, la manodopera dopo il montaggio',
    'Intanto una parte per il bagno, così ordino le piastrelle, la manodopera arriva dopo',
    'Dinheiro para os materiais da escada, a mão de obra fatura-se na montagem',
    'Uma parte da casa de banho para encomendar os azulejos, a mão de obra vem depois',
    'Materiaalgeld voor de trap zodat ik het hout kan bestellen, arbeid volgt na plaatsing',
    'Alvast een deel van de keuken, dan kan ik de platen bestellen, arbeid komt later',
  ])('is a first part when it is for material, or for what has to be ordered: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    'Facturamos el primer tramo de la reforma, quedan el segundo y el tercero para otoño',
    'Para ir comprando el mármol de la encimera, lo que falte se paga al colocarla',
    'Mural del colegio: cobro la mitad ya, la otra mitad con el mural terminado',
    'Fra. parcial por las dos primeras jornadas de grabación, la tercera y el montaje se facturarán en marzo',
    'Informe pericial, 1.ª entrega, la segunda y última tras la vista',
    'Gracias por elegirnos para vuestra boda, con este importe bloqueamos el 14 de junio; el resto quince días antes',
    'Traducción novela, capítulos 1 a 10, el resto de capítulos se factura en mayo',
    'Primer plazo del tatuaje de espalda, queda otra sesión por pagar',
    'Fatturiamo la prima fase, la seconda e la terza seguiranno in primavera',
    'Per comprare il marmo del piano, il resto si paga alla posa',
    'Murale della scuola: metà subito, metà a murale finito',
    'Versamento del 25% per fermare la data, il resto il giorno stesso',
    "Perizia, prima tranche, la seconda dopo l'udienza",
    'Grazie per averci scelto, con questo importo blocchiamo il 14 giugno; il resto quindici giorni prima',
    'Traduzione romanzo, capitoli 1-10, gli altri capitoli si fatturano a maggio',
    'Terzo SAL, restano il quarto e lo stato finale',
    'Faturamos a primeira fase, a segunda e a terceira ficam para a primavera',
    'Para comprar o mármore da bancada, o resto paga-se na colocação',
    'Mural da escola: metade já, metade com o mural pronto',
    'Pagamento de 25% para segurar a data, o restante no próprio dia',
    'Perícia, 1.ª tranche, a segunda depois da audiência',
    'Obrigado por nos escolherem, com este valor bloqueamos o dia 14 de junho; o resto quinze dias antes',
    'Tradução do romance, capítulos 1 a 10, os outros capítulos faturam-se em maio',
    'We factureren fase één, de tweede en derde volgen in het voorjaar',
    'Om alvast het marmer te kopen, de rest betaal je bij plaatsing',
    'Muurschildering school: helft nu, helft als hij af is',
    'Betaling van 25% om de datum vast te zetten, de rest op de dag zelf',
    'Fijn dat jullie voor ons kiezen, hiermee leggen we 14 juni vast; de rest twee weken ervoor',
    'Vertaling roman, hoofdstuk 1 t/m 10, de overige hoofdstukken factureren we in mei',
    'Eerste termijn tattoo, er volgt nog één sessie om te betalen',
    'Alvast iets voor het hout, jouw rest komt na de plaatsing',
    "To get the marble bought, you pay what's left when it's fitted",
    "School mural: half up now, half when it's finished",
    '25% to hold the date, the remaining amount on the day itself',
    'Thank you for choosing us, this locks in 14 June; rest two weeks prior',
    'Novel translation, chapters 1–10, remaining chapters billed in May',
    'Third valuation, the fourth and the final account still to come',
    'Nous facturons la phase un, la deuxième et la troisième suivront au printemps',
    'De quoi acheter le marbre, le reste se paie à la pose',
    'Versement de 25 % pour bloquer la date, le reste le jour même',
    'Merci de nous avoir choisis, ceci réserve le 14 juin ; le reste quinze jours avant',
    'Traduction du roman, chapitres 1 à 10, les autres chapitres seront facturés en mai',
    'Wir berechnen Phase eins, zwei und drei folgen im Frühjahr',
    'Schulwandbild: Hälfte jetzt, Hälfte wenn es fertig ist',
    'Para asegurar vuestro día: 300 €, y lo que queda al recoger el álbum',
    'Cobro por las horas de marzo del desarrollo; las de abril y el despliegue se cobrarán después',
    'Media factura ahora, media al salir el libro',
    'Retirada de escombros y demolición, primera parte de la reforma; alicatado y pintura irán en otra factura',
    "Per assicurarvi il giorno: 300 €, quel che resta al ritiro dell'album",
    'Milestone "prototipo" raggiunta, manca quella di lancio',
    'Ore di marzo dello sviluppo; quelle di aprile e il rilascio saranno fatturati dopo',
    "Mezza fattura ora, mezza all'uscita del libro",
    'Demolizione, prima parte dei lavori; piastrelle e pittura in altra fattura',
    'Horas de março do desenvolvimento; as de abril e o lançamento serão cobradas depois',
    'Meia fatura agora, meia quando o livro sair',
    'Demolição, primeira parte da obra; azulejo e pintura vão noutra fatura',
    'Entrada do ensaio, o resto no dia',
    'Om jullie dag vast te leggen: € 300, en wat overblijft bij het ophalen van het album',
    'Mijlpaal "prototype" gehaald, die van lancering volgt nog',
    'Uren maart ontwikkeling; die van april en de livegang worden later gerekend',
  ])('is a first part when the text tells what comes later: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })
})

describe('sums and pieces', () => {
  test.each([
    'Band fee, 200 now and 600 after the gig',
    'Gage Band, 200 jetzt und 600 nach dem Auftritt',
    'Cachet del grupo, 200 ahora y 600 al terminar el bolo',
    'Campaign start, 1,200 of 4,000; the remaining 2,800 on publication',
    'Lancement campagne, 1 200 sur 4 000 ; les 2 800 restants à la publication',
    'Avvio campagna, 1.200 dei 4.000; i restanti 2.800 alla pubblicazione',
    'Made-to-measure kitchen, carcasses invoiced now; fronts and worktop when fitted',
    'Cozinha por medida, cobra-se a estrutura; portas e tampo quando montados',
  ])('are a first part when the others are named: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })
})

describe('a rest with a moment', () => {
  test('is the last part when something was paid before or the work is done', () => {
    expect(readPart('Mural delivered, remainder after the holidays')).toMatchObject({ part: 'last', isWeak: false })
    expect(partOf('Wedding film, half paid at booking, the other half due one week before')).toBe('last')
  })

  test('counts as a first part for now when nothing tells which it is', () => {
    expect(readPart('Mural, remainder after the holidays')).toMatchObject({ part: 'first', isWeak: true })
  })

  test.each([
    'Material and labour, boiler repair',
    'Schilderwerk kozijnen, arbeid en verf',
    'Tejado, materiales y mano de obra a la tarifa habitual',
    'Riparazione, ricambi e manodopera alla giornata',
    'Reparatur, Material und Arbeit nach Aufwand',
    'Reparação, peças e mão de obra no local',
    'Website, travel will be billed later',
    'Programmierung, Fahrtkosten werden im Juni berechnet',
  ])('is not announced by what comes beside the work: %s', (phrase) => {
    expect(partOf(phrase)).toBeNull()
  })
})
