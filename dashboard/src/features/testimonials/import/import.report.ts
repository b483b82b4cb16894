import { writeCsv } from '../../../lib/csv.ts'

/** A row of the file that made no request, and why. */
export type RefusedRow = {
  number: number
  customerEmail: string
  customerName: string
  reason: string
  /** Nothing is wrong with it: the month had no room for it. */
  isBeyondPlan?: boolean
}

/** The refused rows as a file, to be corrected and imported again. */
export const refusedRowsFile = (rows: readonly RefusedRow[]): Promise<string> =>
  writeCsv({
    header: ['Email', 'Name', 'Row', 'Reason'],
    rows: rows.map(({ number, customerEmail, customerName, reason }) => [customerEmail, customerName, number, reason]),
  })

/** A file to begin with. */
export const templateFile = (): Promise<string> =>
  writeCsv({ header: ['Email', 'Name'], rows: [['ana@client.example', 'Ana Ribeiro']] })
