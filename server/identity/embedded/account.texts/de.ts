import type { AccountTexts } from './account-texts.type.ts'

const ifNot = (advice: string) => `Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ${advice}`

export const de: AccountTexts = {
  locale: 'de',
  greeting: 'Guten Tag,',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  unknownDevice: 'einem unbekannten Gerät',
  device: (browser, system) => `${browser} unter ${system}`,
  place: ({ device, network, time }) => `${device} (Netzwerk ${network}) ${time}`,
  time: (time) => `am ${time} UTC`,
  hours: (count) => (count === 1 ? 'einer Stunde' : `${count} Stunden`),
  lifetime: (hours) => `Der Link funktioniert einmal, innerhalb von ${hours}.`,
  reset: {
    subject: (product) => `Ihr Passwort für ${product} zurücksetzen`,
    asked: ({ product, email }) => `jemand möchte das Passwort des Kontos ${email} bei ${product} zurücksetzen.`,
    how: 'Mit dem Link unten legen Sie ein neues Passwort fest.',
    otherwise:
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist, und nur Sie haben diesen Link bekommen.',
  },
  confirmation: {
    subject: (product) => `Ihre E-Mail-Adresse für ${product} bestätigen`,
    asked: ({ product, email }) =>
      `mit ${email} wurde ein Konto bei ${product} angelegt. Bitte bestätigen Sie, dass das Ihre Adresse ist.`,
    otherwise: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Die Adresse bleibt unbestätigt.',
  },
  change: {
    subject: (product) => `Ihre neue E-Mail-Adresse für ${product} bestätigen`,
    asked: ({ product, email }) =>
      `Sie möchten sich bei ${product} künftig mit ${email} anmelden. Bitte bestätigen Sie, dass das Ihre Adresse ist.`,
    otherwise: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Die Adresse wird nicht verwendet.',
  },
  entered: (url) => `Sie erhalten diese E-Mail, weil jemand diese Adresse auf ${url} eingegeben hat.`,
  aboutSafety: (url) => `Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos auf ${url} geht.`,
  buttons: {
    reset: 'Passwort zurücksetzen',
    confirm: 'Adresse bestätigen',
    security: 'Konto prüfen',
    recover: 'Diese Adresse wiederherstellen',
  },
  notices: {
    new_device: {
      subject: (product) => `Neue Anmeldung bei Ihrem Konto bei ${product}`,
      happened: ({ product, email, place }) =>
        `jemand hat sich beim Konto ${email} bei ${product} mit ${place} angemeldet.`,
      advice: ifNot('ändern Sie Ihr Passwort und beenden Sie alle anderen Sitzungen.'),
    },
    password_changed: {
      subject: (product) => `Ihr Passwort für ${product} wurde geändert`,
      happened: ({ product, email, place }) =>
        `das Passwort des Kontos ${email} bei ${product} wurde mit ${place} geändert. Alle anderen Sitzungen sind beendet.`,
      advice: ifNot('setzen Sie Ihr Passwort jetzt zurück.'),
    },
    email_changed: {
      subject: (product) => `Ihre E-Mail-Adresse bei ${product} wurde geändert`,
      happened: ({ product, email, newEmail, place }) =>
        `Ihr Konto bei ${product} verwendet jetzt ${newEmail} statt ${email}. Das wurde mit ${place} bestätigt.`,
      advice: ifNot(
        'verwenden Sie innerhalb von 7 Tagen den Link unten. Er stellt diese Adresse wieder her und beendet alle Sitzungen.',
      ),
    },
    stolen_session_ended: {
      subject: (product) => `Wir haben eine Sitzung Ihres Kontos bei ${product} beendet`,
      happened: ({ product, email, place }) =>
        `eine alte Anmeldung beim Konto ${email} bei ${product} wurde mit ${place} noch einmal verwendet. Vielleicht wurde sie gestohlen, deshalb haben wir diese Sitzung beendet.`,
      advice: 'Melden Sie sich neu an. Wenn Sie das Gerät nicht kennen, ändern Sie auch Ihr Passwort.',
    },
    two_factor_on: {
      subject: (product) => `Zwei-Faktor-Anmeldung für Ihr Konto bei ${product} ist an`,
      happened: ({ product, email, place }) =>
        `die Anmeldung beim Konto ${email} bei ${product} verlangt jetzt auch einen Code aus einer App. Das wurde mit ${place} eingerichtet.`,
      advice: ifNot('setzen Sie Ihr Passwort jetzt zurück und schreiben Sie uns.'),
    },
    two_factor_off: {
      subject: (product) => `Zwei-Faktor-Anmeldung für Ihr Konto bei ${product} ist aus`,
      happened: ({ product, email, place }) =>
        `die Anmeldung beim Konto ${email} bei ${product} verlangt keinen Code aus einer App mehr. Das wurde mit ${place} geändert.`,
      advice: ifNot('setzen Sie Ihr Passwort jetzt zurück und schalten Sie die Zwei-Faktor-Anmeldung wieder ein.'),
    },
    recovery_codes_created: {
      subject: (product) => `Neue Wiederherstellungscodes für Ihr Konto bei ${product}`,
      happened: ({ product, email, place }) =>
        `für das Konto ${email} bei ${product} wurden mit ${place} neue Codes erstellt. Die alten funktionieren nicht mehr.`,
      advice: ifNot('ändern Sie Ihr Passwort und erstellen Sie neue Codes.'),
    },
    recovery_code_used: {
      subject: (product) => `Ein Wiederherstellungscode Ihres Kontos bei ${product} wurde verwendet`,
      happened: ({ product, email, place }) =>
        `jemand hat sich beim Konto ${email} bei ${product} mit einem Wiederherstellungscode und ${place} angemeldet.`,
      advice: ifNot('setzen Sie Ihr Passwort jetzt zurück und erstellen Sie neue Codes.'),
    },
    wrong_second_factor: {
      subject: (product) => `Falscher Code für Ihr Konto bei ${product}`,
      happened: ({ product, email, place }) =>
        `jemand hat das richtige Passwort des Kontos ${email} bei ${product} eingegeben, aber einen falschen Code, mit ${place}.`,
      advice: ifNot('kennt jemand Ihr Passwort. Setzen Sie es jetzt zurück.'),
    },
    passkey_added: {
      subject: (product) => `Ihr Konto bei ${product} hat einen neuen Passkey`,
      happened: ({ product, email, place, detail }) =>
        `der Passkey „${detail}“ wurde dem Konto ${email} bei ${product} mit ${place} hinzugefügt. Er meldet ohne Passwort an.`,
      advice: ifNot('entfernen Sie ihn und ändern Sie Ihr Passwort.'),
    },
    passkey_removed: {
      subject: (product) => `Ein Passkey Ihres Kontos bei ${product} wurde entfernt`,
      happened: ({ product, email, place, detail }) =>
        `der Passkey „${detail}“ wurde mit ${place} vom Konto ${email} bei ${product} entfernt.`,
      advice: ifNot('ändern Sie Ihr Passwort und beenden Sie alle anderen Sitzungen.'),
    },
  },
  operator: {
    session_ended: {
      subject: (product) => `Alle Sitzungen Ihres Kontos bei ${product} sind beendet`,
      happened: ({ email, time }) =>
        `der Betreiber dieser Installation hat ${time} alle Sitzungen des Kontos ${email} beendet.`,
      advice: 'Melden Sie sich neu an, um weiterzuarbeiten. Wenn Sie den Grund nicht kennen, schreiben Sie uns.',
    },
    two_factor_off: {
      subject: (product) => `Zwei-Faktor-Anmeldung für Ihr Konto bei ${product} ist aus`,
      happened: ({ email, time }) =>
        `der Betreiber dieser Installation hat ${time} die Zwei-Faktor-Anmeldung des Kontos ${email} ausgeschaltet.`,
      advice:
        'Wenn Sie darum gebeten haben, melden Sie sich an und schalten Sie sie wieder ein. Wenn nicht, setzen Sie Ihr Passwort jetzt zurück und schreiben Sie uns.',
    },
  },
}
