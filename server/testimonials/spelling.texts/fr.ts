import type { SpellingTexts } from './spelling-texts.type.ts'

export const fr: SpellingTexts = {
  subject: (sender) => `Votre témoignage pour ${sender} : une correction d’orthographe`,
  preheader: 'C’est vous qui décidez.',
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  suggests: (sender) =>
    `${sender} propose une correction d’orthographe pour votre témoignage. Seule l’orthographe change, pas ce que vous dites.`,
  nothingChanges:
    'Rien ne change sans votre accord. Sur votre page, vous pouvez comparer les deux versions, puis adopter la nouvelle ou garder la vôtre.',
  button: 'Comparer les deux versions',
  closing: 'Un grand merci,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  reason: (sender) => `Vous recevez cet e-mail parce que vous avez écrit un témoignage pour ${sender}.`,
  unsubscribe: 'Se désabonner',
  sentWith: 'Envoyé avec',
}
