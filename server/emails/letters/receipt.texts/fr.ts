import type { ReceiptTexts } from './receipt-texts.type.ts'

export const fr: ReceiptTexts = {
  subject: (sender) => `Vos mots pour ${sender}`,
  preheader: 'Ils sont bien arrivés. Les voici, avec le lien pour les modifier ou les retirer.',
  hello: 'Bonjour,',
  helloTo: (name) => `Bonjour ${name},`,
  thanks: (sender) =>
    `Merci d’avoir pris ce temps. Vos mots sont bien arrivés chez ${sender}. Voici ce que vous avez écrit :`,
  arrivedPreheader: 'Ils sont bien arrivés. Sur votre page, vous pouvez les lire, les modifier ou les retirer.',
  arrived: (sender) =>
    `Des mots pour ${sender} sont arrivés en votre nom. S’ils sont de vous : merci d’avoir pris ce temps. Si quelqu’un d’autre les a écrits, retirez-les sur la page ci-dessous.`,
  stars: (rating) => `${rating} ${rating === 1 ? 'étoile' : 'étoiles'} sur 5`,
  isPublic: (sender) =>
    `Vous avez choisi « Public » : ${sender} peut montrer vos mots, avec tout ce que vous avez autorisé.`,
  isPrivate: (sender) => `Vous avez choisi « Privé » : personne d’autre que ${sender} ne lit vos mots.`,
  ownPage:
    'Vous pouvez changer d’avis à tout moment : votre page à vous permet de revoir, modifier, retirer ou effacer ce que vous avez écrit.',
  button: 'Votre page à vous',
  closing: 'Avec mes remerciements,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  reason: (sender) => `Vous recevez ce message une seule fois, car vous avez répondu à une demande de ${sender}.`,
  keep: 'Conservez-le : toute personne qui a le lien peut modifier vos mots.',
  sentWith: 'Envoyé avec',
}
