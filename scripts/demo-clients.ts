import { adding, answered, paying, type DemoClient } from './demo-client.ts'
import { unansweredClients } from './demo-unanswered.ts'

/** The clients of a packaging designer in Hamburg. All invented; `.example` addresses don't exist. */
export const demoClients: readonly DemoClient[] = [
  ...unansweredClients,
  paying(
    { what: 'Oil labels, this harvest', euros: 1450, how: 'invoice', daysAgo: 9 },
    adding(
      {
        company: 'Casa Ribeiro',
        role: 'Miller',
        answers: ['She asked about the cap before the label.', 'Send a bottle first, and the brief after.'],
      },
      answered(
        'submitted',
        3,
        ['Ana Ribeiro', 'casaribeiro.example'],
        5,
        'Our oil stood on the shelf for nine years next to prettier bottles. Nora spent a day at the press before she drew anything, asked my father why the cap had always been blue, and then kept the blue.\n\nWe sold the October harvest in eleven days. The labels even survive the ice bucket, which I had not thought to ask for.',
      ),
    ),
  ),
  answered(
    'submitted',
    4,
    ['Sven Halvorsen', 'lofotensalt.example'],
    4,
    'Good work and good company. I would have liked the print files a week earlier, because our printer is on an island and so are we.',
    true,
  ),
  answered(
    'submitted',
    5,
    ['Matteo Gallo', 'acetaiagallo.example'],
    5,
    'Three generations argued over this label. She listened to all of them and then drew the one thing we agreed on.',
  ),
  answered(
    'submitted',
    6,
    ['Paul Schreiber', 'moselkeller.example'],
    2,
    'The result is fine, but I learned about the extra cost for the metallic ink from the printer and not from the studio. Tell people before, not after.',
  ),
  answered(
    'submitted',
    7,
    ['Nadia Benali', 'dardattes.example'],
    5,
    'علب التمر صارت هدية بحد ذاتها. عمل دقيق ووقت محترم.',
  ),
  paying(
    { what: 'Labels for six cheeses', euros: 880, how: 'invoice', daysAgo: 15 },
    answered('approved', 9, ['Clémence Aubry', 'fromagerieaubry.example'], 5, 'Precise, funny, never late.'),
  ),
  paying(
    { what: 'Honey jars', euros: 1320, how: 'invoice', daysAgo: 20 },
    adding(
      { language: 'de', company: 'Imkerei Vogt', role: 'Imkerin' },
      answered(
        'approved',
        14,
        ['Imke Vogt', 'imkereivogt.example'],
        5,
        'Früher stand der Honig da. Jetzt nehmen die Leute das Glas in die Hand, drehen es um und lesen, was hinten steht. Genau das wollte ich.',
      ),
    ),
  ),
  paying(
    { what: 'Artwork for tins', euros: 540, how: 'payment_link', daysAgo: 31 },
    adding(
      { language: 'pt', company: 'Lume Conservas' },
      answered(
        'approved',
        21,
        ['Tomás Oliveira', 'lumeconservas.example'],
        5,
        'Respondeu num domingo porque a gráfica fechava à segunda. As latas parecem ter sido sempre assim.',
      ),
    ),
  ),
  adding(
    {
      company: 'Tahini Maya',
      role: 'Founder',
      afterwards: {
        daysLater: 23,
        revised: {
          rating: 5,
          text: 'The design is wonderful. The first estimate for printing was too low and we had to reorder, but she told us before we noticed and put it right without being asked. A year on, the second edition came in on the day and on the budget. I would ask for her again, and I have.',
        },
      },
    },
    answered(
      'approved',
      26,
      ['Maya Goldberg', 'tahinimaya.example'],
      4,
      'The design is wonderful. The first estimate for printing was too low and we had to reorder, but she told us before we noticed and put it right without being asked. I would plan two more weeks next time, and I would ask for her again.',
    ),
  ),
  paying(
    { what: 'Artwork for bags, monthly', euros: 150, how: 'subscription', daysAgo: 66 },
    adding(
      { company: 'Lund Coffee', role: 'Roaster', answers: ['How much of the old bag she kept.'] },
      answered(
        'approved',
        33,
        ['Henrik Lund', 'lundcoffee.example'],
        5,
        'Three rounds, as agreed. I have worked with four designers and she is the first whose third round was really the last. The bags photograph well too, which is half the battle for a small roaster.',
      ),
    ),
  ),
  paying(
    {
      what: 'Deposit for the label',
      euros: 600,
      how: 'invoice',
      daysAgo: 61,
      alsoPaidEarlier: { what: 'Balance for the label', euros: 900, paidDaysAgo: 46 },
    },
    adding(
      { company: 'Adeyemi Pepper', role: 'Owner' },
      answered(
        'approved',
        40,
        ['Ruth Adeyemi', 'adeyemipepper.example'],
        5,
        'I sent a voice note and a jar. Two weeks later I had a label in which my mother recognised herself.',
      ),
    ),
  ),
  paying(
    { what: 'Bottle and carton', euros: 2100, how: 'invoice', daysAgo: 53 },
    adding(
      { language: 'fr', company: 'Maison Fabre', role: 'Distillatrice' },
      answered(
        'approved',
        47,
        ['Inès Fabre', 'maisonfabre.example'],
        5,
        'Nous avons augmenté nos prix d’un tiers après le nouveau flacon, et personne ne s’est plaint. Le plus beau : les clients gardent la bouteille vide.',
      ),
    ),
  ),
  answered('approved', 63, ['Beatriz Sousa', 'paodabea.example'], 5, 'My bread is the same. The queue is not.'),
  adding(
    { language: 'nl' },
    answered(
      'approved',
      71,
      ['Lars Dijkstra', 'dijkstrajenever.example'],
      4,
      'Ze vroeg eerst wat we níét wilden veranderen. Dat was de beste vraag van het hele traject.',
    ),
  ),
  answered(
    'approved',
    80,
    ['Elif Demir', 'demirlokum.example'],
    5,
    'Kutular o kadar güzel oldu ki müşteriler lokum bitince atmıyor. Teşekkürler Nora! 🍬',
  ),
  answered(
    'approved',
    88,
    ['Yuki Tanabe', 'tanabemiso.example'],
    5,
    '味噌の樽を見に来てくれた最初のデザイナーでした。ラベルは静かで、棚でいちばん目立ちます。',
  ),
  adding(
    { language: 'es' },
    answered(
      'approved',
      97,
      ['Carmen Ortega', 'ortegapimenton.example'],
      5,
      'Le mandé las latas de mi abuelo y me devolvió las de mi abuelo, pero legibles. No sé cómo se hace eso.',
    ),
  ),
  paying(
    { what: 'Butter wrapper', euros: 980, how: 'invoice', daysAgo: 110 },
    adding(
      { company: 'Brennan Butter', role: 'Creamery manager' },
      answered(
        'approved',
        104,
        ['Aoife Brennan', 'brennanbutter.example'],
        5,
        'She found a typo in our ingredients that had been printed eleven thousand times. That alone paid for the project. The rest was a pleasure.',
      ),
    ),
  ),
  answered(
    'approved',
    112,
    ['Piotr Zieliński', 'pasiekazielinski.example'],
    4,
    'Terminowo i bez zbędnych słów. Jedyne, co bym zmienił, to liczba próbek: chciałem zobaczyć je wszystkie.',
  ),
  paying(
    { what: 'Boxes for liquorice', euros: 3400, how: 'invoice', daysAgo: 127 },
    adding(
      {
        company: 'Lindqvist Lakrits',
        role: 'Head of production',
        answers: ['She timed us with a stopwatch before she drew.', 'Show her the packing table on the first day.'],
      },
      answered(
        'approved',
        121,
        ['Freya Lindqvist', 'lindqvistlakrits.example'],
        5,
        'We asked for a box. We got a box, a reason for the box, and a drawing of how to pack eight of them with two hands. My packers want to marry her.\n\nWhat I had feared was a beautiful thing that slows the line. It is faster than the old one by a third, and I have the numbers. If you make something small with your own hands and somebody else has to fold it four hundred times a day, talk to this woman before you talk to your printer.',
      ),
    ),
  ),
  adding(
    { language: 'it' },
    answered(
      'approved',
      130,
      ['Davide Conti', 'contiolive.example'],
      5,
      'Ha capito il nostro olio prima di disegnarlo.',
    ),
  ),
  adding(
    { language: 'nl', afterwards: { daysLater: 100, withdrawn: true } },
    answered('approved', 141, ['Noor van Dijk', 'zoutenzo.example'], 0, 'Fijn, helder, klaar. Dank je wel.'),
  ),
  answered(
    'approved',
    150,
    ['Kwame Mensah', 'mensahcocoa.example'],
    5,
    'We were told twice that our story was too complicated for a wrapper. Nora put it into nine words.',
    true,
  ),
  answered(
    'approved',
    162,
    ['Ágnes Kovács', 'kovacspaprika.example'],
    5,
    'A piros most tényleg piros, és öt év múlva is az lesz: megmutatta, melyik festék fakul ki a napon.',
  ),
  answered(
    'approved',
    175,
    ['Robert & Mary-Anne Featherstonehaugh-Carrington', 'orchardpress.example'],
    5,
    'Our names are too long for a label. She made that the label.',
  ),
  answered(
    'rejected',
    30,
    ['Kim Sørensen', 'havtang.example'],
    5,
    'Great logo for the ferry! (Sorry, wrong Feldmann?)',
  ),
  answered('rejected', 60, ['Nora Feldmann', 'testing.example'], 3, 'Testing the form, please ignore.', true),
  adding(
    { language: 'de' },
    answered(
      'rejected',
      90,
      ['Gregor Hahn', 'hahnsenf.example'],
      1,
      'Wollte ein Etikett für Freitag. Bekam eine Rückfrage.',
    ),
  ),
  adding(
    { isTrapped: true },
    answered(
      'rejected',
      118,
      ['Promo Team', 'cheaplabels.example'],
      5,
      'Buy 5000 labels, get 1000 free at cheaplabels dot example!!!',
    ),
  ),
]
