import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const LAST_BACKUP_FILE = 'last-backup'
const LAST_DRILL_FILE = 'last-drill'

const instant = z.iso.datetime().transform((at) => new Date(at))
const LastBackup = z.strictObject({ at: instant, path: z.string(), bytes: z.number() })
type LastBackup = z.output<typeof LastBackup>
const LastDrill = z.strictObject({ at: instant, path: z.string() })
type LastDrill = z.output<typeof LastDrill>

/** Notes in the data folder that a backup was made and verified. */
export const noteBackup = (dataDir: string, backup: LastBackup): void => note(join(dataDir, LAST_BACKUP_FILE), backup)

/** Notes that a restore of a backup was rehearsed, and worked. */
export const noteDrill = (dataDir: string, drill: LastDrill): void => note(join(dataDir, LAST_DRILL_FILE), drill)

const note = (path: string, content: object) => writeFileSync(path, JSON.stringify(content), { mode: 0o600 })

/** Undefined when there was none yet. */
export const readLastBackup = (dataDir: string): LastBackup | undefined =>
  read(join(dataDir, LAST_BACKUP_FILE), LastBackup)

/** Undefined when there was none yet. */
export const readLastDrill = (dataDir: string): LastDrill | undefined => read(join(dataDir, LAST_DRILL_FILE), LastDrill)

function read<T>(path: string, Note: z.ZodType<T>): T | undefined {
  if (!existsSync(path)) return undefined
  try {
    return Note.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
