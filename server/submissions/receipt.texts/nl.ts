import type { ReceiptTexts } from './receipt-texts.type.ts'

export const nl: ReceiptTexts = {
  subject: (sender) => `Uw review voor ${sender}`,
  preheader: 'Hier is een kopie, met een link om hem te bewerken of in te trekken.',
  greeting: (name) => (name ? `Geachte ${name},` : 'Goedendag,'),
  thanks: (sender) => `Hartelijk dank voor uw tijd. ${sender} heeft uw review ontvangen. Dit hebt u geschreven:`,
  arrivedPreheader: 'Op uw pagina kunt u hem lezen, bewerken of intrekken.',
  arrived: (sender) =>
    `${sender} heeft een review op uw naam ontvangen. Hebt u hem geschreven, dan hartelijk dank voor uw tijd. Heeft iemand anders hem geschreven, dan kunt u hem op de pagina hieronder intrekken.`,
  stars: (rating) => `${rating} van 5 sterren`,
  isPublic: (sender) =>
    `U hebt ‘Openbaar’ gekozen: ${sender} mag uw review tonen, samen met alles wat u verder hebt toegestaan.`,
  isPrivate: (sender) => `U hebt ‘Privé’ gekozen: alleen ${sender} kan uw review zien.`,
  portal: 'U kunt altijd van gedachten veranderen. Op uw pagina kunt u uw review lezen, bewerken, intrekken of wissen.',
  button: 'Uw review bekijken',
  closing: 'Met hartelijke dank,',
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  reason: (sender) => `U ontvangt deze e-mail eenmalig, omdat u een verzoek van ${sender} hebt beantwoord.`,
  arrivedReason: (sender) =>
    `U ontvangt deze e-mail eenmalig, omdat ${sender} een review met dit adres heeft ontvangen.`,
  keep: 'Bewaar hem goed: wie de link heeft, kan uw review bewerken.',
  sentWith: 'Verzonden met',
}
