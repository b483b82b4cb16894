import type { RequestTexts } from './request-texts.type.ts'

export const it: RequestTexts = {
  tones: {
    friendly: {
      hello: 'Ciao,',
      helloTo: (name) => `Ciao ${name},`,
      closing: 'Con gratitudine,',
      request: {
        subject: (sender) => `Com’è stato lavorare con ${sender}?`,
        subjectTo: (name) => `Com’è stato, ${name}?`,
        preheader: 'Due o tre frasi significherebbero molto. Bastano pochi minuti.',
        paragraphs: (sender) => [
          `Grazie per aver lavorato con ${sender}.`,
          'Scriveresti due o tre frasi sincere su com’è stato? Aiutano chi viene dopo a decidere, e aiutano me a migliorare.',
        ],
      },
      reminder: {
        subject: (sender) => `Un piccolo promemoria da ${sender}`,
        subjectTo: (name) => `Un piccolo promemoria, ${name}`,
        preheader: 'Bastano due minuti. E se preferisci non scrivere, va bene lo stesso.',
        paragraphs: (sender) => [
          `Qualche tempo fa ti ho chiesto com’è stato lavorare con ${sender}. Forse ti è sfuggito.`,
          'Se trovi due minuti, qualche frase sincera significherebbe molto per me. E se preferisci non scrivere, va bene lo stesso.',
        ],
        only: 'Te lo ricordo solo questa volta.',
        last: 'Questo è il mio ultimo promemoria.',
      },
    },
    formal: {
      hello: 'Buongiorno,',
      helloTo: (name) => `Gentile ${name},`,
      closing: 'Cordiali saluti,',
      request: {
        subject: (sender) => `La Sua opinione su ${sender}`,
        subjectTo: (_, sender) => `La Sua opinione su ${sender}`,
        preheader: 'Le sarei riconoscente per due o tre frasi, con parole Sue.',
        paragraphs: (sender) => [
          `La ringrazio per la fiducia accordata a ${sender}.`,
          'Le sarei riconoscente se volesse descrivere in due o tre frasi come ha vissuto la nostra collaborazione, con franchezza e con parole Sue. Aiuta altre persone a decidere e aiuta me a migliorare.',
        ],
      },
      reminder: {
        subject: (sender) => `Promemoria: la Sua opinione su ${sender}`,
        subjectTo: (_, sender) => `Promemoria: la Sua opinione su ${sender}`,
        preheader: 'Se il Suo tempo lo permette, qualche frase sincera sarebbe molto gradita.',
        paragraphs: (sender) => [
          `Qualche tempo fa Le ho chiesto la Sua opinione su ${sender}.`,
          'Se il Suo tempo lo permette, qualche frase sincera sarebbe molto gradita. Se preferisce non scrivere, lo capisco perfettamente.',
        ],
        only: 'Questo è l’unico promemoria.',
        last: 'Questo è l’ultimo promemoria.',
      },
    },
    brief: {
      hello: 'Ciao,',
      helloTo: (name) => `Ciao ${name},`,
      closing: 'Grazie!',
      request: {
        subject: (sender) => `Qualche parola su ${sender}?`,
        subjectTo: (name) => `Qualche parola, ${name}?`,
        preheader: 'Due o tre frasi sincere mi aiuterebbero molto.',
        paragraphs: (sender) => [`Com’è stato lavorare con ${sender}? Due o tre frasi sincere mi aiuterebbero molto.`],
      },
      reminder: {
        subject: (sender) => `Ancora tempo per qualche parola su ${sender}?`,
        subjectTo: (name) => `Ancora tempo per qualche parola, ${name}?`,
        preheader: 'Solo un breve promemoria.',
        paragraphs: (sender) => [
          `Solo un breve promemoria: due o tre frasi sincere sul lavoro con ${sender} mi aiuterebbero molto.`,
        ],
        only: 'Non lo chiederò più.',
        last: 'Dopo questo non lo chiederò più.',
      },
    },
  },
  button: 'Scrivere qualche parola',
  starsHint: 'Si può cominciare dalle stelle:',
  stars: { one: 'stella', other: 'stelle' },
  linkHint: 'Se il pulsante non funziona, ecco il link:',
  ourWork: 'il nostro lavoro insieme',
  reason: (sender) => `Questo messaggio arriva perché ${sender} ha chiesto qualche parola sul lavoro fatto insieme.`,
  replies: (owner) => `Le risposte a questo messaggio le legge ${owner}.`,
  decline: 'No, grazie: non chiedetemelo più',
  unsubscribe: 'Annulla l’iscrizione',
  sentWith: 'Inviato con',
}
