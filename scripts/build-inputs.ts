import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isProgram, runProgram } from './programs.ts'

const HELP = `Says by its exit code whether dist/ is built from the files that are here: 0 when it is, 1 when it is not.

  node scripts/build-inputs.ts
`

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

/** A hash of the names and contents of everything the build reads. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  const files = globSync(inputs, { withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => `${entry.parentPath}/${entry.name}`).filter(isInput)
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** True when `dist/` was built from the current files. */
export const isBuildFresh = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashInputs()

export const forgetBuild = (): void => rmSync(STAMP, { force: true })

/** `hash` is from before the build, so that changes during the build count as stale. */
export const rememberBuild = (hash: string): void => writeFileSync(STAMP, hash)

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    if (process.argv.includes('--help')) {
      process.stdout.write(HELP)
      return 0
    }
    return isBuildFresh() ? 0 : 1
  })
}
