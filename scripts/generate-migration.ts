import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const databases = {
  product: { schema: 'server/db/schema', folder: 'server/db/migrations', dialect: 'sqlite' },
  postgres: { schema: 'server/db/schema', folder: 'server/db/postgres/migrations', dialect: 'postgresql' },
  dev: { schema: 'server/dev/schema', folder: 'server/dev/migrations', dialect: 'sqlite' },
} as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string', default: 'product' }, empty: { type: 'boolean' }, help: { type: 'boolean' } },
})
const [name] = positionals
const { database } = values
const isKnown = (wanted: string): wanted is keyof typeof databases => Object.hasOwn(databases, wanted)
if (values.help || !name || !isKnown(database)) {
  console.log(
    `Writes the migration that updates a database to its schema.

  node scripts/generate-migration.ts NAME [--database postgres] [--empty]

  --database   product (the default): SQLite, from server/db/schema/ to server/db/migrations/
               postgres: the same for PostgreSQL, to server/db/postgres/migrations/. Every change needs both.
               dev, the database of the emulators: from server/dev/schema/ to server/dev/migrations/
  --empty      a file to write by hand: views, triggers, functions`,
  )
  process.exit(values.help ? 0 : 1)
}

const { schema, folder, dialect } = databases[database]
const before = new Set(existsSync(folder) ? readdirSync(folder) : [])
const args = ['--dialect', dialect, '--schema', `./${schema}/*.ts`, '--out', `./${folder}`, '--name', name]
const generated = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', ...args, ...(values.empty ? ['--custom'] : [])],
  // The schema describes the database that this process is for. Nothing connects to it.
  { stdio: 'inherit', env: { ...process.env, DATABASE_URL: dialect === 'postgresql' ? 'postgres://unused' : '' } },
)
if (generated.status !== 0) process.exit(1)

/** What drizzle-kit cannot write. */
const completed = {
  sqlite: (statements: string) => statements.replace(/(CREATE TABLE[\s\S]*?\n\));/g, '$1 STRICT;'),
  // SQLite numbers the rows of each table in the order in which they are inserted.
  postgresql: (statements: string) =>
    statements.replace(/(CREATE TABLE "\w+" \(\n)/g, '$1\t"inserted" bigint GENERATED ALWAYS AS IDENTITY NOT NULL,\n'),
}

for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.sql') && !before.has(entry))) {
  const path = `${folder}/${file}`
  writeFileSync(path, completed[dialect](readFileSync(path, 'utf8')))
}
