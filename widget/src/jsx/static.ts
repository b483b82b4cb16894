import type { ComponentChild, ComponentChildren, VNode } from 'preact'

/**
 * The JSX runtime of the scripts on other people's sites: nodes of Preact's shape, drawn once and never compared, for
 * a thirtieth of Preact's bytes. The server renders the same components with Preact itself.
 */
export function createElement(type: unknown, given: object | null, ...children: ComponentChild[]): object {
  return { type, props: { ...given, children } }
}

export const Fragment = ({ children }: { children?: ComponentChildren }) => children

const SVG = 'http://www.w3.org/2000/svg'

/** Draws one element off the page. */
export function drawOff(child: ComponentChildren, document: Document): HTMLElement {
  const box = document.createElement('div')
  draw(child, box)
  return box.firstElementChild as HTMLElement
}

/** Draws into `parent`, in its own document. Text stays text; HTML strings are never parsed. */
export function draw(child: ComponentChildren, parent: Element): void {
  if (Array.isArray(child)) {
    for (const each of child) draw(each, parent)
  } else if (isNode(child)) {
    drawNode(child, parent)
  } else if (child || child === 0) {
    parent.append(`${child}`)
  }
}

const isNode = (child: ComponentChildren): child is VNode<Record<string, unknown>> => Object(child) === child

function drawNode({ type, props }: VNode<Record<string, unknown>>, parent: Element): void {
  if (typeof type === 'function') return draw((type as (given: object) => ComponentChildren)(props), parent)
  const element = parent.ownerDocument.createElementNS(type === 'svg' ? SVG : parent.namespaceURI, type)
  for (const name of Object.keys(props)) {
    const value = props[name]
    if (name === 'children') draw(value as ComponentChildren, element)
    else if (name !== 'key' && (value ?? false) !== false) element.setAttribute(name, `${value}`)
  }
  parent.append(element)
}
