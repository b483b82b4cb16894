import { countUse } from './behaviour/count.ts'
import { tendFolds } from './behaviour/folds.ts'
import { releaseSpace } from './behaviour/reserved-space.ts'
import type { SettleChunk } from './contract.ts'

/**
 * The entry of the chunk that widgets load once they are drawn, where they are counted, cards are folded or the page
 * reserves space for them.
 */
export const settle: SettleChunk['settle'] = (request) => {
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
