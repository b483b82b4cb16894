import { formatsIn } from './formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('nl')

const characters = (count: number) => `${number(count)} ${plural(count, { one: 'teken', other: 'tekens' })}`
const lineTooLong = (most: number) => `Gebruik hoogstens ${characters(most)}.`
const tooLong = (by: number) => `Maak uw tekst ${characters(by)} korter.`

export const texts: typeof english = {
  frame: {
    collectedWith: (product: string) => `Verzameld met ${product}`,
    privacyPolicy: 'Privacybeleid',
    language: 'Taal',
    languageFailed: 'Deze taal kon niet worden geladen. Probeer het nog eens.',
    tryAgain: 'Probeer het nog eens',
    trying: 'Bezig…',
  },
  nowhere: {
    title: 'Achter deze link is niets te zien',
    note: 'Misschien is hij onderweg afgebroken, of bestaat datgene waar hij naartoe leidde niet meer. Open de link in uw bericht nog eens, of vraag een nieuwe aan degene die hem stuurde. U hebt niets verkeerd gedaan.',
  },
  fields: {
    optional: 'Niet verplicht',
    rating: {
      title: 'Uw beoordeling',
      clear: 'Beoordeling wissen',
      words: ['Slecht', 'Matig', 'Goed', 'Heel goed', 'Uitstekend'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'ster', other: 'sterren' })}, ${word}`,
    },
    words: {
      title: 'Hoe was uw ervaring?',
      promptsTitle: 'Blijft de pagina leeg? Begin dan met een van deze vragen',
      prompts: ['Hoe was het daarvoor?', 'Wat is er voor u veranderd?', 'Wat zou u een vriend vertellen?'],
      count: (count: number, most: number) => `${number(count)} van ${number(most)} tekens`,
      missing: 'Schrijf een paar woorden. Eén eerlijke zin is genoeg.',
      tooLong,
      refused: 'Er staat iets in deze tekst dat niet verstuurd kan worden. Kijk hem nog eens na.',
      hints: {
        more: 'Met nog een zin of twee kunnen anderen het zich voorstellen.',
        change: 'Hoe was het daarvoor, en wat is er nu anders? Daar hebben anderen het meest aan.',
        time: 'Wanneer was het, of hoelang duurde het? Een getal of een maand maakt woorden geloofwaardig.',
        name: 'Waar ging het precies om? Als u het bij naam noemt, kunnen anderen het zich beter voorstellen.',
        thanks: 'Dank u, dat is heerlijk concreet.',
      },
      signs: {
        change:
          'daarvoor|voorheen|vroeger|eerst|daarna|nu|sinds|sindsdien|eindelijk|voordat|nadat|niet meer|geen meer|in plaats|dan|veranderd|verbeterd|geworden',
        numbers: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|half|dubbel|honderd|duizend|gisteren|weekend',
      },
    },
    name: {
      title: 'Uw naam',
      missing: 'Vul uw naam in.',
      tooLong: lineTooLong,
      refused: 'Schrijf uw naam op één regel.',
    },
    company: {
      title: 'Uw bedrijf',
      missing: 'Vul uw bedrijf in.',
      tooLong: lineTooLong,
      refused: 'Schrijf uw bedrijf op één regel.',
    },
    role: {
      title: 'Uw functie',
      missing: 'Vul uw functie in.',
      tooLong: lineTooLong,
      refused: 'Schrijf uw functie op één regel.',
    },
    answers: {
      tooLong,
      refused: 'Er staat iets in deze tekst dat niet verstuurd kan worden. Kijk hem nog eens na.',
    },
    visibility: {
      title: 'Wie mag het lezen?',
      public: 'Openbaar',
      publicLine: 'Uw ervaring mag openbaar worden getoond.',
      publicNote: (sender: string) => `Met uw naam en foto, waar ${sender} ervaringen toont.`,
      private: 'Privé',
      privateLine: 'Uw ervaring wordt niet openbaar getoond.',
      privateNote: (sender: string) => `Alleen ${sender} leest het.`,
      company: 'Mijn bedrijf en functie mogen ook worden getoond',
      answers: 'Mijn antwoorden op deze vragen mogen ook worden getoond',
    },
  },
  upload: {
    invitation: 'Sleep een bestand hierheen, of klik om er een te uploaden.',
    requirement: (size: string) => `PNG of JPEG, hoogstens ${size}`,
    requirementOfPixels: (size: string, width: number, height: number) =>
      `PNG of JPEG, hoogstens ${size}, ${width} × ${height} pixels`,
    wrongType: 'Ondersteunde bestandstypen: PNG, JPG, JPEG.',
    tooLarge: 'Het bestand is groter dan toegestaan.',
    tooMany: 'U kunt maar één bestand tegelijk uploaden.',
    wrongDimensions: (width: number, height: number) => `De afbeelding moet ${width} × ${height} pixels groot zijn.`,
    uploading: (name: string) => `${name} wordt geüpload.`,
    uploadingBar: (name: string) => `Uploaden van ${name}`,
    uploadOf: (name: string) => `${name} is geüpload.`,
    cancelled: (name: string) => `Het uploaden van ${name} is afgebroken.`,
    removed: (name: string) => `${name} is verwijderd.`,
    sentOf: (sent: string, total: string) => `${sent} van ${total}`,
    uploaded: 'Geüpload',
    failed: 'Het uploaden is mislukt. Probeer het nog eens',
    tryAgain: 'Nog eens',
    tryAgainWith: (name: string) => `Nog eens: ${name} uploaden`,
    cancel: 'Afbreken',
    cancelOf: (name: string) => `Afbreken: uploaden van ${name}`,
    remove: 'Verwijderen',
    removeOf: (name: string) => `Verwijderen: ${name}`,
    units: ['B', 'KB', 'MB', 'GB', 'TB'],
    reasons: {
      'upload.offline': 'U lijkt offline te zijn. Probeer het weer zodra u verbinding hebt.',
      'upload.connection_lost': 'De verbinding is onderweg verbroken.',
      'images.too_large': 'Het bestand is groter dan toegestaan.',
      'images.wrong_type': 'Ondersteunde bestandstypen: PNG, JPG, JPEG.',
      'images.unreadable':
        'Het bestand kon niet als afbeelding worden gelezen. Sla het opnieuw op als PNG of JPEG, of kies een ander.',
      'images.too_many_pixels': 'De afbeelding heeft meer dan 40 megapixels. Maak haar kleiner, of kies een andere.',
      'images.not_finished': 'De afbeelding was niet op tijd klaar. Probeer het zo meteen nog eens.',
      'images.workspace_full': 'Er is hier geen ruimte meer voor afbeeldingen. Ga verder zonder.',
      'images.disk_full': 'Er is op dit moment geen ruimte voor afbeeldingen. Ga verder zonder, of probeer het later.',
      'request.too_many': 'Te veel pogingen tegelijk. Probeer het later nog eens.',
    },
  },
  failures: {
    title: 'Er is een onverwachte fout opgetreden.',
    kept: 'Alles wat u hebt geschreven, is er nog.',
    offline: {
      what: 'U lijkt offline te zijn.',
      retry: 'Probeer het nog eens zodra u verbinding hebt.',
      resend: 'Verstuur het nog eens zodra u verbinding hebt.',
    },
    timeout: {
      what: 'Er kwam binnen 15 seconden geen antwoord.',
      retry: 'Controleer uw verbinding en probeer het nog eens.',
      resend: 'Controleer uw verbinding en verstuur het nog eens.',
    },
    busy: {
      what: 'Er zijn hier te veel mensen tegelijk.',
      retry: (time: string) => `Wacht ${time} en probeer het dan nog eens.`,
      resend: (time: string) => `Wacht ${time} en verstuur het dan nog eens.`,
      aMinute: 'een minuut',
      minutes: (minutes: number) => `${number(minutes)} minuten`,
      hours: 'een uur of twee',
    },
    tooLarge: {
      what: 'Dit is meer dan in één keer verstuurd kan worden.',
      retry: 'Probeer het nog eens.',
      resend: 'Maak het korter en verstuur het nog eens.',
    },
    server: {
      what: 'Het ligt niet aan u.',
      retry: 'Probeer het zo meteen nog eens.',
      resend: 'Verstuur het zo meteen nog eens.',
    },
    connected: 'U hebt weer verbinding, en alles wat u hebt geschreven, is er nog. Verstuur het nog eens.',
  },
}
