import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `La tua testimonianza per ${sender}`,
    heading: (sender: string) => `Com’è stato lavorare con ${sender}?`,
    lead: (owner: string) => `Bastano due o tre frasi sincere. ${owner} le legge prima di chiunque altro.`,
    email: {
      title: 'La tua e-mail',
      note: 'Per una ricevuta. Non viene mai mostrata.',
      refused: 'Inserisci un indirizzo come ana@example.com, o lascia vuoto il campo.',
    },
    send: (sender: string) => `Invia a ${sender}`,
    sending: 'Invio in corso…',
    sendAgain: 'Invia di nuovo',
  },
  refusals: {
    'consent-changed': {
      title: 'Il testo che accetti è cambiato.',
      advice: 'Tutto quello che hai scritto è ancora qui. Leggi il nuovo testo qui sopra e invia di nuovo.',
    },
    'questions-changed': {
      title: 'Le domande sono cambiate.',
      advice: 'Il resto di quello che hai scritto è ancora qui. Controlla le domande e invia di nuovo.',
    },
    'too-fast': {
      title: 'Ti abbiamo scambiato per un programma.',
      advice: 'Tutto quello che hai scritto è ancora qui. Invialo di nuovo.',
    },
    duplicate: {
      title: 'Questo testo è già arrivato.',
      advice: 'Non serve inviarlo di nuovo.',
    },
  },
  closed: {
    title: 'Questo modulo è chiuso',
    note: (sender: string) => `${sender} non raccoglie più testimonianze su questa pagina.`,
  },
  full: {
    title: 'Torna domani',
    note: (sender: string, time: string) =>
      `Per oggi ${sender} non raccoglie altre testimonianze. Puoi inviare la tua a partire da questo momento: ${time}.`,
    kept: 'Il tuo testo resta salvato su questo dispositivo.',
  },
  nowhere: {
    title: 'Questo link non funziona',
    note: 'Potrebbe essere incompleto. Chiedine uno nuovo a chi te l’ha dato.',
  },
  unsent: 'Testo non inviato',
  thanks: {
    title: 'Grazie!',
    received: (sender: string) => `${sender} ha ricevuto la tua testimonianza.`,
    staysPrivate: 'Resta privata, come hai scelto.',
    mayBeShown: (sender: string) => `${sender} ora può mostrarla in pubblico, come hai scelto.`,
    portal: 'Vedi la tua testimonianza',
    portalNote:
      'Sulla tua pagina puoi leggerla, modificarla o ritirarla in qualsiasi momento. Conserva il link: lo hai solo tu.',
    portalByEmail:
      'Sulla tua pagina puoi leggerla, modificarla o ritirarla in qualsiasi momento. Riceverai anche una ricevuta con il link per e-mail.',
  },
}
