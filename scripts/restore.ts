import { parseArgs } from 'node:util'
import { explainBackupFailure, restore } from '#server/app/backup-console.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Restores a backup into an empty data folder (DATA_DIR). Goodword must not be running on it.

  npm run restore -- FILE
  npm run restore -- FILE --ledger LEDGER   the newest ledger of erasures: erasure-ledger of the old data folder, or its second copy

Everything is verified before anything is written. Then what was erased since the backup is erased again, emails that may have been sent
since are not sent again, and everybody has to sign in again. Without --ledger, the ledger in DATA_DIR or at ERASURE_LEDGER is used. Set
BACKUP_KEY if the backup is encrypted.
`

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' }, ledger: { type: 'string' } } })
  } catch {
    throw new ProgramError('npm run restore has only the option --ledger. See npm run restore -- --help.')
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new ProgramError('Name the backup to restore: npm run restore -- /mnt/backups/goodword-2026-11-26.tar')
  try {
    const { dataDir, takenAt, ledger, settled } = await restore({ path, ledger: values.ledger })
    const day = `${takenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    console.log(`${dataDir} has the data of ${day}. What happened after that is gone.`)
    console.log(
      ledger
        ? `Erased again, from ${ledger}: ${settled.erasures}.`
        : 'No ledger was found besides the backup’s own, so what was erased since the backup is back. Erase it again, or restore with --ledger.',
    )
    console.log(`Emails that may have been sent since, and are not sent again: ${settled.uncertainEmails}.`)
    console.log('Everybody has to sign in again. Start Goodword now.')
    return 0
  } catch (error) {
    const sentence = explainBackupFailure(error)
    if (!sentence) throw error
    throw new ProgramError(sentence)
  }
})
