import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `Uw woorden voor ${sender}`,
    heading: (sender: string) => `Dank u voor de samenwerking met ${sender}`,
    hello: (client: string) => `Dag ${client}.`,
    lead: (owner: string) =>
      `Wilt u onder woorden brengen hoe het was? Twee of drie eerlijke zinnen zijn genoeg. Ze gaan rechtstreeks naar ${owner}.`,
    photo: 'Uw foto',
    photoNote: 'Een gezicht bij de woorden helpt onbekenden ze te geloven. De keuze is aan u.',
    photoFailed:
      'Uw foto is niet aangekomen. Probeer het nog eens, of verwijder hem om uw woorden zonder foto te versturen.',
    photoUnknown: 'Uw foto is er niet meer. Kies hem opnieuw, of verstuur uw woorden zonder foto.',
    photoWaiting: 'Uw foto is nog onderweg. Alles wordt verstuurd zodra hij er is.',
    questions: 'Nog een paar vragen',
    send: (sender: string) => `Versturen naar ${sender}`,
    sending: 'Wordt verstuurd…',
    waiting: 'Wachten op uw foto…',
    sendAgain: 'Opnieuw versturen',
    consentChanged: 'De zin waarmee u akkoord gaat, is veranderd.',
    consentChangedAdvice:
      'Alles wat u hebt geschreven, is er nog. Lees de nieuwe zin hierboven en verstuur het opnieuw.',
    questionsChanged: 'De vragen zijn intussen veranderd.',
    questionsChangedAdvice: 'De rest van wat u hebt geschreven, is er nog. Bekijk ze en verstuur het opnieuw.',
  },
  nowhere: {
    pageTitle: 'Hier valt niets in te vullen',
    title: 'Achter deze link valt niets in te vullen',
    note: 'Misschien is hij onderweg afgebroken, of is het verzoek ingetrokken. Open de link in uw bericht nog eens, of vraag een nieuwe aan degene die hem stuurde. U hebt niets verkeerd gedaan.',
  },
  thanks: {
    pageTitle: (sender: string) => `Dank u wel! ${sender}`,
    title: 'Dank u wel!',
    sub: 'Uw woorden betekenen heel veel',
    received: (sender: string) => `Uw woorden zijn bij ${sender}.`,
    staysPrivate: 'Ze blijven privé, zoals u hebt gekozen.',
    mayBeShown: (sender: string) => `${sender} mag ze nu openbaar tonen, zoals u hebt gekozen.`,
    close: 'U kunt deze pagina sluiten.',
    answeredEarlier: (sender: string) =>
      `Dit verzoek is beantwoord, en het antwoord is bij ${sender}. U kunt deze pagina sluiten.`,
    answeredMeanwhile: (sender: string) =>
      `Er was al een antwoord bij ${sender} aangekomen, en elk verzoek neemt er maar één aan. De woorden op deze pagina zijn daarom niet toegevoegd.`,
    unsent: 'Woorden op deze pagina die niet zijn verstuurd',
    ownPage: 'Uw eigen pagina',
    ownPageNote:
      'Daar kunt u uw woorden teruglezen, wijzigen of intrekken. Een ontvangstbewijs met dezelfde link is per e-mail naar u onderweg.',
    postmarkThanks: 'Dank u',
    postmarkReceived: 'Ontvangen',
  },
}
