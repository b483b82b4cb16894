import { useState } from 'react'
import { readSheets } from './read-sheets.ts'
import { faults } from './read-table.ts'
import { ImportFault, type Table, type TableRow } from './table.ts'
import type { Sheet } from './workbook.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type FileReading = {
  /** Of a file that is read before it is looked at as a workbook; null for any other. Throws an `ImportFault`. */
  readArchive?: (file: Blob) => Promise<Table | null>
  /** Of a file that is no workbook. Throws an `ImportFault`. */
  readFile: (file: Blob) => Promise<Table>
  /** Of a sheet. Throws an `ImportFault`. */
  readRows: (rows: readonly TableRow[]) => Table
  onChosen: (chosen: { name: string; table: Table }) => void
}

export type ChosenFile = {
  choose: (files: readonly File[]) => void
  fault: string | undefined
  /** To choose one of, if there are several. */
  sheets: readonly Sheet[]
  chooseSheet: (sheet: Sheet) => void
}

/** Reads one file, and lets the owner choose a sheet of it. */
export function useChosenFile({ readArchive, readFile, readRows, onChosen }: FileReading): ChosenFile {
  const [fault, setFault] = useState<string>()
  const [workbook, setWorkbook] = useState<{ name: string; sheets: Sheet[] }>()

  const read = async (work: () => Promise<void> | void) => {
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      setFault(faultMessage(error))
    }
  }
  const open = async ([file, ...others]: readonly File[]) => {
    if (!file) return
    setWorkbook(undefined)
    if (others.length > 0) throw faults.severalFiles()
    const { name } = file
    const archived = await readArchive?.(file)
    if (archived) return onChosen({ name, table: archived })
    const sheets = await readSheets(file)
    const [sheet] = sheets ?? []
    if (sheets && sheets.length > 1) setWorkbook({ name, sheets })
    else onChosen({ name, table: sheet ? readRows(sheet.rows) : await readFile(file) })
  }
  return {
    choose: (files) => void read(() => open(files)),
    fault,
    sheets: workbook?.sheets ?? [],
    chooseSheet: (sheet) =>
      void read(() => onChosen({ name: `${workbook?.name}, ${sheet.name}`, table: readRows(sheet.rows) })),
  }
}

export const faultMessage = (error: unknown): string =>
  (error instanceof ImportFault ? error : faults.unreadable()).message
