import type { ReportNoticeTexts } from './report-notice-texts.type.ts'

const clients = (count: number) => (count === 1 ? '1 klant' : `${count} klanten`)

export const nl: ReportNoticeTexts = {
  subject: ({ brand, month }) => `${brand}: je rapport van ${month}`,
  preheader: 'Lees wat je klanten zeiden en wat ermee is gebeurd.',
  greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
  figures: ({ asked, answered }) =>
    `Vorige maand ${asked === 1 ? 'is' : 'zijn'} ${clients(asked)} om een testimonial gevraagd en ${answered === 1 ? 'heeft' : 'hebben'} ${clients(answered)} geantwoord. Het rapport laat zien wat er is gepubliceerd.`,
  share: 'Je kunt het afdrukken of een link maken waarmee iedereen het zonder account kan lezen.',
  button: 'Rapport openen',
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  reason: (brand) => `Je krijgt deze e-mail één keer per maand omdat je eigenaar of beheerder van ${brand} bent.`,
  settings: 'Deze e-mail niet meer ontvangen',
}
