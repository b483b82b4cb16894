import type { Tx, Transactional } from '#server/db/database.ts'
import { storageFull, tooManyEntries } from './accounts.errors.ts'
import { countEntries, readStoredBytes } from './room.queries.ts'
import type { WorkspaceLimits } from './workspace-limits.ts'

type Room = { workspaceId: string; workspaceLimits: WorkspaceLimits }

/** Whether more text or history can be stored. What is stored last may exceed the limit. */
export function* hasStorage(tx: Tx, { workspaceId, workspaceLimits }: Room): Transactional<boolean> {
  return (yield* readStoredBytes(tx, workspaceId)) < workspaceLimits.storedBytes
}

/** Throws `workspaces.storage_full` (409). */
export function* requireStorage(tx: Tx, room: Room): Transactional<void> {
  if (!(yield* hasStorage(tx, room))) throw storageFull()
}

/** For new requests or testimonials. Throws the same, and `workspaces.too_many_entries` (409). */
export function* requireEntries(tx: Tx, { added, ...room }: Room & { added: number }): Transactional<void> {
  yield* requireStorage(tx, room)
  const limit = room.workspaceLimits.entries
  if ((yield* countEntries(tx, room.workspaceId)) + added > limit) throw tooManyEntries({ limit })
}
