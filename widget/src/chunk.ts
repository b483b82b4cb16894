import { createShow } from './view.tsx'

/** File names of the chunks that only some widgets need, put in by the build. They lie beside this one. */
declare const WIDGET_MOTION: string
declare const WIDGET_LOOK: string
declare const WIDGET_TOOLS: string

/** Asked for again it is there before anything is painted; after a failure it is fetched anew. */
function fetchOnce<Chunk>(file: string): () => Promise<Chunk> {
  let loading: Promise<Chunk> | undefined
  return () =>
    (loading ??= import(/* @vite-ignore */ /* webpackIgnore: true */ file).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

export const show = createShow({
  loadMotion: fetchOnce(`./${WIDGET_MOTION}`),
  loadLook: fetchOnce(`./${WIDGET_LOOK}`),
  loadTools: fetchOnce(`./${WIDGET_TOOLS}`),
})
