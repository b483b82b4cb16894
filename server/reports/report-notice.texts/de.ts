import type { ReportNoticeTexts } from './report-notice-texts.type.ts'

const were = (count: number) => (count === 1 ? 'wurde 1 Kunde' : `wurden ${count} Kunden`)
const answers = (count: number) => (count === 1 ? '1 Antwort' : `${count} Antworten`)

export const de: ReportNoticeTexts = {
  subject: ({ brand, month }) => `${brand}: Ihr Bericht für ${month}`,
  preheader: 'Was Ihre Kunden gesagt haben und was daraus geworden ist.',
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  figures: ({ asked, answered }) =>
    `im letzten Monat ${were(asked)} um Feedback gebeten, und ${answered === 1 ? 'es kam' : 'es kamen'} ${answers(answered)}. Der Bericht zeigt, was veröffentlicht wurde.`,
  share: 'Sie können ihn drucken oder einen Link erstellen, mit dem ihn jeder ohne Konto lesen kann.',
  button: 'Bericht öffnen',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  reason: (brand) =>
    `Sie erhalten diese E-Mail einmal im Monat, weil Ihnen ${brand} gehört oder Sie den Bereich verwalten.`,
  settings: 'Diese E-Mail abbestellen',
}
