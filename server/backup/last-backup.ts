import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const LAST_BACKUP_FILE = 'last-backup'

const LastBackup = z.strictObject({
  at: z.iso.datetime().transform((at) => new Date(at)),
  path: z.string(),
  bytes: z.number(),
})
type LastBackup = z.output<typeof LastBackup>

/** Notes in the data folder that a backup was made and verified. */
export const noteBackup = (dataDir: string, backup: LastBackup): void =>
  writeFileSync(join(dataDir, LAST_BACKUP_FILE), JSON.stringify(backup), { mode: 0o600 })

/** Undefined when there was none yet. */
export function readLastBackup(dataDir: string): LastBackup | undefined {
  const path = join(dataDir, LAST_BACKUP_FILE)
  if (!existsSync(path)) return undefined
  try {
    return LastBackup.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
