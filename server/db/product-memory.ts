import { createProcessMemory } from '#server/kernel/process-memory.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import type { Database } from './database.ts'
import { createPool } from './postgres/pool.ts'
import { createPostgresMemory, MEMORY_CONNECTIONS_MAX, type PostgresMemoryOptions } from './postgres/postgres-memory.ts'
import type { DatabasePlace } from './product-database.ts'

/** What processes remember together: in PostgreSQL if there may be several, and otherwise in this process. */
export const openProductMemory = (
  { databaseUrl, isShared }: Pick<DatabasePlace, 'databaseUrl'> & { isShared: boolean },
  options: PostgresMemoryOptions,
): SharedMemory =>
  databaseUrl === undefined || !isShared
    ? createProcessMemory()
    : createPostgresMemory(createPool(databaseUrl, MEMORY_CONNECTIONS_MAX), options)

/** The same database. Closing it closes the memory too. */
export const closedTogether = (db: Database, memory: SharedMemory): Database => ({
  ...db,
  async close() {
    await memory.close()
    await db.close()
  },
})
