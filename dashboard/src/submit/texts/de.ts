import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Danke für die Zusammenarbeit mit ${sender}`,
    hello: (client: string) => `Guten Tag, ${client}.`,
    lead: (owner: string) =>
      `Möchten Sie ${owner} erzählen, wie es gelaufen ist? Zwei oder drei ehrliche Sätze genügen.`,
    questions: 'Noch ein paar Fragen',
    consentChanged: 'Der Text, dem Sie zustimmen, hat sich geändert.',
    consentChangedAdvice:
      'Alles, was Sie geschrieben haben, ist noch da. Bitte lesen Sie den neuen Text oben und senden Sie noch einmal.',
    questionsChanged: 'Die Fragen haben sich geändert.',
    questionsChangedAdvice:
      'Alles andere, was Sie geschrieben haben, ist noch da. Bitte sehen Sie sich die Fragen an und senden Sie noch einmal.',
  },
  nowhere: {
    pageTitle: 'Dieser Link funktioniert nicht',
    title: 'Dieser Link funktioniert nicht',
    note: 'Vielleicht ist er unvollständig, oder die Anfrage wurde zurückgezogen. Öffnen Sie ihn noch einmal aus Ihrer Nachricht, oder bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  },
  thanks: {
    pageTitle: (sender: string) => `Vielen Dank! ${sender}`,
    title: 'Vielen Dank!',
    sub: 'Ihr Feedback bedeutet uns sehr viel',
    received: (sender: string) => `${sender} hat Ihr Feedback erhalten.`,
    staysPrivate: 'Es bleibt privat, wie Sie es gewählt haben.',
    mayBeShown: (sender: string) => `${sender} darf es nun öffentlich zeigen, wie Sie es gewählt haben.`,
    close: 'Sie können diese Seite schließen.',
    answeredEarlier: (sender: string) =>
      `Diese Anfrage wurde bereits beantwortet, und ${sender} hat das Feedback erhalten. Sie können diese Seite schließen.`,
    answeredMeanwhile: (sender: string) =>
      `${sender} hat zu dieser Anfrage bereits Feedback erhalten. Jede Anfrage kann nur einmal beantwortet werden, deshalb wurde der Text auf dieser Seite nicht gesendet.`,
    unsent: 'Nicht gesendeter Text',
    portal: 'Feedback ansehen',
    portalNote:
      'Auf Ihrer Seite können Sie es jederzeit lesen, bearbeiten oder zurückziehen. Sie erhalten außerdem eine Bestätigung mit dem Link per E-Mail.',
    postmarkThanks: 'Danke',
    postmarkReceived: 'Erhalten',
  },
}
