import type { ReceiptTexts } from './receipt-texts.type.ts'

export const fr: ReceiptTexts = {
  subject: (sender) => `Votre témoignage pour ${sender}`,
  preheader: 'En voici une copie, avec un lien pour le modifier ou le retirer.',
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  thanks: (sender) =>
    `Merci d’avoir pris ce temps. ${sender} a bien reçu votre témoignage. Voici ce que vous avez écrit\u202f:`,
  arrivedPreheader: 'Sur votre page, vous pouvez le lire, le modifier ou le retirer.',
  arrived: (sender) =>
    `${sender} a reçu un témoignage en votre nom. S’il est de vous, merci d’avoir pris ce temps. Si quelqu’un d’autre l’a écrit, vous pouvez le retirer sur la page ci-dessous.`,
  stars: (rating) => `${rating} ${rating === 1 ? 'étoile' : 'étoiles'} sur 5`,
  isPublic: (sender) =>
    `Vous avez choisi «\u00a0Public\u00a0»\u202f: ${sender} peut afficher votre témoignage, avec tout ce que vous avez autorisé.`,
  isPrivate: (sender) =>
    `Vous avez choisi «\u00a0Privé\u00a0»\u202f: votre témoignage est visible uniquement par ${sender}.`,
  portal:
    'Vous pouvez changer d’avis à tout moment. Sur votre page, vous pouvez lire, modifier, retirer ou supprimer votre témoignage.',
  button: 'Voir votre témoignage',
  closing: 'Un grand merci,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien\u202f:',
  reason: (sender) => `Vous recevez cet e-mail une seule fois, car vous avez répondu à une demande de ${sender}.`,
  arrivedReason: (sender) =>
    `Vous recevez cet e-mail une seule fois, car ${sender} a reçu un témoignage avec cette adresse.`,
  keep: 'Conservez-le\u202f: toute personne qui a le lien peut modifier votre témoignage.',
  sentWith: 'Envoyé avec',
}
