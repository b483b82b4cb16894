import type { ConfirmationTexts } from './confirmation-texts.type.ts'

export const de: ConfirmationTexts = {
  subject: (sender) => `Bitte bestätigen Sie Ihr Feedback für ${sender}`,
  preheader: 'Noch ein Klick, dann kommt es an.',
  greeting: 'Guten Tag,',
  received: (sender) => `diese Adresse wurde zusammen mit Feedback für ${sender} angegeben.`,
  ifYours: (sender) =>
    `Wenn Sie das waren, öffnen Sie die Seite unten und bestätigen Sie es. Erst dann kann ${sender} es lesen.`,
  ifNotYours: (days) =>
    `Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es wird nichts weitergegeben, und das Feedback wird nach ${days} Tagen gelöscht.`,
  button: 'Öffnen und bestätigen',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  reason: 'Sie erhalten diese E-Mail, weil jemand Ihre Adresse eingegeben hat. Wir verwenden sie für nichts anderes.',
  sentWith: 'Gesendet mit',
}
