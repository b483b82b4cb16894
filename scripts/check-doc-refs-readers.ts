import { basename, dirname, join } from 'node:path/posix'
import { fixedPrefixes } from './check-doc-refs-patterns.ts'

/** What a text says about the files of the repository. */
export type References = {
  /** Names of files and folders as they are written: `*` and `<feature>` stand for any name. */
  names: string[]
  /** Paths from the top of the repository, such as the targets of links. */
  paths: string[]
  /** How each matching path must begin, or `isWhole` for the complete path. */
  prefixes: { prefix: string; isWhole: boolean }[]
}

const ourFolders = new Set([
  'server',
  'shared',
  'dashboard',
  'widget',
  'e2e',
  'bench',
  'scripts',
  'docs',
  '.ci',
  '.github',
  '.vscode',
])
const notOurs = /^(dist|node_modules|data|test-results|playwright-report|screenshots|@[\w-]+)\//
const sourceEnding = /\.(ts|tsx|mjs|cjs|json|css|md|sql|html|rules|\{[\w,]+\})$/

const isPath = (word: string) =>
  /^[\w.@*<>{},-]+(\/[\w.@*<>{},-]*)+$/.test(word) && ourFolders.has(word.split('/')[0] ?? '')

const isFileName = (word: string) =>
  /^(\*\*\/)?[\w*<>-][\w.*<>{},-]*$/.test(word) && sourceEnding.test(word) && !/^(dist|package-lock)\b/.test(word)

/** A path that does not begin at the top, like `styles/fonts.css`. */
const isPartOfPath = (word: string) =>
  /^[\w*<>-][\w.*<>-]*(\/[\w.*<>-]+)+$/.test(word) && sourceEnding.test(word) && !notOurs.test(word)

const isName = (word: string) => isPath(word) || isFileName(word) || isPartOfPath(word)

// \x22 \x27 \x60 are the three quotation marks: written like this, no reader takes them for the start of a string.
const separators = /[\s;()\x22\x27\x60]+|,(?![^{}]*\})/
const quoted = /\x60([^\x60]+)\x60/g
const fences = /^\x60{3}[^]*?^\x60{3}/gm
const stringLiterals = /\x27([^\x27\n]*)\x27|\x22([^\x22\n]*)\x22|\x60([^\x60\n$]*)\x60/g

const textsOf = (text: string) =>
  text.split(separators).map((word) => word.replace(/^\.\//, '').replace(/(:\d+)?[.:?!]?$/, ''))

/** A decision named by its number, as the beginning of the path of its record. */
const decisionsIn = (text: string) =>
  [...text.matchAll(/\bdecisions?\s+(?:\/\/\s*|\*\s*)?(\d+)/gi)].map(([, number = '']) => ({
    prefix: `docs/decisions/${number.padStart(4, '0')}-`,
    isWhole: false,
  }))

const relativeLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !/^(\w+:|#)/.test(target))
    .map((target) => target.replace(/#.*$/, ''))

function readMarkdown({ file, text }: { file: string; text: string }): References {
  const fenced = [...text.matchAll(fences)].flatMap(([block]) => textsOf(block))
  const inline = [...text.replaceAll(fences, '').matchAll(quoted)].flatMap(([, code]) => textsOf(code ?? ''))
  return {
    names: [...inline.filter(isName), ...fenced.filter(isPath)],
    paths: relativeLinks(text).map((target) => join(dirname(file), target)),
    prefixes: decisionsIn(text),
  }
}

const commentMarks: [RegExp, RegExp][] = [
  [/\.(ts|tsx|mjs|cjs|js|css|rules)$/, /^\s*(?:\/\/|\*|\{?\/\*+)(.*)|\s(?:\/\/|\/\*+)\s(.*)/],
  [/\.sql$/, /--(.*)/],
  [/\.html$/, /<!--(.*)/],
  [/\.(yml|yaml|sh|example)$|^\.(ci\/run|npmrc|editorconfig|gitattributes)$/, /(?:^|\s)#(.*)/],
]

/** The comments of a file, found line by line: `npm run check` formats code so that this is enough. */
function commentsOf({ file, text }: { file: string; text: string }): string {
  const [, mark] = commentMarks.find(([ending]) => ending.test(file)) ?? []
  if (!mark) return ''
  const lines = text.split('\n').map((line) => mark.exec(line))
  return lines.flatMap((found) => (found ? [found[1] ?? found[2] ?? ''] : [])).join('\n')
}

function readCode(source: { file: string; text: string }): References {
  const comments = commentsOf(source)
  return { names: textsOf(comments).filter(isName), paths: [], prefixes: decisionsIn(comments) }
}

/** Every string of a configuration file that looks like a file of ours. */
function readConfiguration({ file, text }: { file: string; text: string }): References {
  const strings = [...text.matchAll(stringLiterals)].map(([, one, two, three]) => one ?? two ?? three ?? '')
  const { names, prefixes } = readCode({ file, text })
  return { names: [...names, ...strings.flatMap(textsOf).filter(isName)], paths: [], prefixes }
}

/** A tsconfig.json names files from its own folder. */
function readTypeScriptConfiguration({ file, text }: { file: string; text: string }): References {
  const { extends: base, include = [], exclude = [], files = [] } = JSON.parse(text)
  const named: string[] = [base, include, exclude, files].flat().filter((name) => name !== undefined)
  return { names: [], paths: named.map((name) => join(dirname(file), name)), prefixes: [] }
}

/** The rules of dependency-cruiser are regular expressions over paths. */
function readImportRules(source: { file: string; text: string }, rules: unknown): References {
  const patterns: string[] = []
  const collect = (value: unknown, key = '') => {
    if (typeof value === 'string' && /^path(Not)?$/.test(key)) patterns.push(value)
    else if (Array.isArray(value)) for (const item of value) collect(item, key)
    else if (value && typeof value === 'object') for (const [name, item] of Object.entries(value)) collect(item, name)
  }
  collect(rules)
  const prefixes = patterns.flatMap(fixedPrefixes).filter(({ prefix }) => ourFolders.has(prefix.split('/')[0] ?? ''))
  return { ...readConfiguration(source), prefixes }
}

const configurations =
  /^(\.oxlintrc\.json|\.oxfmtrc\.json|\.size-limit\.cjs|knip\.json|package\.json|firebase\.json|renovate\.json|[\w.]+\.ts|\.vscode\/.*|dashboard\/vite\.config\.ts)$/
const codeEnding = /\.(ts|tsx|mjs|cjs|js|css|sql|html|yml|example|rules)$/

/** The references of one file; `rules` are those that .dependency-cruiser.cjs exports. */
export function readReferences(source: { file: string; text: string }, rules?: unknown): References {
  const { file } = source
  if (file.endsWith('.md')) return readMarkdown(source)
  if (/^tsconfig.*\.json$/.test(basename(file))) return readTypeScriptConfiguration(source)
  if (file === '.dependency-cruiser.cjs') return readImportRules(source, rules)
  if (configurations.test(file)) return readConfiguration(source)
  if (codeEnding.test(file) || commentMarks.some(([name]) => name.test(file))) return readCode(source)
  return { names: [], paths: [], prefixes: [] }
}
