import { formatsIn } from './formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('it')

const characters = (count: number) => `${number(count)} ${plural(count, { one: 'carattere', other: 'caratteri' })}`
const lineTooLong = (most: number) => `Usa al massimo ${characters(most)}.`
const tooLong = (by: number) => `Accorcia il testo di ${characters(by)}.`

export const texts: typeof english = {
  frame: {
    collectedWith: (product: string) => `Raccolto con ${product}`,
    privacyPolicy: 'Informativa sulla privacy',
    language: 'Lingua',
    languageFailed: 'Non è stato possibile caricare questa lingua. Riprova.',
    tryAgain: 'Riprova',
    trying: 'Nuovo tentativo…',
  },
  nowhere: {
    title: 'A questo link non c’è niente da vedere',
    note: 'Forse è stato tagliato lungo la strada, o ciò a cui portava non c’è più. Apri ancora una volta il link del tuo messaggio, o chiedine uno nuovo a chi te l’ha mandato. Non hai sbagliato niente.',
  },
  fields: {
    optional: 'Facoltativo',
    rating: {
      title: 'La tua valutazione',
      clear: 'Cancella la valutazione',
      words: ['Scarso', 'Discreto', 'Buono', 'Molto buono', 'Eccellente'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'stella', other: 'stelle' })}, ${word}`,
    },
    words: {
      title: 'Com’è stata la tua esperienza?',
      promptsTitle: 'Se la pagina resta bianca, comincia da una di queste domande',
      prompts: ['Com’era prima?', 'Che cosa è cambiato per te?', 'Che cosa diresti a un amico?'],
      count: (count: number, most: number) => `${number(count)} caratteri su ${number(most)}`,
      missing: 'Scrivi qualche parola. Basta una frase sincera.',
      tooLong,
      refused: 'In questo testo c’è qualcosa che non si può inviare. Dagli ancora un’occhiata.',
      hints: {
        more: 'Con una o due frasi in più, gli altri potranno immaginarselo.',
        change: 'Com’era prima, e che cosa è diverso adesso? È ciò che aiuta di più gli altri.',
        time: 'Quando è stato, o quanto è durato? Un numero o un mese rende le parole credibili.',
        name: 'Di che cosa si trattava di preciso? Chiamarlo per nome aiuta a immaginarselo.',
        thanks: 'Grazie, è meravigliosamente concreto.',
      },
      signs: {
        change:
          'prima|dopo|ora|adesso|oggi|da quando|finalmente|non più|invece|fino|cambiato|cambiata|migliorato|migliorata|diventato',
        numbers: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|metà|doppio|cento|mille|ieri',
      },
    },
    name: {
      title: 'Il tuo nome',
      missing: 'Scrivi il tuo nome.',
      tooLong: lineTooLong,
      refused: 'Scrivi il tuo nome su una sola riga.',
    },
    company: {
      title: 'La tua azienda',
      missing: 'Scrivi la tua azienda.',
      tooLong: lineTooLong,
      refused: 'Scrivi la tua azienda su una sola riga.',
    },
    role: {
      title: 'Il tuo ruolo',
      missing: 'Scrivi il tuo ruolo.',
      tooLong: lineTooLong,
      refused: 'Scrivi il tuo ruolo su una sola riga.',
    },
    answers: {
      tooLong,
      refused: 'In questo testo c’è qualcosa che non si può inviare. Dagli ancora un’occhiata.',
    },
    visibility: {
      title: 'Chi può leggerlo?',
      public: 'Pubblico',
      publicLine: 'La tua testimonianza potrà essere mostrata in pubblico.',
      publicNote: (sender: string) => `Con il tuo nome e la tua foto, dove ${sender} mostra testimonianze.`,
      private: 'Privato',
      privateLine: 'La tua testimonianza non sarà mostrata in pubblico.',
      privateNote: (sender: string) => `La legge solo ${sender}.`,
      company: 'Si possono mostrare anche la mia azienda e il mio ruolo',
      answers: 'Si possono mostrare anche le mie risposte a queste domande',
    },
  },
  upload: {
    invitation: 'Trascina qui un file, o fai clic per caricarlo.',
    requirement: (size: string) => `PNG o JPEG, al massimo ${size}`,
    requirementOfPixels: (size: string, width: number, height: number) =>
      `PNG o JPEG, al massimo ${size}, ${width} × ${height} pixel`,
    wrongType: 'Tipi di file accettati: PNG, JPG, JPEG.',
    tooLarge: 'Il file supera la dimensione massima.',
    tooMany: 'Puoi caricare un solo file alla volta.',
    wrongDimensions: (width: number, height: number) => `L’immagine deve misurare ${width} × ${height} pixel.`,
    uploading: (name: string) => `Caricamento di ${name} in corso.`,
    uploadingBar: (name: string) => `Caricamento di ${name}`,
    uploadOf: (name: string) => `${name} è caricato.`,
    cancelled: (name: string) => `Il caricamento di ${name} è stato annullato.`,
    removed: (name: string) => `${name} è stato rimosso.`,
    sentOf: (sent: string, total: string) => `${sent} di ${total}`,
    uploaded: 'Caricata',
    failed: 'Caricamento non riuscito. Riprova',
    tryAgain: 'Riprova',
    tryAgainWith: (name: string) => `Riprova: carica ${name}`,
    cancel: 'Annulla',
    cancelOf: (name: string) => `Annulla: caricamento di ${name}`,
    remove: 'Rimuovi',
    removeOf: (name: string) => `Rimuovi ${name}`,
    units: ['B', 'KB', 'MB', 'GB', 'TB'],
    reasons: {
      'upload.offline': 'Sembra che tu non sia in linea. Riprova appena hai di nuovo la connessione.',
      'upload.connection_lost': 'La connessione si è interrotta lungo la strada.',
      'images.too_large': 'Il file supera la dimensione massima.',
      'images.wrong_type': 'Tipi di file accettati: PNG, JPG, JPEG.',
      'images.unreadable':
        'Non è stato possibile leggere il file come immagine. Salvalo di nuovo in PNG o JPEG, o scegline un altro.',
      'images.too_many_pixels': 'L’immagine ha più di 40 megapixel. Rimpiccioliscila, o scegline un’altra.',
      'images.not_finished': 'L’immagine non è stata pronta in tempo. Riprova tra un momento.',
      'images.workspace_full': 'Qui non c’è più posto per le immagini. Continua senza.',
      'images.disk_full': 'Al momento non c’è posto per le immagini. Continua senza, o riprova più tardi.',
      'request.too_many': 'Troppi tentativi in una volta. Riprova più tardi.',
    },
  },
  failures: {
    title: 'Si è verificato un errore imprevisto.',
    kept: 'Tutto quello che hai scritto è ancora qui.',
    offline: {
      what: 'Sembra che tu non sia in linea.',
      retry: 'Appena hai di nuovo la connessione, riprova.',
      resend: 'Appena hai di nuovo la connessione, invialo ancora.',
    },
    timeout: {
      what: 'In 15 secondi non è arrivata nessuna risposta.',
      retry: 'Controlla la connessione e riprova.',
      resend: 'Controlla la connessione e invialo ancora.',
    },
    busy: {
      what: 'Ci sono troppe persone qui in una volta.',
      retry: (time: string) => `Aspetta ${time}, poi riprova.`,
      resend: (time: string) => `Aspetta ${time}, poi invialo ancora.`,
      aMinute: 'un minuto',
      minutes: (minutes: number) => `${number(minutes)} minuti`,
      hours: 'un’ora o due',
    },
    tooLarge: {
      what: 'È più di quanto si possa inviare in una volta.',
      retry: 'Riprova.',
      resend: 'Accorcialo e invialo ancora.',
    },
    server: {
      what: 'Non è colpa tua.',
      retry: 'Riprova tra un momento.',
      resend: 'Invialo ancora tra un momento.',
    },
    connected: 'La connessione è tornata, e tutto quello che hai scritto è ancora qui. Invialo ancora.',
  },
}
