import { formatsIn } from './formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('nl')

const characters = (count: number) => `${number(count)} ${plural(count, { one: 'teken', other: 'tekens' })}`
const lineTooLong = (most: number) => `Gebruik maximaal ${characters(most)}.`
const tooLong = (by: number) => `Maak uw tekst ${characters(by)} korter.`

export const texts: typeof english = {
  frame: {
    collectedWith: (product: string) => `Verzameld met ${product}`,
    privacyPolicy: 'Privacybeleid',
    language: 'Taal',
    languageFailed: 'Deze taal kon niet worden geladen. Probeer het opnieuw.',
    tryAgain: 'Opnieuw proberen',
    trying: 'Bezig…',
  },
  nowhere: {
    title: 'Deze link werkt niet',
    note: 'Misschien is de link onvolledig of niet meer geldig. Open hem opnieuw vanuit uw bericht, of vraag een nieuwe aan degene die hem stuurde.',
  },
  ended: {
    title: 'Dit verzoek is beëindigd',
    note: 'Het bleef lang onbeantwoord, daarom is verwijderd wat erover was opgeslagen. Wilt u toch nog iets schrijven? Vraag dan een nieuwe link aan degene die hem stuurde.',
  },
  thanks: {
    /** Of what the client gets for answering. */
    codeNote: 'Waar uw review wordt getoond, staat erbij dat u een code hebt gekregen voor uw antwoord.',
    copy: 'Code kopiëren',
    copied: 'Gekopieerd',
  },
  form: {
    pageTitle: (sender: string) => `Uw review voor ${sender}`,
    send: (sender: string) => `Versturen naar ${sender}`,
    sending: 'Wordt verstuurd…',
    sendAgain: 'Opnieuw versturen',
  },
  steps: {
    progress: (step: number, of: number) => `Stap ${number(step)} van ${number(of)}`,
    back: 'Terug',
    next: 'Verder',
    author: 'Over u',
    shown: 'Wat anderen zouden zien',
    saved: 'Opgeslagen op dit apparaat',
    savedInTab: 'Opgeslagen tot u dit tabblad sluit',
  },
  welcomeBack: {
    title: 'Welkom terug',
    note: 'Wat u schreef, staat nog op dit apparaat.',
    next: 'Verdergaan waar ik was gebleven',
    startOver: 'Opnieuw beginnen',
    deleted: 'Uw concept is verwijderd',
    undo: 'Ongedaan maken',
  },
  fields: {
    optional: 'Optioneel',
    rating: {
      title: 'Uw beoordeling',
      missing: 'Kies een beoordeling.',
      clear: 'Beoordeling wissen',
      words: ['Slecht', 'Matig', 'Goed', 'Heel goed', 'Uitstekend'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'ster', other: 'sterren' })}, ${word}`,
    },
    words: {
      title: 'Hoe was uw ervaring?',
      promptsTitle: 'Weet u niet waar u moet beginnen?',
      prompts: ['Hoe was het eerst?', 'Wat is er voor u veranderd?', 'Wat zou u een vriend vertellen?'],
      count: (count: number, most: number) => `${number(count)} van ${number(most)} tekens`,
      missing: 'Schrijf uw review. Eén eerlijke zin is genoeg.',
      tooLong,
      refused: 'Deze tekst bevat iets dat niet verstuurd kan worden. Controleer hem.',
      hints: {
        more: 'Met nog een of twee zinnen kunnen anderen zich er meer bij voorstellen.',
        change: 'Hoe was het eerst, en wat is er nu anders? Daar hebben anderen het meest aan.',
        time: 'Wanneer was het, of hoelang duurde het? Een datum of getal maakt het overtuigender.',
        name: 'Om welk project ging het precies? Als u het noemt, kunnen anderen zich er meer bij voorstellen.',
        thanks: 'Dank u, dat is mooi concreet.',
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
      missing: 'Beantwoord deze vraag.',
      tooLong,
      clear: 'Antwoord wissen',
      scale: (most: number) => `Van 1 (laagst) tot ${number(most)} (hoogst)`,
      several: 'U kunt er meer kiezen.',
      private: (sender: string) => `Alleen ${sender} leest dit antwoord.`,
      refused: 'Deze tekst bevat iets dat niet verstuurd kan worden. Controleer hem.',
    },
    visibility: {
      title: 'Wie mag uw review zien?',
      public: 'Openbaar',
      publicLine: 'Uw review mag openbaar worden getoond.',
      publicNote: (sender: string) => `Met uw naam en foto, overal waar ${sender} reviews toont.`,
      publicNoteWithoutPhoto: (sender: string) => `Met uw naam, overal waar ${sender} reviews toont.`,
      private: 'Privé',
      privateLine: 'Uw review wordt niet openbaar getoond.',
      privateNote: (sender: string) => `Alleen zichtbaar voor ${sender}.`,
      company: 'Mijn bedrijf en functie mogen ook worden getoond',
      answers: 'Mijn antwoorden op deze vragen mogen ook worden getoond',
    },
  },
  upload: {
    invitation: 'Sleep een bestand hierheen, of klik om er een te uploaden.',
    requirement: (size: string) => `PNG of JPEG, maximaal ${size}`,
    requirementOfPixels: (size: string, width: number, height: number) =>
      `PNG of JPEG, maximaal ${size}, ${width} × ${height} pixels`,
    wrongType: 'Ondersteunde bestandstypen: PNG, JPG, JPEG.',
    tooLarge: 'Het bestand is groter dan toegestaan.',
    tooMany: 'U kunt maar één bestand tegelijk uploaden.',
    wrongDimensions: (width: number, height: number) => `De afbeelding moet ${width} × ${height} pixels groot zijn.`,
    uploading: (name: string) => `${name} wordt geüpload.`,
    uploadingBar: (name: string) => `Uploaden van ${name}`,
    uploadOf: (name: string) => `${name} is geüpload.`,
    cancelled: (name: string) => `Het uploaden van ${name} is geannuleerd.`,
    removed: (name: string) => `${name} is verwijderd.`,
    sentOf: (sent: string, total: string) => `${sent} van ${total}`,
    uploaded: 'Geüpload',
    failed: 'Het uploaden is mislukt. Probeer het opnieuw',
    tryAgain: 'Opnieuw proberen',
    tryAgainWith: (name: string) => `Opnieuw proberen: ${name} uploaden`,
    cancel: 'Annuleren',
    cancelOf: (name: string) => `Annuleren: uploaden van ${name}`,
    remove: 'Verwijderen',
    removeOf: (name: string) => `Verwijderen: ${name}`,
    units: ['B', 'KB', 'MB', 'GB', 'TB'],
    reasons: {
      'upload.offline': 'U lijkt offline te zijn. Probeer het opnieuw zodra u verbinding hebt.',
      'upload.connection_lost': 'De verbinding is verbroken.',
      'images.too_large': 'Het bestand is groter dan toegestaan.',
      'images.wrong_type': 'Ondersteunde bestandstypen: PNG, JPG, JPEG.',
      'images.unreadable':
        'Het bestand kon niet als afbeelding worden gelezen. Sla het opnieuw op als PNG of JPEG, of kies een ander.',
      'images.too_many_pixels':
        'De afbeelding heeft meer dan 40 megapixels. Verklein de afbeelding, of kies een andere.',
      'images.not_finished': 'De afbeelding kon niet op tijd worden verwerkt. Probeer het zo meteen opnieuw.',
      'images.workspace_full': 'Er is hier geen ruimte meer voor afbeeldingen. Ga verder zonder afbeelding.',
      'images.disk_full':
        'Er is op dit moment geen ruimte voor afbeeldingen. Ga verder zonder afbeelding, of probeer het later.',
      'images.unavailable':
        'Afbeeldingen kunnen op dit moment niet worden opgeslagen. Probeer het over een minuut opnieuw, of ga verder zonder afbeelding.',
      'request.too_many': 'Te veel pogingen. Probeer het later opnieuw.',
    },
  },
  photo: {
    title: 'Uw foto',
    note: 'Met een gezicht erbij is een review geloofwaardiger. De keuze is aan u.',
    failed:
      'Uw foto kon niet worden geüpload. Probeer het opnieuw, of verwijder de foto om uw review zonder foto te versturen.',
    unknown: 'Uw foto is niet meer beschikbaar. Kies hem opnieuw, of verstuur uw review zonder foto.',
    uploading: 'Uw foto wordt nog geüpload. Daarna wordt uw review verstuurd.',
    waiting: 'Foto wordt geüpload…',
  },
  failures: {
    title: 'Er is een onverwachte fout opgetreden.',
    kept: 'Alles wat u hebt geschreven, is er nog.',
    offline: {
      what: 'U lijkt offline te zijn.',
      retry: 'Probeer het opnieuw zodra u verbinding hebt.',
      resend: 'Verstuur het opnieuw zodra u verbinding hebt.',
    },
    timeout: {
      what: 'Dit duurt te lang.',
      retry: 'Controleer uw verbinding en probeer het opnieuw.',
      resend: 'Controleer uw verbinding en verstuur het opnieuw.',
    },
    busy: {
      what: 'Er komen op dit moment te veel verzoeken binnen.',
      retry: (time: string) => `Wacht ${time} en probeer het dan opnieuw.`,
      resend: (time: string) => `Wacht ${time} en verstuur het dan opnieuw.`,
      aMinute: 'een minuut',
      minutes: (minutes: number) => `${number(minutes)} minuten`,
      hours: 'een uur of twee',
    },
    tooLarge: {
      what: 'Dit is te lang om te versturen.',
      retry: 'Probeer het opnieuw.',
      resend: 'Maak het korter en verstuur het opnieuw.',
    },
    server: {
      what: 'Het probleem ligt bij ons.',
      retry: 'Probeer het zo meteen opnieuw.',
      resend: 'Verstuur het zo meteen opnieuw.',
    },
    connected: 'U hebt weer verbinding, en alles wat u hebt geschreven, is er nog. Verstuur het opnieuw.',
  },
}
