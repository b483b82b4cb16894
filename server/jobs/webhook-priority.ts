export type WebhookPriority = {
  /** Something with priority arrived. */
  note(): void
  /**
   * For tasks without priority: resolves once it is quiet, or after `patienceMs`; immediately unless arrivals come
   * close together.
   */
  wait(): Promise<void>
}

/**
 * Lets work that someone outside waits for go before work that can wait. It is quiet when nothing arrived for
 * `quietMs`. A waiting task goes on after `patienceMs` in any case, so it becomes slower but never stops.
 */
export function createWebhookPriority({
  quietMs,
  patienceMs,
}: {
  quietMs: number
  patienceMs: number
}): WebhookPriority {
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
