import { ImportRow, type ReadImportRow } from '#shared/testimonial-import.ts'

export type Reason = 'invalid' | 'duplicate' | 'already_asked' | 'do_not_ask' | 'quota_exceeded'
export type Refusal = { row: number; reason: Reason; message: string }
export type NumberedRow = ReadImportRow & { row: number }

/** How rows are compared: addresses that differ only in case belong to the same person. */
export const addressOf = ({ customerEmail }: Pick<ReadImportRow, 'customerEmail'>) => customerEmail.toLowerCase()

/** Reads the rows of a file, in order: each is valid, or skipped for a reason. */
export function createRowReader() {
  const seen = new Set<string>()
  return (row: number, fields: unknown): NumberedRow | Refusal => {
    const parsed = ImportRow.safeParse(fields)
    if (!parsed.success) return { row, reason: 'invalid', message: sentenceOf(parsed.error.issues) }
    const address = addressOf(parsed.data)
    if (seen.has(address)) {
      return { row, reason: 'duplicate', message: 'This address is already in an earlier row.' }
    }
    seen.add(address)
    return { ...parsed.data, row }
  }
}

export const isRefusal = (read: NumberedRow | Refusal): read is Refusal => 'reason' in read

// Contains no values of the file, because the answer is stored for a while.
const sentenceOf = (issues: readonly { code: string; message: string }[]) =>
  issues.find(({ code }) => code !== 'unrecognized_keys')?.message ??
  'A row can have only customerEmail, customerName, service and tags.'
