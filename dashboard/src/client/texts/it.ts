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
    languageFailed: 'Non siamo riusciti a caricare questa lingua. Riprova.',
    tryAgain: 'Riprova',
    trying: 'Nuovo tentativo…',
  },
  nowhere: {
    title: 'Questo link non funziona',
    note: 'Potrebbe essere incompleto o non più valido. Aprilo di nuovo dal tuo messaggio, o chiedine uno nuovo a chi te l’ha mandato.',
  },
  ended: {
    title: 'Questa richiesta è chiusa',
    note: 'È rimasta a lungo senza risposta, perciò i dati che la riguardavano sono stati cancellati. Se vuoi ancora scrivere una testimonianza, chiedi un nuovo link a chi te l’ha mandato.',
  },
  thanks: {
    /** Of what the client gets for answering. */
    codeNote: 'Dove la tua testimonianza viene mostrata, si indica che hai ricevuto un codice per aver risposto.',
    copy: 'Copia codice',
    copied: 'Copiato',
  },
  form: {
    pageTitle: (sender: string) => `La tua testimonianza per ${sender}`,
    send: (sender: string) => `Invia a ${sender}`,
    sending: 'Invio in corso…',
    sendAgain: 'Invia di nuovo',
  },
  steps: {
    progress: (step: number, of: number) => `Passaggio ${number(step)} di ${number(of)}`,
    back: 'Indietro',
    next: 'Continua',
    author: 'Su di te',
    shown: 'Cosa vedrebbero gli altri',
    saved: 'Salvato su questo dispositivo',
    savedInTab: 'Salvato finché non chiudi questa scheda',
  },
  welcomeBack: {
    title: 'Ciao di nuovo',
    note: 'Ciò che hai scritto è ancora su questo dispositivo.',
    next: 'Riprendi da dove avevo lasciato',
    startOver: 'Ricomincia da capo',
    deleted: 'La tua bozza è stata eliminata',
    undo: 'Annulla eliminazione',
  },
  fields: {
    optional: 'Facoltativo',
    rating: {
      title: 'La tua valutazione',
      missing: 'Scegli una valutazione.',
      clear: 'Cancella la valutazione',
      words: ['Scarso', 'Discreto', 'Buono', 'Molto buono', 'Eccellente'],
      stars: (stars: number, word: string) =>
        `${number(stars)} ${plural(stars, { one: 'stella', other: 'stelle' })}, ${word}`,
    },
    words: {
      title: 'Com’è stata la tua esperienza?',
      promptsTitle: 'Non sai da dove cominciare?',
      prompts: ['Com’era prima?', 'Che cosa è cambiato per te?', 'Che cosa diresti a un amico?'],
      count: (count: number, most: number) => `${number(count)} caratteri su ${number(most)}`,
      missing: 'Scrivi la tua testimonianza. Basta una frase sincera.',
      tooLong,
      refused: 'Questo testo contiene qualcosa che non si può inviare. Controllalo.',
      hints: {
        more: 'Con una o due frasi in più, gli altri potranno farsi un’idea.',
        change: 'Com’era prima, e che cosa è cambiato? È ciò che aiuta di più gli altri.',
        time: 'Quando è stato, o quanto è durato? Una data o un numero la rende più convincente.',
        name: 'Di quale progetto si trattava di preciso? Nominarlo aiuta gli altri a farsi un’idea.',
        thanks: 'Grazie, così è davvero concreta.',
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
      missing: 'Rispondi a questa domanda.',
      tooLong,
      clear: 'Cancella la risposta',
      scale: (most: number) => `Da 1 (il più basso) a ${number(most)} (il più alto)`,
      several: 'Puoi sceglierne più di una.',
      private: (sender: string) => `Solo ${sender} legge questa risposta.`,
      refused: 'Questo testo contiene qualcosa che non si può inviare. Controllalo.',
    },
    visibility: {
      title: 'Chi può vederla?',
      public: 'Pubblico',
      publicLine: 'La tua testimonianza potrà essere mostrata in pubblico.',
      publicNote: (sender: string) => `Con il tuo nome e la tua foto, ovunque ${sender} mostri testimonianze.`,
      publicNoteWithoutPhoto: (sender: string) => `Con il tuo nome, ovunque ${sender} mostri testimonianze.`,
      private: 'Privato',
      privateLine: 'La tua testimonianza non sarà mostrata in pubblico.',
      privateNote: (sender: string) => `Può vederla solo ${sender}.`,
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
      'upload.offline': 'Sembra che tu sia offline. Riprova quando torna la connessione.',
      'upload.connection_lost': 'La connessione si è interrotta.',
      'images.too_large': 'Il file supera la dimensione massima.',
      'images.wrong_type': 'Tipi di file accettati: PNG, JPG, JPEG.',
      'images.unreadable':
        'Non è stato possibile leggere il file come immagine. Salvalo di nuovo in PNG o JPEG, o scegline un altro.',
      'images.too_many_pixels': 'L’immagine ha più di 40 megapixel. Rimpiccioliscila, o scegline un’altra.',
      'images.not_finished': 'Non è stato possibile elaborare l’immagine in tempo. Riprova tra un momento.',
      'images.workspace_full': 'Qui non c’è più spazio per le immagini. Continua senza.',
      'images.disk_full': 'Al momento non c’è spazio per le immagini. Continua senza, o riprova più tardi.',
      'images.unavailable': 'Al momento non è possibile salvare immagini. Riprova tra un minuto, o continua senza.',
      'request.too_many': 'Troppi tentativi. Riprova più tardi.',
    },
  },
  photo: {
    title: 'La tua foto',
    note: 'Un volto rende una testimonianza più credibile. Decidi tu.',
    failed: 'Non è stato possibile caricare la tua foto. Riprova, o rimuovila per inviare la testimonianza senza foto.',
    unknown: 'La tua foto non è più disponibile. Sceglila di nuovo, o invia la testimonianza senza foto.',
    uploading: 'La tua foto è ancora in caricamento. La testimonianza partirà appena sarà pronta.',
    waiting: 'Caricamento della foto…',
  },
  failures: {
    title: 'Si è verificato un errore imprevisto.',
    kept: 'Tutto quello che hai scritto è ancora qui.',
    offline: {
      what: 'Sembra che tu sia offline.',
      retry: 'Riprova quando torna la connessione.',
      resend: 'Invia di nuovo quando torna la connessione.',
    },
    timeout: {
      what: 'Ci sta mettendo troppo.',
      retry: 'Controlla la connessione e riprova.',
      resend: 'Controlla la connessione e invia di nuovo.',
    },
    busy: {
      what: 'Ci sono troppe richieste in questo momento.',
      retry: (time: string) => `Aspetta ${time}, poi riprova.`,
      resend: (time: string) => `Aspetta ${time}, poi invia di nuovo.`,
      aMinute: 'un minuto',
      minutes: (minutes: number) => `${number(minutes)} minuti`,
      hours: 'un’ora o due',
    },
    tooLarge: {
      what: 'Il testo è troppo lungo per essere inviato.',
      retry: 'Riprova.',
      resend: 'Accorcialo e invia di nuovo.',
    },
    server: {
      what: 'Il problema è nostro.',
      retry: 'Riprova tra un momento.',
      resend: 'Invia di nuovo tra un momento.',
    },
    connected: 'La connessione è tornata e tutto quello che hai scritto è ancora qui. Invia di nuovo.',
  },
}
