import type { ConfirmationTexts } from './confirmation-texts.type.ts'

export const it: ConfirmationTexts = {
  subject: (sender) => `Conferma la tua testimonianza per ${sender}`,
  preheader: 'Ancora un clic e sarà consegnata.',
  greeting: 'Ciao,',
  received: (sender) => `Qualcuno ha indicato questo indirizzo insieme a una testimonianza per ${sender}.`,
  ifYours: (sender) => `Se è tua, apri la pagina qui sotto e confermala. Solo dopo ${sender} potrà leggerla.`,
  ifNotYours: (days) =>
    `Se non è tua, ignora questa e-mail. Nulla viene inoltrato, e la testimonianza viene cancellata dopo ${days} giorni.`,
  button: 'Apri e conferma',
  linkHint: 'Se il pulsante non funziona, apri questo link:',
  reason: 'Ricevi questa e-mail perché qualcuno ha inserito il tuo indirizzo. Non lo usiamo per nient’altro.',
  sentWith: 'Inviato con',
}
