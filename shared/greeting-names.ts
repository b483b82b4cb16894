import type { Language } from './languages.ts'

/** How a client may be addressed. A part is null where the name doesn't show it to be a person's. */
export type GreetingNames = {
  /** "Ana", for a text that is on first-name terms. */
  firstName: string | null
  /** "Ana Ribeiro", "Dr. Ana Ribeiro", "Frau Müller": for a formal text. */
  fullName: string | null
}

const NOBODY: GreetingNames = { firstName: null, fullName: null }

// Compared in lower case without dots: "GmbH & Co. KG", "S.r.l." and "e. V." are found too.
const COMPANY_FORMS = new Set(
  `limited ltd llc llp lp lllp plc pllc inc incorporated corp corporation co company cic pty pte pvt
  gmbh mbh ggmbh ag ug kg kgaa ohg gbr ek ev eg se partg partgmbb haftungsbeschränkt stiftung verein
  sarl sàrl sas sasu sa eurl eirl snc sci scop selarl scp
  sl slu slne sau slp scoop srl srls spa sapa ss
  bv nv vof cv bvba stichting vereniging maatschap
  lda ltda unipessoal eireli mei epp
  ab as asa oy oyj aps kft zrt doo sro spzoo`.split(/\s+/),
)

// Words that name an organisation, or a mailbox that several people read, in the languages of the product.
const ORGANISATION_WORDS = new Set(
  `the and und et with studio studios agency consulting consultants consultancy group holding holdings partners
  associates ventures capital labs lab media design designs digital marketing solutions systems software technologies
  tech services service shop store bakery farm cafe café restaurant hotel bar gallery clinic school academy institute
  university college foundation association society club church council ministry trust bank law legal architects
  brothers sons family team crew collective works bros international global
  agentur beratung gruppe partner werkstatt bäckerei praxis kanzlei büro verlag schule akademie institut universität
  verband gesellschaft gemeinde stadt amt handwerk bau atelier familie söhne
  agence conseil conseils groupe cabinet boulangerie école institut université fondation association société mairie
  agencia consultoría consultores grupo estudio taller panadería tienda escuela academia instituto universidad
  fundación asociación sociedad ayuntamiento hermanos hijos
  agenzia consulenza gruppo negozio panificio scuola accademia istituto università fondazione associazione società
  comune fratelli figli
  agência consultoria estúdio padaria loja escola universidade fundação associação sociedade câmara irmãos filhos
  bureau adviesbureau bakkerij winkel praktijk kantoor school academie universiteit gemeente gebroeders zonen
  info information contact hello mail email post office admin administration administrator accounts account accounting
  accountant payable receivable billing invoice invoices invoicing payments finance finances purchasing procurement
  orders sales support help helpdesk desk customer reception booking bookings hr department dept manager webmaster
  noreply no-reply
  buchhaltung rechnung rechnungen rechnungswesen einkauf verwaltung empfang sekretariat zentrale abteilung vertrieb
  comptabilité facturation factures achats accueil secrétariat direction ventes
  contabilidad facturación facturas compras ventas recepción administración
  contabilità fatturazione fatture acquisti vendite segreteria amministrazione
  contabilidade faturação faturamento faturas financeiro vendas recepção receção administração
  boekhouding administratie facturen facturatie inkoop verkoop receptie`.split(/\s+/),
)

const TITLES = new Set(
  `mr mrs ms miss mx sir dame lord lady dr prof professor rev fr
  herr herrn frau doktor ing dipl-ing mag
  monsieur madame mademoiselle mme mlle m me maître docteur
  señor señora señorita sr sra srta don doña d dña
  signor signora signorina sig sigra dott dottssa dottore dottoressa avv arch
  senhor senhora dra profa eng
  dhr mevr mevrouw meneer heer drs ir mw`.split(/\s+/),
)

// Small words within a family name. They aren't counted: "Ana de la Cruz" is two words.
const PARTICLES = new Set(
  `de del della di da do dos das du des d' la las le les lo los y e i van von vom zu zur den der ter ten te het 't of op
  el al bin bint ibn ben abu st san santa mc mac o`.split(/\s+/),
)

// "Ben Carter". Others may be first names too, but "Van Dyke" is a family, "Les Ateliers" and "Al Baraka" are no people.
const PARTICLES_AS_FIRST_NAMES = new Set(['ben', 'mac'])

