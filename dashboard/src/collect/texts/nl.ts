import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Uw review voor ${sender}`,
    heading: (sender: string) => `Hoe was de samenwerking met ${sender}?`,
    lead: (owner: string) =>
      `Twee of drie eerlijke zinnen zijn genoeg. ${owner} leest ze voordat iemand anders ze ziet.`,
    email: {
      title: 'Uw e-mailadres',
      note: 'Voor een ontvangstbevestiging. Het wordt nooit getoond.',
      refused: 'Vul een adres in zoals ana@example.com, of laat het leeg.',
    },
    send: (sender: string) => `Versturen naar ${sender}`,
    sending: 'Wordt verstuurd…',
    sendAgain: 'Opnieuw versturen',
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
}
