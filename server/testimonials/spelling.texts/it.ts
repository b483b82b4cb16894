import type { SpellingTexts } from './spelling-texts.type.ts'

export const it: SpellingTexts = {
  subject: (sender) => `La tua testimonianza per ${sender}: una correzione ortografica`,
  preheader: 'Decidi tu se usarla.',
  greeting: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
  suggests: (sender) =>
    `${sender} suggerisce una correzione ortografica per la tua testimonianza. Cambia solo l’ortografia, non quello che dici.`,
  nothingChanges:
    'Non cambia nulla senza il tuo consenso. Nella tua pagina puoi confrontare le due versioni e poi usare la nuova o tenere la tua.',
  button: 'Confronta le due versioni',
  closing: 'Grazie mille,',
  linkHint: 'Se il pulsante non funziona, apri questo link:',
  reason: (sender) => `Ricevi questa e-mail perché hai scritto una testimonianza per ${sender}.`,
  unsubscribe: 'Annulla l’iscrizione',
  sentWith: 'Inviato con',
}
