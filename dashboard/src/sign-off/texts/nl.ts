import { formatsIn } from '../../client/texts/formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('nl')

const testimonials = (count: number) =>
  `${number(count)} ${plural(count, { one: 'klantervaring', other: 'klantervaringen' })}`

export const texts: typeof english = {
  title: (count: number) => `${testimonials(count)} te beoordelen`,
  empty: {
    title: 'Niets te beoordelen',
    note: 'Er is op dit moment niets waarover u hoeft te beslissen. U kunt deze link later weer openen.',
  },
  intro: (name: string | null, brand: string) =>
    `${name ? `Beste ${name}, geef` : 'Geef'} aan welke van deze klantervaringen over ${brand} gepubliceerd mogen worden. Er verandert niets totdat u aan het eind bevestigt.`,
  nameless: 'Zonder naam getoond',
  shownWith: (parts: string) => `Getoond met ${parts}`,
  parts: { name: 'naam', photo: 'foto', company: 'bedrijf', answers: 'antwoorden' },
  approve: 'Goedkeuren',
  reject: 'Afwijzen',
  later: 'Later beslissen',
  of: (name: string) => `Klantervaring van ${name}`,
  why: 'Waarom?',
  reasons: {
    off_topic: 'Niet relevant',
    personal_data: 'Persoonsgegevens',
    not_our_client: 'Niet onze klant',
    duplicate: 'Dubbel',
    unlawful: 'Onrechtmatig',
    client_asked: 'De klant vroeg erom',
    our_choice: 'Onze keuze',
  },
  decided: (count: number, all: number) => `${number(count)} van ${number(all)} beslist`,
  confirm: 'Beslissingen bevestigen',
  chooseOne: 'Keur eerst minstens één klantervaring goed of af.',
  dialog: {
    title: (count: number) =>
      `${number(count)} ${plural(count, { one: 'beslissing', other: 'beslissingen' })} bevestigen?`,
    publish: 'Publiceren',
    reject: 'Niet publiceren',
    later: 'Nog niet',
    note: 'Gepubliceerde klantervaringen verschijnen binnen een minuut op de website.',
    confirm: (count: number) =>
      `${number(count)} ${plural(count, { one: 'beslissing', other: 'beslissingen' })} bevestigen`,
    doing: 'Opslaan…',
    back: 'Terug',
    failed: 'Uw beslissingen zijn niet opgeslagen.',
  },
  done: {
    title: (name: string | null) => (name ? `Dank u, ${name}` : 'Dank u'),
    none: 'Er is niets veranderd.',
    approved: (names: string) => `Onderweg naar de website: ${names}.`,
    rejected: (names: string) => `Niet getoond: ${names}.`,
    changed: (names: string) => `Intussen door de klant gewijzigd, lees opnieuw: ${names}.`,
    taken: (names: string) => `Al door iemand anders beslist: ${names}.`,
    gone: (names: string) => `Niet meer te beslissen: ${names}.`,
    left: (count: number) => `Nog te beslissen: ${testimonials(count)}.`,
    goOn: 'Over de rest beslissen',
    again: (day: string) => `U kunt deze link tot en met ${day} weer openen.`,
  },
  foot: (name: string, day: string) =>
    `Deze link is voor ${name} en werkt tot en met ${day}. Uw beslissingen worden onder die naam vastgelegd.`,
  leftOut: 'Afgewezen klantervaringen worden niet getoond, maar de pagina zegt altijd hoeveel er zijn weggelaten.',
  questions: (address: string) => `Vragen? Schrijf naar ${address}.`,
  expired: {
    title: 'Deze link is verlopen',
    note: 'Vraag een nieuwe aan degene die hem heeft gestuurd.',
  },
  revoked: {
    title: 'Deze link werkt niet meer',
    note: 'Vraag degene die hem heeft gestuurd of u nog over klantervaringen beslist.',
  },
}
