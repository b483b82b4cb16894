import { writeCsv } from '../../../lib/csv.ts'

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
  writeCsv({ header: ['Email', 'Name'], rows: [['ana@client.example', 'Ana Ribeiro']] })
