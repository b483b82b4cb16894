import type { ConfirmationTexts } from './confirmation-texts.type.ts'

export const nl: ConfirmationTexts = {
  subject: (sender) => `Bevestig uw review voor ${sender}`,
  preheader: 'Nog één klik en hij komt aan.',
  greeting: 'Goedendag,',
  received: (sender) => `Iemand heeft dit adres opgegeven bij een review voor ${sender}.`,
  ifYours: (sender) => `Was u dat? Open dan de pagina hieronder en bevestig hem. Pas daarna kan ${sender} hem lezen.`,
  ifNotYours: (days) =>
    `Was u dat niet? Dan kunt u deze e-mail negeren. Er wordt niets doorgegeven, en de review wordt na ${days} dagen gewist.`,
  button: 'Openen en bevestigen',
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  reason: 'U ontvangt deze e-mail omdat iemand uw adres heeft ingevuld. We gebruiken het nergens anders voor.',
  sentWith: 'Verzonden met',
}
