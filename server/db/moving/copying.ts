import { createHash } from 'node:crypto'
import { MoveDiffers } from './move.errors.ts'
import type { MovedTable, Row, Side } from './moved-table.ts'

export type Copied = {
  table: string
  rows: number
  /** Of all values, in the order of the rows. */
  checksum: string
}

type Copying = { from: Side; to: Side; tables: readonly MovedTable[]; onCopied?: () => void }

/** Copies each table in one transaction. What comes back says what was sent. */
export async function copyTables({ from, to, tables, onCopied }: Copying): Promise<Copied[]> {
  const copied: Copied[] = []
  for (const table of tables) {
    const tally = createTally()
    await to.fill(table, tally.counting(from.read(table)))
    copied.push({ table: table.name, ...tally.result() })
    onCopied?.()
  }
  return copied
}

/** Reads every table back, and throws MoveDiffers when one is not what was sent. */
export async function compareTables(side: Side, tables: readonly MovedTable[], sent: readonly Copied[]): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const tally = createTally()
    for await (const _ of tally.counting(side.read(table)));
    const there = tally.result()
    const expected = sent[index]
    if (there.rows === expected?.rows && there.checksum === expected.checksum) continue
    throw new MoveDiffers(
      `The table ${table.name} has ${there.rows} rows of ${expected?.rows} after the move, or other values in them. Don’t use the copy, and report the fault.`,
    )
  }
}

function createTally() {
  const hash = createHash('sha256')
  let count = 0
  return {
    async *counting(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
      for await (const rows of batches) {
        count += rows.length
        for (const row of rows) hash.update(JSON.stringify(row))
        yield rows
      }
    },
    result: () => ({ rows: count, checksum: hash.digest('hex') }),
  }
}
