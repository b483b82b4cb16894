import { ExistingRow, type ExistingRowInput } from '#shared/existing-import.ts'
import { namesIn } from '#shared/tags.ts'
import { type Reading, rowsOf } from './columns.ts'
import { foldTitle } from './fields.ts'
import { readDate } from './read-date.ts'
import { readRating } from './read-rating.ts'

/** What a row says, as text. This is what the owner corrects in a card. */
export type Draft = {
  customerName: string
  testimonial: string
  rating: string
  receivedOn: string
  customerEmail: string
  company: string
  role: string
  originalUrl: string
  service: string
  /** Names, as the file separates them. */
  tags: string
  /** The name of its file. */
  photo: string
}
/** A photo that can't be used is no problem of the row. */
export type DraftField = Exclude<keyof Draft, 'photo'>

export type Problem = { field: DraftField; message: string }

/** A row, and what is wrong with it. `row` is what can be sent, if nothing is. */
export type CheckedRow = { number: number; draft: Draft } & (
  | { row: ExistingRowInput; problem: null }
  | { row: null; problem: Problem }
)
export type ReadyRow = Extract<CheckedRow, { problem: null }>

/** A row as the columns read it. */
export type ReadRow = {
  number: number
  draft: Draft
  /** It has more cells than the file has titles, so that some of it may be in the wrong column. */
  hasSurplus: boolean
  /** Why it can't be imported, whatever is corrected; null for nothing. */
  refusal: string | null
}

type Checking = Pick<Reading, 'dateOrder' | 'source'> & {
  /** `YYYY-MM-DD`. */
  today: string
}

/** The fields in the order in which cards ask for them. */
const ASKED: readonly DraftField[] = [
  'testimonial',
  'customerName',
  'rating',
  'receivedOn',
  'customerEmail',
  'originalUrl',
  'company',
  'role',
  'service',
  'tags',
]

const GOOGLE_TRANSLATION = /^\(Translated by Google\)[\s\S]*?\(Original\)\s*/

/** Google puts its own translation before the client's words. */
const originalWords = (text: string) => text.replace(GOOGLE_TRANSLATION, '')

/** Reads all rows by the chosen columns. */
export function readRows(reading: Reading): ReadRow[] {
  const { columns, table, hasTitles, source } = reading
  const titles = table.header.map(foldTitle)
  return rowsOf(reading).map(({ number, cells }) => {
    const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim())
    const words = originalWords(cell(columns.testimonial))
    const title = cell(columns.title)
    return {
      number,
      hasSurplus: hasTitles && cells.slice(table.header.length).some((surplus) => surplus.trim() !== ''),
      refusal: source?.refusalOf?.((of) => (cells[titles.indexOf(foldTitle(of))] ?? '').trim()) ?? null,
      draft: {
        customerName: [cell(columns.name), cell(columns.lastName)].filter(Boolean).join(' '),
        testimonial: title && words && !startsWith(words, title) ? `${title}\n\n${words}` : words || title,
        rating: cell(columns.rating),
        receivedOn: cell(columns.date),
        customerEmail: cell(columns.email),
        company: cell(columns.company),
        role: cell(columns.role),
        originalUrl: cell(columns.originalUrl),
        service: cell(columns.service),
        tags: cell(columns.tags),
        photo: cell(columns.photo),
      },
    }
  })
}

// Some exports make the title of the first words.
const startsWith = (words: string, title: string) => words.startsWith(title.replace(/(\.\.\.|…)$/, '').trim())

/** Applies the server's own rules: what the server would refuse is a problem here. */
export function checkRow({ number, draft, hasSurplus, refusal }: ReadRow, checking: Checking): CheckedRow {
  const problem = (field: DraftField, message: string): CheckedRow => ({
    number,
    draft,
    row: null,
    problem: { field, message },
  })
  if (refusal !== null) return problem('testimonial', refusal)
  if (hasSurplus)
    return problem(
      'testimonial',
      'This row has more cells than the file has titles. Check that the testimonial is complete.',
    )
  if (draft.testimonial === '' && readRating(draft.rating))
    return problem('testimonial', 'This row has stars but no testimonial.')
  const rating = readRating(draft.rating)
  const date = dateProblem(draft.receivedOn, checking)
  const row: ExistingRowInput = {
    row: number,
    customerName: draft.customerName,
    customerEmail: draft.customerEmail,
    rating: rating ?? 0,
    testimonial: draft.testimonial,
    company: draft.company,
    role: draft.role,
    service: draft.service,
    tags: tagsIn(draft.tags, checking),
    originalUrl: draft.originalUrl,
    ...(date.day && { receivedOn: date.day }),
  }
  const parsed = ExistingRow.safeParse(row)
  const found = new Map<string, string>(parsed.error?.issues.map(({ path, message }) => [String(path[0]), message]))
  if (rating === null) found.set('rating', `“${draft.rating}” isn’t a rating from 1 to 5.`)
  if (date.message) found.set('receivedOn', date.message)
  for (const field of ASKED) {
    const message = found.get(field)
    if (message !== undefined) return problem(field, message)
  }
  return { number, draft, row, problem: null }
}

const tagsIn = (cell: string, { source }: Checking): string[] =>
  source?.tagSeparator === undefined ? namesIn(cell) : cell.split(source.tagSeparator).filter(Boolean)

function dateProblem(cell: string, { dateOrder, today }: Checking): { day?: string; message?: string } {
  const read = readDate(cell, dateOrder === 'ask' ? null : dateOrder)
  if (read === null) return { message: `“${cell}” isn’t a date we can read. Write it like 2026-03-04.` }
  if (read === 'ambiguous') return { message: `“${cell}” can be read in two ways. Write it like 2026-03-04.` }
  if (read.day > today) return { message: `${read.day} is in the future.` }
  return { day: read.day }
}

/** Checks rows, and each row only once: a fix in one of thousands must not check all others again. */
export function createRowChecker(checking: Checking) {
  const checked = new WeakMap<ReadRow, CheckedRow>()
  return (row: ReadRow): CheckedRow => {
    const known = checked.get(row) ?? checkRow(row, checking)
    checked.set(row, known)
    return known
  }
}

const fold = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** The same name with the same words, whatever the case and spacing. */
const keyOf = ({ draft }: CheckedRow) => `${fold(draft.customerName)}\n${fold(draft.testimonial)}`

/** For each row that repeats another one of the file, the number of that one. */
export function duplicatesInFile(rows: readonly CheckedRow[]): Map<number, number> {
  const first = new Map<string, number>()
  const duplicates = new Map<number, number>()
  for (const row of rows) {
    if (row.problem) continue
    const earlier = first.get(keyOf(row))
    if (earlier === undefined) first.set(keyOf(row), row.number)
    else duplicates.set(row.number, earlier)
  }
  return duplicates
}
