import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '#server/kernel/tokens.ts'

/**
 * A secret of this installation, made at the first start and kept in its data folder, readable by its user only. It
 * appears under its name whole or not at all, however the process ends.
 */
export function readInstallationSecret(dataDir: string): string {
  const path = join(dataDir, 'installation-secret')
  const known = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  if (known) return known
  const secret = newSecret()
  const draft = openSync(`${path}.new`, 'w', 0o600)
  writeSync(draft, secret)
  fsyncSync(draft)
  closeSync(draft)
  renameSync(`${path}.new`, path)
  return secret
}
