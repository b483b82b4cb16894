import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { defineWidget } from './element.ts'
import { findOrigin } from './origin.ts'
import { followHost } from './look.ts'
import { startMotion } from './motion.ts'
import { startTools } from './tools.tsx'
import { createShow } from './view.tsx'

defineWidget({
  origin: findOrigin({ baked: WIDGET_ORIGIN_MARK, script: document.currentScript }),
  loadChunk: async () => ({
    show: createShow({
      loadMotion: async () => ({ startMotion }),
      loadLook: async () => ({ followHost }),
      loadTools: async () => ({ startTools }),
    }),
  }),
})
