import type { SignOffTexts } from './sign-off-texts.type.ts'

export const de: SignOffTexts = {
  subject: (sender, brand) => `Ihre Freigabe für Kundenstimmen zu ${brand ?? sender}`,
  preheader: 'Sie brauchen kein Konto: Der Link unten gehört Ihnen.',
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  asks: (sender, brand) =>
    brand
      ? `${sender} bittet Sie zu entscheiden, welche Kundenstimmen zu ${brand} veröffentlicht werden.`
      : `${sender} bittet Sie zu entscheiden, welche Kundenstimmen veröffentlicht werden.`,
  waiting: (count) =>
    count === 0
      ? 'Im Moment ist nichts zu entscheiden.'
      : count === 1
        ? '1 Kundenstimme braucht Ihre Entscheidung.'
        : `${count} Kundenstimmen brauchen Ihre Entscheidung.`,
  how: 'Lesen Sie jede, wählen Sie „Freigeben“ oder „Ablehnen“ und bestätigen Sie am Ende einmal.',
  reminderSubject: (count, brand) =>
    count === 1 ? `1 Kundenstimme zu ${brand} braucht Sie` : `${count} Kundenstimmen zu ${brand} brauchen Sie`,
  reminderPreheader: 'Freigeben oder ablehnen, dann einmal bestätigen.',
  reminder: (count, brand) =>
    count === 1
      ? `Es gibt eine neue Kundenstimme zu ${brand}. Sie wird veröffentlicht, sobald Sie sie freigeben.`
      : `Es gibt ${count} Kundenstimmen zu ${brand}, die veröffentlicht werden, sobald Sie sie freigeben.`,
  until: (day) => `Der Link funktioniert bis zum ${day}.`,
  button: 'Kundenstimmen prüfen',
  closing: 'Herzlichen Dank',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  reason: (sender) => `Sie erhalten diese E-Mail, weil ${sender} Sie für die Freigabe von Kundenstimmen benannt hat.`,
  keep: 'Leiten Sie sie nicht weiter: Wer den Link hat, kann in Ihrem Namen entscheiden.',
}
