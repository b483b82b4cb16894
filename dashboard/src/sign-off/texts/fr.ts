import { formatsIn } from '../../client/texts/formats.ts'
import type { texts as english } from './en.ts'

const { number, plural } = formatsIn('fr')

const testimonials = (count: number) => `${number(count)} ${plural(count, { one: 'témoignage', other: 'témoignages' })}`

export const texts: typeof english = {
  title: (count: number) => `${testimonials(count)} à valider`,
  empty: {
    title: 'Rien à valider',
    note: 'Rien n’attend votre décision pour le moment. Vous pourrez rouvrir ce lien plus tard.',
  },
  intro: (name: string | null, brand: string) =>
    `Bonjour${name ? ` ${name}` : ''}, dites quels témoignages sur ${brand} peuvent être publiés. Rien ne change avant que vous confirmiez à la fin.`,
  nameless: 'Affiché sans nom',
  shownWith: (parts: string) => `Affiché avec : ${parts}`,
  parts: { name: 'le nom', photo: 'la photo', company: 'l’entreprise', answers: 'les réponses' },
  approve: 'Approuver',
  reject: 'Refuser',
  later: 'Décider plus tard',
  of: (name: string) => `Témoignage de ${name}`,
  why: 'Pourquoi ?',
  reasons: {
    off_topic: 'Hors sujet',
    personal_data: 'Données personnelles',
    not_our_client: 'Pas notre client',
    duplicate: 'Doublon',
    unlawful: 'Illégal',
    client_asked: 'Le client l’a demandé',
    our_choice: 'Notre choix',
  },
  decided: (count: number, all: number) => `${number(count)} sur ${number(all)} décidés`,
  confirm: 'Confirmer les décisions',
  chooseOne: 'Approuvez ou refusez d’abord au moins un témoignage.',
  dialog: {
    title: (count: number) => `Confirmer ${number(count)} ${plural(count, { one: 'décision', other: 'décisions' })} ?`,
    publish: 'Publier',
    reject: 'Ne pas publier',
    later: 'Plus tard',
    note: 'Les témoignages publiés apparaissent sur le site en une minute.',
    confirm: (count: number) => `Confirmer ${number(count)} ${plural(count, { one: 'décision', other: 'décisions' })}`,
    doing: 'Enregistrement…',
    back: 'Retour',
    failed: 'Vos décisions n’ont pas été enregistrées.',
  },
  done: {
    title: (name: string | null) => (name ? `Merci, ${name}` : 'Merci'),
    none: 'Rien n’a été modifié.',
    approved: (names: string) => `Bientôt sur le site : ${names}.`,
    rejected: (names: string) => `Non affichés : ${names}.`,
    changed: (names: string) => `Modifiés entre-temps par le client, à relire : ${names}.`,
    taken: (names: string) => `Déjà décidés par quelqu’un d’autre : ${names}.`,
    gone: (names: string) => `Plus rien à décider pour : ${names}.`,
    left: (count: number) => `Il reste ${testimonials(count)} à décider.`,
    goOn: 'Décider du reste',
    again: (day: string) => `Vous pouvez rouvrir ce lien jusqu’au ${day}.`,
  },
  foot: (name: string, day: string) =>
    `Ce lien est pour ${name} et fonctionne jusqu’au ${day}. Vos décisions sont enregistrées sous ce nom.`,
  leftOut: 'Les témoignages refusés ne sont pas affichés, mais la page indique toujours combien ont été écartés.',
  questions: (address: string) => `Des questions ? Écrivez à ${address}.`,
  expired: {
    title: 'Ce lien a expiré',
    note: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
  revoked: {
    title: 'Ce lien ne fonctionne plus',
    note: 'Demandez à la personne qui vous l’a envoyé si vous décidez encore des témoignages.',
  },
}
