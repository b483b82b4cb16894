import type { ReportNoticeTexts } from './report-notice-texts.type.ts'

const clients = (count: number) => (count === 1 ? '1 cliente' : `${count} clienti`)

export const it: ReportNoticeTexts = {
  subject: ({ brand, month }) => `${brand}: il tuo report di ${month}`,
  preheader: 'Scopri che cosa hanno detto i tuoi clienti e che cosa ne è stato.',
  greeting: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
  figures: ({ asked, answered }) =>
    `Il mese scorso è stata chiesta una testimonianza a ${clients(asked)} e ${answered === 1 ? 'ha risposto' : 'hanno risposto'} ${clients(answered)}. Il report mostra che cosa è stato pubblicato.`,
  share: 'Puoi stamparlo o creare un link con cui chiunque può leggerlo senza account.',
  button: 'Apri il report',
  linkHint: 'Se il pulsante non funziona, apri questo link:',
  reason: (brand) => `Ricevi questa email una volta al mese perché sei proprietario o amministratore di ${brand}.`,
  settings: 'Non ricevere più questa email',
}
