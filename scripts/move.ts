import { parseArgs } from 'node:util'
import { explainMoveFailure, moveImages, moveIntoFolder, moveIntoPostgres, readMove } from '#server/app/move-console.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Moves an installation from its file to PostgreSQL, or back. Stop Goodword before.

  npm run move -- --to postgres://goodword@db.internal/goodword                     into an empty database
  npm run move -- --from postgres://goodword@db.internal/goodword --to /srv/goodword   into an empty or new folder

DATA_DIR says which data folder belongs to it. Every row is copied, read back and compared. What is moved stays as it was, and nothing
starts on the copy before it is complete. If a move was interrupted, run it again: it begins anew.

Keys and the ledger of erasures stay in DATA_DIR with PostgreSQL, and so do images. On the way back they are copied to the new folder.
With IMAGES_URL, a move to PostgreSQL copies images into that store, and a move back copies them from there. Images that are there with the
same content are not copied again. To move images only, set IMAGES_URL:

  npm run move -- --images-to store    from DATA_DIR into the store at IMAGES_URL
  npm run move -- --images-to folder   from there into DATA_DIR
`

function readArguments() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean' },
        from: { type: 'string' },
        to: { type: 'string' },
        'images-to': { type: 'string' },
      },
    }).values
  } catch {
    throw new ProgramError(
      'npm run move has only the options --from, --to and --images-to. See npm run move -- --help.',
    )
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

type CopiedImages = Awaited<ReturnType<typeof moveImages>>

const imagesOf = (count: number) => (count === 1 ? '1 image' : `${count} images`)

function tellImages({ whole, bytes, known, damaged, someDamaged }: Omit<CopiedImages, 'dataDir'>): void {
  const before = known === 0 ? '' : ` ${known} of them ${known === 1 ? 'was' : 'were'} there before.`
  console.log(`${imagesOf(whole)} with ${bytes} bytes ${whole === 1 ? 'is' : 'are'} copied and compared.${before}`)
  if (damaged === 0) return
  const more = damaged > someDamaged.length ? ' …' : ''
  console.log(
    `${imagesOf(damaged)} that the database names ${damaged === 1 ? 'is' : 'are'} missing or incomplete where ${damaged === 1 ? 'it' : 'they'} should be: ${someDamaged.join(', ')}${more}. Everything else moved. Check that nothing else has ${damaged === 1 ? 'it' : 'them'} before you remove the old place.`,
  )
}

async function toPostgres(url: string): Promise<number> {
  const { dataDir, tables, images, zeros, isAgain } = await moveIntoPostgres(url)
  if (isAgain) console.log('An earlier move into this database did not end, so this one began anew.')
  tellTables(tables)
  if (images) tellImages(images)
  if (zeros > 0)
    console.log(`Texts with a zero character, which PostgreSQL can’t keep: ${zeros}. They have � for it now.`)
  const kept = images ? 'keys and the ledger are' : 'images, keys and the ledger are'
  console.log(`Set DATABASE_URL to this database, and SECRET_KEY if it is not set yet. Keep DATA_DIR at ${dataDir}: ${kept} there.
${dataDir}/goodword.db is as it was. Rename it before you start Goodword: without DATABASE_URL, Goodword would run on it.`)
  if (images) tellOldImages(dataDir)
  return 0
}

const tellOldImages = (dataDir: string) =>
  console.log(
    `Keep IMAGES_URL. If there is a folder ${dataDir}/images/pictures, it is as it was. Move it away before you start Goodword.`,
  )

async function toFolder(of: { url: string; folder: string }): Promise<number> {
  const { tables, images, folder, dataDir, lostImages } = await moveIntoFolder(of)
  tellTables(tables)
  if (images) tellImages(images)
  if (lostImages > 0)
    console.log(
      `Images that the database names, and whose files are not in ${dataDir}: ${lostImages}. Check DATA_DIR, and set IMAGES_URL if they are in a store.`,
    )
  console.log(`Set DATA_DIR to ${folder}, which has everything, also images, keys and the ledger of erasures. Unset DATABASE_URL${images ? ' and IMAGES_URL' : ''}, and keep SECRET_KEY.
The database${images ? ', the store' : ''} and ${dataDir} are as they were. Once Goodword runs on the new folder, remove ${images ? 'them' : 'both'}.`)
  return 0
}

async function imagesOnly(to: 'store' | 'folder'): Promise<number> {
  const { dataDir, ...images } = await moveImages(to)
  tellImages(images)
  if (to === 'store') tellOldImages(dataDir)
  else console.log(`They are in ${dataDir}/images/pictures. Unset IMAGES_URL. The store is as it was.`)
  return 0
}

await runProgram(async () => {
  const values = readArguments()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const move = { from: values.from, to: values.to, imagesTo: values['images-to'] }
  try {
    const directions = readMove(move)
    if (directions.kind === 'images') return await imagesOnly(directions.imagesTo)
    return await (directions.kind === 'to-postgres' ? toPostgres(directions.url) : toFolder(directions))
  } catch (error) {
    const sentence = explainMoveFailure(error, move)
    if (!sentence) throw error
    throw new ProgramError(sentence)
  }
})
