import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
const [name] = positionals
if (values.help || !name) {
  console.log(
    'Writes the migration that brings the database to server/db/schema/.\n\n  node scripts/generate-migration.ts NAME',
  )
  process.exit(values.help ? 0 : 1)
}

const folder = 'server/db/migrations'
const before = new Set(readdirSync(folder))
const generated = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name], {
  stdio: 'inherit',
})
if (generated.status !== 0) process.exit(1)

// drizzle-kit cannot write STRICT tables.
for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.sql') && !before.has(entry))) {
  const path = `${folder}/${file}`
  const sql = readFileSync(path, 'utf8')
  const strict = sql.replace(/(CREATE TABLE[\s\S]*?\n\));/g, '$1 STRICT;')
  writeFileSync(path, strict)
}
