import type { ReportNoticeTexts } from './report-notice-texts.type.ts'

const asked = (count: number) => (count > 1 ? `${count} clients ont été sollicités` : `${count} client a été sollicité`)
const answers = (count: number) => (count > 1 ? `${count} ont répondu` : `${count} a répondu`)

export const fr: ReportNoticeTexts = {
  subject: ({ brand, month }) => `${brand} : votre rapport de ${month}`,
  preheader: 'Découvrez ce que vos clients ont dit et ce qui a été publié.',
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  figures: (of) =>
    `Le mois dernier, ${asked(of.asked)} pour un témoignage et ${answers(of.answered)}. Le rapport montre ce qui est paru.`,
  share: 'Vous pouvez l’imprimer ou créer un lien qui permet à chacun de le lire sans compte.',
  button: 'Ouvrir le rapport',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  reason: (brand) =>
    `Vous recevez cet e-mail une fois par mois, car vous êtes propriétaire ou administrateur de ${brand}.`,
  settings: 'Ne plus recevoir cet e-mail',
}
