import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Wie war die Zusammenarbeit mit ${sender}?`,
    lead: (owner: string) => `Zwei oder drei ehrliche Sätze genügen. ${owner} liest sie, bevor andere sie sehen.`,
    email: {
      title: 'Ihre E-Mail-Adresse',
      note: 'Für eine Bestätigung. Sie wird nie gezeigt.',
      refused: 'Bitte geben Sie eine Adresse wie ana@example.com ein, oder lassen Sie das Feld leer.',
      needed: 'Bitte geben Sie eine Adresse wie ana@example.com ein.',
      confirmNote: 'Wir senden Ihnen einen Link, mit dem Sie Ihr Feedback bestätigen. Ihre Adresse wird nie gezeigt.',
    },
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
    'email-needed': {
      title: 'Dieses Formular braucht jetzt Ihre E-Mail-Adresse.',
      advice: 'Ihr ganzer Text ist noch da. Bitte geben Sie Ihre Adresse ein und senden Sie ihn noch einmal.',
    },
    'not-sent-again': {
      title: 'Wir haben Ihnen zu diesem Text schon mehrmals geschrieben.',
      advice: 'Bitte sehen Sie im Spam-Ordner nach, oder senden Sie ihn mit einer anderen E-Mail-Adresse.',
    },
    proof: {
      title: 'Die Prüfung Ihres Browsers hat nicht geklappt.',
      advice: 'Ihr ganzer Text ist noch da. Bitte senden Sie ihn noch einmal.',
    },
    'no-check': {
      title: 'Ihr Browser beherrscht die Prüfung nicht, die dieses Formular gerade braucht.',
      advice:
        'Ihr ganzer Text ist noch da. Bitte nehmen Sie einen neueren Browser, oder versuchen Sie es in ein paar Stunden noch einmal.',
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
  unconfirmed: {
    title: 'Noch ein Schritt: Bestätigen Sie Ihre E-Mail-Adresse',
    note: (sender: string, address: string) =>
      `Öffnen Sie unsere E-Mail an ${address} und klicken Sie dort auf die Schaltfläche. Erst dann kann ${sender} Ihr Feedback lesen.`,
    again: 'Noch einmal senden',
    sent: 'Wir haben es noch einmal versucht. Wenn diese Adresse unsere E-Mails annimmt, kommt sie in wenigen Minuten an.',
    sentLast:
      'Wir haben es ein letztes Mal versucht. Wenn nichts ankommt, senden Sie Ihr Feedback bitte mit einer anderen Adresse.',
    tooMany: 'Wir haben es schon mehrmals versucht. Bitte senden Sie Ihr Feedback mit einer anderen Adresse.',
    confirmed: (sender: string) => `Ihre Adresse ist bestätigt. ${sender} hat Ihr Feedback.`,
    gone: 'Dieses Feedback wurde gelöscht, weil es nicht bestätigt wurde. Bitte senden Sie es noch einmal.',
    nothingCame: (days: number) =>
      `Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach, senden Sie die E-Mail noch einmal, oder korrigieren Sie die Adresse. Manche Adressen nehmen keine E-Mails von uns an. Ohne Bestätigung wird Ihr Feedback nach ${days} Tagen gelöscht.`,
  },
  confirming: {
    title: 'Ist das Ihr Feedback?',
    note: (sender: string) => `Bestätigen Sie es, dann kann ${sender} es lesen.`,
    confirm: 'Ja, senden',
    isPrivate: (sender: string) => `Privat: Nur ${sender} kann es lesen.`,
    isPublic: (sender: string) => `Öffentlich: ${sender} darf es zeigen.`,
    notYours: (days: number) =>
      `Nicht von Ihnen? Schließen Sie einfach diese Seite. Niemand bekommt es zu lesen, und nach ${days} Tagen wird es gelöscht.`,
    goneTitle: 'Dieser Link funktioniert nicht mehr',
    gone: (days: number) =>
      `Feedback, das nicht innerhalb von ${days} Tagen bestätigt wird, wird gelöscht. Wenn Sie Ihre Adresse inzwischen korrigiert haben, nehmen Sie den Link in der neuesten E-Mail.`,
  },
}
