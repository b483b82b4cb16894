import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Grazie per aver lavorato con ${sender}`,
    hello: (client: string) => `Ciao, ${client}.`,
    lead: (owner: string) => `Ti va di raccontare a ${owner} com’è andata? Bastano due o tre frasi sincere.`,
    questions: 'Ancora qualche domanda',
    consentChanged: 'Il testo che accetti è cambiato.',
    consentChangedAdvice: 'Tutto quello che hai scritto è ancora qui. Leggi il nuovo testo qui sopra e invia di nuovo.',
    questionsChanged: 'Le domande sono cambiate.',
    questionsChangedAdvice: 'Il resto di quello che hai scritto è ancora qui. Controlla le domande e invia di nuovo.',
  },
  nowhere: {
    pageTitle: 'Questo link non funziona',
    title: 'Questo link non funziona',
    note: 'Potrebbe essere incompleto, o la richiesta potrebbe essere stata annullata. Aprilo di nuovo dal tuo messaggio, o chiedine uno nuovo a chi te l’ha mandato.',
  },
  thanks: {
    pageTitle: (sender: string) => `Grazie! ${sender}`,
    title: 'Grazie!',
    sub: 'Il tuo parere vale tantissimo',
    received: (sender: string) => `${sender} ha ricevuto la tua testimonianza.`,
    staysPrivate: 'Resta privata, come hai scelto.',
    mayBeShown: (sender: string) => `${sender} ora può mostrarla in pubblico, come hai scelto.`,
    close: 'Puoi chiudere questa pagina.',
    answeredEarlier: (sender: string) =>
      `A questa richiesta è già stato risposto, e ${sender} ha ricevuto la testimonianza. Puoi chiudere questa pagina.`,
    answeredMeanwhile: (sender: string) =>
      `${sender} ha già ricevuto una testimonianza per questa richiesta. A ogni richiesta si può rispondere una volta sola, quindi il testo di questa pagina non è stato inviato.`,
    unsent: 'Testo non inviato',
    portal: 'Vedi la tua testimonianza',
    portalNote:
      'Sulla tua pagina puoi leggerla, modificarla o ritirarla in qualsiasi momento. Riceverai anche una ricevuta con il link per e-mail.',
    postmarkThanks: 'Grazie',
    postmarkReceived: 'Ricevuto',
  },
}
