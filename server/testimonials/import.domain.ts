import { ImportRow } from '#shared/testimonial-import.ts'

export type Reason = 'invalid' | 'duplicate' | 'already_asked' | 'do_not_ask' | 'quota_exceeded'
export type Refusal = { row: number; reason: Reason; message: string }
export type NumberedRow = ImportRow & { row: number }

/** How rows are compared: addresses that differ only in case belong to the same person. */
export const addressOf = ({ customerEmail }: ImportRow) => customerEmail.toLowerCase()

/** The valid rows of a file, in order, and why the others are skipped. */
export function readRows(given: readonly unknown[]): { rows: NumberedRow[]; refusals: Refusal[] } {
  const rows: NumberedRow[] = []
  const refusals: Refusal[] = []
  const seen = new Set<string>()
  for (const [row, fields] of given.entries()) {
    const parsed = ImportRow.safeParse(fields)
    if (!parsed.success) {
      refusals.push({ row, reason: 'invalid', message: sentenceOf(parsed.error.issues) })
    } else if (seen.has(addressOf(parsed.data))) {
      refusals.push({ row, reason: 'duplicate', message: 'This address is already in an earlier row.' })
    } else {
      seen.add(addressOf(parsed.data))
      rows.push({ ...parsed.data, row })
    }
  }
  return { rows, refusals }
}

// Contains no values of the file, because the answer is stored for a while.
const sentenceOf = (issues: readonly { code: string; message: string }[]) =>
  issues.find(({ code }) => code !== 'unrecognized_keys')?.message ??
  'A row can have only customerEmail and customerName.'
