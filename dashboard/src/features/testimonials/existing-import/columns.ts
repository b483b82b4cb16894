import type { Table } from '../import/table.ts'
import { TAG_TITLES } from '../import/tag-titles.ts'
import { type DateOrder, orderOfDates } from './read-date.ts'
import { readRating } from './read-rating.ts'
import { type Field, FIELDS, foldTitle } from './fields.ts'
import { type Source, sourceOf, SOURCES } from './sources.ts'

/** Which column holds what, counted from 0; null for none. */
export type Columns = Record<Field, number | null>

/** How a file is read: guessed first, and corrected by the owner. */
export type Reading = {
  table: Table
  /** Whether the first row has the titles of the columns. */
  hasTitles: boolean
  source: Source | null
  columns: Columns
  /** Of dates like 03/04/2026; `ask` until the owner has said it, null if it doesn't matter. */
  dateOrder: DateOrder | 'ask' | null
}

const NO_COLUMNS: Columns = {
  name: null,
  lastName: null,
  title: null,
  testimonial: null,
  rating: null,
  date: null,
  email: null,
  company: null,
  role: null,
  originalUrl: null,
  service: null,
  tags: null,
  photo: null,
}

/** Titles in common languages, most telling first. */
const TITLES: Record<Field, readonly RegExp[]> = {
  name: [
    /^(customer|client|reviewer|author|full|display|contact|user|consumer|kunden|autor)(full)?name$/u,
    /^(name|vollername|nombre|nombrecompleto|nom|nomcomplet|nome|nomecompleto|naam|firstname|vorname|prenom)$/u,
    /^(customer|client|reviewer|author|kunde|kundin|cliente|klant|autor|auteur|autore|reviewby|reviewedby|username|reviewusername|reviewerdisplayname)$/u,
    /^(姓名|名前|氏名|이름|имя)$/u,
  ],
  lastName: [
    /^(lastname|surname|familyname|nachname|familienname|apellidos?|cognome|sobrenome|apelido|achternaam|nomdefamille|фамилия)$/u,
  ],
  title: [/^(review|testimonial)?(title|headline)$/u, /^(titel|titulo|titre|titolo|uberschrift)$/u],
  testimonial: [
    /^(testimonial|testimonialtext|reviewtext|reviewcontent|reviewbody|recommendation|recommendationtext|bewertungstext|kundenstimme)$/u,
    /^(text|content|body|message|comment|quote|feedback|words|zitat|kommentar|texto|texte|testo|tekst|nachricht|comentario|commentaire|commento)$/u,
    /^(review|reviews|bewertung|resena|avis|recensione|avaliacao|recensie|opinion)$/u,
  ],
  rating: [
    /^(star)?(rating|stars|score|note|sterne|estrellas|etoiles|stelle|estrelas|sterren)$/u,
    /^(review)?(stars|rating|score)(value)?$/u,
    /^(bewertungsterne|puntuacion|valutazione|nota)$/u,
  ],
  date: [
    /^(reviewdate|date|receivedon|submittedat|submittedon|publishedat|datum|fecha|data|datereceived|reviewcreated|reviewcreatedutc|creationdate)$/u,
    /^(createdat|createtime|created|submissiondate|timestamp|time|dateadded|writtenon)$/u,
  ],
  email: [/mail|^correo|^courriel/u],
  company: [
    /^(customer|client|reviewer|author)?(company|companyname|organi[sz]ation|business|businessname|firma|unternehmen|empresa|entreprise|societe|azienda|bedrijf)$/u,
  ],
  role: [
    /^(customer|client|reviewer|author)?(role|jobtitle|position|tagline|job|headline|beruf|funktion|cargo|puesto|poste|ruolo|functie)$/u,
  ],
  originalUrl: [
    /^(source|original|review|testimonial)?(url|link|permalink)$/u,
    /^(sourceurl|originalurl|reviewurl|reviewlink|originallink)$/u,
  ],
  service: [
    /^(services?|project|projekt|leistung|dienstleistung|servicio|proyecto|projet|prestation|servizio|progetto|dienst|servico|projeto)$/u,
    /^(product|producthandle|productname|produkt|producto|produit|prodotto)$/u,
  ],
  tags: [TAG_TITLES],
  photo: [
    /^(customer|client|reviewer|author|user)?(photo|avatar|picture|image|headshot|foto|bild|imagen|immagine|afbeelding)(url|file|filename)?$/u,
  ],
}

const SOURCE_TITLES = new Set(SOURCES.flatMap(({ columns }) => Object.values(columns).flat().map(foldTitle)))
/** Longer cells are sentences. */
const TITLE_MAX_LENGTH = 40

/** Whether a cell is the title of a column, as far as we know such titles. */
export function isExistingTitle(cell: string): boolean {
  const title = foldTitle(cell)
  if (cell.length > TITLE_MAX_LENGTH) return false
  return SOURCE_TITLES.has(title) || Object.values(TITLES).some((patterns) => patterns.some((one) => one.test(title)))
}

