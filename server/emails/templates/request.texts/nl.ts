import type { RequestTexts } from './request-texts.type.ts'

export const nl: RequestTexts = {
  tones: {
    friendly: {
      greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
      closing: 'Hartelijk bedankt,',
      request: {
        subject: (sender) => `Hoe was de samenwerking met ${sender}?`,
        subjectTo: (name) => `Hoe is het gegaan, ${name}?`,
        preheader: 'Twee of drie zinnen zouden veel betekenen. Het kost maar een paar minuten.',
        paragraphs: (sender) => [
          `Bedankt voor de samenwerking${sender ? ` met ${sender}` : ''}.`,
          'Zou je in twee of drie zinnen willen schrijven hoe het is gegaan? Wees gerust eerlijk: het helpt anderen bij hun keuze en mij om beter te worden.',
        ],
      },
      reminder: {
        subject: (sender) => `Een kleine herinnering van ${sender}`,
        subjectTo: (name) => `Een kleine herinnering, ${name}`,
        preheader: 'Twee minuten is genoeg. En als je liever niets schrijft, is dat ook prima.',
        paragraphs: (sender) => [
          `Een tijdje geleden vroeg ik hoe ${sender ? `de samenwerking met ${sender}` : 'onze samenwerking'} is gegaan. Misschien heb je mijn e-mail gemist.`,
          'Als je twee minuten hebt, zouden een paar eerlijke zinnen veel voor mij betekenen. En als je liever niets schrijft, is dat ook prima.',
        ],
        only: 'Dit is mijn enige herinnering, ik vraag het niet nog eens.',
        last: 'Dit is mijn laatste herinnering.',
      },
    },
    formal: {
      greeting: (name) => (name ? `Geachte ${name},` : 'Goedendag,'),
      closing: 'Met vriendelijke groet,',
      request: {
        subject: (sender) => `Uw ervaring met ${sender}`,
        subjectTo: (_, sender) => `Uw ervaring met ${sender}`,
        preheader: 'Ik zou u dankbaar zijn voor twee of drie zinnen in uw eigen woorden.',
        paragraphs: (sender) => [
          `Hartelijk dank voor uw vertrouwen${sender ? ` in ${sender}` : ''}.`,
          'Ik zou het op prijs stellen als u onze samenwerking in twee of drie zinnen wilt beschrijven, openhartig en in uw eigen woorden. Het helpt anderen bij hun keuze en mij om mijn werk te verbeteren.',
        ],
      },
      reminder: {
        subject: (sender) => `Herinnering: uw ervaring met ${sender}`,
        subjectTo: (_, sender) => `Herinnering: uw ervaring met ${sender}`,
        preheader: 'Als u een moment hebt, zou ik een paar zinnen zeer op prijs stellen.',
        paragraphs: (sender) => [
          `Enige tijd geleden vroeg ik u naar ${sender ? `uw ervaring met ${sender}` : 'onze samenwerking'}.`,
          'Als u een moment hebt, zou ik een paar eerlijke zinnen zeer op prijs stellen. Schrijft u liever niets, dan heb ik daar alle begrip voor.',
        ],
        only: 'Dit is de enige herinnering die ik u stuur.',
        last: 'Dit is de laatste herinnering die ik u stuur.',
      },
    },
    brief: {
      greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
      closing: 'Bedankt!',
      request: {
        subject: (sender) => `Een korte review voor ${sender}?`,
        subjectTo: (name) => `Een korte review, ${name}?`,
        preheader: 'Het kost maar een paar minuten.',
        paragraphs: (sender) => [
          `Hoe was ${sender ? `de samenwerking met ${sender}` : 'onze samenwerking'}? Twee of drie eerlijke zinnen zouden mij erg helpen.`,
        ],
      },
      reminder: {
        subject: (sender) => `Herinnering: een korte review voor ${sender}?`,
        subjectTo: (name) => `Herinnering: een korte review, ${name}?`,
        preheader: 'Twee minuten is genoeg.',
        paragraphs: (sender) => [
          `Even een korte herinnering: twee of drie eerlijke zinnen over ${sender ? `de samenwerking met ${sender}` : 'onze samenwerking'} zouden mij erg helpen.`,
        ],
        only: 'Ik vraag het niet nog eens.',
        last: 'Hierna vraag ik het niet meer.',
      },
    },
  },
  button: 'Schrijf een review',
  starsHint: 'Begin gerust met een beoordeling:',
  stars: { one: 'ster', other: 'sterren' },
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  ourWork: 'onze samenwerking',
  reason: (sender) => `Deze e-mail is verstuurd omdat ${sender} om een review heeft gevraagd.`,
  replies: (owner) => `Antwoorden op deze e-mail worden gelezen door ${owner}.`,
  decline: 'Nee, bedankt: vraag dit niet nog eens',
  unsubscribe: 'Afmelden',
  sentWith: 'Verzonden met',
}
