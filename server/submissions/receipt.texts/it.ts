import type { ReceiptTexts } from './receipt-texts.type.ts'

export const it: ReceiptTexts = {
  subject: (sender) => `La tua testimonianza per ${sender}`,
  preheader: 'Eccone una copia, con un link per modificarla o ritirarla.',
  greeting: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
  thanks: (sender) => `Grazie per il tuo tempo. ${sender} ha ricevuto la tua testimonianza. Ecco che cosa hai scritto:`,
  arrivedPreheader: 'Sulla tua pagina puoi leggerla, modificarla o ritirarla.',
  arrived: (sender) =>
    `${sender} ha ricevuto una testimonianza a tuo nome. Se l’hai scritta tu, grazie per il tuo tempo. Se l’ha scritta qualcun altro, puoi ritirarla nella pagina qui sotto.`,
  stars: (rating) => `${rating} ${rating === 1 ? 'stella' : 'stelle'} su 5`,
  isPublic: (sender) =>
    `Hai scelto «Pubblico»: ${sender} può mostrare la tua testimonianza, insieme a tutto ciò che hai consentito.`,
  isPrivate: (sender) => `Hai scelto «Privato»: solo ${sender} può vedere la tua testimonianza.`,
  portal:
    'Puoi cambiare idea in qualsiasi momento. Sulla tua pagina puoi leggere, modificare, ritirare o cancellare la tua testimonianza.',
  button: 'Vedi la tua testimonianza',
  closing: 'Grazie mille,',
  linkHint: 'Se il pulsante non funziona, apri questo link:',
  reason: (sender) => `Ricevi questa e-mail una sola volta, perché hai risposto a una richiesta di ${sender}.`,
  arrivedReason: (sender) =>
    `Ricevi questa e-mail una sola volta, perché ${sender} ha ricevuto una testimonianza con questo indirizzo.`,
  keep: 'Conservala: chi ha il link può modificare la tua testimonianza.',
  sentWith: 'Inviato con',
}
