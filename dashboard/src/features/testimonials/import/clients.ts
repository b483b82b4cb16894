import { ImportRow } from '#shared/testimonial-import.ts'
import type { Columns } from './guess-columns.ts'
import type { Table, TableRow } from './read-table.ts'

/** A client to be imported, or the reason why the row cannot be. `number` is the row's number in the file. */
export type Client = { number: number; customerEmail: string; customerName: string } & (
  | { problem: null; row: ImportRow }
  | { problem: string }
)

function typed({ cells }: TableRow, { email, name, lastName }: Columns) {
  const cell = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim())
  return {
    customerEmail: cell(email),
    customerName: [cell(name), cell(lastName)].filter(Boolean).join(' '),
  }
}

/** Applies the server's own rules to each row: what the server would refuse is refused here. */
export function clientsOf({ rows }: Pick<Table, 'rows'>, columns: Columns): Client[] {
  const firstRows = new Map<string, number>()
  return rows.map((tableRow): Client => {
    const client = { number: tableRow.number, ...typed(tableRow, columns) }
    const parsed = ImportRow.safeParse({ customerEmail: client.customerEmail, customerName: client.customerName })
    if (!parsed.success) return { ...client, problem: parsed.error.issues[0]?.message ?? 'We couldn’t read this row.' }

    const address = parsed.data.customerEmail.toLowerCase()
    const earlier = firstRows.get(address)
    if (earlier !== undefined) return { ...client, problem: `Duplicate of row ${earlier}.` }
    firstRows.set(address, tableRow.number)
    return { ...client, problem: null, row: parsed.data }
  })
}

export type ReadyClient = Extract<Client, { problem: null }>
export const isReady = (client: Client): client is ReadyClient => client.problem === null
