/** A node of an SVG. Attributes have their names in SVG. Numbers are pixels of the image. */
export type SvgNode = {
  tag: string
  attributes: Record<string, string | number>
  children: readonly (SvgNode | string)[]
}

type Attributes = Record<string, string | number | undefined>

const isSet = (entry: [string, string | number | undefined]): entry is [string, string | number] =>
  entry[1] !== undefined

const round = (value: string | number) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

export const node = (tag: string, attributes: Attributes = {}, children: SvgNode['children'] = []): SvgNode => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes)
      .filter(isSet)
      .map(([name, value]) => [name, round(value)]),
  ),
  children,
})

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string | number) => String(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/** The file of an image. */
export function svgText({ tag, attributes, children }: SvgNode): string {
  const opening = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`)
  const content = children.map((child) => (typeof child === 'string' ? escape(child) : svgText(child)))
  return `<${tag}${opening.join('')}>${content.join('')}</${tag}>`
}
