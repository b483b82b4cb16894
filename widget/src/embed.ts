import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { defineWidget } from './element.ts'
import { layoutNamed } from './layouts/layout-names.ts'
import { findOrigin } from './origin.ts'

/** File name of the chunk, and how those of the layouts end, inserted by the build. */
declare const WIDGET_CHUNK: string
declare const WIDGET_SUFFIX: string

const origin = findOrigin({ baked: WIDGET_ORIGIN_MARK, script: document.currentScript })

const load = (file: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ `${origin}/widget/${file}`)

defineWidget({
  origin,
  loadChunk: async (kind) => {
    if (!origin) return null
    // So that the chunk finds it when it asks for it.
    load(layoutNamed(kind) + WIDGET_SUFFIX).catch(() => {})
    return load(WIDGET_CHUNK)
  },
})
