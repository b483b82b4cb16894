import type { ReceiptTexts } from './receipt-texts.type.ts'

export const de: ReceiptTexts = {
  subject: (sender) => `Ihr Feedback für ${sender}`,
  preheader: 'Hier ist eine Kopie, mit einem Link zum Bearbeiten oder Zurückziehen.',
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  thanks: (sender) =>
    `danke, dass Sie sich die Zeit genommen haben. ${sender} hat Ihr Feedback erhalten. Das haben Sie geschrieben:`,
  arrivedPreheader: 'Auf Ihrer Seite können Sie es lesen, bearbeiten oder zurückziehen.',
  arrived: (sender) =>
    `${sender} hat Feedback in Ihrem Namen erhalten. Wenn es von Ihnen ist: Danke, dass Sie sich die Zeit genommen haben. Wenn es jemand anders geschrieben hat, können Sie es auf der Seite unten zurückziehen.`,
  stars: (rating) => `${rating} von 5 Sternen`,
  isPublic: (sender) =>
    `Sie haben „Öffentlich“ gewählt: ${sender} darf Ihr Feedback zeigen, zusammen mit allem, was Sie sonst erlaubt haben.`,
  isPrivate: (sender) => `Sie haben „Privat“ gewählt: Nur ${sender} kann Ihr Feedback sehen.`,
  portal:
    'Sie können es sich jederzeit anders überlegen. Auf Ihrer Seite können Sie Ihr Feedback lesen, bearbeiten, zurückziehen oder löschen.',
  button: 'Feedback ansehen',
  closing: 'Herzlichen Dank',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  reason: (sender) => `Sie erhalten diese E-Mail einmalig, weil Sie eine Anfrage von ${sender} beantwortet haben.`,
  arrivedReason: (sender) =>
    `Sie erhalten diese E-Mail einmalig, weil ${sender} Feedback mit dieser Adresse erhalten hat.`,
  keep: 'Bewahren Sie sie auf: Wer den Link hat, kann Ihr Feedback bearbeiten.',
  sentWith: 'Gesendet mit',
}
