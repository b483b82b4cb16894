import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import type { HostThemeChunk, SettleChunk } from './contract.ts'
import { defineWidget } from './element.ts'
import { findOrigin } from './origin.ts'
import type { HydratedChunk, LineChunk } from './scene.ts'
import { createPinnedImport, type PinnedFile } from './pinned.ts'
import { createChunk } from './view.tsx'
import { layoutOf } from './layouts/layout-names.ts'
import { layouts } from './layouts/index.ts'

/** Chunks that only some pages need, inserted by the build. */
declare const WIDGET_PINNED: Record<'preact' | 'hydrated' | 'hostTheme' | 'settle' | 'line', PinnedFile>

const script = document.currentScript
const origin = findOrigin({ baked: WIDGET_ORIGIN_MARK, script })
const importPinned = createPinnedImport({ origin, scriptNonce: script?.nonce })

const loadPreact = importPinned<object>(WIDGET_PINNED.preact)
const loadHydrated = importPinned<HydratedChunk>(WIDGET_PINNED.hydrated)

defineWidget({
  origin,
  loadChunk: async () =>
    createChunk({
      loadLayout: (kind) => layouts[layoutOf(kind)],
      // Preact comes first, so that the other one, which imports it, finds the file whose hash was checked.
      loadHydrated: () => loadPreact().then(loadHydrated),
      loadHostTheme: importPinned<HostThemeChunk>(WIDGET_PINNED.hostTheme),
      loadSettle: importPinned<SettleChunk>(WIDGET_PINNED.settle),
      loadLine: importPinned<LineChunk>(WIDGET_PINNED.line),
    }),
})
