import type { Config } from '#server/config/config.ts'
import { PostgresNotReady } from '#server/db/postgres/migrating.ts'
import { readProductDatabase } from '#server/db/product-database.ts'
import { countDeadJobs } from '#server/jobs/dead-jobs.queries.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'
import { explainStartFailure } from './start-failure.ts'

/** The same as `checkData`, where PostgreSQL keeps the data. The server may be running. */
export async function* checkPostgres(config: Config): AsyncGenerator<Finding> {
  const { ok, open, problem } = findingsOf('PostgreSQL')
  try {
    const db = await readProductDatabase(config)
    const { count } = await db.read(countDeadJobs).finally(() => db.close())
    yield ok('It answers, and has the tables of this version.')
    yield open('npm run backup doesn’t back it up. Check that something else does, and DATA_DIR with it.')
    if (count > 0) yield problem(`${count} jobs failed too often. See npm run ops -- jobs --dead.`)
  } catch (error) {
    if (error instanceof PostgresNotReady)
      yield open('The next start makes its tables, or brings them to this version.')
    else yield problem(explainStartFailure(error) ?? `It can’t be read: ${String(error)}`)
  }
}
