import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '#server/kernel/tokens.ts'

/** A secret of this installation, made at the first start and kept in its data folder, readable by its user only. */
export function readInstallationSecret(dataDir: string): string {
  const path = join(dataDir, 'installation-secret')
  if (!existsSync(path)) writeFileSync(path, newSecret(), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8')
}
