import type { ReceiptTexts } from './receipt-texts.type.ts'

export const it: ReceiptTexts = {
  subject: (sender) => `Le tue parole per ${sender}`,
  preheader: 'Sono arrivate. Eccole, con il link per modificarle o ritirarle.',
  hello: 'Ciao,',
  helloTo: (name) => `Ciao ${name},`,
  thanks: (sender) => `Grazie per il tuo tempo. Le tue parole sono arrivate a ${sender}. Ecco che cosa hai scritto:`,
  arrivedPreheader: 'Sono arrivate. Sulla tua pagina puoi leggerle, modificarle o ritirarle.',
  arrived: (sender) =>
    `Sono arrivate a ${sender} parole a tuo nome. Se sono tue, grazie per il tuo tempo. Se le ha scritte qualcun altro, ritirale nella pagina qui sotto.`,
  stars: (rating) => `${rating} ${rating === 1 ? 'stella' : 'stelle'} su 5`,
  isPublic: (sender) =>
    `Hai scelto «Pubblico»: ${sender} può mostrare le tue parole, insieme a tutto ciò che hai consentito.`,
  isPrivate: (sender) => `Hai scelto «Privato»: nessun altro oltre a ${sender} legge le tue parole.`,
  ownPage:
    'Puoi cambiare idea in qualsiasi momento. Sulla tua pagina personale puoi rivedere, modificare, ritirare o cancellare ciò che hai scritto.',
  button: 'La tua pagina personale',
  closing: 'Con gratitudine,',
  linkHint: 'Se il pulsante non funziona, apri questo link:',
  reason: (sender) => `Ricevi questo messaggio una sola volta, perché hai risposto a una richiesta di ${sender}.`,
  keep: 'Conservalo con cura: chi ha il link può modificare le tue parole.',
  sentWith: 'Inviato con',
}
