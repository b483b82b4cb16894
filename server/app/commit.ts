import { execFileSync, type StdioOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')

/** The commit that runs, in short: the one that a release names, or that of a clone. Null if neither is known. */
export function readCommit(manifest: object = packageJson, root = ROOT): string | null {
  if ('commit' in manifest && typeof manifest.commit === 'string') return manifest.commit
  // Without this, git would look in the folders above.
  if (!existsSync(join(root, '.git'))) return null
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, stdio }).toString().trim()
  } catch {
    return null
  }
}
