import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { type Erasure, LEDGER_FILE, parseLedger, readLedger } from '#server/db/erasure-ledger.ts'
import { listErasures } from '#server/db/erasures.ts'
import { without } from '#server/db/postgres/ledger-keeping.ts'
import { PostgresNotReady } from '#server/db/postgres/migrating.ts'
import { readProductDatabase } from '#server/db/product-database.ts'
import { countDeadJobs } from '#server/jobs/dead-jobs.queries.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { checkLedger } from './doctor-backups.ts'
import { explainStartFailure } from './start-failure.ts'

/** The same as `checkData`, where PostgreSQL keeps the data. The server may be running. */
export async function* checkPostgres(config: Config): AsyncGenerator<Finding> {
  const { ok, open, problem } = findingsOf('PostgreSQL')
  try {
    const db = await readProductDatabase(config)
    const { count, known } = await readState(db).finally(() => db.close())
    yield ok('It answers, and has the tables of this version.')
    yield* checkLedger(config)
    const unwritten = countUnwritten(known, join(config.dataDir, LEDGER_FILE))
    if (unwritten > 0)
      yield problem(
        `The ledger of erasures lacks ${unwritten}. Check its disk, and start Goodword, which completes it.`,
      )
    yield open('npm run backup doesn’t back it up. Check that something else does, and DATA_DIR with it.')
    if (count > 0) yield problem(`${count} jobs failed too often. See npm run ops -- jobs --dead.`)
  } catch (error) {
    if (error instanceof PostgresNotReady)
      yield open('The next start makes its tables, or brings them to this version.')
    else yield problem(explainStartFailure(error) ?? `It can’t be read: ${String(error)}`)
  }
}

const readState = (db: Database) =>
  db.read(function* (tx) {
    return { count: (yield* countDeadJobs(tx)).count, known: yield* listErasures(tx) }
  })

/** A ledger that can't be read is another finding. */
function countUnwritten(known: readonly Erasure[], path: string): number {
  try {
    return without(known, parseLedger(readLedger(path), path)).length
  } catch {
    return 0
  }
}
