import { parseArgs } from 'node:util'
import { backUp, backUpEvery, explainBackupFailure } from '#server/app/backup-console.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Writes everything that must be kept into one file, while Goodword runs: the database, images, keys and the ledger of
erasures. It is read back before it gets its name. With IMAGES_URL, images are in a store and not in the file.

  npm run backup -- FILE      such as /mnt/backups/goodword-2026-11-26.tar
  npm run backup -- FOLDER    the file is named after the date and time

  --keep N   with a folder: keep the newest N backups there, and remove older ones
  --every T  with a folder: make one whenever the last is T old, like 6h or 1d, until it is stopped. For containers

DATA_DIR says which data. With BACKUP_KEY, the file is encrypted with age (https://age-encryption.org). Keep the key elsewhere: nobody can
read the backup without it. To back up every six hours, let cron or a systemd timer run this: docs/going-live.md.
`

function readArguments() {
  try {
    const text = { type: 'string' } as const
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' }, keep: text, every: text } })
  } catch {
    throw new ProgramError('npm run backup has only the options --keep and --every. See npm run backup -- --help.')
  }
}

async function backUpOnce(of: Parameters<typeof backUp>[0]): Promise<void> {
  const { path, bytes, isEncrypted, images, lostImages, removed } = await backUp(of)
  console.log(
    `${path} is written and verified: ${(bytes / 1e6).toFixed(1)} MB, ${isEncrypted ? 'encrypted' : 'not encrypted'}.`,
  )
  for (const each of removed) console.log(`Removed ${each}.`)
  if (images === 'in-store')
    console.log(
      'Images are in the store at IMAGES_URL and not in this backup. Copy the bucket with the store’s own tools.',
    )
  if (lostImages > 0)
    console.log(`${lostImages} images are missing in the data folder, so the backup doesn’t have them.`)
}

/** True when it was made. One that can’t be made now may be made later. */
async function tryBackUp(of: Parameters<typeof backUp>[0]): Promise<boolean> {
  try {
    await backUpOnce(of)
    return true
  } catch (error) {
    const sentence = explainBackupFailure(error)
    if (!sentence) throw error
    console.error(sentence)
    return false
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const [place] = positionals
  if (place === undefined || positionals.length > 1)
    throw new ProgramError('Name one file or folder for the backup: npm run backup -- /mnt/backups')
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
    throw new ProgramError('--keep must be a whole number of at least 1.')
  try {
    if (values.every === undefined) await backUpOnce({ place, keep })
    else await backUpEvery(values.every, { place, backUp: () => tryBackUp({ place, keep }) })
    return 0
  } catch (error) {
    const sentence = explainBackupFailure(error)
    if (!sentence) throw error
    throw new ProgramError(sentence)
  }
})
