import { formatsIn } from './formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('de')

const lineTooLong = (most: number) => `Bitte verwenden Sie höchstens ${number(most)} Zeichen.`
const tooLong = (by: number) => `Bitte kürzen Sie Ihren Text um ${number(by)} Zeichen.`

export const texts: typeof english = {
  frame: {
    collectedWith: (product: string) => `Gesammelt mit ${product}`,
    privacyPolicy: 'Datenschutz',
    language: 'Sprache',
    languageFailed: 'Diese Sprache konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
    tryAgain: 'Erneut versuchen',
    trying: 'Neuer Versuch …',
  },
  nowhere: {
    title: 'Dieser Link funktioniert nicht',
    note: 'Vielleicht ist er unvollständig oder nicht mehr gültig. Öffnen Sie ihn noch einmal aus Ihrer Nachricht, oder bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  },
  ended: {
    title: 'Diese Anfrage ist beendet',
    note: 'Sie blieb lange unbeantwortet, deshalb wurde alles gelöscht, was dazu gespeichert war. Wenn Sie noch etwas schreiben möchten, bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
  },
  thanks: {
    /** Of what the client gets for answering. */
    codeNote: 'Wo Ihr Feedback gezeigt wird, steht dabei, dass Sie für Ihre Antwort einen Code erhalten haben.',
    copy: 'Code kopieren',
    copied: 'Kopiert',
  },
  form: {
    pageTitle: (sender: string) => `Ihr Feedback für ${sender}`,
    send: (sender: string) => `An ${sender} senden`,
    sending: 'Wird gesendet …',
    sendAgain: 'Noch einmal senden',
  },
  steps: {
    progress: (step: number, of: number) => `Schritt ${number(step)} von ${number(of)}`,
    back: 'Zurück',
    next: 'Weiter',
    author: 'Über Sie',
    shown: 'Was andere sehen würden',
    saved: 'Auf diesem Gerät gespeichert',
    savedInTab: 'Gespeichert, bis Sie diesen Tab schließen',
  },
  welcomeBack: {
    title: 'Willkommen zurück',
    note: 'Was Sie geschrieben haben, ist noch auf diesem Gerät.',
    next: 'Dort weitermachen, wo ich aufgehört habe',
    startOver: 'Von vorn beginnen',
    deleted: 'Ihr Entwurf wurde gelöscht',
    undo: 'Rückgängig machen',
  },
  fields: {
    optional: 'Freiwillig',
    rating: {
      title: 'Ihre Bewertung',
      missing: 'Bitte wählen Sie eine Bewertung.',
      clear: 'Bewertung löschen',
      words: ['Schlecht', 'Mäßig', 'Gut', 'Sehr gut', 'Ausgezeichnet'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'Stern', other: 'Sterne' })}, ${word}`,
    },
    words: {
      title: 'Wie war Ihre Erfahrung?',
      promptsTitle: 'Noch keine Idee für den Anfang?',
      prompts: ['Wie war es vorher?', 'Was hat sich für Sie verändert?', 'Was würden Sie Freunden erzählen?'],
      count: (count: number, most: number) => `${number(count)} von ${number(most)} Zeichen`,
      missing: 'Bitte schreiben Sie Ihr Feedback. Ein ehrlicher Satz genügt.',
      tooLong,
      refused: 'Dieser Text enthält etwas, das nicht gesendet werden kann. Bitte prüfen Sie ihn.',
      hints: {
        more: 'Mit ein, zwei Sätzen mehr können andere es sich besser vorstellen.',
        change: 'Wie war es vorher, und was ist jetzt anders? Das hilft anderen am meisten.',
        time: 'Wann war das, oder wie lange hat es gedauert? Ein Datum oder eine Zahl macht es überzeugender.',
        name: 'Um welches Projekt ging es genau? Wenn Sie es nennen, können andere es sich besser vorstellen.',
        thanks: 'Danke, das ist wunderbar konkret.',
      },
      signs: {
        change:
          'vorher|nachher|zuvor|früher|bisher|jetzt|nun|heute|seit|seitdem|endlich|statt|bevor|nachdem|danach|nicht mehr|kein mehr|als|verändert|verbessert',
        numbers:
          'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|halb|doppelt|hundert|tausend|gestern|wochenende|monaten|jahren|tagen',
      },
    },
    name: {
      title: 'Ihr Name',
      missing: 'Bitte geben Sie Ihren Namen ein.',
      tooLong: lineTooLong,
      refused: 'Bitte geben Sie Ihren Namen in einer Zeile ein.',
    },
    company: {
      title: 'Ihr Unternehmen',
      missing: 'Bitte geben Sie Ihr Unternehmen ein.',
      tooLong: lineTooLong,
      refused: 'Bitte geben Sie Ihr Unternehmen in einer Zeile ein.',
    },
    role: {
      title: 'Ihre Position',
      missing: 'Bitte geben Sie Ihre Position ein.',
      tooLong: lineTooLong,
      refused: 'Bitte geben Sie Ihre Position in einer Zeile ein.',
    },
    answers: {
      missing: 'Bitte beantworten Sie diese Frage.',
      tooLong,
      clear: 'Antwort löschen',
      scale: (most: number) => `Von 1 (am niedrigsten) bis ${number(most)} (am höchsten)`,
      several: 'Sie können mehrere auswählen.',
      private: (sender: string) => `Diese Antwort liest nur ${sender}.`,
      refused: 'Dieser Text enthält etwas, das nicht gesendet werden kann. Bitte prüfen Sie ihn.',
    },
    visibility: {
      title: 'Wer darf es sehen?',
      public: 'Öffentlich',
      publicLine: 'Ihr Feedback darf öffentlich gezeigt werden.',
      publicNote: (sender: string) => `Mit Ihrem Namen und Foto, überall dort, wo ${sender} Kundenstimmen zeigt.`,
      publicNoteWithoutPhoto: (sender: string) => `Mit Ihrem Namen, überall dort, wo ${sender} Kundenstimmen zeigt.`,
      private: 'Privat',
      privateLine: 'Ihr Feedback wird nicht öffentlich gezeigt.',
      privateNote: (sender: string) => `Nur ${sender} kann es sehen.`,
      company: 'Mein Unternehmen und meine Position dürfen auch gezeigt werden',
      answers: 'Meine Antworten auf diese Fragen dürfen auch gezeigt werden',
    },
  },
  upload: {
    invitation: 'Datei hierher ziehen oder zum Hochladen klicken.',
    requirement: (size: string) => `PNG oder JPEG, höchstens ${size}`,
    requirementOfPixels: (size: string, width: number, height: number) =>
      `PNG oder JPEG, höchstens ${size}, ${width} × ${height} Pixel`,
    wrongType: 'Unterstützte Dateitypen: PNG, JPG, JPEG.',
    tooLarge: 'Die Datei ist größer als erlaubt.',
    tooMany: 'Sie können nur eine Datei auf einmal hochladen.',
    wrongDimensions: (width: number, height: number) => `Das Bild muss ${width} × ${height} Pixel groß sein.`,
    uploading: (name: string) => `${name} wird hochgeladen.`,
    uploadingBar: (name: string) => `Hochladen von ${name}`,
    uploadOf: (name: string) => `${name} ist hochgeladen.`,
    cancelled: (name: string) => `Das Hochladen von ${name} wurde abgebrochen.`,
    removed: (name: string) => `${name} wurde entfernt.`,
    sentOf: (sent: string, total: string) => `${sent} von ${total}`,
    uploaded: 'Hochgeladen',
    failed: 'Das Hochladen ist fehlgeschlagen. Bitte versuchen Sie es erneut',
    tryAgain: 'Erneut versuchen',
    tryAgainWith: (name: string) => `Erneut versuchen: ${name} hochladen`,
    cancel: 'Abbrechen',
    cancelOf: (name: string) => `Abbrechen: Hochladen von ${name}`,
    remove: 'Entfernen',
    removeOf: (name: string) => `Entfernen: ${name}`,
    units: ['B', 'KB', 'MB', 'GB', 'TB'],
    reasons: {
      'upload.offline': 'Sie sind offenbar offline. Versuchen Sie es erneut, sobald Sie wieder online sind.',
      'upload.connection_lost': 'Die Verbindung wurde unterbrochen.',
      'images.too_large': 'Die Datei ist größer als erlaubt.',
      'images.wrong_type': 'Unterstützte Dateitypen: PNG, JPG, JPEG.',
      'images.unreadable':
        'Die Datei konnte nicht als Bild gelesen werden. Speichern Sie sie noch einmal als PNG oder JPEG, oder wählen Sie eine andere.',
      'images.too_many_pixels': 'Das Bild hat mehr als 40 Megapixel. Verkleinern Sie es, oder wählen Sie ein anderes.',
      'images.not_finished':
        'Das Bild konnte nicht rechtzeitig verarbeitet werden. Versuchen Sie es gleich noch einmal.',
      'images.workspace_full': 'Hier ist kein Speicherplatz mehr für Bilder. Bitte fahren Sie ohne Bild fort.',
      'images.disk_full':
        'Im Moment ist kein Speicherplatz für Bilder frei. Fahren Sie ohne Bild fort, oder versuchen Sie es später.',
      'images.unavailable':
        'Bilder können im Moment nicht gespeichert werden. Versuchen Sie es in einer Minute noch einmal, oder fahren Sie ohne Bild fort.',
      'request.too_many': 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    },
  },
  photo: {
    title: 'Ihr Foto',
    note: 'Mit einem Gesicht wirkt Feedback glaubwürdiger. Es ist aber Ihre Entscheidung.',
    failed:
      'Ihr Foto konnte nicht hochgeladen werden. Versuchen Sie es noch einmal, oder entfernen Sie es, um Ihr Feedback ohne Foto zu senden.',
    unknown:
      'Ihr Foto ist nicht mehr verfügbar. Wählen Sie es noch einmal aus, oder senden Sie Ihr Feedback ohne Foto.',
    uploading: 'Ihr Foto wird noch hochgeladen. Danach wird Ihr Feedback automatisch gesendet.',
    waiting: 'Foto wird hochgeladen …',
  },
  failures: {
    title: 'Ein unerwarteter Fehler ist aufgetreten.',
    kept: 'Alles, was Sie geschrieben haben, ist noch da.',
    offline: {
      what: 'Sie sind offenbar offline.',
      retry: 'Bitte versuchen Sie es erneut, sobald Sie wieder online sind.',
      resend: 'Bitte senden Sie es noch einmal, sobald Sie wieder online sind.',
    },
    timeout: {
      what: 'Das dauert zu lange.',
      retry: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      resend: 'Bitte prüfen Sie Ihre Verbindung und senden Sie es noch einmal.',
    },
    busy: {
      what: 'Im Moment gehen zu viele Anfragen ein.',
      retry: (time: string) => `Bitte warten Sie ${time} und versuchen Sie es dann erneut.`,
      resend: (time: string) => `Bitte warten Sie ${time} und senden Sie es dann noch einmal.`,
      aMinute: 'eine Minute',
      minutes: (minutes: number) => `${number(minutes)} Minuten`,
      hours: 'ein bis zwei Stunden',
    },
    tooLarge: {
      what: 'Das ist zu lang zum Senden.',
      retry: 'Bitte versuchen Sie es erneut.',
      resend: 'Bitte kürzen Sie es und senden Sie es noch einmal.',
    },
    server: {
      what: 'Der Fehler liegt bei uns.',
      retry: 'Bitte versuchen Sie es gleich noch einmal.',
      resend: 'Bitte senden Sie es gleich noch einmal.',
    },
    connected:
      'Sie sind wieder online, und alles, was Sie geschrieben haben, ist noch da. Bitte senden Sie es noch einmal.',
  },
}
