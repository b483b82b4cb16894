/** Does the work, and then releases what it has taken, the last first. */
export async function releasing<T>(work: (later: (release: () => unknown) => void) => Promise<T>): Promise<T> {
  const releases: (() => unknown)[] = []
  try {
    return await work((release) => void releases.push(release))
  } finally {
    for (const release of releases.toReversed()) await release()
  }
}
