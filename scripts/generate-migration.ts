import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const databases = { product: 'server/db', dev: 'server/dev' } as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string', default: 'product' }, help: { type: 'boolean' } },
})
const [name] = positionals
const { database } = values
if (values.help || !name || (database !== 'product' && database !== 'dev')) {
  console.log(
    `Writes the migration that updates a database to its schema.

  node scripts/generate-migration.ts NAME [--database dev]

  --database   product (the default): from server/db/schema/ to server/db/migrations/
               dev, the database of the emulators: from server/dev/schema/ to server/dev/migrations/`,
  )
  process.exit(values.help ? 0 : 1)
}

const folder = `${databases[database]}/migrations`
const before = new Set(existsSync(folder) ? readdirSync(folder) : [])
const args = ['--dialect', 'sqlite', '--schema', `./${databases[database]}/schema/*.ts`, '--out', `./${folder}`]
const generated = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', ...args, '--name', name],
  { stdio: 'inherit' },
)
if (generated.status !== 0) process.exit(1)

// drizzle-kit cannot write STRICT tables.
for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.sql') && !before.has(entry))) {
  const path = `${folder}/${file}`
  const statements = readFileSync(path, 'utf8')
  writeFileSync(path, statements.replace(/(CREATE TABLE[\s\S]*?\n\));/g, '$1 STRICT;'))
}
