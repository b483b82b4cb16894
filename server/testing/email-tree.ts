import { parse, type DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

/**
 * An email as a browser parses it: every element with its attributes, and where text is, but not which. Includes the
 * style sheet.
 */
export function treeOf(html: string): string {
  const lines: string[] = []
  const walk = (node: Node, depth: number) => {
    if ('attrs' in node) {
      const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).toSorted()
      lines.push(`${'  '.repeat(depth)}${node.tagName}${attributes.join('')}`)
    } else if (node.nodeName === '#comment') lines.push(`${'  '.repeat(depth)}comment`)
    else if ('value' in node && node.parentNode?.nodeName === 'style') lines.push(node.value)
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, depth + 1)
  }
  walk(parse(html), 0)
  return lines.join('\n')
}

/** The visible text of an email. */
export function textsOf(html: string): string {
  const wording: string[] = []
  const walk = (node: Node) => {
    if (node.nodeName === 'style') return
    if ('value' in node) wording.push(node.value)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return wording.join(' ').replace(/[ \t\r\n\f]+/g, ' ')
}

/** Every URL that an email links to or loads, in order. */
export function addressesOf(html: string): string[] {
  const found: string[] = []
  const walk = (node: Node) => {
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) if (['href', 'src', 'action'].includes(name)) found.push(value)
    }
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return found
}
