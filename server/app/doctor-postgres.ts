import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/database.ts'
import { type Erasure, LEDGER_FILE, parseLedger, readLedger } from '#server/db/erasure-ledger.ts'
import { listErasures } from '#server/db/erasures.ts'
import { without } from '#server/db/postgres/ledger-keeping.ts'
import { listRunningProcesses, type RunningProcess } from '#server/db/postgres/running-processes.ts'
import { countMigrations, PostgresNotReady } from '#server/db/postgres/migrating.ts'
import { readProductDatabase } from '#server/db/product-database.ts'
import { countDeadJobs } from '#server/jobs/dead-jobs.queries.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { checkLedger } from './doctor-backups.ts'
import { checkFolder } from './doctor-data.ts'
import { explainStartFailure } from './start-failure.ts'

/** The same as `checkData`, where PostgreSQL keeps the data. The server may be running. */
export async function* checkPostgres(config: Config): AsyncGenerator<Finding> {
  const { ok, open, problem } = findingsOf('PostgreSQL')
  yield* checkFolder(config.dataDir)
  try {
    const db = await readProductDatabase(config)
    const { count, known } = await readState(db).finally(() => db.close())
    yield ok(`It answers, and has schema ${countMigrations()}, which this version needs. A start changes nothing.`)
    yield* checkProcesses(await listRunningProcesses(config.databaseUrl ?? ''))
    yield* checkLedger(config)
    const unwritten = countUnwritten(known, join(config.dataDir, LEDGER_FILE))
    if (unwritten > 0)
      yield problem(
        `The ledger of erasures lacks ${unwritten}. Check its disk, and start Goodword, which completes it.`,
      )
    yield open('npm run backup doesn’t back it up. Check that something else does, and DATA_DIR with it.')
    if (count > 0) yield problem(`${count} jobs failed too often. See npm run ops -- jobs --dead.`)
  } catch (error) {
    if (error instanceof PostgresNotReady) yield open(sayUpgrade(error))
    else yield problem(explainStartFailure(error) ?? `It can’t be read: ${String(error)}`)
  }
}

const sayUpgrade = ({ upgrade: { applied, missing } }: PostgresNotReady) =>
  applied === 0
    ? 'It has no tables yet. The first start makes them.'
    : `The next start upgrades it from schema ${applied} to ${applied + missing}, as a whole or not at all. Back it up first: an older version can’t read it afterwards.`

function* checkProcesses(running: readonly RunningProcess[]): Generator<Finding> {
  const { ok, open, problem } = findingsOf('Processes')
  if (running.length === 0) return yield open('No process is running on it.')
  const versions = [...new Set(running.map(({ version }) => version))]
  const roles = new Set(running.map(({ role }) => role))
  yield ok(`${running.length === 1 ? 'One process is' : `${running.length} processes are`} running on it.`)
  if (versions.length > 1)
    yield open(`They are of the versions ${versions.join(' and ')}. That is right only while you roll out a new one.`)
  if (!roles.has('all') && !roles.has('worker'))
    yield problem('None of them runs jobs, so no email is sent. Start one with ROLE=worker.')
  if (!roles.has('all') && !roles.has('web')) yield problem('None of them answers requests. Start one with ROLE=web.')
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
