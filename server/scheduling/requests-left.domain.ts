/** A request that is planned: when it is due, and when the client paid. */
export type PlannedAsk = { id: string; at: Date; paidAt: Date }

/**
 * Of requests that are to be added, those for which the month has none left when they are due: they are sent in the order
 * in which they become due, and those that become due together in the order in which clients paid.
 */
export function beyondLeft({
  planned,
  added,
  left,
}: {
  planned: readonly PlannedAsk[]
  added: readonly PlannedAsk[]
  left: number
}): PlannedAsk[] {
  const isAdded = new Set(added.map(({ id }) => id))
  const others = planned.filter(({ id }) => !isAdded.has(id))
  const inOrder = [...others, ...added].toSorted(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      one.paidAt.getTime() - other.paidAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  )
  return inOrder.slice(Math.max(0, left)).filter(({ id }) => isAdded.has(id))
}
