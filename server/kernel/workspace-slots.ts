import type { AppError } from './app-error.ts'

const WAITING_MAX = 1

export type WorkspaceSlots = ReturnType<typeof createWorkspaceSlots>

/**
 * Lets each workspace do one costly thing at a time, in order, so that one account can't use the whole server. One more
 * may wait; `refuse` creates the error for the others.
 */
export function createWorkspaceSlots({ refuse }: { refuse: () => AppError }) {
  /** Those that wait, for each workspace whose slot is taken. */
  const taken = new Map<string, (() => void)[]>()

  /** Resolves with what ends it. Throws the refusal when one is waiting already. */
  async function take(workspaceId: string): Promise<() => void> {
    const waiting = taken.get(workspaceId)
    if (!waiting) taken.set(workspaceId, [])
    else if (waiting.length >= WAITING_MAX) throw refuse()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    let isTaken = true
    return () => {
      if (isTaken) pass(workspaceId)
      isTaken = false
    }
  }

  function pass(workspaceId: string): void {
    const next = taken.get(workspaceId)?.shift()
    if (next) next()
    else taken.delete(workspaceId)
  }

  return {
    take,

    /** Throws the same. */
    async run<T>(workspaceId: string, work: () => Promise<T>): Promise<T> {
      const end = await take(workspaceId)
      return work().finally(end)
    },
  }
}
