import type { RequestTexts } from './request-texts.type.ts'

export const it: RequestTexts = {
  tones: {
    friendly: {
      greeting: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
      closing: 'Grazie mille,',
      request: {
        subject: (sender) => `Com’è andata con ${sender}?`,
        subjectTo: (name) => `Com’è andata, ${name}?`,
        preheader: 'Due o tre frasi significherebbero molto. Bastano un paio di minuti.',
        paragraphs: (sender) => [
          `Grazie per aver lavorato con ${sender ?? 'me'}.`,
          'Ti va di scrivere due o tre frasi su com’è andata? In tutta sincerità: aiutano altre persone a decidere, e aiutano me a migliorare.',
        ],
      },
      reminder: {
        subject: (sender) => `Un piccolo promemoria da ${sender}`,
        subjectTo: (name) => `Un piccolo promemoria, ${name}`,
        preheader: 'Bastano due minuti. E se preferisci non scrivere, nessun problema.',
        paragraphs: (sender) => [
          `Qualche tempo fa ti ho chiesto com’è ${sender ? `andata con ${sender}` : 'andato il nostro lavoro insieme'}. Forse la mia e-mail ti è sfuggita.`,
          'Se hai due minuti, qualche frase sincera significherebbe molto per me. E se preferisci non scrivere, nessun problema.',
        ],
        only: 'Questo è il mio unico promemoria: non te lo chiederò più.',
        last: 'Questo è il mio ultimo promemoria.',
      },
    },
    formal: {
      greeting: (name) => (name ? `Gentile ${name},` : 'Buongiorno,'),
      closing: 'Cordiali saluti,',
      request: {
        subject: (sender) => `La Sua esperienza con ${sender}`,
        subjectTo: (_, sender) => `La Sua esperienza con ${sender}`,
        preheader: 'Le sarei riconoscente per due o tre frasi, con parole Sue.',
        paragraphs: (sender) => [
          `La ringrazio per la fiducia ${sender ? `accordata a ${sender}` : 'che mi ha accordato'}.`,
          'Le sarei riconoscente se volesse descrivere in due o tre frasi la nostra collaborazione, con franchezza e con parole Sue. Aiuta altre persone a decidere e aiuta me a migliorare.',
        ],
      },
      reminder: {
        subject: (sender) => `Promemoria: la Sua esperienza con ${sender}`,
        subjectTo: (_, sender) => `Promemoria: la Sua esperienza con ${sender}`,
        preheader: 'Se ha un momento, Le sarei riconoscente per qualche frase.',
        paragraphs: (sender) => [
          `Qualche tempo fa Le ho chiesto ${sender ? `della Sua esperienza con ${sender}` : 'del nostro lavoro insieme'}.`,
          'Se ha un momento, Le sarei riconoscente per qualche frase sincera. Se preferisce non scrivere, lo capisco perfettamente.',
        ],
        only: 'Questo è l’unico promemoria che Le invio.',
        last: 'Questo è l’ultimo promemoria che Le invio.',
      },
    },
    brief: {
      greeting: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
      closing: 'Grazie!',
      request: {
        subject: (sender) => `Una breve testimonianza per ${sender}?`,
        subjectTo: (name) => `Una breve testimonianza, ${name}?`,
        preheader: 'Bastano un paio di minuti.',
        paragraphs: (sender) => [
          `Com’è ${sender ? `andata con ${sender}` : 'andato il nostro lavoro insieme'}? Due o tre frasi sincere mi aiuterebbero molto.`,
        ],
      },
      reminder: {
        subject: (sender) => `Promemoria: una breve testimonianza per ${sender}?`,
        subjectTo: (name) => `Promemoria: una breve testimonianza, ${name}?`,
        preheader: 'Bastano due minuti.',
        paragraphs: (sender) => [
          `Solo un breve promemoria: due o tre frasi sincere sul ${sender ? `lavoro con ${sender}` : 'nostro lavoro insieme'} mi aiuterebbero molto.`,
        ],
        only: 'Non lo chiederò più.',
        last: 'Dopo questo non lo chiederò più.',
      },
    },
  },
  button: 'Scrivi una testimonianza',
  starsHint: 'Si può iniziare con una valutazione:',
  stars: { one: 'stella', other: 'stelle' },
  linkHint: 'Se il pulsante non funziona, ecco il link:',
  ourWork: 'il nostro lavoro insieme',
  reason: (sender) => `Questa e-mail è stata inviata perché ${sender} ha chiesto una testimonianza.`,
  replies: (owner) => `Le risposte a questa e-mail le legge ${owner}.`,
  decline: 'No, grazie: non chiedetemelo più',
  unsubscribe: 'Annulla l’iscrizione',
  sentWith: 'Inviato con',
}
