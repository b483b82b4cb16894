import { TAG_TITLES } from '../import/tag-titles.ts'
import type * as z from 'zod'
import { BatchClient } from '#shared/request-batches.ts'
import { writeCsv } from '../../../lib/csv.ts'
import type { Table, TableRow } from '../import/table.ts'

/** Which column holds what, counted from 0; null for none. */
export type Columns = {
  email: number | null
  name: number | null
  lastName: number | null
  service: number | null
  tags: number | null
}

/** A client of a batch, before the file's row is counted. */
const ClientFields = BatchClient.omit({ row: true })

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

/** The column where most rows have an address, if at least half of them do. */
function addressColumn({ rows }: Table): number | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const counts = Array.from({ length: width }, (_, column) =>
    rows.reduce((count, { cells }) => count + (looksLikeAddress(cells[column] ?? '') ? 1 : 0), 0),
  )
  const most = Math.max(...counts)
  return most * 2 >= rows.length ? counts.indexOf(most) : null
}

const CLIENT_TITLES = [emailTitles, lastNameTitles, firstNameTitles, nameTitles, serviceTitles, TAG_TITLES]

/** Whether a cell is the title of a column, as far as we know such titles. */
export const isClientTitle = (cell: string): boolean =>
  !looksLikeAddress(cell) && CLIENT_TITLES.some((titles) => titles.test(fold(cell)))

/** Guesses the columns by their titles in common languages, else by their content. */
export function guessColumns(table: Table): Columns {
  const titles = table.header.map(fold)
  const find = (pattern: RegExp, taken: (number | null)[] = []) => {
    const index = titles.findIndex((title, column) => pattern.test(title) && !taken.includes(column))
    return index < 0 ? null : index
  }

  const email = addressColumn(table) ?? find(emailTitles)
  const sorted = { service: find(serviceTitles, [email]), tags: find(TAG_TITLES, [email]) }
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

/** A row of the file as it is written there, or corrected by the owner. */
export type Client = {
  /** As the file counts its rows, from 1. */
  number: number
  customerEmail: string
  customerName: string
  service: string
} & ({ fault: null; row: z.input<typeof ClientFields> } | { fault: ClientFault; row: null })

/** Why a row can't be imported. */
export type ClientFault =
  /** Row `of` has the same address. */
  | { kind: 'duplicate'; of: number }
  /** `message` says what is wrong; the address can be corrected here. */
  | { kind: 'address' | 'row'; message: string }

export type ReadyClient = Extract<Client, { fault: null }>
export const isReady = (client: Client): client is ReadyClient => client.fault === null

/** Addresses that the owner corrected, by the number of their row. */
export type Corrections = ReadonlyMap<number, string>

function typed({ cells }: TableRow, { email, name, lastName, service, tags }: Columns) {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim())
  return {
    customerEmail: cell(email),
    customerName: [cell(name), cell(lastName)].filter(Boolean).join(' '),
    service: cell(service),
    tags: cell(tags),
  }
}

type FileRows = { table: Pick<Table, 'rows'>; columns: Columns; corrections: Corrections }

/** Applies the server's own rules to each row: what the server would refuse is refused here. */
export function clientsOf({ table, columns, corrections }: FileRows): Client[] {
  const firstRows = new Map<string, number>()
  return table.rows.map((tableRow): Client => {
    const { number } = tableRow
    const written = typed(tableRow, columns)
    const given = { ...written, customerEmail: corrections.get(number) ?? written.customerEmail }
    const { tags, ...shown } = given
    const parsed = ClientFields.safeParse(given)
    if (!parsed.success) return { number, ...shown, row: null, fault: faultOf(parsed.error.issues[0]) }

    const address = parsed.data.customerEmail.toLowerCase()
    const earlier = firstRows.get(address)
    if (earlier !== undefined) return { number, ...shown, row: null, fault: { kind: 'duplicate', of: earlier } }
    firstRows.set(address, number)
    return { number, ...shown, fault: null, row: { ...parsed.data, tags } }
  })
}

const faultOf = (issue: z.core.$ZodIssue | undefined): ClientFault => ({
  kind: issue?.path[0] === 'customerEmail' ? 'address' : 'row',
  message: issue?.message ?? 'We couldn’t read this row.',
})

/** What is wrong with an address; null if nothing is. */
export const addressProblem = (customerEmail: string): string | null =>
  ClientFields.shape.customerEmail.safeParse(customerEmail).error?.issues[0]?.message ?? null

/** A client of the file who isn't asked, and why. */
export type LeftOutRow = Pick<Client, 'number' | 'customerEmail' | 'customerName'> & { why: string }

/** Those as a file. */
export const leftOutFile = (rows: readonly LeftOutRow[]): Promise<string> =>
  writeCsv({
    header: ['Email', 'Name', 'Row', 'Reason'],
    rows: rows.map(({ number, customerEmail, customerName, why }) => [customerEmail, customerName, number, why]),
  })

/** A template to start with. */
export const templateFile = (): Promise<string> =>
  writeCsv({
    header: ['Email', 'Name', 'Service', 'Tags'],
    rows: [['ana@client.example', 'Ana Ribeiro', 'A new label', 'shop; print']],
  })
