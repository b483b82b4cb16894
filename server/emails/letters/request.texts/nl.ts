import type { RequestTexts } from './request-texts.type.ts'

export const nl: RequestTexts = {
  tones: {
    friendly: {
      hello: 'Goedendag,',
      helloTo: (name) => `Beste ${name},`,
      closing: 'Met hartelijke dank,',
      request: {
        subject: (sender) => `Hoe was het om met ${sender} te werken?`,
        subjectTo: (name) => `Hoe was het, ${name}?`,
        preheader: 'Twee of drie zinnen zouden veel betekenen. Het kost maar een paar minuten.',
        paragraphs: (sender) => [
          `Dank u wel dat u met ${sender} hebt gewerkt.`,
          'Zou u in twee of drie zinnen willen schrijven hoe het was? Eerlijk, zoals het was. Het helpt de volgende om te kiezen, en het helpt mij om beter te worden.',
        ],
      },
      reminder: {
        subject: (sender) => `Een kleine herinnering van ${sender}`,
        subjectTo: (name) => `Een kleine herinnering, ${name}`,
        preheader: 'Twee minuten is genoeg. En als u liever niets schrijft, is dat ook goed.',
        paragraphs: (sender) => [
          `Een tijdje geleden vroeg ik hoe het was om met ${sender} te werken. Misschien is het u ontgaan.`,
          'Als u twee minuten vindt, zouden een paar eerlijke zinnen veel voor mij betekenen. En als u liever niets schrijft, is dat ook goed.',
        ],
        only: 'Ik herinner u er alleen deze ene keer aan.',
        last: 'Dit is mijn laatste herinnering.',
      },
    },
    formal: {
      hello: 'Goedendag,',
      helloTo: (name) => `Geachte ${name},`,
      closing: 'Met vriendelijke groet,',
      request: {
        subject: (sender) => `Uw mening over ${sender}`,
        subjectTo: (_, sender) => `Uw mening over ${sender}`,
        preheader: 'Ik zou u dankbaar zijn voor twee of drie zinnen in uw eigen woorden.',
        paragraphs: (sender) => [
          `Hartelijk dank voor uw vertrouwen in ${sender}.`,
          'Ik zou het op prijs stellen als u in twee of drie zinnen wilt beschrijven hoe u onze samenwerking hebt ervaren, openhartig en in uw eigen woorden. Het helpt anderen bij hun keuze en mij om mijn werk te verbeteren.',
        ],
      },
      reminder: {
        subject: (sender) => `Herinnering: uw mening over ${sender}`,
        subjectTo: (_, sender) => `Herinnering: uw mening over ${sender}`,
        preheader: 'Als uw tijd het toelaat, zou ik een paar openhartige zinnen zeer op prijs stellen.',
        paragraphs: (sender) => [
          `Enige tijd geleden vroeg ik u naar uw mening over ${sender}.`,
          'Als uw tijd het toelaat, zou ik een paar openhartige zinnen zeer op prijs stellen. Schrijft u liever niets, dan heb ik daar alle begrip voor.',
        ],
        only: 'Dit is de enige herinnering.',
        last: 'Dit is de laatste herinnering.',
      },
    },
    brief: {
      hello: 'Hallo,',
      helloTo: (name) => `Hallo ${name},`,
      closing: 'Bedankt!',
      request: {
        subject: (sender) => `Een paar woorden over ${sender}?`,
        subjectTo: (name) => `Een paar woorden, ${name}?`,
        preheader: 'Twee of drie eerlijke zinnen zouden mij erg helpen.',
        paragraphs: (sender) => [
          `Hoe was het om met ${sender} te werken? Twee of drie eerlijke zinnen zouden mij erg helpen.`,
        ],
      },
      reminder: {
        subject: (sender) => `Nog tijd voor een paar woorden over ${sender}?`,
        subjectTo: (name) => `Nog tijd voor een paar woorden, ${name}?`,
        preheader: 'Even een korte herinnering.',
        paragraphs: (sender) => [
          `Even een korte herinnering: twee of drie eerlijke zinnen over het werk met ${sender} zouden mij erg helpen.`,
        ],
        only: 'Ik vraag het niet nog eens.',
        last: 'Hierna vraag ik het niet meer.',
      },
    },
  },
  button: 'Een paar woorden schrijven',
  starsHint: 'Begin gerust met de sterren:',
  stars: { one: 'ster', other: 'sterren' },
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  ourWork: 'onze samenwerking',
  reason: (sender) =>
    `U ontvangt deze e-mail omdat ${sender} u om een paar woorden over het gezamenlijke werk heeft gevraagd.`,
  replies: (owner) => `Als u antwoordt, leest ${owner} het.`,
  decline: 'Nee, bedankt: vraag dit niet nog eens',
  unsubscribe: 'Afmelden',
  sentWith: 'Verzonden met',
}
