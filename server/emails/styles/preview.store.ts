import type { Clock } from '#server/kernel/clock.ts'
import { newLinkId } from '#server/kernel/ids.ts'

const KEPT_MS = 10 * 60 * 1000
const KEPT_MAX = 200

/** Emails previewed in the editor: in memory, for ten minutes, the newest 200. */
export function createPreviewStore({ clock }: { clock: Clock }) {
  const kept = new Map<string, { html: string; until: number }>()

  return {
    /** Returns an id that can't be guessed: whoever has it can read the preview. */
    keep(html: string): string {
      const now = clock.now().getTime()
      for (const [id, { until }] of kept) if (until <= now || kept.size >= KEPT_MAX) kept.delete(id)
      const id = newLinkId()
      kept.set(id, { html, until: now + KEPT_MS })
      return id
    },

    find(id: string): string | undefined {
      const found = kept.get(id)
      return found && found.until > clock.now().getTime() ? found.html : undefined
    },
  }
}
