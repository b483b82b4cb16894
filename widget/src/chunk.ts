import { createShow } from './view.tsx'

/** File names of the chunks that only some widgets need, put in by the build. They lie beside this one. */
declare const WIDGET_MOTION: string
declare const WIDGET_LOOK: string
declare const WIDGET_TOOLS: string

/** Once it has come, it is there before anything is painted. */
function fetchOnce<Chunk>(file: string): () => Promise<Chunk> {
  let chunk: Chunk | undefined
  return async () => (chunk ??= await import(/* @vite-ignore */ /* webpackIgnore: true */ file))
}

export const show = createShow({
  loadMotion: fetchOnce(`./${WIDGET_MOTION}`),
  loadLook: fetchOnce(`./${WIDGET_LOOK}`),
  loadTools: fetchOnce(`./${WIDGET_TOOLS}`),
})
