import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Hoe was de samenwerking met ${sender}?`,
    lead: (owner: string) =>
      `Twee of drie eerlijke zinnen zijn genoeg. ${owner} leest ze voordat iemand anders ze ziet.`,
    email: {
      title: 'Uw e-mailadres',
      note: 'Voor een ontvangstbevestiging. Het wordt nooit getoond.',
      refused: 'Vul een adres in zoals ana@example.com, of laat het leeg.',
      needed: 'Vul een adres in zoals ana@example.com.',
      confirmNote: 'We mailen u een link om uw review te bevestigen. Uw adres wordt nooit getoond.',
    },
  },
  refusals: {
    'consent-changed': {
      title: 'De tekst waarmee u akkoord gaat, is gewijzigd.',
      advice: 'Alles wat u hebt geschreven, is er nog. Lees de nieuwe tekst hierboven en verstuur het opnieuw.',
    },
    'questions-changed': {
      title: 'De vragen zijn gewijzigd.',
      advice: 'De rest van wat u hebt geschreven, is er nog. Bekijk de vragen en verstuur het opnieuw.',
    },
    'too-fast': {
      title: 'We zagen u voor een programma aan.',
      advice: 'Alles wat u hebt geschreven, is er nog. Verstuur het opnieuw.',
    },
    duplicate: {
      title: 'Deze tekst is al aangekomen.',
      advice: 'U hoeft hem niet opnieuw te versturen.',
    },
    'email-needed': {
      title: 'Dit formulier heeft nu uw e-mailadres nodig.',
      advice: 'Alles wat u schreef staat er nog. Vul uw e-mailadres in en verstuur het opnieuw.',
    },
    'not-sent-again': {
      title: 'We hebben u al meerdere keren over deze tekst gemaild.',
      advice: 'Kijk in uw spammap, of verstuur hem met een ander e-mailadres.',
    },
    proof: {
      title: 'De controle van uw browser is niet gelukt.',
      advice: 'Alles wat u schreef staat er nog. Verstuur het opnieuw.',
    },
    'no-check': {
      title: 'Uw browser kan de controle niet doen die dit formulier nu nodig heeft.',
      advice:
        'Alles wat u schreef staat er nog. Gebruik een nieuwere browser, of probeer het over een paar uur opnieuw.',
    },
  },
  closed: {
    title: 'Dit formulier is gesloten',
    note: (sender: string) => `${sender} verzamelt op deze pagina geen reviews meer.`,
  },
  full: {
    title: 'Kom morgen terug',
    note: (sender: string, time: string) =>
      `${sender} verzamelt vandaag geen reviews meer. U kunt die van u versturen vanaf ${time}.`,
    kept: 'Uw tekst blijft op dit apparaat bewaard.',
  },
  nowhere: {
    title: 'Deze link werkt niet',
    note: 'Misschien is de link onvolledig. Vraag een nieuwe aan degene van wie u hem hebt.',
  },
  unsent: 'Tekst die niet is verstuurd',
  thanks: {
    title: 'Dank u wel!',
    received: (sender: string) => `${sender} heeft uw review ontvangen.`,
    staysPrivate: 'Hij blijft privé, zoals u hebt gekozen.',
    mayBeShown: (sender: string) => `${sender} mag hem nu openbaar tonen, zoals u hebt gekozen.`,
    portal: 'Uw review bekijken',
    portalNote: 'Op uw pagina kunt u hem altijd lezen, bewerken of intrekken. Bewaar de link: alleen u hebt hem.',
    portalByEmail:
      'Op uw pagina kunt u hem altijd lezen, bewerken of intrekken. U krijgt ook een ontvangstbevestiging met de link per e-mail.',
  },
  unconfirmed: {
    title: 'Nog één stap: bevestig uw e-mailadres',
    note: (sender: string, address: string) =>
      `Open onze e-mail aan ${address} en druk daar op de knop. Pas daarna kan ${sender} uw review lezen.`,
    again: 'Opnieuw versturen',
    sent: 'We hebben het opnieuw geprobeerd. Als dit adres onze e-mails aanneemt, komt hij binnen enkele minuten aan.',
    sentLast:
      'We hebben het voor het laatst geprobeerd. Komt er niets aan, verstuur uw review dan met een ander adres.',
    tooMany: 'We hebben het al meerdere keren geprobeerd. Verstuur uw review met een ander adres.',
    confirmed: (sender: string) => `Uw e-mailadres is bevestigd. ${sender} heeft uw review.`,
    gone: 'Deze review is gewist omdat hij niet is bevestigd. Verstuur hem opnieuw.',
    nothingCame: (days: number) =>
      `Na een paar minuten nog niets? Kijk in uw spammap, verstuur de e-mail opnieuw of verbeter het adres. Sommige adressen nemen onze e-mails niet aan. Zonder bevestiging wordt uw review na ${days} dagen gewist.`,
  },
  confirming: {
    title: 'Is dit uw review?',
    note: (sender: string) => `Bevestig hem, dan kan ${sender} hem lezen.`,
    confirm: 'Ja, versturen',
    isPrivate: (sender: string) => `Privé: alleen ${sender} kan hem lezen.`,
    isPublic: (sender: string) => `Openbaar: ${sender} mag hem tonen.`,
    notYours: (days: number) =>
      `Niet van u? Sluit dan gewoon deze pagina. Niemand krijgt hem te lezen, en na ${days} dagen wordt hij gewist.`,
    goneTitle: 'Deze link werkt niet meer',
    gone: (days: number) =>
      `Reviews die niet binnen ${days} dagen zijn bevestigd, worden gewist. Hebt u uw adres intussen verbeterd, gebruik dan de link in de nieuwste e-mail.`,
  },
}
