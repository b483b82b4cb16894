import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Dank u voor de samenwerking met ${sender}`,
    hello: (client: string) => `Dag ${client}.`,
    lead: (owner: string) => `Wilt u ${owner} laten weten hoe het ging? Twee of drie eerlijke zinnen zijn genoeg.`,
    questions: 'Nog een paar vragen',
    consentChanged: 'De tekst waarmee u akkoord gaat, is gewijzigd.',
    consentChangedAdvice:
      'Alles wat u hebt geschreven, is er nog. Lees de nieuwe tekst hierboven en verstuur het opnieuw.',
    questionsChanged: 'De vragen zijn gewijzigd.',
    questionsChangedAdvice: 'De rest van wat u hebt geschreven, is er nog. Bekijk de vragen en verstuur het opnieuw.',
  },
  nowhere: {
    pageTitle: 'Deze link werkt niet',
    title: 'Deze link werkt niet',
    note: 'Misschien is de link onvolledig, of is het verzoek geannuleerd. Open hem opnieuw vanuit uw bericht, of vraag een nieuwe aan degene die hem stuurde.',
  },
  thanks: {
    pageTitle: (sender: string) => `Dank u wel! ${sender}`,
    title: 'Dank u wel!',
    sub: 'Uw feedback betekent heel veel',
    received: (sender: string) => `${sender} heeft uw review ontvangen.`,
    staysPrivate: 'Hij blijft privé, zoals u hebt gekozen.',
    mayBeShown: (sender: string) => `${sender} mag hem nu openbaar tonen, zoals u hebt gekozen.`,
    close: 'U kunt deze pagina sluiten.',
    answeredEarlier: (sender: string) =>
      `Dit verzoek is al beantwoord, en ${sender} heeft de review ontvangen. U kunt deze pagina sluiten.`,
    answeredMeanwhile: (sender: string) =>
      `${sender} heeft voor dit verzoek al een review ontvangen. Elk verzoek kan maar één keer worden beantwoord, dus de tekst op deze pagina is niet verstuurd.`,
    unsent: 'Tekst die niet is verstuurd',
    portal: 'Uw review bekijken',
    portalNote:
      'Op uw pagina kunt u hem altijd lezen, bewerken of intrekken. U krijgt ook een ontvangstbevestiging met de link per e-mail.',
    postmarkThanks: 'Dank u',
    postmarkReceived: 'Ontvangen',
  },
}
