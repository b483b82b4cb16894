import type { MotionRequest, ShowRequest, WidgetControls } from './contract.ts'
import type { Selection } from './selection.ts'

/**
 * What the chunk hands to the search and filter chunk: only add, as in the other contracts. `drawFrame` draws
 * testimonials off the page, `enlivenWall` then makes their pages work.
 */
export type ToolsChunk = {
  startTools: (
    request: Pick<MotionRequest, 'host' | 'frame' | 'refocus'> &
      Pick<ShowRequest, 'root'> & {
        selection: Selection
        drawFrame: (selection: Selection) => Element
        enlivenWall: (selection: Selection) => void
      },
  ) => WidgetControls
}