// As short as some names: written as one ("Mei Chen", "Erik Ek"), they are one.
const FORMS_LIKE_NAMES = new Set(['ek', 'mei'])
const WRITTEN_AS_NAME = /^\p{Lu}\p{Ll}+$/u

const NAME_WORD = /^\p{L}[\p{L}\p{M}'’.-]*$/u
const EASTERN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const EASTERN_COMPANY = /株式|有限|会社|會社|公司|集团|集團|주식회사|유한회사/u
// More are a description or a whole department rather than somebody's name.
const WORDS_MAX = 4
const INITIAL = /^\p{L}\.?$/u
const CAPITALS = /^(?=.*\p{L}.*\p{L})[^\p{Ll}]+$/u

const bare = (word: string) => word.toLowerCase().replaceAll('.', '').replaceAll('’', "'")

/** "S. L." and "e V" are typed as single letters: together they are the form of a company. */
function endsInSpacedForm(wording: readonly string[]): boolean {
  const lastLong = wording.findLastIndex((word) => bare(word).length > 1)
  const letters = wording.slice(lastLong + 1)
  return letters.length > 1 && COMPANY_FORMS.has(letters.map(bare).join(''))
}

function isOfOrganisation(word: string): boolean {
  if (FORMS_LIKE_NAMES.has(bare(word)) && WRITTEN_AS_NAME.test(word)) return false
  return COMPANY_FORMS.has(bare(word)) || ORGANISATION_WORDS.has(bare(word))
}

const isParticle = (word: string) => PARTICLES.has(bare(word))

/** The words of a name that count, in their order. */
const countedIn = (named: readonly string[]) =>
  named.filter((word, at) => !isParticle(word) || (at === 0 && isFirstNameToo(word)))

const isFirstNameToo = (word: string) => PARTICLES_AS_FIRST_NAMES.has(bare(word)) && WRITTEN_AS_NAME.test(word)

/**
 * How a client of this name may be greeted. In an email, the name is cleaned before (`emailSafeName`). A greeting without a name is never
 * wrong, one that calls a company "Acme" is: whatever doesn't look like a person's first and last name gets null.
 *
 * - A name has two to four words, particles and titles not counted, of letters only; digits, commas and "&" are
 *   a company's. A company form (GmbH, S.L., Lda), a word like "Studio" or a mailbox ("Accounts Payable") rule it out.
 * - A title is kept in the full name, where clients expect it, and left out of the first name ("Hi Ana," for
 *   "Dr. Ana Ribeiro"). It makes one word enough for the full name: "Frau Müller".
 * - There is no first name to be had from initials ("J. Smith"), capitals ("ANA RIBEIRO", "IBM Deutschland") or Chinese,
 *   Japanese and Korean characters, where the family name comes first.
 */
export function greetingNames(clientName: string | null): GreetingNames {
  const wording = (clientName ?? '').split(/\s+/).filter((word) => word !== '')
  if (!wording.every((word) => NAME_WORD.test(word))) return NOBODY
  if (wording.some(isOfOrganisation) || endsInSpacedForm(wording) || EASTERN_COMPANY.test(wording.join('')))
    return NOBODY
  const firstWord = wording.findIndex((word) => !TITLES.has(bare(word)))
  const named = firstWord === -1 ? [] : wording.slice(firstWord)
  const counted = countedIn(named)
  if (counted.length > WORDS_MAX || counted.length < (firstWord > 0 ? 1 : 2)) return NOBODY
  const [first = ''] = named
  const isFirstName =
    counted.length > 1 && counted[0] === first && !INITIAL.test(first) && !CAPITALS.test(first) && !EASTERN.test(first)
  return { firstName: isFirstName ? first : null, fullName: wording.join(' ') }
}

/** Languages in which an unknown client is greeted by the full name, whatever the tone. */
const FORMAL_LANGUAGES: ReadonlySet<Language> = new Set(['de', 'fr', 'pt', 'nl'])

/** The name in a greeting of ours to a client; null for a greeting without one. */
export function greetingNameIn(language: Language, clientName: string): string | null {
  const { firstName, fullName } = greetingNames(clientName)
  return FORMAL_LANGUAGES.has(language) ? fullName : firstName
}

/** The same for a page whose language can be changed. */
export function greetingNamesByLanguage(name: string): Record<Language, string | null> {
  const greets = (language: Language) => greetingNameIn(language, name)
  return {
    en: greets('en'),
    de: greets('de'),
    fr: greets('fr'),
    es: greets('es'),
    pt: greets('pt'),
    it: greets('it'),
    nl: greets('nl'),
  }
}
