import assert from 'node:assert/strict'
import type { FuzzTarget } from '#server/testing/fuzz-targets.ts'
import { clientsOf, guessColumns } from '../../dashboard/src/features/testimonials/client-import/clients.ts'
import { readJson } from '../../dashboard/src/features/testimonials/existing-import/read-json.ts'
import { readTable } from '../../dashboard/src/features/testimonials/import/read-table.ts'
import { ImportFault, type Table } from '../../dashboard/src/features/testimonials/import/table.ts'
import { escapeCell, unescapeCell } from '../../dashboard/src/lib/csv.ts'

/** Files that owners choose, and others may have made. An owner's browser reads them. */
export const importTargets: Record<string, FuzzTarget> = {
  imports: {
    dictionary: ['Name', 'Email', 'Testimonial', 'Rating', 'Tags', 'Service', 'Company', '\n', '\r\n', '\r', ',', ';']
      .concat(['\t', '"', '""', 'sep=;\n', '\uFEFF', '\u0000', 'ÿþ', '=1+1', "'=1+1", '＝', '@', 'a@b.example'])
      .concat(['{"reviews":[{', '"starRating":"FIVE"', '[]', '[{"text":', 'null', '1e400']),
    async read(input) {
      const text = input.toString()
      readClients(await tableOf(() => readTable(new Blob([new Uint8Array(input)]))))
      const table = await tableOf(() => readJson(text))
      for (const { cells } of table?.rows ?? []) assert(cells.every((cell) => typeof cell === 'string'))
      assert.equal(unescapeCell(escapeCell(text)), text, 'A cell that was escaped is read as it was.')
      assert.doesNotMatch(escapeCell(text), /(?:^|[;\t\r\n])[=+\-@＝＋－＠]/, 'No cell begins a formula.')
    },
  },
}

/** Null for a file that is refused with a sentence. */
async function tableOf(read: () => Table | Promise<Table>): Promise<Table | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error
    assert(error.message.length > 0)
    return null
  }
}

function readClients(table: Table | null): void {
  if (!table) return
  const clients = clientsOf({ table, columns: guessColumns(table), corrections: new Map() })
  assert.equal(clients.length, table.rows.length, 'Every row is a client, or says why it isn’t.')
  const addresses = clients.flatMap(({ row }) => row?.customerEmail.toLowerCase() ?? [])
  assert.equal(new Set(addresses).size, addresses.length, 'No client is there twice.')
}
