import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { isProgram, runProgram } from './programs.ts'
import { listFiles } from './project-files.ts'

const HELP = `Checks that no name uses a word that docs/glossary.md retires: files, folders, declarations, table, column, job
and event names, CSS classes.

  node scripts/check-names.ts
`

const GLOSSARY = 'docs/glossary.md'

/** A row of the glossary: `say` in place of `retired`, each a list of words in a row. */
type Rule = { say: string; retired: string[][] }
/** `exceptions` are names that may use a retired word. */
type Glossary = { rules: Rule[]; exceptions: RegExp[] }
type Name = { name: string; line: number }

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')

/** The words in code font of the column "not" are retired. The names in code font of the lists are exceptions: `*` is any text. */
export function readGlossary(text: string): Glossary {
  const lines = text.split('\n')
  const rules = lines
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, , say = '', not = '']) => ({ say, retired: codeIn(not).map(wordsOf) }))
  const exceptions = lines.filter((line) => line.startsWith('- ')).flatMap(codeIn)
  return { rules, exceptions: exceptions.map((name) => new RegExp(`^${escaped(name)}$`)) }
}

const holds = (words: string[], retired: string[]) =>
  words.some((_, start) => retired.every((word, index) => [word, `${word}s`].includes(words[start + index] ?? '')))

/** What is wrong with a name, if it uses a retired word. */
function findRetired(name: string, { rules, exceptions }: Glossary): string | undefined {
  if (exceptions.some((exception) => exception.test(name))) return undefined
  const words = wordsOf(name)
  for (const { say, retired } of rules) {
    const found = retired.find((each) => holds(words, each))
    if (found) return `${name} uses the retired word "${found.join(' ')}": we say ${say}.`
  }
  return undefined
}

/** Kinds of jobs and events, tables and columns: `payment.decide`, `sent_at`. */
const isKind = (text: string) => /^[a-z][a-z0-9]*([._:][a-z0-9]+)+$/.test(text)

const declaresName = (parent: ts.Node): parent is ts.NamedDeclaration =>
  ts.isVariableDeclaration(parent) ||
  ts.isParameter(parent) ||
  ts.isBindingElement(parent) ||
  ts.isFunctionLike(parent) ||
  ts.isClassLike(parent) ||
  ts.isInterfaceDeclaration(parent) ||
  ts.isTypeAliasDeclaration(parent) ||
  ts.isPropertyDeclaration(parent) ||
  ts.isPropertySignature(parent) ||
  ts.isPropertyAssignment(parent) ||
  ts.isShorthandPropertyAssignment(parent)

/** The names that a TypeScript file declares, and the kinds that it writes out. */
function namesInCode(path: string, text: string): Name[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  const names: Name[] = []
  const visit = (node: ts.Node, parent: ts.Node) => {
    const isDeclared = ts.isIdentifier(node) && declaresName(parent) && parent.name === node
    if (isDeclared || (ts.isStringLiteral(node) && isKind(node.text) && !ts.isImportDeclaration(parent)))
      names.push({
        name: node.text,
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      })
    ts.forEachChild(node, (child) => visit(child, node))
  }
  visit(source, source)
  return names
}

const namesInStyles = (text: string): Name[] =>
  text
    .split('\n')
    .flatMap((content, index) =>
      /[{,]$/.test(content)
        ? [...content.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => ({ name, line: index + 1 }))
        : [],
    )

/** A sentence for every name of a file, and for its path, that uses a retired word. */
export function findRetiredIn({ path, text, glossary }: { path: string; text: string; glossary: Glossary }): string[] {
  const parts = path.split('/').flatMap((part) => findRetired(part, glossary) ?? [])
  const names = path.endsWith('.css')
    ? namesInStyles(text)
    : /\.(ts|tsx|mts)$/.test(path)
      ? namesInCode(path, text)
      : []
  const mistakes = names.flatMap(({ name, line }) => {
    const mistake = findRetired(name, glossary)
    return mistake ? [`${path}:${line}: ${mistake}`] : []
  })
  return [...parts.map((mistake) => `${path}: ${mistake}`), ...mistakes]
}

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    if (process.argv.includes('--help')) {
      process.stdout.write(HELP)
      return 0
    }
    const glossary = readGlossary(readFileSync(GLOSSARY, 'utf8'))
    const mistakes = listFiles().flatMap((path) => findRetiredIn({ path, text: readFileSync(path, 'utf8'), glossary }))
    for (const mistake of mistakes) console.log(mistake)
    return mistakes.length > 0 ? 1 : 0
  })
}
