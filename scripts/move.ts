import { parseArgs } from 'node:util'
import { explainMoveFailure, moveIntoFolder, moveIntoPostgres, readMove } from '#server/app/move-console.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Moves an installation from its file to PostgreSQL, or back. Stop Goodword before.

  npm run move -- --to postgres://goodword@db.internal/goodword                     into an empty database
  npm run move -- --from postgres://goodword@db.internal/goodword --to /srv/goodword   into an empty or new folder

DATA_DIR says which data folder belongs to it. Every row is copied, read back and compared. What is moved stays as it was, and nothing
starts on the copy before it is complete. If a move was interrupted, run it again: it begins anew.

Images, keys and the ledger of erasures stay in DATA_DIR with PostgreSQL. On the way back they are copied to the new folder.
`

function readArguments() {
  try {
    return parseArgs({
      options: { help: { type: 'boolean' }, from: { type: 'string' }, to: { type: 'string' } },
    }).values
  } catch {
    throw new ProgramError('npm run move has only the options --from and --to. See npm run move -- --help.')
  }
}

type Copied = Awaited<ReturnType<typeof moveIntoFolder>>['tables'][number]

function tellTables(tables: readonly Copied[]): void {
  const filled = tables.filter(({ rows }) => rows > 0)
  const width = Math.max(0, ...filled.map(({ table }) => table.length))
  for (const { table, rows, checksum } of filled)
    console.log(`${table.padEnd(width)} ${String(rows).padStart(10)} rows  ${checksum.slice(0, 16)}`)
  const sum = filled.reduce((all, { rows }) => all + rows, 0)
  console.log(
    `${sum} rows in ${filled.length} tables are copied and compared. ${tables.length - filled.length} tables are empty.`,
  )
}

async function toPostgres(url: string): Promise<number> {
  const { dataDir, tables, zeros, isAgain } = await moveIntoPostgres(url)
  if (isAgain) console.log('An earlier move into this database did not end, so this one began anew.')
  tellTables(tables)
  if (zeros > 0)
    console.log(`Texts with a zero character, which PostgreSQL can’t keep: ${zeros}. They have � for it now.`)
  console.log(`Set DATABASE_URL to this database, and SECRET_KEY if it is not set yet. Keep DATA_DIR at ${dataDir}: images, keys and the ledger are there.
${dataDir}/goodword.db is as it was. Rename it before you start Goodword: without DATABASE_URL, Goodword would run on it.`)
  return 0
}

async function toFolder(of: { url: string; folder: string }): Promise<number> {
  const { tables, folder, dataDir, lostImages } = await moveIntoFolder(of)
  tellTables(tables)
  if (lostImages > 0)
    console.log(`Images that the database names, and whose files are not in ${dataDir}: ${lostImages}. Check DATA_DIR.`)
  console.log(`Set DATA_DIR to ${folder}, which has everything, also images, keys and the ledger of erasures. Unset DATABASE_URL, and keep SECRET_KEY.
The database and ${dataDir} are as they were. Once Goodword runs on the new folder, remove both.`)
  return 0
}

await runProgram(async () => {
  const values = readArguments()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const move = { from: values.from, to: values.to, folder: values.from === undefined ? undefined : values.to }
  try {
    const { url, folder } = readMove(move)
    return await (folder === undefined ? toPostgres(url) : toFolder({ url, folder }))
  } catch (error) {
    const sentence = explainMoveFailure(error, move)
    if (!sentence) throw error
    throw new ProgramError(sentence)
  }
})
