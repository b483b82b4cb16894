import type { LookChunk } from './contract.ts'
import { createShow } from './view.tsx'

/** File names of the chunks that only some widgets need, put in by the build. They lie beside this one. */
declare const WIDGET_MOTION: string
declare const WIDGET_LOOK: string
declare const WIDGET_TOOLS: string

const load = (file: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ file)

/** Asked for again it is there before anything is painted. */
let look: Promise<LookChunk> | undefined

export const show = createShow({
  loadMotion: () => load(`./${WIDGET_MOTION}`),
  loadLook: () => (look ??= load(`./${WIDGET_LOOK}`)),
  loadTools: () => load(`./${WIDGET_TOOLS}`),
})
