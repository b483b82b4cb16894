import type { AccountTexts } from './account-texts.type.ts'

const ifNot = (advice: string) => `Se l’hai fatto tu, non devi fare nulla. In caso contrario, ${advice}`

export const it: AccountTexts = {
  locale: 'it',
  greeting: 'Ciao,',
  linkHint: 'Se il pulsante non funziona, ecco il link:',
  unknownDevice: 'un dispositivo sconosciuto',
  device: (browser, system) => `${browser} su ${system}`,
  place: ({ device, network, time }) => `${device} (rete ${network}) ${time}`,
  time: (time) => `in data ${time} UTC`,
  hours: (count) => (count === 1 ? 'un’ora' : `${count} ore`),
  lifetime: (hours) => `Il link funziona una sola volta, entro ${hours}.`,
  reset: {
    subject: (product) => `Reimposta la tua password di ${product}`,
    asked: ({ product, email }) =>
      `Abbiamo ricevuto una richiesta di reimpostare la password dell’account ${email} di ${product}.`,
    how: 'Con il link qui sotto puoi sceglierne una nuova.',
    otherwise:
      'Se non l’hai chiesto tu, ignora questa e-mail: la tua password resta la stessa e solo tu hai ricevuto questo link.',
  },
  confirmation: {
    subject: (product) => `Conferma il tuo indirizzo e-mail di ${product}`,
    asked: ({ product, email }) =>
      `È stato creato un account di ${product} con ${email}. Conferma che questo indirizzo è tuo.`,
    otherwise: 'Se non l’hai creato tu, ignora questa e-mail: l’indirizzo resta da confermare.',
  },
  change: {
    subject: (product) => `Conferma il tuo nuovo indirizzo e-mail di ${product}`,
    asked: ({ product, email }) =>
      `Hai chiesto di accedere d’ora in poi a ${product} con ${email}. Conferma che questo indirizzo è tuo.`,
    otherwise: 'Se non l’hai chiesto tu, ignora questa e-mail: l’indirizzo non verrà usato.',
  },
  entered: (url) => `Ricevi questa e-mail perché qualcuno ha inserito questo indirizzo su ${url}.`,
  aboutSafety: (url) => `Ricevi questa e-mail perché riguarda la sicurezza del tuo account su ${url}.`,
  buttons: {
    reset: 'Reimposta la password',
    confirm: 'Conferma l’indirizzo',
    security: 'Controlla il tuo account',
    recover: 'Ripristina questo indirizzo',
  },
  notices: {
    new_device: {
      subject: (product) => `Nuovo accesso al tuo account di ${product}`,
      happened: ({ product, email, place }) =>
        `Qualcuno ha effettuato l’accesso all’account ${email} di ${product} con ${place}.`,
      advice: ifNot('cambia la password e termina tutte le altre sessioni.'),
    },
    password_changed: {
      subject: (product) => `La tua password di ${product} è stata cambiata`,
      happened: ({ product, email, place }) =>
        `La password dell’account ${email} di ${product} è stata cambiata con ${place}. Tutte le altre sessioni sono terminate.`,
      advice: ifNot('reimposta subito la password.'),
    },
    email_changed: {
      subject: (product) => `Il tuo indirizzo e-mail di ${product} è stato cambiato`,
      happened: ({ product, email, newEmail, place }) =>
        `Il tuo account di ${product} usa ora ${newEmail} al posto di ${email}. La modifica è stata confermata con ${place}.`,
      advice: ifNot('usa il link qui sotto entro 7 giorni. Ripristina questo indirizzo e termina tutte le sessioni.'),
    },
    stolen_session_ended: {
      subject: (product) => `Abbiamo terminato una sessione del tuo account di ${product}`,
      happened: ({ product, email, place }) =>
        `Un vecchio accesso all’account ${email} di ${product} è stato riutilizzato con ${place}. Potrebbe essere stato rubato, quindi abbiamo terminato quella sessione.`,
      advice: 'Accedi di nuovo. Se non conosci quel dispositivo, cambia anche la password.',
    },
    two_factor_on: {
      subject: (product) => `La verifica in due passaggi è attiva sul tuo account di ${product}`,
      happened: ({ product, email, place }) =>
        `Per accedere all’account ${email} di ${product} ora serve anche il codice di un’app. La modifica è stata fatta con ${place}.`,
      advice: ifNot('reimposta subito la password e scrivici.'),
    },
    two_factor_off: {
      subject: (product) => `La verifica in due passaggi è disattivata sul tuo account di ${product}`,
      happened: ({ product, email, place }) =>
        `Per accedere all’account ${email} di ${product} non serve più il codice di un’app. La modifica è stata fatta con ${place}.`,
      advice: ifNot('reimposta subito la password e riattiva la verifica in due passaggi.'),
    },
    recovery_codes_created: {
      subject: (product) => `Nuovi codici di recupero per il tuo account di ${product}`,
      happened: ({ product, email, place }) =>
        `Sono stati creati nuovi codici per l’account ${email} di ${product} con ${place}. Quelli precedenti non funzionano più.`,
      advice: ifNot('cambia la password e crea nuovi codici.'),
    },
    recovery_code_used: {
      subject: (product) => `È stato usato un codice di recupero del tuo account di ${product}`,
      happened: ({ product, email, place }) =>
        `Qualcuno ha effettuato l’accesso all’account ${email} di ${product} con un codice di recupero e ${place}.`,
      advice: ifNot('reimposta subito la password e crea nuovi codici.'),
    },
    wrong_second_factor: {
      subject: (product) => `Codice errato per il tuo account di ${product}`,
      happened: ({ product, email, place }) =>
        `Qualcuno ha inserito la password giusta dell’account ${email} di ${product}, ma un codice errato, con ${place}.`,
      advice: ifNot('qualcuno conosce la tua password. Reimpostala subito.'),
    },
    passkey_added: {
      subject: (product) => `È stata aggiunta una passkey al tuo account di ${product}`,
      happened: ({ product, email, place, detail }) =>
        `La passkey «${detail}» è stata aggiunta all’account ${email} di ${product} con ${place}. Permette di accedere senza password.`,
      advice: ifNot('rimuovila e cambia la password.'),
    },
    passkey_removed: {
      subject: (product) => `È stata rimossa una passkey dal tuo account di ${product}`,
      happened: ({ product, email, place, detail }) =>
        `La passkey «${detail}» è stata rimossa dall’account ${email} di ${product} con ${place}.`,
      advice: ifNot('cambia la password e termina tutte le altre sessioni.'),
    },
  },
  operator: {
    session_ended: {
      subject: (product) => `Tutte le sessioni del tuo account di ${product} sono terminate`,
      happened: ({ email, time }) =>
        `Chi gestisce questa installazione ha terminato tutte le sessioni dell’account ${email} ${time}.`,
      advice: 'Accedi di nuovo per continuare. Se non sai perché è successo, scrivici.',
    },
    two_factor_off: {
      subject: (product) => `La verifica in due passaggi è disattivata sul tuo account di ${product}`,
      happened: ({ email, time }) =>
        `Chi gestisce questa installazione ha disattivato la verifica in due passaggi dell’account ${email} ${time}.`,
      advice: 'Se l’hai chiesto tu, accedi e riattivala. In caso contrario, reimposta subito la password e scrivici.',
    },
  },
}
