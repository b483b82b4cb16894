import type { ReceiptTexts } from './receipt-texts.type.ts'

export const nl: ReceiptTexts = {
  subject: (sender) => `Uw woorden voor ${sender}`,
  preheader: 'Ze zijn aangekomen. Hier staan ze, met de link om ze te wijzigen of in te trekken.',
  hello: 'Goedendag,',
  helloTo: (name) => `Beste ${name},`,
  thanks: (sender) => `Dank u wel voor uw tijd. Uw woorden zijn bij ${sender} aangekomen. Dit hebt u geschreven:`,
  arrivedPreheader: 'Ze zijn aangekomen. Op uw eigen pagina kunt u ze lezen, wijzigen of intrekken.',
  arrived: (sender) =>
    `Er zijn in uw naam woorden voor ${sender} aangekomen. Zijn ze van u: dank u wel voor uw tijd. Heeft iemand anders ze geschreven, trek ze dan in op de pagina hieronder.`,
  stars: (rating) => `${rating} van 5 sterren`,
  isPublic: (sender) =>
    `U hebt ‘Openbaar’ gekozen: ${sender} mag uw woorden tonen, samen met alles wat u verder hebt toegestaan.`,
  isPrivate: (sender) => `U hebt ‘Privé’ gekozen: niemand anders dan ${sender} leest uw woorden.`,
  ownPage:
    'U kunt altijd van gedachten veranderen. Op uw eigen pagina kunt u zien wat u hebt geschreven, het wijzigen, intrekken of wissen.',
  button: 'Uw eigen pagina',
  closing: 'Met hartelijke dank,',
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  reason: (sender) => `U ontvangt deze e-mail eenmalig, omdat u een verzoek van ${sender} hebt beantwoord.`,
  keep: 'Bewaar hem goed: wie de link heeft, kan uw woorden wijzigen.',
  sentWith: 'Verzonden met',
}
