import type { ReportNoticeTexts } from './report-notice-texts.type.ts'

const clients = (count: number) => (count === 1 ? '1 client' : `${count} clients`)

export const en: ReportNoticeTexts = {
  subject: ({ brand, month }) => `${brand}: your report for ${month}`,
  preheader: 'See what your clients said, and what came of it.',
  greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
  figures: ({ asked, answered }) =>
    `Last month, ${clients(asked)} ${asked === 1 ? 'was' : 'were'} asked for a testimonial, and ${clients(answered)} answered. The report shows what was published.`,
  share: 'You can print it, or create a link with which anyone can read it without an account.',
  button: 'Open report',
  linkHint: 'If the button doesn’t work, open this link:',
  reason: (brand) => `You get this email once a month because you’re an owner or admin of ${brand}.`,
  settings: 'Turn this email off',
}
