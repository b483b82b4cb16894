import { createChunk } from './view.tsx'
import type { LayoutChunk } from './layouts/chunk.ts'
import { layoutOf } from './layouts/layout-names.ts'

/**
 * How the file names of the chunks end that only some widgets need, inserted by the build. They are in the same folder as
 * this one.
 */
declare const WIDGET_SUFFIX: string

/** Once it has loaded, it is available before anything is painted. */
function fetchOnce<Chunk>(file: string): () => Promise<Chunk> {
  let chunk: Chunk | undefined
  return async () => (chunk ??= await import(/* @vite-ignore */ /* webpackIgnore: true */ file))
}

const layouts: Record<string, LayoutChunk> = {}

async function fetchLayout(file: string): Promise<LayoutChunk> {
  const { layout } = await import(/* @vite-ignore */ /* webpackIgnore: true */ file)
  return (layouts[file] = layout)
}

export const { show, prepare } = createChunk({
  loadLayout(kind) {
    const file = `./${layoutOf(kind)}${WIDGET_SUFFIX}`
    return layouts[file] ?? fetchLayout(file)
  },
  loadHydrated: fetchOnce(`./hydrated${WIDGET_SUFFIX}`),
  loadHostTheme: fetchOnce(`./host-theme${WIDGET_SUFFIX}`),
  loadSettle: fetchOnce(`./settle${WIDGET_SUFFIX}`),
  loadLine: fetchOnce(`./line${WIDGET_SUFFIX}`),
})
