import type { SpellingTexts } from './spelling-texts.type.ts'

export const de: SpellingTexts = {
  subject: (sender) => `Ihr Feedback für ${sender}: ein Vorschlag zur Rechtschreibung`,
  preheader: 'Sie entscheiden, ob Sie sie übernehmen.',
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  suggests: (sender) =>
    `${sender} schlägt für Ihr Feedback eine Rechtschreibkorrektur vor. Nur die Schreibweise ändert sich, nicht das, was Sie sagen.`,
  nothingChanges:
    'Ohne Ihre Zustimmung ändert sich nichts. Auf Ihrer Seite können Sie beide Fassungen vergleichen und dann die neue übernehmen oder Ihre behalten.',
  button: 'Beide Fassungen vergleichen',
  closing: 'Herzlichen Dank',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  reason: (sender) => `Sie erhalten diese E-Mail, weil Sie Feedback für ${sender} geschrieben haben.`,
  unsubscribe: 'E-Mails abbestellen',
  sentWith: 'Gesendet mit',
}
