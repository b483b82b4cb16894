import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Com’è stato lavorare con ${sender}?`,
    lead: (owner: string) => `Bastano due o tre frasi sincere. ${owner} le legge prima di chiunque altro.`,
    email: {
      title: 'La tua e-mail',
      note: 'Per una ricevuta. Non viene mai mostrata.',
      refused: 'Inserisci un indirizzo come ana@example.com, o lascia vuoto il campo.',
      needed: 'Inserisci un indirizzo come ana@example.com.',
      confirmNote: 'Ti inviamo un link per confermare la tua testimonianza. Il tuo indirizzo non viene mai mostrato.',
    },
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
    'email-needed': {
      title: 'Ora questo modulo richiede la tua e-mail.',
      advice: 'Tutto quello che hai scritto è ancora qui. Inserisci la tua e-mail e invia di nuovo.',
    },
    'not-sent-again': {
      title: 'Ti abbiamo già scritto più volte per questo testo.',
      advice: 'Guarda nella cartella spam, oppure invialo con un altro indirizzo e-mail.',
    },
    proof: {
      title: 'La verifica del tuo browser non è riuscita.',
      advice: 'Tutto quello che hai scritto è ancora qui. Invialo di nuovo.',
    },
    'no-check': {
      title: 'Il tuo browser non può fare la verifica che ora serve a questo modulo.',
      advice: 'Tutto quello che hai scritto è ancora qui. Usa un browser più recente, oppure riprova tra qualche ora.',
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
  unconfirmed: {
    title: 'Ancora un passo: conferma la tua e-mail',
    note: (sender: string, address: string) =>
      `Apri la nostra e-mail a ${address} e premi il pulsante. Solo dopo ${sender} potrà leggere la tua testimonianza.`,
    again: 'Invia di nuovo',
    sent: 'Abbiamo riprovato. Se questo indirizzo accetta le nostre e-mail, arriva in pochi minuti.',
    sentLast:
      'Abbiamo riprovato per l’ultima volta. Se non arriva nulla, invia di nuovo la testimonianza con un altro indirizzo.',
    tooMany: 'Abbiamo già provato più volte. Invia di nuovo la testimonianza con un altro indirizzo.',
    confirmed: (sender: string) => `La tua e-mail è confermata. ${sender} ha la tua testimonianza.`,
    gone: 'Questa testimonianza è stata cancellata perché non è stata confermata. Inviala di nuovo.',
    nothingCame: (days: number) =>
      `Dopo qualche minuto non è arrivato nulla? Guarda nella cartella spam, invia di nuovo l’e-mail o correggi l’indirizzo. Alcuni indirizzi non accettano le nostre e-mail. Senza conferma, la testimonianza viene cancellata dopo ${days} giorni.`,
  },
  confirming: {
    title: 'È tua questa testimonianza?',
    note: (sender: string) => `Confermala e ${sender} potrà leggerla.`,
    confirm: 'Sì, invia',
    isPrivate: (sender: string) => `Privato: solo ${sender} può leggerla.`,
    isPublic: (sender: string) => `Pubblico: ${sender} può mostrarla.`,
    notYours: (days: number) =>
      `Non è tua? Chiudi questa pagina. Nessuno la leggerà, e dopo ${days} giorni viene cancellata.`,
    goneTitle: 'Questo link non funziona più',
    gone: (days: number) =>
      `Le testimonianze non confermate entro ${days} giorni vengono cancellate. Se nel frattempo hai corretto l’indirizzo, usa il link nell’e-mail più recente.`,
  },
}
