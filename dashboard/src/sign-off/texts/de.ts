import { formatsIn } from '../../client/texts/formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('de')

const testimonials = (count: number) =>
  `${number(count)} ${plural(count, { one: 'Kundenstimme', other: 'Kundenstimmen' })}`

export const texts: typeof english = {
  title: (count: number) => `${testimonials(count)} zu prüfen`,
  empty: {
    title: 'Nichts zu prüfen',
    note: 'Im Moment braucht nichts Ihre Entscheidung. Sie können diesen Link später wieder öffnen.',
  },
  intro: (name: string | null, brand: string) =>
    `Guten Tag${name ? ` ${name}` : ''}, bitte sagen Sie, welche dieser Kundenstimmen zu ${brand} veröffentlicht werden dürfen. Bis Sie am Ende bestätigen, ändert sich nichts.`,
  nameless: 'Ohne Namen gezeigt',
  shownWith: (parts: string) => `Gezeigt mit ${parts}`,
  parts: { name: 'Name', photo: 'Foto', company: 'Firma', answers: 'Antworten' },
  approve: 'Freigeben',
  reject: 'Ablehnen',
  later: 'Später entscheiden',
  of: (name: string) => `Kundenstimme von ${name}`,
  why: 'Warum?',
  reasons: {
    off_topic: 'Passt nicht zum Thema',
    personal_data: 'Personenbezogene Daten',
    not_our_client: 'Nicht von unserem Kunden',
    duplicate: 'Doppelt',
    unlawful: 'Rechtswidrig',
    client_asked: 'Wunsch des Kunden',
    our_choice: 'Unsere Entscheidung',
  },
  decided: (count: number, all: number) => `${number(count)} von ${number(all)} entschieden`,
  confirm: 'Entscheidungen bestätigen',
  chooseOne: 'Geben Sie zuerst mindestens eine Kundenstimme frei oder lehnen Sie sie ab.',
  dialog: {
    title: (count: number) =>
      `${number(count)} ${plural(count, { one: 'Entscheidung', other: 'Entscheidungen' })} bestätigen?`,
    publish: 'Veröffentlichen',
    reject: 'Nicht zeigen',
    later: 'Später',
    note: 'Veröffentlichte Kundenstimmen erscheinen innerhalb einer Minute auf der Website.',
    confirm: (count: number) =>
      `${number(count)} ${plural(count, { one: 'Entscheidung', other: 'Entscheidungen' })} bestätigen`,
    doing: 'Wird gespeichert …',
    back: 'Zurück',
    failed: 'Ihre Entscheidungen wurden nicht gespeichert.',
  },
  done: {
    title: (name: string | null) => (name ? `Danke, ${name}` : 'Danke'),
    none: 'Es wurde nichts geändert.',
    approved: (names: string) => `Auf dem Weg auf die Website: ${names}.`,
    rejected: (names: string) => `Nicht gezeigt: ${names}.`,
    changed: (names: string) => `Inzwischen vom Kunden geändert, bitte noch einmal lesen: ${names}.`,
    taken: (names: string) => `Schon von jemand anderem entschieden: ${names}.`,
    gone: (names: string) => `Nicht mehr zu entscheiden: ${names}.`,
    left: (count: number) => `Noch zu entscheiden: ${testimonials(count)}.`,
    goOn: 'Die übrigen entscheiden',
    again: (day: string) => `Sie können diesen Link bis zum ${day} wieder öffnen.`,
  },
  foot: (name: string, day: string) =>
    `Dieser Link ist für ${name} und funktioniert bis zum ${day}. Ihre Entscheidungen werden unter diesem Namen festgehalten.`,
  leftOut: 'Abgelehnte Kundenstimmen werden nicht gezeigt, aber die Seite sagt immer, wie viele weggelassen wurden.',
  questions: (address: string) => `Fragen? Schreiben Sie an ${address}.`,
  expired: {
    title: 'Dieser Link ist abgelaufen',
    note: 'Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  },
  revoked: {
    title: 'Dieser Link funktioniert nicht mehr',
    note: 'Fragen Sie die Person, die ihn geschickt hat, ob Sie noch über Kundenstimmen entscheiden.',
  },
}
