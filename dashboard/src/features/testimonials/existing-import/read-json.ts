import { ImportFault, type Table } from '../import/table.ts'

const noJson = (how: string) =>
  new ImportFault(`The file begins like JSON but ${how}. Export it again and choose that file.`)
const noList = () =>
  new ImportFault('The file has no list of testimonials in it. Choose a JSON file with a list, or save it as CSV.')

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A list of objects, or an object that has one, as in `{ "reviews": […] }`. Fields of objects inside become columns of
 * their own, such as `reviewer.displayName`. A list of objects, such as tags, becomes a list of their names. Throws an `ImportFault`.
 */
export function readJson(text: string): Table {
  const items = listIn(parse(text)).map((item) => cellsOf(item))
  const header = [...new Set(items.flatMap((cells) => [...cells.keys()]))]
  return {
    header,
    rows: items.map((cells, index) => ({ number: index + 1, cells: header.map((title) => cells.get(title) ?? '') })),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw noJson(howBroken(String(error)))
  }
}

/** Browsers say where, each in words of its own, and not always. */
function howBroken(message: string): string {
  if (/unexpected end/i.test(message)) return 'ends too early'
  const { line, column } = /\bline (?<line>\d+) column (?<column>\d+)/.exec(message)?.groups ?? {}
  return line === undefined ? 'can’t be read' : `can’t be read from line ${line}, column ${column} on`
}

function listIn(value: unknown): Fields[] {
  const lists = Array.isArray(value) ? [value] : isFields(value) ? Object.values(value).filter(Array.isArray) : []
  const found = lists.map((list) => list.filter(isFields)).toSorted((a, b) => b.length - a.length)[0]
  if (!found || found.length === 0) throw noList()
  return found
}

const NESTED_MAX = 3

function cellsOf(fields: Fields, before = '', depth = 0): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [key, value] of Object.entries(fields)) {
    const title = before + key
    if (isFields(value)) {
      if (depth < NESTED_MAX) for (const [inner, cell] of cellsOf(value, `${title}.`, depth + 1)) cells.set(inner, cell)
    } else cells.set(title, textOf(value))
  }
  return cells
}

const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((item) => textOf(isFields(item) ? item['name'] : item))
        .filter(Boolean)
        .join('; ')
    : value === null || value === undefined
      ? ''
      : String(value)
