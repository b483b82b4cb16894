import { createShow } from './view.tsx'

/** File names of the chunks that only some widgets need, put in by the build. They lie beside this one. */
declare const WIDGET_MOTION: string
declare const WIDGET_LOOK: string

export const show = createShow({
  loadMotion: async () => import(/* @vite-ignore */ /* webpackIgnore: true */ `./${WIDGET_MOTION}`),
  loadLook: async () => import(/* @vite-ignore */ /* webpackIgnore: true */ `./${WIDGET_LOOK}`),
})
