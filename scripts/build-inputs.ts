import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const STAMP = 'dist/.inputs'

const inputs = [
  'dashboard/**/*',
  'widget/**/*',
  'shared/**/*',
  'scripts/build*.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
]

const isInput = (path: string) => !/\.test\.tsx?$/.test(path)

/** A hash of the names and contents of all that the build reads. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  const files = globSync(inputs, { withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => `${entry.parentPath}/${entry.name}`).filter(isInput)
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** True when `dist/` was built from exactly what is there now. */
export const isBuildFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs()

export const forgetBuild = (): void => rmSync(STAMP, { force: true })

/** `hash` is that from before the build, so that what changed during it counts as stale. */
export const rememberBuild = (hash: string): void => writeFileSync(STAMP, hash)
