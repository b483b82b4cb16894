import type { MotionRequest, ShowRequest, WidgetControls } from './contract.ts'
import type { Selection } from './selection.ts'

/**
 * What the chunk hands to the one that lets visitors search and filter: only add, as in the other contracts. `drawFrame` draws these off the page, `enlivenWall` then makes
 * their pages open.
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
