import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '#server/kernel/tokens.ts'

/**
 * A secret of this installation, created at the first start and stored in its data folder, readable only by its user.
 * It is written atomically, so a crash never leaves half a file.
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
