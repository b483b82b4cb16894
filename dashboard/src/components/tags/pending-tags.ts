/** Tags that are being made while a form is filled in: saving it waits for them. */
export type PendingTags = ReturnType<typeof createPendingTags>

export function createPendingTags() {
  const pending = new Set<Promise<boolean>>()
  return {
    /** `made` says whether the tag could be made. */
    follow(made: Promise<boolean>): void {
      pending.add(made)
      void made.finally(() => pending.delete(made))
    },

    /** Resolves once none is being made, with whether all of them could be. */
    async settle(): Promise<boolean> {
      let areMade = true
      while (pending.size > 0) {
        const made = await Promise.all(pending)
        areMade &&= made.every(Boolean)
      }
      return areMade
    },
  }
}
