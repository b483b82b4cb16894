import { createRequire } from 'node:module'
import type * as Orm from 'drizzle-orm'
import type * as BetterSqlite3 from 'drizzle-orm/better-sqlite3'
import type * as SqliteMigrator from 'drizzle-orm/better-sqlite3/migrator'
import type * as Migrator from 'drizzle-orm/migrator'
import type * as PgCore from 'drizzle-orm/pg-core'
import type * as NodePostgres from 'drizzle-orm/node-postgres'
import type * as PostgresMigrator from 'drizzle-orm/node-postgres/migrator'
import type * as Pg from 'pg'
import type * as SqliteCore from 'drizzle-orm/sqlite-core'

/*
 * drizzle-orm, loaded as CommonJS. Node parses the package.json of a package again for each of its ES modules, and this
 * one has 179 kB and 113 modules: that was half of the time in which a server starts, and 200 MB of its memory.
 */
const load = createRequire(import.meta.url)

// Safe: the types are those of the same version of the package.
export const orm = load('drizzle-orm') as typeof Orm
export const sqliteCore = load('drizzle-orm/sqlite-core') as typeof SqliteCore
export const { drizzle } = load('drizzle-orm/better-sqlite3') as typeof BetterSqlite3
export const { migrate } = load('drizzle-orm/better-sqlite3/migrator') as typeof SqliteMigrator
export const { readMigrationFiles } = load('drizzle-orm/migrator') as typeof Migrator

// PostgreSQL's part is loaded only where it is used, because it costs time and memory.
// Safe, as above.
export const loadPg = () => load('pg') as typeof Pg
export const loadPgCore = () => load('drizzle-orm/pg-core') as typeof PgCore
export const loadNodePostgres = () => load('drizzle-orm/node-postgres') as typeof NodePostgres
export const loadPostgresMigrator = () => load('drizzle-orm/node-postgres/migrator') as typeof PostgresMigrator