/** Fields are looked for in this order, and each column is taken once. */
const SEARCHED: readonly Field[] = [
  'email',
  'lastName',
  'testimonial',
  'name',
  'title',
  'rating',
  'date',
  'company',
  'role',
  'originalUrl',
  'service',
  'tags',
  'photo',
]

function byTitles(header: readonly string[]): Columns {
  const titles = header.map(foldTitle)
  const columns = { ...NO_COLUMNS }
  const taken = new Set<number>()
  for (const field of SEARCHED) {
    for (const pattern of TITLES[field]) {
      const column = titles.findIndex((title, index) => !taken.has(index) && pattern.test(title))
      if (column < 0) continue
      columns[field] = column
      taken.add(column)
      break
    }
  }
  return columns
}

const GUESS_ROWS = 50

/** Where nothing is titled: the longest texts, and whose cells are all stars, dates or addresses. */
function byContent(table: Table): Columns {
  const rows = table.rows.slice(0, GUESS_ROWS)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const cellsOf = (column: number) => rows.map(({ cells }) => (cells[column] ?? '').trim()).filter(Boolean)
  const columns = { ...NO_COLUMNS }
  const lengths = Array.from({ length: width }, (_, column) =>
    cellsOf(column).reduce((sum, cell) => sum + cell.length, 0),
  )
  for (let column = 0; column < width; column += 1) {
    const cells = cellsOf(column)
    if (cells.length === 0) continue
    if (columns.rating === null && cells.every((cell) => (readRating(cell) ?? 0) > 0)) columns.rating = column
    else if (columns.email === null && cells.every((cell) => /^\S+@\S+\.\S+$/.test(cell))) columns.email = column
  }
  const texts = lengths
    .map((length, column) => ({ length, column }))
    .filter(({ column }) => column !== columns.rating && column !== columns.email)
  const [longest, ...others] = texts.toSorted((a, b) => b.length - a.length)
  columns.testimonial = longest?.column ?? null
  columns.name = others.toSorted((a, b) => a.column - b.column)[0]?.column ?? null
  return columns
}

export const rowsOf = ({ table, hasTitles }: Pick<Reading, 'table' | 'hasTitles'>) =>
  hasTitles ? table.rows : [{ number: 1, cells: table.header }, ...table.rows]

/** The titles to choose from. Columns without one are counted. */
export function titlesOf({ table, hasTitles }: Pick<Reading, 'table' | 'hasTitles'>): string[] {
  const width = table.rows.reduce((most, { cells }) => Math.max(most, cells.length), table.header.length)
  return Array.from({ length: width }, (_, column) => (hasTitles && table.header[column]) || `Column ${column + 1}`)
}

/** The order of the dates in a column, for a file of this source. */
export function dateOrderOf(reading: Omit<Reading, 'dateOrder'>): Reading['dateOrder'] {
  const { columns, source } = reading
  const { date } = columns
  if (date === null) return null
  const order = orderOfDates(rowsOf(reading).map(({ cells }) => cells[date] ?? ''))
  return order === 'ask' && source?.dateOrder ? source.dateOrder : order
}

function withDateOrder(reading: Omit<Reading, 'dateOrder'>): Reading {
  return { ...reading, dateOrder: dateOrderOf(reading) }
}

/** Recognises the export of another service by its columns, else guesses by titles, else by content. */
export function guessReading(table: Table): Reading {
  const titles = table.header.map(foldTitle)
  const source = sourceOf(titles)
  if (source) {
    const columns = { ...NO_COLUMNS }
    for (const field of FIELDS) {
      const column = (source.columns[field] ?? [])
        .map((title) => titles.indexOf(foldTitle(title)))
        .find((index) => index >= 0)
      columns[field] = column ?? null
    }
    columns.photo ??= byTitles(table.header).photo
    return withDateOrder({ table, hasTitles: true, source, columns })
  }
  const columns = byTitles(table.header)
  if (columns.testimonial !== null || columns.name !== null) {
    const testimonial = columns.testimonial ?? restOf(table, columns)
    return withDateOrder({ table, hasTitles: true, source: null, columns: { ...columns, testimonial } })
  }
  return guessWithTitles({ table, hasTitles: false, source: null, columns: NO_COLUMNS })
}

/** After the owner has said whether the first row has titles. */
export function guessWithTitles({ table, hasTitles }: Omit<Reading, 'dateOrder'>): Reading {
  const columns = hasTitles ? byTitles(table.header) : byContent({ header: [], rows: rowsOf({ table, hasTitles }) })
  return withDateOrder({ table, hasTitles, source: null, columns })
}

/** The longest texts among the columns that hold nothing else. */
function restOf(table: Table, columns: Columns): number | null {
  const taken = new Set(Object.values(columns))
  const emptied = table.rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, index) => (taken.has(index) ? '' : cell)),
  }))
  return byContent({ header: [], rows: emptied }).testimonial
}
