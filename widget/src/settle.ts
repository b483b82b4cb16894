import { countUse } from './behaviour/count.ts'
import { tendFolds } from './behaviour/folds.ts'
import { endUnderline } from './behaviour/host-link.ts'
import { releaseSpace } from './behaviour/reserved-space.ts'
import type { SettleChunk } from './contract.ts'

/**
 * The entry of the chunk that widgets load once they are drawn, where they are counted, cards are folded, the page
 * reserves space for them or they are inside a link.
 */
export const settle: SettleChunk['settle'] = (request) => {
  endUnderline(request)
  const stops = [tendFolds(request), countUse(request)]
  const space = releaseSpace(request)
  return {
    ...space,
    stop() {
      for (const stop of stops) stop()
      space.stop?.()
    },
  }
}
