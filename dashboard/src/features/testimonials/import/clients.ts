import type { KnownClient } from '#shared/known-clients.ts'
import { ImportRow } from '#shared/testimonial-import.ts'
import { writeCsv } from '../../../lib/csv.ts'
import { briefMessage, importProblem } from '../known-clients.messages.ts'
import type { Table, TableRow } from './table.ts'

/** Which column holds what, counted from 0; null for none. */
export type Columns = {
  email: number | null
  name: number | null
  lastName: number | null
  service: number | null
  tags: number | null
}

const fold = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const emailTitles = /mail|^correo|^courriel|^posta|почт|メール|邮箱|邮件|이메일/u
const lastNameTitles =
  /^(lastname|surname|familyname|nachname|familienname|apellidos?|cognome|sobrenome|apelido|achternaam|nomdefamille|фамилия|姓)$/u
const firstNameTitles = /^(firstname|givenname|forename|vorname|prenom|voornaam|имя|名)$/u
const nameTitles =
  /^((full|client|customer|contact|display|kunden|volle|volledige)?name|client|customer|contact|kunde|kundin|kontakt|ansprechpartner|nom|nomcomplet|nombre|nombrecompleto|cliente|nome|nomecompleto|naam|klant|имя|姓名|名前|氏名|이름)$/u

const looksLikeAddress = (cell: string) => /^\S+@\S+\.\S+$/.test(cell.trim())

const serviceTitles =
  /^(services?|project|product|projekt|leistung|dienstleistung|produkt|servicio|proyecto|producto|projet|produit|prestation|servizio|progetto|prodotto|dienst|servico|projeto|produto)$/u
const tagTitles = /^(tags?|labels?|schlagworter|schlagworte|etiquetas?|etiquettes?|etichette|etichetta)$/u

/** The column where most rows have an address, if at least half of them do. */
function addressColumn({ rows }: Table): number | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const counts = Array.from({ length: width }, (_, column) =>
    rows.reduce((count, { cells }) => count + (looksLikeAddress(cells[column] ?? '') ? 1 : 0), 0),
  )
  const most = Math.max(...counts)
  return most * 2 >= rows.length ? counts.indexOf(most) : null
}

/** Guesses the columns by their titles in common languages, else by their content. */
export function guessColumns(table: Table): Columns {
  const titles = table.header.map(fold)
  const find = (pattern: RegExp, taken: (number | null)[] = []) => {
    const index = titles.findIndex((title, column) => pattern.test(title) && !taken.includes(column))
    return index < 0 ? null : index
  }

  const email = addressColumn(table) ?? find(emailTitles)
  const sorted = { service: find(serviceTitles, [email]), tags: find(tagTitles, [email]) }
  const first = find(firstNameTitles, [email])
  const last = find(lastNameTitles, [email, first])
  const whole = find(nameTitles, [email, first, last])
  // In French, "Nom" next to "Prénom" is the family name.
  if (first !== null) return { email, name: first, lastName: last ?? whole, ...sorted }
  if (whole !== null || last !== null || table.header.length > 0)
    return { email, name: whole, lastName: last, ...sorted }

  const others = (table.rows[0]?.cells ?? []).flatMap((_, column) => (column === email ? [] : [column]))
  return { email, name: others.length === 1 ? (others[0] ?? null) : null, lastName: null, ...sorted }
}

/** A client to be imported, or the reason why the row cannot be. `number` is the row's number in the file. */
export type Client = { number: number; customerEmail: string; customerName: string } & (
  | { problem: null; row: ImportRow }
  | { problem: string }
)

function typed({ cells }: TableRow, { email, name, lastName, service, tags }: Columns) {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim())
  return {
    customerEmail: cell(email),
    customerName: [cell(name), cell(lastName)].filter(Boolean).join(' '),
    service: cell(service),
    tags: cell(tags),
  }
}

/** Applies the server's own rules to each row: what the server would refuse is refused here. */
export function clientsOf({ rows }: Pick<Table, 'rows'>, columns: Columns): Client[] {
  const firstRows = new Map<string, number>()
  return rows.map((tableRow): Client => {
    const given = typed(tableRow, columns)
    const client = { number: tableRow.number, customerEmail: given.customerEmail, customerName: given.customerName }
    const parsed = ImportRow.safeParse(given)
    if (!parsed.success) return { ...client, problem: parsed.error.issues[0]?.message ?? 'We couldn’t read this row.' }

    const address = parsed.data.customerEmail.toLowerCase()
    const earlier = firstRows.get(address)
    if (earlier !== undefined) return { ...client, problem: `Duplicate of row ${earlier}.` }
    firstRows.set(address, tableRow.number)
    return { ...client, problem: null, row: { ...parsed.data, tags: given.tags } }
  })
}

type Marking = {
  clients: readonly Client[]
  /** Undefined while it is loading. */
  known: readonly KnownClient[] | undefined
  /** Whether clients who have answered or can't be emailed are skipped too. */
  isSkipping: boolean
  now: Date
}

/**
 * Marks as skipped whom the server would skip and, if wanted, clients who have already answered or can't be emailed:
 * `doubtful` is how many those are.
 */
export function markKnown({ clients, known, isSkipping, now }: Marking): { clients: Client[]; doubtful: number } {
  const byAddress = new Map(known?.map((client) => [client.customerEmail, client]))
  let doubtful = 0
  const marked = clients.map((client): Client => {
    const found = isReady(client) ? byAddress.get(client.row.customerEmail) : undefined
    if (!found) return client
    const { number, customerEmail, customerName } = client
    const problem = importProblem(found)
    if (problem !== null) return { number, customerEmail, customerName, problem }
    const doubt = briefMessage(found, now)
    if (doubt === null) return client
    doubtful += 1
    return isSkipping ? { number, customerEmail, customerName, problem: doubt } : client
  })
  return { clients: marked, doubtful }
}

/** The choice to skip them. */
export const skippingLabel = (count: number): string =>
  count === 1
    ? 'Skip 1 client who has already answered or can’t be emailed'
    : `Skip ${count.toLocaleString('en')} clients who have already answered or can’t be emailed`

export type ReadyClient = Extract<Client, { problem: null }>
export const isReady = (client: Client): client is ReadyClient => client.problem === null

/** A row of the file that created no request, and why. */
export type RefusedRow = {
  number: number
  customerEmail: string
  customerName: string
  reason: string
  /** The row is valid, but no request was left this month. */
  isBeyondPlan?: boolean
}

/** The skipped rows as a file, to be corrected and imported again. */
export const refusedRowsFile = (rows: readonly RefusedRow[]): Promise<string> =>
  writeCsv({
    header: ['Email', 'Name', 'Row', 'Reason'],
    rows: rows.map(({ number, customerEmail, customerName, reason }) => [customerEmail, customerName, number, reason]),
  })

/** A template to start with. */
export const templateFile = (): Promise<string> =>
  writeCsv({
    header: ['Email', 'Name', 'Service', 'Tags'],
    rows: [['ana@client.example', 'Ana Ribeiro', 'A new label', 'shop; print']],
  })
