import { parse, type DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

/**
 * A mail as a browser reads it, element by element with every attribute; of its words only where they stand. What the style
 * sheet says is part of it.
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

/** What of a mail is read: its words without what only looks. */
export function wordsOf(html: string): string {
  const words: string[] = []
  const walk = (node: Node) => {
    if (node.nodeName === 'style') return
    if ('value' in node) words.push(node.value)
    if ('childNodes' in node) node.childNodes.forEach(walk)
  }
  walk(parse(html))
  return words.join(' ').replace(/\s+/g, ' ')
}

/** Every address that a mail leads to or loads from, in its order. */
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
