import type { SignOffTexts } from './sign-off-texts.type.ts'

export const it: SignOffTexts = {
  subject: (sender, brand) => `Il tuo via libera per le testimonianze su ${brand ?? sender}`,
  preheader: 'Non serve un account: il link qui sotto è tuo.',
  greeting: (name) => (name ? `Ciao ${name},` : 'Ciao,'),
  asks: (sender, brand) =>
    brand
      ? `${sender} ti chiede di decidere quali testimonianze su ${brand} si possono pubblicare.`
      : `${sender} ti chiede di decidere quali testimonianze si possono pubblicare.`,
  waiting: (count) =>
    count === 0
      ? 'Al momento non c’è nulla da decidere.'
      : count === 1
        ? 'C’è 1 testimonianza su cui decidere.'
        : `Ci sono ${count} testimonianze su cui decidere.`,
  how: 'Leggile, scegli Approva o Rifiuta e conferma una sola volta alla fine.',
  reminderSubject: (count, brand) =>
    count === 1 ? `1 testimonianza su ${brand} da approvare` : `${count} testimonianze su ${brand} da approvare`,
  reminderPreheader: 'Approva o rifiuta, poi conferma una volta.',
  reminder: (count, brand) =>
    count === 1
      ? `C’è una nuova testimonianza su ${brand}. Sarà pubblicata quando la approvi.`
      : `Ci sono ${count} testimonianze su ${brand} che saranno pubblicate quando le approvi.`,
  until: (day) => `Il link funziona fino al ${day}.`,
  button: 'Leggi le testimonianze',
  closing: 'Grazie mille,',
  linkHint: 'Se il pulsante non funziona, apri questo link:',
  reason: (sender) => `Ricevi questa email perché ${sender} ti ha scelto per approvare le testimonianze.`,
  keep: 'Non inoltrarla: chi ha il link può decidere a tuo nome.',
}
