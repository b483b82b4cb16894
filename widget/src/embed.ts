import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { defineWidget } from './element.ts'
import { findOrigin } from './origin.ts'

/** File name of the chunk, inserted by the build. */
declare const WIDGET_CHUNK: string

const origin = findOrigin({ baked: WIDGET_ORIGIN_MARK, script: document.currentScript })

defineWidget({
  origin,
  loadChunk: async () =>
    origin ? import(/* @vite-ignore */ /* webpackIgnore: true */ `${origin}/widget/${WIDGET_CHUNK}`) : null,
})
