import { createShow } from './view.tsx'

/** File name of the chunk that moves things, put in by the build. It lies beside this one. */
declare const WIDGET_MOTION: string

export const show = createShow({
  loadMotion: async () => import(/* @vite-ignore */ /* webpackIgnore: true */ `./${WIDGET_MOTION}`),
})
