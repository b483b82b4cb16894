import { minify, parseSync, Visitor } from 'vite'

/** Names of properties that no other file of ours knows, so each file may call them something shorter. */
const OWN_NAMES =
  /^(load[A-Z]\w+|is(Allowed|Ended|Moving|Narrow)|canMove|stepTowards|fitting|onReset|expose|motion|goBy|attach|hasAutoplay|allows(Dark|Tools))$/

/**
 * By the bundler of the dashboard: what esbuild makes of the same is 1.5 % longer, and strangers' sites load it. Throws
 * where it can't be read.
 */
export async function shorten(source: string, { isModule }: { isModule: boolean }): Promise<string> {
  const { code, errors } = await minify('bundled.js', source, { module: isModule, mangleProps: { include: OWN_NAMES } })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  // Classes and modules are strict without saying so, and nothing else here needs it.
  return code.replace(/^"use strict";\s*/, '')
}

/**
 * esbuild turns the constants of a module into variables. As constants again, short ones are written where they are used.
 * Not for libraries, which may use a variable before its declaration.
 */
export function restoreConstants(source: string): string {
  const assigned = new Set<string>()
  const declared: { start: number; names: string[] }[] = []
  const noteAssigned = ({ type, start, end }: { type: string; start: number; end: number }) => {
    if (type === 'MemberExpression') return
    // Of a pattern, every name in it.
    for (const [name] of source.slice(start, end).matchAll(/[\w$]+/g)) assigned.add(name)
  }
  new Visitor({
    AssignmentExpression: ({ left }) => noteAssigned(left),
    UpdateExpression: ({ argument }) => noteAssigned(argument),
    ForOfStatement: ({ left }) => noteAssigned(left),
    ForInStatement: ({ left }) => noteAssigned(left),
    VariableDeclaration({ kind, start, declarations }) {
      const names = declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [id.name] : ['']))
      if (kind === 'var' && !names.includes('')) declared.push({ start, names })
    },
  }).visit(parseSync('bundled.js', source).program)
  return declared
    .filter(({ names }) => !names.some((name) => assigned.has(name)))
    .toSorted((one, other) => other.start - one.start)
    .reduce((code, { start }) => `${code.slice(0, start)}const${code.slice(start + 'var'.length)}`, source)
}

/** esbuild copies props that are spread into an element; every `createElement` copies them too. */
export const withoutCopies = (source: string): string =>
  source.replace(/(createElement\([\w.]+, )\{ \.\.\.(\w+) \}/g, '$1$2')
