import { IMPORT_MAX_ROWS } from '#shared/testimonial-import.ts'

export const IMPORT_MAX_BYTES = 1024 * 1024
export const IMPORT_MAX_COLUMNS = 100

/** A file that cannot be imported. Its message is a sentence to show. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault'
}

const maxRows = IMPORT_MAX_ROWS.toLocaleString('en')

export const faults = {
  tooLarge: () => new ImportFault('The file is larger than 1 MB. Split it up and import the parts one by one.'),
  empty: () => new ImportFault('The file is empty. Choose one with a client in each row.'),
  noText: () => new ImportFault('This is not a text file. Save your sheet as CSV and choose that file.'),
  spreadsheet: () => new ImportFault('This is a spreadsheet, not a CSV file. Open it and save or download it as CSV.'),
  unreadable: () => new ImportFault('The file could not be read. Check that it still exists and choose it again.'),
  noParser: () => new ImportFault('The file could not be opened. Check your connection and choose it again.'),
  tooWide: () =>
    new ImportFault(
      `The file has more than ${IMPORT_MAX_COLUMNS} columns. Keep only the ones with email addresses and names.`,
    ),
  openQuote: (row: number) =>
    new ImportFault(`A quotation mark in row ${row} is never closed. Fix that row and choose the file again.`),
  headerOnly: () => new ImportFault('The file has column titles but no clients. Add a client in each row.'),
  tooManyRows: (count: number) =>
    new ImportFault(
      `The file has ${count.toLocaleString('en')} clients, but only ${maxRows} can be imported at once. Split it up.`,
    ),
}
