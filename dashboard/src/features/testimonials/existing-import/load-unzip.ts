import { faults } from '../import/read-table.ts'

/** Only who chooses a ZIP file loads what reads it. Throws an `ImportFault`. */
export async function loadUnzip() {
  try {
    return await import('fflate')
  } catch {
    throw faults.noParser()
  }
}
