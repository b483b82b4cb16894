import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Ihr Feedback für ${sender}`,
    heading: (sender: string) => `Wie war die Zusammenarbeit mit ${sender}?`,
    lead: (owner: string) => `Zwei oder drei ehrliche Sätze genügen. ${owner} liest sie, bevor andere sie sehen.`,
    email: {
      title: 'Ihre E-Mail-Adresse',
      note: 'Für eine Bestätigung. Sie wird nie gezeigt.',
      refused: 'Bitte geben Sie eine Adresse wie ana@example.com ein, oder lassen Sie das Feld leer.',
    },
    send: (sender: string) => `An ${sender} senden`,
    sending: 'Wird gesendet …',
    sendAgain: 'Noch einmal senden',
  },
  refusals: {
    'consent-changed': {
      title: 'Der Text, dem Sie zustimmen, hat sich geändert.',
      advice:
        'Alles, was Sie geschrieben haben, ist noch da. Bitte lesen Sie den neuen Text oben und senden Sie noch einmal.',
    },
    'questions-changed': {
      title: 'Die Fragen haben sich geändert.',
      advice:
        'Alles andere, was Sie geschrieben haben, ist noch da. Bitte sehen Sie sich die Fragen an und senden Sie noch einmal.',
    },
    'too-fast': {
      title: 'Wir haben Sie für ein Programm gehalten.',
      advice: 'Alles, was Sie geschrieben haben, ist noch da. Bitte senden Sie es noch einmal.',
    },
    duplicate: {
      title: 'Dieser Text ist bereits angekommen.',
      advice: 'Sie müssen ihn nicht noch einmal senden.',
    },
  },
  closed: {
    title: 'Dieses Formular ist geschlossen',
    note: (sender: string) => `${sender} nimmt auf dieser Seite kein Feedback mehr entgegen.`,
  },
  full: {
    title: 'Bitte kommen Sie morgen wieder',
    note: (sender: string, time: string) =>
      `${sender} nimmt heute kein Feedback mehr entgegen. Sie können Ihres ab ${time} senden.`,
    kept: 'Ihr Text bleibt auf diesem Gerät gespeichert.',
  },
  nowhere: {
    title: 'Dieser Link funktioniert nicht',
    note: 'Vielleicht ist er unvollständig. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
  },
  unsent: 'Nicht gesendeter Text',
  thanks: {
    title: 'Vielen Dank!',
    received: (sender: string) => `${sender} hat Ihr Feedback erhalten.`,
    staysPrivate: 'Es bleibt privat, wie Sie es gewählt haben.',
    mayBeShown: (sender: string) => `${sender} darf es nun öffentlich zeigen, wie Sie es gewählt haben.`,
    portal: 'Feedback ansehen',
    portalNote:
      'Auf Ihrer Seite können Sie es jederzeit lesen, bearbeiten oder zurückziehen. Bewahren Sie den Link auf: Nur Sie haben ihn.',
    portalByEmail:
      'Auf Ihrer Seite können Sie es jederzeit lesen, bearbeiten oder zurückziehen. Sie erhalten außerdem eine Bestätigung mit dem Link per E-Mail.',
  },
}
