import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readLastBackup, readLastDrill } from '#server/backup/last-backup.ts'
import { isBackupLate, readableInterval } from '#server/kernel/backup-interval.ts'
import type { Config } from '#server/config/config.ts'
import { isContinuedBy, LEDGER_FILE, LedgerError, parseLedger, readLedger } from '#server/db/erasure-ledger.ts'
import { type Finding, findingsOf } from '#server/kernel/finding.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DRILL_MAX_DAYS = 90

const minuteOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Whether backups are made often enough, can be read, and were tried. They may be made in another way. */
export function checkBackups({ dataDir, backup }: Config, now: Date): Finding[] {
  const { ok, open, problem } = findingsOf('Backups')
  const last = readLastBackup(dataDir)
  if (!last)
    return [open('npm run backup has made no backup yet. Run it every few hours: docs/going-live.md says how.')]
  const { everyMs, key } = backup
  const ageMs = now.getTime() - last.at.getTime()
  const age = isBackupLate({ ageMs, everyMs })
    ? open(
        `The last backup is of ${minuteOf(last.at)}, and one is expected ${readableInterval(everyMs)}. Check what runs npm run backup.`,
      )
    : ok(`The last backup is of ${minuteOf(last.at)}.`)
  const file = statSync(last.path, { throwIfNoEntry: false })
  const place =
    file?.size === last.bytes
      ? ok(`It is at ${last.path}, as it was written.`)
      : problem(
          `The last backup is no longer at ${last.path} as it was written. Make another one, unless something moved it away on purpose.`,
        )
  const encryption = key
    ? ok('Backups are encrypted. Keep BACKUP_KEY in another place too.')
    : open('Backups aren’t encrypted. Set BACKUP_KEY.')
  return [age, place, encryption, checkDrill(dataDir, now)]
}

function checkDrill(dataDir: string, now: Date): Finding {
  const { ok, open } = findingsOf('Backups')
  const drill = readLastDrill(dataDir)
  if (!drill) return open('No restore was rehearsed yet. Run npm run restore -- FILE --drill: it touches no data.')
  const days = Math.floor((now.getTime() - drill.at.getTime()) / DAY_MS)
  return days > DRILL_MAX_DAYS
    ? open(`The last restore was rehearsed ${days} days ago. Run npm run restore -- FILE --drill again.`)
    : ok(`A restore was rehearsed on ${drill.at.toISOString().slice(0, 10)}.`)
}

/** Whether what was erased is recorded, twice, where the loss of one disk can't take both. */
export function checkLedger({ dataDir, backup: { secondLedger } }: Config): Finding[] {
  const { ok, open, problem } = findingsOf('Ledger of erasures')
  const path = join(dataDir, LEDGER_FILE)
  if (!existsSync(dataDir)) return []
  try {
    const first = readLedger(path)
    const { length } = parseLedger(first, path)
    const lines = length === 1 ? '1 line' : `${length} lines`
    if (secondLedger === undefined)
      return [
        open(
          'There is one copy, in the data folder. Set ERASURE_LEDGER to a file on another disk, or what was erased can come back with a backup.',
        ),
      ]
    if (!isWritable(secondLedger))
      return [
        problem(
          `The copy at ${secondLedger} can’t be written to, so Goodword doesn’t start, and nobody can erase anything. Let it write there, or set ERASURE_LEDGER to a file in another folder.`,
        ),
      ]
    const second = readLedger(secondLedger)
    if (!isContinuedBy(second, first))
      return [
        problem(
          `The copy at ${secondLedger} has erasures that the data folder doesn’t know. If the data is from a backup, restore it with npm run restore.`,
        ),
      ]
    if (second.length < first.length)
      return [
        problem(`The copy at ${secondLedger} lacks erasures. Check its disk, and start Goodword, which completes it.`),
      ]
    if (deviceOf(secondLedger) === deviceOf(path))
      return [open(`Both copies are on one disk. Set ERASURE_LEDGER to a file on another disk than ${dataDir}.`)]
    return [ok(`It has ${lines}, and a copy at ${secondLedger}.`)]
  } catch (error) {
    if (error instanceof LedgerError) return [problem(error.message)]
    return [
      problem(`It can’t be read (${error instanceof Error ? error.message : error}). Mend the rights of the file.`),
    ]
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(existsSync(path) ? path : dirname(path), constants.W_OK)
    return true
  } catch {
    return false
  }
}

const deviceOf = (path: string) => statSync(existsSync(path) ? path : dirname(path), { throwIfNoEntry: false })?.dev
