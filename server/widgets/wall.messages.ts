import type { Language } from '#shared/languages.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import { ratingsIn } from '#shared/widget-messages/rated.ts'

type WallMessages = {
  heading: (owner: string) => string
  /** Of the picture, for a name that it can't show. */
  namelessHeading: string
  testimonials: Counted
  stars: Counted
  withPhoto: string
  filters: string
  all: string
  /** Filters leave some testimonials and not all. */
  found: (of: { label: string; count: string; all: string; isOne: boolean }) => string
  ratings: string
  readAll: string
  empty: string
  /** Some testimonials have no stars. */
  averageOfRatings: Counted
  /** All have. */
  averageOfAll: (count: string) => string
  removed: (of: { owner: string; count: string; isOne: boolean }) => string
  report: string
  reportSubject: (address: string) => string
  privacy: string
  notFound: string
  notFoundBecause: string
  goBack: string
}

/** By "1", and by any other number as the language writes it. */
type Counted = { one: string; many: (count: string) => string }

/** Of the hosted page. What the widget says too is among its own messages. */
export const wallMessages: Record<Language, WallMessages> = {
  en: {
    heading: (owner) => `What clients say about ${owner}`,
    namelessHeading: 'What clients say',
    testimonials: { one: '1 testimonial', many: (count) => `${count} testimonials` },
    stars: { one: '1 star', many: (count) => `${count} stars` },
    withPhoto: 'With photo',
    filters: 'Filter testimonials',
    all: 'All',
    found: ({ label, count, all }) => `${label}: ${count} of ${all} testimonials.`,
    ratings: 'Ratings, shown here or not',
    readAll: 'Read all',
    empty: 'No testimonials yet.',
    averageOfRatings: {
      one: 'The average counts 1 rating, shown or not.',
      many: (count) => `The average counts all ${count} ratings, shown or not.`,
    },
    averageOfAll: (count) => `The average counts all ${count}, shown or not.`,
    removed: ({ owner, count, isOne }) =>
      isOne
        ? `${owner} removed 1 answer that came through a public link. It counts nowhere here.`
        : `${owner} removed ${count} answers that came through public links. They count nowhere here.`,
    report: 'Report a testimonial',
    reportSubject: (address) => `Report a testimonial on ${address}`,
    privacy: 'Privacy',
    notFound: 'Page not found',
    notFoundBecause: 'There are no testimonials at this address, or they are no longer public.',
    goBack: 'Go back to the page you came from.',
  },
  de: {
    heading: (owner) => `Was Kunden über ${owner} sagen`,
    namelessHeading: 'Was Kunden sagen',
    testimonials: { one: '1 Kundenstimme', many: (count) => `${count} Kundenstimmen` },
    stars: { one: '1 Stern', many: (count) => `${count} Sterne` },
    withPhoto: 'Mit Foto',
    filters: 'Kundenstimmen filtern',
    all: 'Alle',
    found: ({ label, count, all }) => `${label}: ${count} von ${all} Kundenstimmen.`,
    ratings: 'Bewertungen, hier gezeigt oder nicht',
    readAll: 'Alles lesen',
    empty: 'Noch keine Kundenstimmen.',
    averageOfRatings: {
      one: 'Im Durchschnitt zählt 1 Bewertung, gezeigt oder nicht.',
      many: (count) => `Im Durchschnitt zählen alle ${count} Bewertungen, gezeigt oder nicht.`,
    },
    averageOfAll: (count) => `Im Durchschnitt zählen alle ${count}, gezeigt oder nicht.`,
    removed: ({ owner, count, isOne }) =>
      isOne
        ? `${owner} hat 1 Antwort entfernt, die über einen öffentlichen Link kam. Sie zählt hier nirgends.`
        : `${owner} hat ${count} Antworten entfernt, die über öffentliche Links kamen. Sie zählen hier nirgends.`,
    report: 'Kundenstimme melden',
    reportSubject: (address) => `Kundenstimme auf ${address} melden`,
    privacy: 'Datenschutz',
    notFound: 'Seite nicht gefunden',
    notFoundBecause: 'Unter dieser Adresse gibt es keine Kundenstimmen, oder sie sind nicht mehr öffentlich.',
    goBack: 'Geh zurück zu der Seite, von der du kommst.',
  },
  fr: {
    heading: (owner) => `Ce que les clients disent de ${owner}`,
    namelessHeading: 'Ce que disent les clients',
    testimonials: { one: '1 témoignage', many: (count) => `${count} témoignages` },
    stars: { one: '1 étoile', many: (count) => `${count} étoiles` },
    withPhoto: 'Avec photo',
    filters: 'Filtrer les témoignages',
    all: 'Tous',
    found: ({ label, count, all, isOne }) =>
      `${label}\u202f: ${count} ${isOne ? 'témoignage' : 'témoignages'} sur ${all}.`,
    ratings: 'Notes, affichées ici ou non',
    readAll: 'Lire en entier',
    empty: 'Pas encore de témoignage.',
    averageOfRatings: {
      one: 'La moyenne compte 1 note, affichée ou non.',
      many: (count) => `La moyenne compte les ${count} notes, affichées ou non.`,
    },
    averageOfAll: (count) => `La moyenne compte les ${count} témoignages, affichés ou non.`,
    removed: ({ owner, count, isOne }) =>
      isOne
        ? `${owner} a retiré 1 réponse venue par un lien public. Elle ne compte nulle part ici.`
        : `${owner} a retiré ${count} réponses venues par des liens publics. Elles ne comptent nulle part ici.`,
    report: 'Signaler un témoignage',
    reportSubject: (address) => `Signaler un témoignage sur ${address}`,
    privacy: 'Confidentialité',
    notFound: 'Page introuvable',
    notFoundBecause: 'Il n’y a pas de témoignages à cette adresse, ou ils ne sont plus publics.',
    goBack: 'Retournez à la page d’où vous venez.',
  },
  es: {
    heading: (owner) => `Lo que los clientes dicen de ${owner}`,
    namelessHeading: 'Lo que dicen los clientes',
    testimonials: { one: '1 testimonio', many: (count) => `${count} testimonios` },
    stars: { one: '1 estrella', many: (count) => `${count} estrellas` },
    withPhoto: 'Con foto',
    filters: 'Filtrar los testimonios',
    all: 'Todos',
    found: ({ label, count, all }) => `${label}: ${count} de ${all} testimonios.`,
    ratings: 'Valoraciones, se muestren aquí o no',
    readAll: 'Leer todo',
    empty: 'Todavía no hay testimonios.',
    averageOfRatings: {
      one: 'La media cuenta 1 valoración, se muestre o no.',
      many: (count) => `La media cuenta las ${count} valoraciones, se muestren o no.`,
    },
    averageOfAll: (count) => `La media cuenta los ${count}, se muestren o no.`,
    removed: ({ owner, count, isOne }) =>
      isOne
        ? `${owner} eliminó 1 respuesta que llegó por un enlace público. Aquí no cuenta en ningún sitio.`
        : `${owner} eliminó ${count} respuestas que llegaron por enlaces públicos. Aquí no cuentan en ningún sitio.`,
    report: 'Denunciar un testimonio',
    reportSubject: (address) => `Denunciar un testimonio en ${address}`,
    privacy: 'Privacidad',
    notFound: 'Página no encontrada',
    notFoundBecause: 'No hay testimonios en esta dirección, o ya no son públicos.',
    goBack: 'Vuelve a la página de la que vienes.',
  },
  pt: {
    heading: (owner) => `O que os clientes dizem sobre ${owner}`,
    namelessHeading: 'O que os clientes dizem',
    testimonials: { one: '1 testemunho', many: (count) => `${count} testemunhos` },
    stars: { one: '1 estrela', many: (count) => `${count} estrelas` },
    withPhoto: 'Com foto',
    filters: 'Filtrar os testemunhos',
    all: 'Todos',
    found: ({ label, count, all }) => `${label}: ${count} de ${all} testemunhos.`,
    ratings: 'Avaliações, mostradas aqui ou não',
    readAll: 'Ler tudo',
    empty: 'Ainda não há testemunhos.',
    averageOfRatings: {
      one: 'A média conta 1 avaliação, mostrada ou não.',
      many: (count) => `A média conta todas as ${count} avaliações, mostradas ou não.`,
    },
    averageOfAll: (count) => `A média conta todos os ${count}, mostrados ou não.`,
    removed: ({ owner, count, isOne }) =>
      isOne
        ? `${owner} removeu 1 resposta que chegou por um link público. Não conta em lado nenhum aqui.`
        : `${owner} removeu ${count} respostas que chegaram por links públicos. Não contam em lado nenhum aqui.`,
    report: 'Denunciar um testemunho',
    reportSubject: (address) => `Denunciar um testemunho em ${address}`,
    privacy: 'Privacidade',
    notFound: 'Página não encontrada',
    notFoundBecause: 'Não há testemunhos neste endereço, ou já não são públicos.',
    goBack: 'Volte à página de onde veio.',
  },
  it: {
    heading: (owner) => `Cosa dicono i clienti di ${owner}`,
    namelessHeading: 'Cosa dicono i clienti',
    testimonials: { one: '1 testimonianza', many: (count) => `${count} testimonianze` },
    stars: { one: '1 stella', many: (count) => `${count} stelle` },
    withPhoto: 'Con foto',
    filters: 'Filtra le testimonianze',
    all: 'Tutte',
    found: ({ label, count, all }) => `${label}: ${count} di ${all} testimonianze.`,
    ratings: 'Valutazioni, mostrate qui o no',
    readAll: 'Leggi tutto',
    empty: 'Ancora nessuna testimonianza.',
    averageOfRatings: {
      one: 'La media conta 1 valutazione, mostrata o no.',
      many: (count) => `La media conta tutte le ${count} valutazioni, mostrate o no.`,
    },
    averageOfAll: (count) => `La media le conta tutte e ${count}, mostrate o no.`,
    removed: ({ owner, count, isOne }) =>
      isOne
        ? `${owner} ha rimosso 1 risposta arrivata da un link pubblico. Qui non conta da nessuna parte.`
        : `${owner} ha rimosso ${count} risposte arrivate da link pubblici. Qui non contano da nessuna parte.`,
    report: 'Segnala una testimonianza',
    reportSubject: (address) => `Segnala una testimonianza su ${address}`,
    privacy: 'Informativa sulla privacy',
    notFound: 'Pagina non trovata',
    notFoundBecause: 'A questo indirizzo non ci sono testimonianze, oppure non sono più pubbliche.',
    goBack: 'Torna alla pagina da cui vieni.',
  },
  nl: {
    heading: (owner) => `Wat klanten over ${owner} zeggen`,
    namelessHeading: 'Wat klanten zeggen',
    testimonials: { one: '1 review', many: (count) => `${count} reviews` },
    stars: { one: '1 ster', many: (count) => `${count} sterren` },
    withPhoto: 'Met foto',
    filters: 'Reviews filteren',
    all: 'Alle',
    found: ({ label, count, all }) => `${label}: ${count} van ${all} reviews.`,
    ratings: 'Beoordelingen, hier getoond of niet',
    readAll: 'Alles lezen',
    empty: 'Nog geen reviews.',
    averageOfRatings: {
      one: 'In het gemiddelde telt 1 beoordeling mee, getoond of niet.',
      many: (count) => `In het gemiddelde tellen alle ${count} beoordelingen mee, getoond of niet.`,
    },
    averageOfAll: (count) => `In het gemiddelde tellen alle ${count} mee, getoond of niet.`,
    removed: ({ owner, count, isOne }) =>
      isOne
        ? `${owner} heeft 1 antwoord verwijderd dat via een openbare link kwam. Het telt hier nergens mee.`
        : `${owner} heeft ${count} antwoorden verwijderd die via openbare links kwamen. Ze tellen hier nergens mee.`,
    report: 'Een review melden',
    reportSubject: (address) => `Een review melden op ${address}`,
    privacy: 'Privacyverklaring',
    notFound: 'Pagina niet gevonden',
    notFoundBecause: 'Op dit adres staan geen reviews, of ze zijn niet meer openbaar.',
    goBack: 'Ga terug naar de pagina waar je vandaan komt.',
  },
}

/** "1 testimonial", "1,200 testimonials". */
export const counted = (language: Language, { one, many }: Counted, count: number): string =>
  count === 1 ? one : many(numberIn(language, count))

export const numberIn = (language: Language, count: number): string => count.toLocaleString(language)

/** An average, with one decimal. */
export const averageIn = (language: Language, average: number): string =>
  average.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "17 ratings, 26 testimonials" beside an average; "26 testimonials" where all, or none, have stars. */
export function countSentence({
  shared,
  rated,
  language,
}: {
  shared: number
  rated: number
  language: Language
}): string {
  const testimonials = counted(language, wallMessages[language].testimonials, shared)
  return rated === 0 || rated === shared ? testimonials : `${ratingsIn(language, rated)}, ${testimonials}`
}

/** "26 asked after payment". */
export const afterPaymentIn = (language: Language, count: number): string =>
  messageIn(language, '{0} asked after payment').replace('{0}', numberIn(language, count))
