import type { MemberTexts } from './member-texts.type.ts'

export const it: MemberTexts = {
  locale: 'it',
  greeting: 'Ciao,',
  linkHint: 'Se il pulsante non funziona, ecco il link:',
  unnamed: 'uno spazio di lavoro',
  someone: 'Qualcuno',
  invitation: {
    subject: ({ actor, workspace, product }) => `${actor} ti invita in ${workspace} su ${product}`,
    invites: ({ actor, workspace, product }) =>
      `${actor} ti invita a lavorare in ${workspace} su ${product}, dove si raccolgono recensioni di clienti.`,
    lifetime: (day) => `Il link funziona una sola volta, fino al ${day}.`,
    otherwise: 'Se non ti aspettavi questo invito, ignora questa e-mail. Nella pagina del link puoi anche rifiutarlo.',
    button: 'Vedi l’invito',
  },
  roles: {
    viewer: 'Il tuo ruolo sarebbe Viewer: puoi vedere tutto, ma non modificare nulla.',
    editor:
      'Il tuo ruolo sarebbe Editor: puoi chiedere recensioni ai clienti, approvarle o rifiutarle e modificare i widget.',
    admin: 'Il tuo ruolo sarebbe Admin: puoi fare tutto il lavoro e modificare Stripe, le e-mail, il modulo e il team.',
  },
  notices: {
    removed: {
      subject: ({ workspace }) => `Non fai più parte di ${workspace}`,
      happened: ({ actor, workspace, product }) => `${actor} ti ha rimosso da ${workspace} su ${product}.`,
      advice: () => 'Quello che hai fatto lì resta. Il tuo account e gli altri spazi di lavoro non cambiano.',
      button: 'Apri il tuo account',
    },
    deleted: {
      subject: ({ workspace }) => `${workspace} è stato eliminato`,
      happened: ({ actor, workspace, product }) =>
        `${actor} ha eliminato ${workspace} su ${product}, con tutto il contenuto.`,
      advice: () => 'Non si può più aprire. Il tuo account e gli altri spazi di lavoro non cambiano.',
      button: 'Apri il tuo account',
    },
    transfer_offered: {
      subject: ({ actor, workspace }) => `${actor} vuole trasferirti ${workspace}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} ti chiede di diventare proprietario di ${workspace} su ${product}.`,
      advice: ({ actor }) =>
        `Se accetti, da quel momento lo paga il tuo piano e ${actor} avrà il ruolo Admin. Hai 7 giorni per decidere.`,
      button: 'Accetta o rifiuta',
    },
    transferred: {
      subject: ({ actor, workspace }) => `Ora ${workspace} appartiene a ${actor}`,
      happened: ({ actor, workspace, product }) =>
        `${actor} ha accettato e ora è proprietario di ${workspace} su ${product}.`,
      advice: () => 'Ora lì hai il ruolo Admin. Il tuo piano non lo paga più e non viene disdetto.',
      button: 'Apri il team',
    },
  },
  entered: (url) => `Ricevi questa e-mail perché qualcuno ha inserito questo indirizzo su ${url}.`,
  aboutMembership: (url) =>
    `Ricevi questa e-mail perché riguarda uno spazio di lavoro a cui hai partecipato su ${url}.`,
}
