import { faults, readBytes, startsWith } from './read-table.ts'
import { ImportFault } from './table.ts'
import type { Sheet } from './workbook.ts'
import type { WorkbookAnswer } from './workbook.worker.ts'
// oxlint-disable-next-line import/default, house/import-extension -- Vite makes the address of it
import workerUrl from './workbook.worker.ts?worker&url'

const WORKBOOK_MAX_BYTES = 20 * 1024 * 1024
/** A file that takes longer is made to take long. */
const PATIENCE_MS = 30_000

const sheetFaults = {
  tooLarge: () => new ImportFault('The Excel file is larger than 20 MB. Split it up and import the parts one by one.'),
  old: () =>
    new ImportFault(
      'This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password and choose that file.',
    ),
  tooSlow: () => new ImportFault('Reading the Excel file takes too long. Save it as CSV and choose that file.'),
}

/** The sheets of an Excel file; null for any other file. Throws an `ImportFault`. */
export async function readSheets(file: Blob): Promise<Sheet[] | null> {
  const start = await readBytes(file.slice(0, 4))
  if (startsWith(start, 0xd0, 0xcf, 0x11, 0xe0)) throw sheetFaults.old()
  if (!startsWith(start, 0x50, 0x4b, 0x03, 0x04)) return null
  if (file.size > WORKBOOK_MAX_BYTES) throw sheetFaults.tooLarge()
  const answer = await askWorker(await readBytes(file))
  if ('fault' in answer) throw new ImportFault(answer.fault)
  return answer.sheets
}

async function askWorker(bytes: Uint8Array): Promise<WorkbookAnswer> {
  const worker = new Worker(trusted(workerUrl), { type: 'module' })
  let timer
  try {
    return await new Promise<WorkbookAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(sheetFaults.tooSlow()), PATIENCE_MS)
      worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data))
      worker.addEventListener('error', () => reject(faults.noParser()))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(bytes)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

type TrustedTypes = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Rules }
type Rules = { createScriptURL: (url: string) => string }

/** Our security policy wants to know that the address of a script is not made of data. */
function trusted(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  return types ? types.createPolicy('goodword-worker', { createScriptURL: (own) => own }).createScriptURL(url) : url
}
