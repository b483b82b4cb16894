import { createShow } from './view.tsx'

/**
 * File names of the chunks that only some widgets need, inserted by the build. They are in the same folder as this
 * one.
 */
declare const WIDGET_MOTION: string
declare const WIDGET_HOST_THEME: string
declare const WIDGET_TOOLS: string
declare const WIDGET_SETTLE: string

/** Once it has loaded, it is available before anything is painted. */
function fetchOnce<Chunk>(file: string): () => Promise<Chunk> {
  let chunk: Chunk | undefined
  return async () => (chunk ??= await import(/* @vite-ignore */ /* webpackIgnore: true */ file))
}

export const show = createShow({
  loadMotion: fetchOnce(`./${WIDGET_MOTION}`),
  loadHostTheme: fetchOnce(`./${WIDGET_HOST_THEME}`),
  loadTools: fetchOnce(`./${WIDGET_TOOLS}`),
  loadSettle: fetchOnce(`./${WIDGET_SETTLE}`),
})
