import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { isProgram, runProgram } from './programs.ts'

const HELP = `Checks that every file that the documents name exists.

  node scripts/check-doc-refs.ts
`

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/**/*.md']

const ourFolders = new Set(['server', 'shared', 'dashboard', 'widget', 'e2e', 'bench', 'scripts', 'docs', '.ci'])
const hasSourceEnding = /\.(ts|tsx|mjs|cjs|json|css|md|sql)$/

const isPath = (word: string) =>
  /^[\w.@*<>-]+(\/[\w.@*<>-]*)*$/.test(word) && (ourFolders.has(word.split('/')[0] ?? '') ? word.includes('/') : false)

const isFileName = (word: string) => /^[\w.*<>-]+$/.test(word) && hasSourceEnding.test(word) && !word.startsWith('.')

/** The words of a document that look like code: what stands in backticks, and the lines of fenced blocks. */
function codeWords(text: string): { quoted: string[]; fenced: string[] } {
  const fences = [...text.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block)
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const words = (code: string) =>
    code.split(/[\s,;()'"`]+/).map((word) => word.replace(/^\.\//, '').replace(/(:\d+)?[.:]?$/, ''))
  return {
    quoted: [...prose.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => words(code ?? '')),
    fenced: fences.flatMap(words),
  }
}

const relativeLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^(\w+:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''))

const patternOf = (named: string) => {
  const source = named.replace(/\/$/, '').replaceAll(/<[\w-]+>|\*\*?|\W/g, (part) => {
    if (part === '**') return '.*'
    return /^[*<]/.test(part) ? '[^/]*' : `\\${part}`
  })
  return new RegExp(`^${source}$`)
}

/**
 * The files that a document names and that are not among `files`. `<feature>` and `*` stand for any name; a bare file
 * name may be anywhere.
 */
export function findMissing({ document, text, files }: { document: string; text: string; files: string[] }): string[] {
  const known = [...new Set(files.flatMap((file) => [file, dirname(file)]))]
  const isThere = (named: string) => {
    const pattern = patternOf(named)
    return known.some((file) => pattern.test(file) || (!named.includes('/') && pattern.test(basename(file))))
  }
  const { quoted, fenced } = codeWords(text)
  const named = [
    ...quoted.filter((word) => isPath(word) || isFileName(word)),
    ...fenced.filter(isPath),
    ...relativeLinks(text).map((target) => join(dirname(document), target)),
  ]
  return [...new Set(named)].filter((name) => !isThere(name))
}

function listFiles(): string[] {
  const top = readdirSync('.', { withFileTypes: true })
  const inFolder = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path.replaceAll('\\', '/')))
  return top.flatMap((entry) => {
    if (entry.isFile()) return [entry.name]
    return ourFolders.has(entry.name) ? inFolder(entry.name) : []
  })
}

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    if (process.argv.includes('--help')) {
      process.stdout.write(HELP)
      return 0
    }
    const files = listFiles()
    const missing = globSync(documents)
      .filter((document) => existsSync(document))
      .flatMap((document) => {
        const text = readFileSync(document, 'utf8')
        return findMissing({ document, text, files }).map((name) => `${document} names ${name}, which does not exist.`)
      })
    for (const line of missing) console.log(line)
    return missing.length > 0 ? 1 : 0
  })
}
