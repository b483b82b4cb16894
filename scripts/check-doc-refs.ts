import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { expandBraces, patternOf } from './check-doc-refs-patterns.ts'
import { readReferences } from './check-doc-refs-readers.ts'
import { isProgram, runProgram } from './programs.ts'
import { listFiles } from './project-files.ts'

const HELP = `Checks that every file of the repository that documents, comments and configuration files name exists.

  node scripts/check-doc-refs.ts
`

const IMPORT_RULES = '.dependency-cruiser.cjs'
const isBelow = (named: string, path: string) => patternOf(named).test(path)

/** True for `styles/fonts.css` when there is a dashboard/src/styles/fonts.css, and for a bare file name anywhere. */
function endsWithName(named: string, path: string): boolean {
  const parts = path.split('/')
  return isBelow(named, parts.slice(-named.split('/').length).join('/'))
}

/** The references of one file that no file of the repository answers to. `rules` are those of dependency-cruiser. */
export function findMissing({
  document,
  text,
  files,
  rules,
}: {
  document: string
  text: string
  files: string[]
  rules?: unknown
}): string[] {
  const known = [...new Set(files.flatMap((file) => [file, dirname(file)]))]
  const { names, paths, prefixes } = readReferences({ file: document, text }, rules)
  const missingNames = names.flatMap(expandBraces).filter((named) => {
    const own = join(dirname(document), named)
    return !known.some((path) => isBelow(named, path) || isBelow(own, path) || endsWithName(named, path))
  })
  const missingPaths = paths.filter((named) => !known.some((path) => isBelow(named, path)))
  const missingPrefixes = prefixes
    .filter(({ prefix, isWhole }) => !files.some((file) => (isWhole ? file === prefix : file.startsWith(prefix))))
    .map(({ prefix }) => prefix)
  return [...new Set([...missingNames, ...missingPaths, ...missingPrefixes])]
}

function lineOf(name: string, text: string): number {
  const index = text.indexOf(name.replace(/^docs\/decisions\/0*(\d+)-$/, '$1'))
  return text.slice(0, Math.max(index, 0)).split('\n').length
}

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    if (process.argv.includes('--help')) {
      process.stdout.write(HELP)
      return 0
    }
    const files = listFiles()
    const rules: unknown = existsSync(IMPORT_RULES) ? createRequire(import.meta.url)(`../${IMPORT_RULES}`) : undefined
    const missing = files.flatMap((document) => {
      const text = readFileSync(document, 'utf8')
      return findMissing({ document, text, files, rules }).map(
        (name) => `${document}:${lineOf(name, text)} names ${name}, which does not exist.`,
      )
    })
    for (const line of missing) console.log(line)
    return missing.length > 0 ? 1 : 0
  })
}
