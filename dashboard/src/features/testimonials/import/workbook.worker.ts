import { ImportFault } from './table.ts'
import { readWorkbook, type Sheet, workbookFaults } from './workbook.ts'

export type WorkbookAnswer = { sheets: Sheet[] } | { fault: string }

/** Reads one file beside the page, which can still be used meanwhile. */
async function answer(bytes: Uint8Array): Promise<WorkbookAnswer> {
  try {
    return { sheets: await readWorkbook(bytes) }
  } catch (error) {
    return { fault: (error instanceof ImportFault ? error : workbookFaults.damaged()).message }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => postMessage(await answer(data)))
