import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import type { HostThemeChunk, SettleChunk } from './contract.ts'
import { defineWidget } from './element.ts'
import { findOrigin } from './origin.ts'
import { startMotion } from './motion.ts'
import { createPinnedImport, type PinnedFile } from './pinned.ts'
import type { ToolsChunk } from './tools.contract.ts'
import { createShow } from './view.tsx'

/** Chunks that only some pages need, inserted by the build. */
declare const WIDGET_PINNED: Record<'hostTheme' | 'tools' | 'settle', PinnedFile>

const script = document.currentScript
const origin = findOrigin({ baked: WIDGET_ORIGIN_MARK, script })
const importPinned = createPinnedImport({ origin, scriptNonce: script?.nonce })

defineWidget({
  origin,
  loadChunk: async () => ({
    show: createShow({
      loadMotion: async () => ({ startMotion }),
      loadHostTheme: importPinned<HostThemeChunk>(WIDGET_PINNED.hostTheme),
      loadTools: importPinned<ToolsChunk>(WIDGET_PINNED.tools),
      loadSettle: importPinned<SettleChunk>(WIDGET_PINNED.settle),
    }),
  }),
})
