import { parseArgs } from 'node:util'
import { explainBackupFailure, restore } from '#server/app/backup-console.ts'
import { type Drill, rehearseRestore } from '#server/app/restore-drill.ts'
import { settleRestoredPostgres } from '#server/app/restored-postgres.ts'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Restores a backup into an empty data folder (DATA_DIR). Goodword must not be running on it.

  npm run restore -- FILE
  npm run restore -- FILE --ledger LEDGER   the newest ledger of erasures: erasure-ledger of the old data folder, or its second copy
  npm run restore -- FILE --drill           rehearses it: into a folder of its own, which is deleted afterwards
  npm run restore -- --database             after you restored PostgreSQL with its own tools: does the rest. It knows --ledger too

Everything is verified before anything is written. Then what was erased since the backup is erased again, emails that may have been sent
since are not sent again, and everybody has to sign in again. Without --ledger, the ledger in DATA_DIR or at ERASURE_LEDGER is used. Set
BACKUP_KEY if the backup is encrypted.

A drill touches no data and sends nothing, so it can run beside Goodword: it restores, compares, and starts a server that knows no email
service and no Stripe on the restored data. It needs as much space in the folder for temporary files (TMPDIR) as the data.
`

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        ledger: { type: 'string' },
        drill: { type: 'boolean' },
        database: { type: 'boolean' },
      },
    })
  } catch {
    throw new ProgramError(
      'npm run restore has only the options --ledger, --drill and --database. See npm run restore -- --help.',
    )
  }
}

const readable = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function tellErasures({ ledger, settled }: Pick<Drill, 'ledger' | 'settled'>): void {
  console.log(
    ledger
      ? `Erased again, from ${ledger}: ${settled.erasures}.`
      : 'No newer ledger was found, so what was erased since the backup is back. Erase it again, or name the newest ledger with --ledger.',
  )
  console.log(`Emails that may have been sent since, and are not sent again: ${settled.uncertainEmails}.`)
}

function tellDrill({ takenAt, restored, seconds, ...drill }: Drill): number {
  const amounts = Object.entries(restored).map(
    ([what, count]) => `${count} ${count === 1 ? what.replace(/s$/, '') : what}`,
  )
  console.log(
    `A restore would work: a server started on the data of ${readable(takenAt)}. What happened after that would be gone.`,
  )
  console.log(`It has ${amounts.join(', ')}, all whole.`)
  tellErasures(drill)
  console.log(`The drill took ${Math.ceil(seconds)} seconds. Its copy is deleted, and nothing else was changed.`)
  return 0
}

function settleDatabase({ ledger: named }: { ledger?: string | undefined }): Promise<number> {
  return explaining(async () => {
    const { newestEvent, ledger, settled } = await settleRestoredPostgres({ ledger: named })
    if (newestEvent)
      console.log(`The newest event in the database is of ${readable(newestEvent)}. What happened after that is gone.`)
    else console.log('Nothing happened to a testimonial in this database yet.')
    tellErasures({ ledger, settled })
    console.log('Everybody has to sign in again. Start Goodword now.')
    return 0
  })
}

async function explaining(work: () => Promise<number>): Promise<number> {
  try {
    return await work()
  } catch (error) {
    const sentence = explainBackupFailure(error)
    if (!sentence) throw error
    throw new ProgramError(sentence)
  }
}

await runProgram(async () => {
  const { values, positionals } = readArguments()
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (values.database) return settleDatabase(values)
  const [path] = positionals
  if (path === undefined || positionals.length > 1)
    throw new ProgramError('Name the backup to restore: npm run restore -- /mnt/backups/goodword-2026-11-26.tar')
  const { ledger: named, drill: isDrill } = values
  return explaining(async () => {
    if (isDrill) return tellDrill(await rehearseRestore({ path, ledger: named }))
    const { dataDir, images, takenAt, ledger, settled } = await restore({ path, ledger: named })
    console.log(`${dataDir} has the data of ${readable(takenAt)}. What happened after that is gone.`)
    tellErasures({ ledger, settled })
    if (images === 'in-store')
      console.log('Images stay in the store at IMAGES_URL. npm run doctor says whether all are there.')
    console.log('Everybody has to sign in again. Start Goodword now.')
    return 0
  })
})
