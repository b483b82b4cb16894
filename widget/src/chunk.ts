import { createShow } from './view.tsx'

/**
 * File names of the chunks that only some widgets need, inserted by the build. They are in the same folder as this
 * one.
 */
declare const WIDGET_HYDRATED: string
declare const WIDGET_HOST_THEME: string
declare const WIDGET_SETTLE: string

/** Once it has loaded, it is available before anything is painted. */
function fetchOnce<Chunk>(file: string): () => Promise<Chunk> {
  let chunk: Chunk | undefined
  return async () => (chunk ??= await import(/* @vite-ignore */ /* webpackIgnore: true */ file))
}

export const show = createShow({
  loadHydrated: fetchOnce(`./${WIDGET_HYDRATED}`),
  loadHostTheme: fetchOnce(`./${WIDGET_HOST_THEME}`),
  loadSettle: fetchOnce(`./${WIDGET_SETTLE}`),
})
