export type RightOfWay = {
  /** Somebody came who goes first. */
  note(): void
  /** For whoever lets them go first: resolves once it is quiet, or after `patienceMs`; at once while no two come close together. */
  wait(): Promise<void>
}

/**
 * Lets what is waited for outside go before what can wait. Quiet is when nobody came for `quietMs`. Whoever waits is let go on
 * after `patienceMs` however many come, so that it becomes slower and never stands still.
 */
export function createRightOfWay({ quietMs, patienceMs }: { quietMs: number; patienceMs: number }): RightOfWay {
  const waiting = new Set<() => void>()
  let quiet: NodeJS.Timeout | undefined
  let areComing = false

  function goOn(): void {
    quiet = undefined
    areComing = false
    waiting.forEach((go) => go())
  }

  return {
    note() {
      areComing = quiet !== undefined
      quiet = quiet?.refresh() ?? setTimeout(goOn, quietMs)
    },

    async wait() {
      if (!areComing) return
      await new Promise<void>((resolve) => {
        const patience = setTimeout(go, patienceMs)
        function go(): void {
          clearTimeout(patience)
          waiting.delete(go)
          resolve()
        }
        waiting.add(go)
      })
    },
  }
}
