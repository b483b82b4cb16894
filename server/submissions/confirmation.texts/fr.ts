import type { ConfirmationTexts } from './confirmation-texts.type.ts'

export const fr: ConfirmationTexts = {
  subject: (sender) => `Confirmez votre témoignage pour ${sender}`,
  preheader: 'Encore un clic, et il est transmis.',
  greeting: 'Bonjour,',
  received: (sender) => `Cette adresse a été indiquée avec un témoignage pour ${sender}.`,
  ifYours: (sender) =>
    `S’il est de vous, ouvrez la page ci-dessous et confirmez-le. ${sender} ne pourra le lire qu’ensuite.`,
  ifNotYours: (days) =>
    `S’il n’est pas de vous, ignorez cet e-mail. Rien n’est transmis, et le témoignage est supprimé au bout de ${days} jours.`,
  button: 'Ouvrir et confirmer',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u202f:',
  reason: 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse. Nous ne l’utilisons pour rien d’autre.',
  sentWith: 'Envoyé avec',
}
