import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Le tue parole per ${sender}`,
    heading: (sender: string) => `Grazie per aver lavorato con ${sender}`,
    hello: (client: string) => `Ciao, ${client}.`,
    lead: (owner: string) =>
      `Ti va di raccontare com’è andata? Bastano due o tre frasi sincere. Arrivano direttamente a ${owner}.`,
    photo: 'La tua foto',
    photoNote: 'Un volto accanto alle parole aiuta chi non ti conosce a crederci. Decidi tu.',
    photoFailed: 'La tua foto non è arrivata. Riprova, o rimuovila per inviare le tue parole senza.',
    photoUnknown: 'La tua foto non c’è più. Sceglila di nuovo, o invia le tue parole senza.',
    photoWaiting: 'La tua foto è ancora in viaggio. Tutto parte appena è arrivata.',
    questions: 'Ancora qualche domanda',
    send: (sender: string) => `Invia a ${sender}`,
    sending: 'Invio in corso…',
    waiting: 'In attesa della foto…',
    sendAgain: 'Invia di nuovo',
    consentChanged: 'La frase che accetti è cambiata.',
    consentChangedAdvice: 'Tutto quello che hai scritto è ancora qui. Leggi la nuova frase qui sopra e invia di nuovo.',
    questionsChanged: 'Nel frattempo le domande sono cambiate.',
    questionsChangedAdvice: 'Il resto di quello che hai scritto è ancora qui. Dai loro un’occhiata e invia di nuovo.',
  },
  nowhere: {
    pageTitle: 'Qui non c’è niente da compilare',
    title: 'A questo link non c’è niente da compilare',
    note: 'Forse è stato tagliato lungo la strada, o la richiesta è stata ritirata. Apri ancora una volta il link del tuo messaggio, o chiedine uno nuovo a chi te l’ha mandato. Non hai sbagliato niente.',
  },
  thanks: {
    pageTitle: (sender: string) => `Grazie! ${sender}`,
    title: 'Grazie!',
    sub: 'Il tuo parere vale tantissimo',
    received: (sender: string) => `Le tue parole sono arrivate a ${sender}.`,
    staysPrivate: 'Restano private, come hai scelto.',
    mayBeShown: (sender: string) => `${sender} ora può mostrarle in pubblico, come hai scelto.`,
    close: 'Puoi chiudere questa pagina.',
    answeredEarlier: (sender: string) =>
      `Questa richiesta ha avuto risposta, ed è arrivata a ${sender}. Puoi chiudere questa pagina.`,
    answeredMeanwhile: (sender: string) =>
      `Una risposta era già arrivata a ${sender}, e ogni richiesta ne accetta una sola. Per questo le parole di questa pagina non sono state aggiunte.`,
    unsent: 'Parole di questa pagina che non sono state inviate',
    ownPage: 'La tua pagina personale',
    ownPageNote:
      'Lì puoi rileggere le tue parole, modificarle o ritirarle. Una ricevuta con lo stesso link è in viaggio per e-mail.',
    postmarkThanks: 'Grazie',
    postmarkReceived: 'Ricevuto',
  },
}
