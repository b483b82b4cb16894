import { node, type SvgNode } from '#shared/share-image/svg.ts'
import { type GlyphStyle, outlineText } from './glyphs.ts'

type Piece = { text: string; style: GlyphStyle; fill: string }

/** The same image with every text as outlines, so that the machine's fonts don't matter. Only for texts from left to right. */
export function outlined(part: SvgNode): SvgNode {
  if (part.tag === 'text') return outlinedText(part)
  return { ...part, children: part.children.map((child) => (typeof child === 'string' ? child : outlined(child))) }
}

function outlinedText({ attributes, children }: SvgNode): SvgNode {
  const size = Number(attributes['font-size'])
  const spacing = Number(attributes['letter-spacing'] ?? 0) / size
  const pieces = children.map((child) => pieceOf(child, attributes))
  const set = pieces.map(({ text, style, fill }) => ({ fill, ...outlineText(text, { ...style, spacing }) }))
  const length = set.reduce((sum, { width }) => sum + width * size, 0)
  let x = Number(attributes.x) - length * beforeAnchor(attributes['text-anchor'])
  const y = Number(attributes.y)
  const groups = set.map(({ fill, outlines, width }) => {
    const left = x
    x += width * size
    const letters = outlines.map((outline) => {
      const scale = outline.scale * size
      const place = [left + outline.x * size, y - outline.y * size].map((value) => value.toFixed(2)).join(' ')
      return node('path', {
        d: outline.path,
        transform: `translate(${place}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`,
      })
    })
    return node('g', { fill }, letters)
  })
  return node('g', {}, groups)
}

function pieceOf(child: SvgNode | string, line: SvgNode['attributes']): Piece {
  const attributes = typeof child === 'string' ? line : { ...line, ...child.attributes }
  return {
    text: typeof child === 'string' ? child : child.children.join(''),
    style: {
      weight: Number(attributes['font-weight']),
      ...(attributes['font-style'] === 'italic' && { style: 'italic' as const }),
    },
    fill: String(attributes.fill),
  }
}

const beforeAnchor = (anchor: string | number | undefined) => (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0)
