import { EXISTING_IMPORT_CHUNK_BYTES, EXISTING_IMPORT_CHUNK_ROWS } from '#shared/existing-import.ts'

const encoder = new TextEncoder()

/** Rows in chunks that one call can carry, in order. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = []
  let bytes = 0
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length
    const last = chunks.at(-1)
    if (!last || last.length >= EXISTING_IMPORT_CHUNK_ROWS || bytes + size > EXISTING_IMPORT_CHUNK_BYTES) {
      chunks.push([row])
      bytes = size
    } else {
      last.push(row)
      bytes += size
    }
  }
  return chunks
}
