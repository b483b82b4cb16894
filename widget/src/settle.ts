import { keepPlaces } from './behaviour/grid-space.ts'
import { countUse, tellClicks } from './behaviour/count.ts'
import { endUnderline } from './behaviour/host-link.ts'
import { releaseSpace } from './behaviour/reserved-space.ts'
import type { SettleChunk } from './contract.ts'

/** The entry of the chunk that every widget loads once it is drawn. */
export const settle: SettleChunk['settle'] = (request) => {
  endUnderline(request)
  const stops = [tellClicks(request), countUse(request), keepPlaces(request)]
  const space = releaseSpace(request)
  return {
    ...space,
    stop() {
      for (const stop of stops) stop()
      space.stop?.()
    },
  }
}
