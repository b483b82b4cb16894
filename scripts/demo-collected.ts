/** A form beside the default one, for people who come to a course. */
export const demoSecondForm = {
  name: 'Label School',
  settings: {
    accentColor: null,
    asksCompany: true,
    asksRole: false,
    layout: 'steps',
    service: 'Label School, six evenings',
    questions: [
      {
        text: 'Which evenings helped you most?',
        kind: 'choices',
        options: ['Drawing letters', 'Paper and printers', 'What the law wants on a label', 'Pricing a small run'],
      },
      { text: 'How ready do you feel to make your next label yourself?', kind: 'scale' },
      { text: 'What should the next course do better?', kind: 'long', isPrivate: true },
    ],
    thanks: {
      message: 'Thank you for six evenings. Bring a jar to the next one.',
      link: { label: 'The next dates', url: 'https://feldmann.example/label-school' },
      code: null,
    },
  },
} as const

/** What the owner had collected with another service before. */
export const demoImport = {
  receivedVia: 'Senja',
  tags: ['from Senja'],
  rows: [
    {
      customerName: 'Eleni Markou',
      company: 'Markou Estate',
      rating: 5,
      testimonial:
        'Our olives travel to nine countries, and the label has to be legal in all of them. It is, and it is still a label one wants to look at.',
      receivedOn: '2024-02-28',
      originalUrl: 'https://senja.example/p/markou',
      service: 'A range of up to six',
      tags: ['press'],
    },
    {
      customerName: 'Callum Reid',
      company: 'Reid Smokehouse',
      rating: 4,
      testimonial: 'Quick, fair, no jargon. I would book the photo day earlier next time.',
      receivedOn: '2022-11-17',
      service: 'One label',
    },
    {
      customerName: 'Hinrich Petersen',
      company: 'Mühle Petersen',
      rating: 5,
      testimonial: 'Neunzig Jahre lang waren die Säcke braun. Jetzt sind sie braun und man erkennt sie.',
      receivedOn: '2023-05-12',
      service: 'One label',
      tags: ['for the shop'],
    },
    {
      customerName: 'Signe Holm',
      company: 'Holm Te',
      rating: 5,
      testimonial:
        'The tin closes with a click because she made the manufacturer do it again. We had given up on the click.',
      receivedOn: '2024-01-09',
      originalUrl: 'https://senja.example/p/holm',
    },
    {
      customerName: 'Bastien Roux',
      company: 'Roux Frères',
      rating: 4,
      testimonial: 'I asked for modern. She talked me into calm. Sales agreed with her.',
      receivedOn: '2023-06-30',
    },
    {
      customerName: 'Maud Jansen',
      company: 'Jansen Zeep',
      rating: 3,
      testimonial: 'Beautiful work, six weeks late. She was honest about why.',
      receivedOn: '2021-10-04',
    },
  ],
}

/** Who has which tag, and which service. */
export const demoSorting = {
  tags: {
    'shelf test': ['Imke Vogt', 'Henrik Lund', 'Ruth Adeyemi'],
    'for the shop': ['Clémence Aubry', 'Henrik Lund'],
    'second edition': ['Maya Goldberg', 'Henrik Lund'],
    press: ['George Whitlock'],
  },
  services: {
    'A range of up to six': ['Maya Goldberg', 'Imke Vogt', 'Clémence Aubry', 'Tomás Oliveira'],
    'One label': ['Ruth Adeyemi', 'Henrik Lund'],
  },
} as const

/** Which sentences cards show of a testimonial, counted from 0, and what stands out in them. */
export const demoExcerpt = {
  name: 'Henrik Lund',
  sentences: [0, 1],
  highlight: 'the first whose third round was really the last',
} as const

/** What the owner answered in public. */
export const demoReply = { name: 'Clémence Aubry', reply: 'Thank you, Clémence. Say hello to the goats.' } as const

/** First in the grid, in this order. */
export const PINNED = ['Imke Vogt', 'Ruth Adeyemi', 'Henrik Lund'] as const
