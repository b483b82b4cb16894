let count = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

/** Counts a page as awaited until its code has loaded or failed to load. */
export async function awaitPage<Page>(coming: Promise<Page>): Promise<Page> {
  change(1)
  try {
    return await coming
  } finally {
    change(-1)
  }
}

export function watchAwaited(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isAwaited = (): boolean => count > 0
