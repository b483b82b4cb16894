import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import type { LookChunk } from './contract.ts'
import { defineWidget } from './element.ts'
import { findOrigin } from './origin.ts'
import { startMotion } from './motion.ts'
import { createPinnedImport, type PinnedFile } from './pinned.ts'
import type { ToolsChunk } from './tools.contract.ts'
import { createShow } from './view.tsx'

/** What only some pages need, put in by the build. */
declare const WIDGET_PINNED: Record<'look' | 'tools', PinnedFile>

const script = document.currentScript
const origin = findOrigin({ baked: WIDGET_ORIGIN_MARK, script })
const importPinned = createPinnedImport({ origin, scriptNonce: script?.nonce })

defineWidget({
  origin,
  loadChunk: async () => ({
    show: createShow({
      loadMotion: async () => ({ startMotion }),
      loadLook: importPinned<LookChunk>(WIDGET_PINNED.look),
      loadTools: importPinned<ToolsChunk>(WIDGET_PINNED.tools),
    }),
  }),
})
