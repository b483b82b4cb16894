import { createElement, memo, type ReactNode } from 'react'
import type { SvgNode } from '#shared/share-image/svg.ts'

const inReact = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const render = ({ tag, attributes, children }: SvgNode, key: number): ReactNode =>
  createElement(
    tag,
    { key, ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [inReact(name), value])) },
    ...children.map((child, index) => (typeof child === 'string' ? child : render(child, index))),
  )

/** Shows an image that was drawn as a tree. With `label` it is an image with that alternative text, else decoration. */
export const SvgImage = memo(({ image, label }: { image: SvgNode; label?: string }) => (
  <svg
    viewBox={String(image.attributes.viewBox)}
    textRendering="geometricPrecision"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {image.children.map((child, index) => (typeof child === 'string' ? child : render(child, index)))}
  </svg>
))
