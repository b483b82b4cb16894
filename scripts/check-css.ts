import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { isProgram, runProgram } from './programs.ts'

const HELP = `Checks the style sheets of the dashboard: spaces and sizes of type are tokens, widths of the window are named
ones, and every class is both written and used. Checks those of the widget and of the server's pages: no space and no
size of type is in px. None of them has more than 300 lines.

  node scripts/check-css.ts

A value that has to be another one needs a comment on its line that says why.
`

export type File = { path: string; text: string }

/** Where the layout changes: small phones, phones, tablets, small laptops. */
const WIDTHS = ['30rem', '45rem', '60rem', '70rem']

/** As many as code may have: see max-lines in .oxlintrc.json. */
const LINES_MAX = 300

/** The primitives, whose classes are global: any part may have them by name. */
const PRIMITIVES = 'dashboard/src/styles/primitives/'

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, (part) => part.replaceAll(/[^\n]/g, ' '))

const isSpace = (property: string) => /^(?:(?:row-|column-)?gap|margin(?:-[\w-]+)?|padding(?:-[\w-]+)?)$/.test(property)

type Declaration = { property: string; value: string }

function tokenMistake({ property, value }: Declaration): string | undefined {
  if (isSpace(property) && /\d(?:px|rem)\b/.test(value)) return `${property} takes its spaces from --space-*`
  if (property === 'font-size' && /\d(?:px|r?em)\b/.test(value)) return 'font-size takes --size-*'
  if (property === 'font' && /\d(?:px|r?em)\b/.test(value.replace(/\/\s*[\d.]+rem/, '')))
    return 'font takes --text-* or --size-*'
  return undefined
}

const pixelMistake = ({ property, value }: Declaration): string | undefined =>
  (isSpace(property) || /^font(?:-size)?$/.test(property)) && /\dpx\b/.test(value)
    ? `${property} takes em, rem or a custom property`
    : undefined

/** What `findMistake` says of the declarations that give no reason on their last line. */
function findInDeclarations({ path, text }: File, findMistake: (one: Declaration) => string | undefined): string[] {
  const lines = text.split('\n')
  const css = withoutComments(text)
  return [...css.matchAll(/([\w-]+):\s([^;{}]+);/g)].flatMap(({ 0: whole, 1: property = '', 2: value = '', index }) => {
    const mistake = findMistake({ property, value })
    const last = lineOf(css, index + whole.length) - 1
    return mistake && !lines[last]?.includes('/*')
      ? [`${path}:${lineOf(css, index)}: ${mistake}, not ${value.trim().replaceAll(/\s+/g, ' ')}.`]
      : []
  })
}

/** Whether a sheet is too long to be one concept. */
export function findLength({ path, text }: File): string[] {
  const lines = text.split('\n').length - 1
  return lines > LINES_MAX
    ? [`${path} has ${lines} lines, and ${LINES_MAX} are the most: split it by what it is about.`]
    : []
}

/** Lengths in px where the tokens of the dashboard do not reach: in the widget and in the server's pages. */
export const findPixels = (file: File): string[] => findInDeclarations(file, pixelMistake)

/** Raw lengths where a token belongs, and widths of the window that have no name. */
export function findRawLengths({ path, text }: File): string[] {
  const css = withoutComments(text)
  const widths = [...css.matchAll(/@media ([^{]+)/g)].flatMap(({ 1: query = '', index }) =>
    (query.match(/width[^)]*/g) ?? [])
      .flatMap((part) => part.match(/[\d.]+\w+/g) ?? [])
      .filter((width) => !WIDTHS.includes(width))
      .map((width) => `${path}:${lineOf(css, index)}: a window is ${WIDTHS.join(', ')} wide, not ${width}.`),
  )
  return [...findInDeclarations({ path, text }, tokenMistake), ...widths]
}

const classesOf = (text: string): Set<string> => {
  const css = withoutComments(text).replaceAll(/'[^'\n]*'|composes:[^;]*|:global\([^)]*\)/g, '')
  return new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name ?? ''))
}

type Uses = { named: Set<string>; isComputed: boolean }

