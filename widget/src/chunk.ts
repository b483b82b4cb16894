import { createChunk } from './view.tsx'
import type { LayoutChunk } from './layouts/chunk.ts'
import { layoutOf } from './layouts/layout-names.ts'

/**
 * File names of the chunks that only some widgets need, inserted by the build. They are in the same folder as this
 * one.
 */
declare const WIDGET_LAYOUTS: string
declare const WIDGET_HYDRATED: string
declare const WIDGET_HOST_THEME: string
declare const WIDGET_SETTLE: string

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
    const file = `./${layoutOf(kind)}${WIDGET_LAYOUTS}`
    return layouts[file] ?? fetchLayout(file)
  },
  loadHydrated: fetchOnce(`./${WIDGET_HYDRATED}`),
  loadHostTheme: fetchOnce(`./${WIDGET_HOST_THEME}`),
  loadSettle: fetchOnce(`./${WIDGET_SETTLE}`),
})
