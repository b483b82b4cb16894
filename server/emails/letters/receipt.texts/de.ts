import type { ReceiptTexts } from './receipt-texts.type.ts'

export const de: ReceiptTexts = {
  subject: (sender) => `Ihre Worte für ${sender}`,
  preheader: 'Sie sind angekommen. Hier stehen sie, mit dem Link zum Ändern und Zurückziehen.',
  hello: 'Guten Tag,',
  helloTo: (name) => `Guten Tag ${name},`,
  thanks: (sender) =>
    `danke, dass Sie sich die Zeit genommen haben. Ihre Worte sind bei ${sender} angekommen; das haben Sie geschrieben:`,
  arrivedPreheader: 'Sie sind angekommen. Auf Ihrer eigenen Seite können Sie sie lesen, ändern oder zurückziehen.',
  arrived: (sender) =>
    `in Ihrem Namen sind Worte für ${sender} angekommen. Wenn sie von Ihnen sind: Danke, dass Sie sich die Zeit genommen haben. Wenn jemand anders sie geschrieben hat, ziehen Sie sie auf der Seite unten zurück.`,
  stars: (rating) => `${rating} von 5 Sternen`,
  isPublic: (sender) =>
    `Sie haben „Öffentlich“ gewählt: ${sender} darf Ihre Worte zeigen, zusammen mit allem, was Sie sonst erlaubt haben.`,
  isPrivate: (sender) => `Sie haben „Privat“ gewählt: Niemand außer ${sender} liest Ihre Worte.`,
  ownPage:
    'Sie können es sich jederzeit anders überlegen. Auf Ihrer eigenen Seite können Sie Ihre Worte ansehen, ändern, zurückziehen oder löschen.',
  button: 'Ihre eigene Seite',
  closing: 'Mit herzlichem Dank',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  reason: (sender) => `Sie erhalten diese Mail einmalig, weil Sie eine Anfrage von ${sender} beantwortet haben.`,
  keep: 'Bewahren Sie sie gut auf: Wer den Link hat, kann Ihre Worte ändern.',
  sentWith: 'Gesendet mit',
}