/** The classes of a module that a component names, and whether it computes others. */
function usesIn({ component, name }: { component: string; name: string }): Uses {
  const code = component.replaceAll(/^import .*$|^\} from .*$/gm, '')
  const named = [...code.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))]
  const isComputed = new RegExp(`(?<![\\w.])${name}(?:\\[(?!')|\\b(?!\\.|\\[))`).test(code)
  return { named: new Set(named.map(([, one, other]) => one ?? other ?? '')), isComputed }
}

/** Classes of modules that no component uses, and those that components use and no module has. */
export function findClassMistakes({ sheets, components }: { sheets: File[]; components: File[] }): string[] {
  const modules = new Map(sheets.map((sheet) => [sheet.path, classesOf(sheet.text)]))
  const used = new Map(sheets.map(({ path }) => [path, new Set<string>()]))
  const allText = components.map(({ text }) => text).join('\n')
  const mistakes: string[] = []
  for (const { path, text } of components)
    for (const [, name = '', target = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = join(dirname(path), target)
      const classes = modules.get(sheet)
      const isUsed = used.get(sheet)
      if (!classes || !isUsed) {
        mistakes.push(`${path} imports ${target}, which does not exist.`)
        continue
      }
      const { named, isComputed } = usesIn({ component: text, name })
      for (const one of named) {
        isUsed.add(one)
        if (!classes.has(one)) mistakes.push(`${path} uses .${one}, which ${sheet} does not have.`)
      }
      if (!isComputed) continue
      for (const one of classes) if (allText.includes(`'${one}'`) || /\d$/.test(one)) isUsed.add(one)
    }
  for (const [sheet, classes] of modules) {
    if (!sheet.endsWith('.module.css')) continue
    const isUsed = used.get(sheet) ?? new Set()
    for (const one of classes) if (!isUsed.has(one)) mistakes.push(`${sheet}: nothing uses .${one}.`)
  }
  return mistakes
}

const textsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Primitives that nothing uses, and names that are meant as one and are none. */
export function findPrimitiveMistakes(files: { primitives: File[]; sheets: File[]; components: File[] }): string[] {
  const classes = files.primitives.flatMap(({ path, text }) => [...classesOf(text)].map((name) => ({ path, name })))
  const known = new Set(classes.map(({ name }) => name))
  const composed = files.sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/composes:\s([^;]+?)\sfrom global;/g)].flatMap(([, names = '']) =>
      textsOf(names).map((name) => ({ path, name })),
    ),
  )
  const written = files.components.flatMap(({ path, text }) =>
    [...text.matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, names, mixed = '']) =>
      textsOf((names ?? mixed).replaceAll(/\$\{[^}]*\}/g, '')).map((name) => ({ path, name })),
    ),
  )
  const unknown = [...composed, ...written].filter(({ name }) => !known.has(name) && name !== 'lucide')
  const allText = [...composed.map(({ name }) => name), ...files.components.map(({ text }) => text)].join('\n')
  const isUsed = (name: string) => new RegExp(`(?<![\\w.-])${name}(?![\\w-])`).test(allText)
  return [
    ...unknown.map(({ path, name }) => `${path} names ${name}, which is no primitive.`),
    ...classes.filter(({ name }) => !isUsed(name)).map(({ path, name }) => `${path}: nothing uses .${name}.`),
  ]
}

const read = (pattern: string): File[] =>
  globSync(pattern).map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    if (process.argv.includes('--help')) {
      process.stdout.write(HELP)
      return 0
    }
    const sheets = read('dashboard/src/**/*.css')
    const components = read('dashboard/src/**/*.{ts,tsx}')
    const primitives = sheets.filter(({ path }) => path.startsWith(PRIMITIVES))
    const mistakes = [
      ...sheets.flatMap(findRawLengths),
      ...read('{server,widget}/**/*.css').flatMap(findPixels),
      ...read('{dashboard/src,server,shared,widget}/**/*.css').flatMap(findLength),
      ...findClassMistakes({ sheets, components }),
      ...(primitives.length > 0
        ? findPrimitiveMistakes({ primitives, sheets, components })
        : [`${PRIMITIVES} is empty.`]),
    ]
    for (const mistake of mistakes) console.log(mistake)
    return mistakes.length > 0 ? 1 : 0
  })
}
