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
    languageFailed: 'Diese Sprache konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    trying: 'Wird versucht …',
  },
  nowhere: {
    title: 'Hinter diesem Link gibt es nichts zu sehen',
    note: 'Vielleicht wurde er unterwegs abgeschnitten, oder es gibt nicht mehr, wohin er führte. Bitte öffnen Sie den Link in Ihrer Nachricht noch einmal, oder bitten Sie die Person, die ihn geschickt hat, um einen neuen. Sie haben nichts falsch gemacht.',
  },
  fields: {
    optional: 'Freiwillig',
    rating: {
      title: 'Ihre Bewertung',
      clear: 'Bewertung löschen',
      words: ['Schlecht', 'Mäßig', 'Gut', 'Sehr gut', 'Ausgezeichnet'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'Stern', other: 'Sterne' })}, ${word}`,
    },
    words: {
      title: 'Wie war Ihre Erfahrung?',
      promptsTitle: 'Wenn die Seite leer bleibt, beginnen Sie mit einer dieser Fragen',
      prompts: ['Wie war es vorher?', 'Was hat sich für Sie verändert?', 'Was würden Sie Freunden erzählen?'],
      count: (count: number, most: number) => `${number(count)} von ${number(most)} Zeichen`,
      missing: 'Bitte schreiben Sie ein paar Worte. Ein ehrlicher Satz genügt.',
      tooLong,
      refused: 'In diesem Text steht etwas, das sich nicht senden lässt. Bitte sehen Sie ihn noch einmal durch.',
      hints: {
        more: 'Mit ein, zwei Sätzen mehr können andere es sich vorstellen.',
        change: 'Wie war es vorher, und was ist jetzt anders? Das hilft anderen am meisten.',
        time: 'Wann war das, oder wie lange hat es gedauert? Eine Zahl oder ein Monat macht Worte glaubwürdig.',
        name: 'Worum ging es genau? Beim Namen genannt, können andere es sich besser vorstellen.',
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
      refused: 'Bitte schreiben Sie Ihren Namen in eine Zeile.',
    },
    company: {
      title: 'Ihr Unternehmen',
      missing: 'Bitte geben Sie Ihr Unternehmen ein.',
      tooLong: lineTooLong,
      refused: 'Bitte schreiben Sie Ihr Unternehmen in eine Zeile.',
    },
    role: {
      title: 'Ihre Position',
      missing: 'Bitte geben Sie Ihre Position ein.',
      tooLong: lineTooLong,
      refused: 'Bitte schreiben Sie Ihre Position in eine Zeile.',
    },
    answers: {
      tooLong,
      refused: 'In diesem Text steht etwas, das sich nicht senden lässt. Bitte sehen Sie ihn noch einmal durch.',
    },
    visibility: {
      title: 'Wer darf es lesen?',
      public: 'Öffentlich',
      publicLine: 'Ihre Worte dürfen öffentlich gezeigt werden.',
      publicNote: (sender: string) => `Mit Ihrem Namen und Foto, wo ${sender} Kundenstimmen zeigt.`,
      private: 'Privat',
      privateLine: 'Ihre Worte werden nicht öffentlich gezeigt.',
      privateNote: (sender: string) => `Nur ${sender} liest sie.`,
      company: 'Mein Unternehmen und meine Position dürfen auch gezeigt werden',
      answers: 'Meine Antworten auf diese Fragen dürfen auch gezeigt werden',
    },
  },
  upload: {
    invitation: 'Datei hierher ziehen oder klicken, um eine hochzuladen.',
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
    failed: 'Das Hochladen ist fehlgeschlagen. Bitte versuchen Sie es noch einmal',
    tryAgain: 'Noch einmal',
    tryAgainWith: (name: string) => `Noch einmal: ${name} hochladen`,
    cancel: 'Abbrechen',
    cancelOf: (name: string) => `Abbrechen: Hochladen von ${name}`,
    remove: 'Entfernen',
    removeOf: (name: string) => `Entfernen: ${name}`,
    units: ['B', 'KB', 'MB', 'GB', 'TB'],
    reasons: {
      'upload.offline': 'Sie scheinen offline zu sein. Versuchen Sie es wieder, sobald Sie verbunden sind.',
      'upload.connection_lost': 'Die Verbindung ist unterwegs abgerissen.',
      'images.too_large': 'Die Datei ist größer als erlaubt.',
      'images.wrong_type': 'Unterstützte Dateitypen: PNG, JPG, JPEG.',
      'images.unreadable':
        'Die Datei ließ sich nicht als Bild lesen. Speichern Sie sie noch einmal als PNG oder JPEG, oder wählen Sie eine andere.',
      'images.too_many_pixels': 'Das Bild hat mehr als 40 Megapixel. Verkleinern Sie es, oder wählen Sie ein anderes.',
      'images.not_finished': 'Das Bild wurde nicht rechtzeitig fertig. Versuchen Sie es gleich noch einmal.',
      'images.workspace_full': 'Hier ist kein Platz mehr für Bilder. Machen Sie ohne weiter.',
      'images.disk_full': 'Gerade ist kein Platz für Bilder. Machen Sie ohne weiter, oder versuchen Sie es später.',
      'request.too_many': 'Zu viele Versuche auf einmal. Bitte versuchen Sie es später noch einmal.',
    },
  },
  failures: {
    title: 'Ein unerwarteter Fehler ist aufgetreten.',
    kept: 'Alles, was Sie geschrieben haben, ist noch da.',
    offline: {
      what: 'Sie scheinen offline zu sein.',
      retry: 'Bitte versuchen Sie es noch einmal, sobald Sie verbunden sind.',
      resend: 'Bitte senden Sie es noch einmal, sobald Sie verbunden sind.',
    },
    timeout: {
      what: 'Innerhalb von 15 Sekunden kam keine Antwort.',
      retry: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      resend: 'Bitte prüfen Sie Ihre Verbindung und senden Sie es noch einmal.',
    },
    busy: {
      what: 'Gerade sind zu viele Menschen auf einmal hier.',
      retry: (time: string) => `Bitte warten Sie ${time}, dann versuchen Sie es noch einmal.`,
      resend: (time: string) => `Bitte warten Sie ${time}, dann senden Sie es noch einmal.`,
      aMinute: 'eine Minute',
      minutes: (minutes: number) => `${number(minutes)} Minuten`,
      hours: 'ein bis zwei Stunden',
    },
    tooLarge: {
      what: 'Das ist mehr, als auf einmal gesendet werden kann.',
      retry: 'Bitte versuchen Sie es noch einmal.',
      resend: 'Bitte kürzen Sie es und senden Sie es noch einmal.',
    },
    server: {
      what: 'Es liegt nicht an Ihnen.',
      retry: 'Bitte versuchen Sie es gleich noch einmal.',
      resend: 'Bitte senden Sie es gleich noch einmal.',
    },
    connected:
      'Sie sind wieder verbunden, und alles, was Sie geschrieben haben, ist noch da. Bitte senden Sie es noch einmal.',
  },
}
