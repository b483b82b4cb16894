import { followHost } from './host-theme.ts'
import * as hydrated from './hydrated.tsx'
import { shareLine } from './line.ts'
import { settle } from './settle.ts'
import { layoutOf } from './layouts/layout-names.ts'
import { layouts } from './layouts/index.ts'
import { createChunk } from './view.tsx'

const { show } = createChunk({
  loadLayout: (kind) => layouts[layoutOf(kind)],
  loadHydrated: async () => hydrated,
  loadHostTheme: async () => ({ followHost }),
  loadSettle: async () => ({ settle }),
  loadLine: async () => ({ shareLine }),
})

export const item = { id: 't1', author: 'Ana Ribeiro', rating: 4, text: 'Calm.\n\nAnd kind.', date: '2026-11-21' }

export const feedWith = (items: unknown[], change: object = {}) => ({
  version: 1,
  kind: 'wall',
  wallUrl: 'https://app.example/wall/wgt_1',
  summary: { shown: items.length, shared: items.length, average: 4, isSelected: false },
  isBranded: true,
  productName: 'Goodword',
  items,
  ...change,
})

/** An element with a fallback on the page; `showFeed` shows a feed in it. */
export function openHost(attributes: Record<string, string> = {}) {
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  const root = host.attachShadow({ mode: 'open' })
  root.append(document.createElement('slot'))
  document.body.append(host)
  const styles: string[] = []
  const emitted: unknown[][] = []
  const showFeed = (feed: unknown) =>
    show({
      host,
      root,
      feed,
      adopt: (css) => void styles.push(css),
      emit: (event, detail) => void emitted.push([event, detail]),
    })
  return { host, root, styles, emitted, showFeed }
}
