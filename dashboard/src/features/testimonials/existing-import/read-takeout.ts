import { foldTitle } from './fields.ts'
import { loadUnzip } from './load-unzip.ts'
import { readJson } from './read-json.ts'
import { sourceOf } from './sources.ts'
import { decode, readBytes, startsWith } from '../import/read-table.ts'
import { ImportFault, type Table } from '../import/table.ts'

const ZIP_MAX_BYTES = 200 * 1024 * 1024
const FILES_MAX = 10_000
const UNPACKED_MAX_BYTES = 30 * 1024 * 1024
/** Reviews become 5 to 20 times smaller. What becomes much smaller than that was made to fill the memory. */
const RATIO_MAX = 200

const takeoutFaults = {
  tooLarge: () => new ImportFault('The ZIP file is larger than 200 MB. Export your Google reviews only.'),
  tooManyFiles: () => new ImportFault('The ZIP file has more than 10,000 files. Export your Google reviews only.'),
  tooMuch: () =>
    new ImportFault('The reviews in the ZIP file are larger than 30 MB. Unpack it and import the parts one by one.'),
  damaged: () => new ImportFault('The ZIP file is damaged. Export it again and choose that file.'),
  none: () =>
    new ImportFault(
      'There are no Google reviews in this ZIP file. In Google Takeout, choose “Google Business Profile” only, and choose the file that you get.',
    ),
}

/**
 * The reviews in a ZIP file of Google Takeout, which has a JSON file for each place. Their names depend on the owner's
 * language, so what is in them counts. Null for a workbook, which is a ZIP file too, and for any other file. Throws an
 * `ImportFault`.
 */
export async function readTakeout(file: Blob): Promise<Table | null> {
  if (!startsWith(await readBytes(file.slice(0, 4)), 0x50, 0x4b, 0x03, 0x04)) return null
  if (file.size > ZIP_MAX_BYTES) throw takeoutFaults.tooLarge()
  const files = await unpack(await readBytes(file))
  return files && joined(readAll(files))
}

type Entry = { name: string; size: number; originalSize: number }

/** The JSON files, which are unpacked only as far as they fit. Null for a workbook. */
async function unpack(bytes: Uint8Array): Promise<Uint8Array[] | null> {
  const { unzipSync } = await loadUnzip()
  let [count, size, isWorkbook] = [0, 0, false]
  const isWanted = (entry: Entry) => {
    count += 1
    if (count > FILES_MAX) throw takeoutFaults.tooManyFiles()
    isWorkbook ||= entry.name === '[Content_Types].xml'
    if (isWorkbook || !isJsonName(entry.name)) return false
    size += entry.originalSize
    if (size > UNPACKED_MAX_BYTES) throw takeoutFaults.tooMuch()
    if (entry.originalSize > RATIO_MAX * entry.size) throw takeoutFaults.damaged()
    return true
  }
  try {
    const unpacked = unzipSync(bytes, { filter: isWanted })
    return isWorkbook ? null : Object.values(unpacked)
  } catch (error) {
    throw error instanceof ImportFault ? error : takeoutFaults.damaged()
  }
}

/** Macs add hidden files to ZIP files. */
const isJsonName = (name: string) => /\.json$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name)

/** A file that can't be read is a fault only if no other one has reviews: Takeout has JSON files about more than these. */
function readAll(files: readonly Uint8Array[]): Table[] {
  let fault: ImportFault | undefined
  const tables = files.flatMap((bytes) => {
    try {
      const text = decode(bytes)
      if (!text.includes('"starRating"')) return []
      const table = readJson(text)
      return sourceOf(table.header.map(foldTitle))?.name === 'Google' ? [table] : []
    } catch (error) {
      if (error instanceof ImportFault) fault ??= error
      else throw error
      return []
    }
  })
  if (tables.length === 0) throw fault ?? takeoutFaults.none()
  return tables
}

/** One table with the columns of all. Rows are numbered on. */
function joined(tables: readonly Table[]): Table {
  const header = [...new Set(tables.flatMap((table) => table.header))]
  const rows = tables.flatMap((table) => {
    const places = header.map((title) => table.header.indexOf(title))
    return table.rows.map(({ cells }) => places.map((place) => cells[place] ?? ''))
  })
  return { header, rows: rows.map((cells, index) => ({ number: index + 1, cells })) }
}
