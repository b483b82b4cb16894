import type { SignOffTexts } from './sign-off-texts.type.ts'

export const nl: SignOffTexts = {
  subject: (sender, brand) => `Uw akkoord voor klantervaringen over ${brand ?? sender}`,
  preheader: 'U hebt geen account nodig: de link hieronder is van u.',
  greeting: (name) => (name ? `Beste ${name},` : 'Hallo,'),
  asks: (sender, brand) =>
    brand
      ? `${sender} vraagt u te beslissen welke klantervaringen over ${brand} gepubliceerd mogen worden.`
      : `${sender} vraagt u te beslissen welke klantervaringen gepubliceerd mogen worden.`,
  waiting: (count) =>
    count === 0
      ? 'Er is op dit moment niets te beslissen.'
      : count === 1
        ? 'Er is 1 klantervaring waarover u kunt beslissen.'
        : `Er zijn ${count} klantervaringen waarover u kunt beslissen.`,
  how: 'Lees ze, kies Goedkeuren of Afwijzen en bevestig één keer aan het eind.',
  reminderSubject: (count, brand) =>
    count === 1
      ? `1 klantervaring over ${brand} vraagt uw akkoord`
      : `${count} klantervaringen over ${brand} vragen uw akkoord`,
  reminderPreheader: 'Keur goed of wijs af, en bevestig één keer.',
  reminder: (count, brand) =>
    count === 1
      ? `Er is een nieuwe klantervaring over ${brand}. Die wordt gepubliceerd zodra u haar goedkeurt.`
      : `Er zijn ${count} klantervaringen over ${brand} die gepubliceerd worden zodra u ze goedkeurt.`,
  until: (day) => `De link werkt tot en met ${day}.`,
  button: 'Klantervaringen bekijken',
  closing: 'Hartelijk dank,',
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  reason: (sender) => `U ontvangt deze e-mail omdat ${sender} u heeft gekozen om klantervaringen goed te keuren.`,
  keep: 'Stuur hem niet door: wie de link heeft, kan namens u beslissen.',
}
