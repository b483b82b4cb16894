import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Ihre Worte für ${sender}`,
    heading: (sender: string) => `Danke für die Zusammenarbeit mit ${sender}`,
    hello: (client: string) => `Guten Tag, ${client}.`,
    lead: (owner: string) =>
      `Mögen Sie in Worte fassen, wie es war? Zwei oder drei ehrliche Sätze genügen. Sie gehen direkt an ${owner}.`,
    photo: 'Ihr Foto',
    photoNote: 'Ein Gesicht neben den Worten hilft Fremden, ihnen zu glauben. Es liegt ganz bei Ihnen.',
    photoFailed:
      'Ihr Foto ist nicht angekommen. Versuchen Sie es noch einmal, oder entfernen Sie es, um Ihre Worte ohne Foto zu senden.',
    photoUnknown: 'Ihr Foto ist nicht mehr da. Wählen Sie es noch einmal, oder senden Sie Ihre Worte ohne Foto.',
    photoWaiting: 'Ihr Foto ist noch unterwegs. Sobald es da ist, wird alles gesendet.',
    questions: 'Noch ein paar Fragen',
    send: (sender: string) => `An ${sender} senden`,
    sending: 'Wird gesendet …',
    waiting: 'Ihr Foto ist unterwegs …',
    sendAgain: 'Noch einmal senden',
    consentChanged: 'Der Satz, dem Sie zustimmen, hat sich geändert.',
    consentChangedAdvice:
      'Alles, was Sie geschrieben haben, ist noch da. Bitte lesen Sie den neuen Satz oben und senden Sie noch einmal.',
    questionsChanged: 'Die Fragen haben sich inzwischen geändert.',
    questionsChangedAdvice:
      'Was Sie sonst geschrieben haben, ist noch da. Bitte sehen Sie sich die Fragen an und senden Sie noch einmal.',
  },
  nowhere: {
    pageTitle: 'Hier gibt es nichts auszufüllen',
    title: 'Hinter diesem Link gibt es nichts auszufüllen',
    note: 'Vielleicht wurde er unterwegs abgeschnitten, oder die Anfrage wurde zurückgenommen. Bitte öffnen Sie den Link in Ihrer Nachricht noch einmal, oder bitten Sie die Person, die ihn geschickt hat, um einen neuen. Sie haben nichts falsch gemacht.',
  },
  thanks: {
    pageTitle: (sender: string) => `Vielen Dank! ${sender}`,
    title: 'Vielen Dank!',
    sub: 'Ihre Worte bedeuten uns sehr viel',
    received: (sender: string) => `Ihre Worte sind bei ${sender}.`,
    staysPrivate: 'Sie bleiben privat, wie Sie es gewählt haben.',
    mayBeShown: (sender: string) => `${sender} darf sie nun öffentlich zeigen, wie Sie es gewählt haben.`,
    close: 'Sie können diese Seite schließen.',
    answeredEarlier: (sender: string) =>
      `Diese Anfrage ist beantwortet, und die Antwort ist bei ${sender}. Sie können diese Seite schließen.`,
    answeredMeanwhile: (sender: string) =>
      `Eine Antwort auf diese Anfrage war schon bei ${sender} angekommen, und jede Anfrage nimmt nur eine an. Die Worte auf dieser Seite wurden deshalb nicht hinzugefügt.`,
    unsent: 'Worte auf dieser Seite, die nicht gesendet wurden',
    ownPage: 'Ihre eigene Seite',
    ownPageNote:
      'Dort können Sie Ihre Worte wieder lesen, ändern oder zurückziehen. Eine Bestätigung mit demselben Link ist per E-Mail zu Ihnen unterwegs.',
    postmarkThanks: 'Danke',
    postmarkReceived: 'Erhalten',
  },
}
