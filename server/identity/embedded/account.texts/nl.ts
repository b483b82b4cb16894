import type { AccountTexts } from './account-texts.type.ts'

const ifNot = (advice: string) => `Was u dit zelf, dan hoeft u niets te doen. Zo niet, ${advice}`

export const nl: AccountTexts = {
  locale: 'nl',
  greeting: 'Goedendag,',
  linkHint: 'Werkt de knop niet? Open dan deze link:',
  unknownDevice: 'een onbekend apparaat',
  device: (browser, system) => `${browser} op ${system}`,
  place: ({ device, network, time }) => `${device} (netwerk ${network}) ${time}`,
  time: (time) => `op ${time} UTC`,
  hours: (count) => (count === 1 ? 'één uur' : `${count} uur`),
  lifetime: (hours) => `De link werkt één keer, binnen ${hours}.`,
  reset: {
    subject: (product) => `Stel uw wachtwoord van ${product} opnieuw in`,
    asked: ({ product, email }) =>
      `We hebben een verzoek ontvangen om het wachtwoord van het account ${email} bij ${product} opnieuw in te stellen.`,
    how: 'Met de link hieronder kiest u een nieuw wachtwoord.',
    otherwise:
      'Was u dit niet, negeer deze e-mail dan: uw wachtwoord blijft hetzelfde en alleen u hebt deze link ontvangen.',
  },
  confirmation: {
    subject: (product) => `Bevestig uw e-mailadres bij ${product}`,
    asked: ({ product, email }) =>
      `Met ${email} is een account bij ${product} aangemaakt. Bevestig alstublieft dat dit uw adres is.`,
    otherwise: 'Was u dit niet, negeer deze e-mail dan: het adres blijft onbevestigd.',
  },
  change: {
    subject: (product) => `Bevestig uw nieuwe e-mailadres bij ${product}`,
    asked: ({ product, email }) =>
      `U wilt voortaan bij ${product} inloggen met ${email}. Bevestig alstublieft dat dit uw adres is.`,
    otherwise: 'Was u dit niet, negeer deze e-mail dan: het adres wordt niet gebruikt.',
  },
  entered: (url) => `U ontvangt deze e-mail omdat iemand dit adres heeft ingevoerd op ${url}.`,
  aboutSafety: (url) => `U ontvangt deze e-mail omdat hij gaat over de veiligheid van uw account op ${url}.`,
  buttons: {
    reset: 'Wachtwoord opnieuw instellen',
    confirm: 'Adres bevestigen',
    security: 'Account controleren',
    recover: 'Dit adres herstellen',
  },
  notices: {
    new_device: {
      subject: (product) => `Nieuwe aanmelding bij uw account van ${product}`,
      happened: ({ product, email, place }) =>
        `Iemand heeft bij het account ${email} van ${product} ingelogd met ${place}.`,
      advice: ifNot('wijzig dan uw wachtwoord en beëindig alle andere sessies.'),
    },
    password_changed: {
      subject: (product) => `Uw wachtwoord van ${product} is gewijzigd`,
      happened: ({ product, email, place }) =>
        `Het wachtwoord van het account ${email} van ${product} is gewijzigd met ${place}. Alle andere sessies zijn beëindigd.`,
      advice: ifNot('stel dan nu uw wachtwoord opnieuw in.'),
    },
    email_changed: {
      subject: (product) => `Uw e-mailadres bij ${product} is gewijzigd`,
      happened: ({ product, email, newEmail, place }) =>
        `Uw account bij ${product} gebruikt nu ${newEmail} in plaats van ${email}. Dit is bevestigd met ${place}.`,
      advice: ifNot('gebruik dan binnen 7 dagen de link hieronder. Die herstelt dit adres en beëindigt alle sessies.'),
    },
    stolen_session_ended: {
      subject: (product) => `We hebben een sessie van uw account bij ${product} beëindigd`,
      happened: ({ product, email, place }) =>
        `Een oude aanmelding bij het account ${email} van ${product} is opnieuw gebruikt met ${place}. Misschien is die gestolen, daarom hebben we die sessie beëindigd.`,
      advice: 'Log opnieuw in. Kent u dat apparaat niet, wijzig dan ook uw wachtwoord.',
    },
    two_factor_on: {
      subject: (product) => `Tweestapsverificatie staat aan voor uw account bij ${product}`,
      happened: ({ product, email, place }) =>
        `Inloggen bij het account ${email} van ${product} vraagt nu ook een code uit een app. Dit is ingesteld met ${place}.`,
      advice: ifNot('stel dan nu uw wachtwoord opnieuw in en schrijf ons.'),
    },
    two_factor_off: {
      subject: (product) => `Tweestapsverificatie staat uit voor uw account bij ${product}`,
      happened: ({ product, email, place }) =>
        `Inloggen bij het account ${email} van ${product} vraagt geen code uit een app meer. Dit is gewijzigd met ${place}.`,
      advice: ifNot('stel dan nu uw wachtwoord opnieuw in en zet tweestapsverificatie weer aan.'),
    },
    recovery_codes_created: {
      subject: (product) => `Nieuwe herstelcodes voor uw account bij ${product}`,
      happened: ({ product, email, place }) =>
        `Voor het account ${email} van ${product} zijn nieuwe codes gemaakt met ${place}. De oude werken niet meer.`,
      advice: ifNot('wijzig dan uw wachtwoord en maak nieuwe codes.'),
    },
    recovery_code_used: {
      subject: (product) => `Een herstelcode van uw account bij ${product} is gebruikt`,
      happened: ({ product, email, place }) =>
        `Iemand heeft bij het account ${email} van ${product} ingelogd met een herstelcode en ${place}.`,
      advice: ifNot('stel dan nu uw wachtwoord opnieuw in en maak nieuwe codes.'),
    },
    wrong_second_factor: {
      subject: (product) => `Verkeerde code voor uw account bij ${product}`,
      happened: ({ product, email, place }) =>
        `Iemand heeft het juiste wachtwoord van het account ${email} van ${product} ingevoerd, maar een verkeerde code, met ${place}.`,
      advice: ifNot('dan kent iemand uw wachtwoord. Stel het nu opnieuw in.'),
    },
    passkey_added: {
      subject: (product) => `Er is een passkey toegevoegd aan uw account bij ${product}`,
      happened: ({ product, email, place, detail }) =>
        `De passkey ‘${detail}’ is toegevoegd aan het account ${email} van ${product} met ${place}. Daarmee logt u in zonder wachtwoord.`,
      advice: ifNot('verwijder hem dan en wijzig uw wachtwoord.'),
    },
    passkey_removed: {
      subject: (product) => `Er is een passkey verwijderd van uw account bij ${product}`,
      happened: ({ product, email, place, detail }) =>
        `De passkey ‘${detail}’ is verwijderd van het account ${email} van ${product} met ${place}.`,
      advice: ifNot('wijzig dan uw wachtwoord en beëindig alle andere sessies.'),
    },
  },
  operator: {
    session_ended: {
      subject: (product) => `Alle sessies van uw account bij ${product} zijn beëindigd`,
      happened: ({ email, time }) =>
        `De beheerder van deze installatie heeft ${time} alle sessies van het account ${email} beëindigd.`,
      advice: 'Log opnieuw in om verder te gaan. Weet u niet waarom dit is gebeurd, schrijf ons dan.',
    },
    two_factor_off: {
      subject: (product) => `Tweestapsverificatie staat uit voor uw account bij ${product}`,
      happened: ({ email, time }) =>
        `De beheerder van deze installatie heeft ${time} de tweestapsverificatie van het account ${email} uitgezet.`,
      advice:
        'Hebt u hierom gevraagd, log dan in en zet tweestapsverificatie weer aan. Zo niet, stel dan nu uw wachtwoord opnieuw in en schrijf ons.',
    },
  },
}
