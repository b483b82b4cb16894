import type { QueryPromise } from '#server/db/sql.ts'
import { run, type Tx } from '#server/db/database.ts'
import type { Harness } from './harness.ts'

type Statement = QueryPromise<unknown> & { toSQL(): { sql: string; params: unknown[] } }

/** How SQLite runs a statement, one step per line. */
export async function planOf({ deps, raw }: Harness, build: (tx: Tx) => Statement): Promise<string[]> {
  const { sql, params } = await deps.db.read(function* (tx) {
    const statement = build(tx)
    yield* run(statement)
    return statement.toSQL()
  })
  const steps = raw.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(params)
  return steps.map(({ detail }) => detail)
}
