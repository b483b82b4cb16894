import { formatsIn } from '../../client/texts/formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('it')

const testimonials = (count: number) =>
  `${number(count)} ${plural(count, { one: 'testimonianza', other: 'testimonianze' })}`

export const texts: typeof english = {
  title: (count: number) => `${testimonials(count)} da valutare`,
  empty: {
    title: 'Niente da valutare',
    note: 'Al momento nulla richiede la tua decisione. Puoi riaprire questo link più tardi.',
  },
  intro: (name: string | null, brand: string) =>
    `${name ? `Ciao ${name}, indica` : 'Indica'} quali di queste testimonianze su ${brand} si possono pubblicare. Nulla cambia finché non confermi alla fine.`,
  nameless: 'Mostrata senza nome',
  shownWith: (parts: string) => `Mostrata con ${parts}`,
  parts: { name: 'nome', photo: 'foto', company: 'azienda', answers: 'risposte' },
  approve: 'Approva',
  reject: 'Rifiuta',
  later: 'Decidi più tardi',
  of: (name: string) => `Testimonianza di ${name}`,
  why: 'Perché?',
  reasons: {
    off_topic: 'Fuori tema',
    personal_data: 'Dati personali',
    not_our_client: 'Non è un nostro cliente',
    duplicate: 'Doppione',
    unlawful: 'Illecita',
    client_asked: 'Lo ha chiesto il cliente',
    our_choice: 'Scelta nostra',
  },
  decided: (count: number, all: number) => `${number(count)} di ${number(all)} decise`,
  confirm: 'Conferma le decisioni',
  chooseOne: 'Prima approva o rifiuta almeno una testimonianza.',
  dialog: {
    title: (count: number) => `Confermare ${number(count)} ${plural(count, { one: 'decisione', other: 'decisioni' })}?`,
    publish: 'Pubblica',
    reject: 'Non pubblicare',
    later: 'Più tardi',
    note: 'Le testimonianze pubblicate compaiono sul sito entro un minuto.',
    confirm: (count: number) => `Conferma ${number(count)} ${plural(count, { one: 'decisione', other: 'decisioni' })}`,
    doing: 'Salvataggio…',
    back: 'Indietro',
    failed: 'Le tue decisioni non sono state salvate.',
  },
  done: {
    title: (name: string | null) => (name ? `Grazie, ${name}` : 'Grazie'),
    none: 'Non è cambiato nulla.',
    approved: (names: string) => `In arrivo sul sito: ${names}.`,
    rejected: (names: string) => `Non mostrate: ${names}.`,
    changed: (names: string) => `Modificate nel frattempo dal cliente, da rileggere: ${names}.`,
    taken: (names: string) => `Già decise da qualcun altro: ${names}.`,
    gone: (names: string) => `Non più da decidere: ${names}.`,
    left: (count: number) => `Ancora da decidere: ${testimonials(count)}.`,
    goOn: 'Decidi sulle altre',
    again: (day: string) => `Puoi riaprire questo link fino al ${day}.`,
  },
  foot: (name: string, day: string) =>
    `Questo link è per ${name} e funziona fino al ${day}. Le tue decisioni sono registrate con questo nome.`,
  leftOut: 'Le testimonianze rifiutate non vengono mostrate, ma la pagina dice sempre quante ne sono state escluse.',
  questions: (address: string) => `Domande? Scrivi a ${address}.`,
  expired: {
    title: 'Questo link è scaduto',
    note: 'Chiedine uno nuovo a chi te lo ha inviato.',
  },
  revoked: {
    title: 'Questo link non funziona più',
    note: 'Chiedi a chi te lo ha inviato se decidi ancora sulle testimonianze.',
  },
}
