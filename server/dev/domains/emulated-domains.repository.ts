import { asc, eq } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { emulatedDomains, emulatedNames } from '../schema/emails.ts'

export type EmulatedDomain = typeof emulatedDomains.$inferSelect

/** False when one with this name exists. */
export function* insertEmulated(tx: Tx, row: EmulatedDomain): Transactional<boolean> {
  const added = yield* run(
    tx.insert(emulatedDomains).values(row).onConflictDoNothing().returning({ id: emulatedDomains.id }),
  )
  return added.length === 1
}

export function* findEmulated(tx: Tx, id: string): Transactional<EmulatedDomain | undefined> {
  const [found] = yield* run(tx.select().from(emulatedDomains).where(eq(emulatedDomains.id, id)))
  return found
}

export function* findEmulatedNamed(tx: Tx, name: string): Transactional<EmulatedDomain | undefined> {
  const [found] = yield* run(tx.select().from(emulatedDomains).where(eq(emulatedDomains.name, name)))
  return found
}

/** Oldest first. */
export function* listEmulated(tx: Tx): Transactional<EmulatedDomain[]> {
  return yield* run(tx.select().from(emulatedDomains).orderBy(asc(emulatedDomains.createdAt)))
}

/** False when there is no such domain. */
export function* updatePublished(tx: Tx, id: string, change: { arePublished: boolean }): Transactional<boolean> {
  const changed = yield* run(
    tx.update(emulatedDomains).set(change).where(eq(emulatedDomains.id, id)).returning({ id: emulatedDomains.id }),
  )
  return changed.length === 1
}

export function* deleteEmulated(tx: Tx, id: string): Transactional<void> {
  yield* run(tx.delete(emulatedDomains).where(eq(emulatedDomains.id, id)))
}

export type EmulatedName = typeof emulatedNames.$inferSelect

export function* findEmulatedName(tx: Tx, name: string): Transactional<EmulatedName | undefined> {
  const [found] = yield* run(tx.select().from(emulatedNames).where(eq(emulatedNames.name, name)))
  return found
}

/** Oldest first. */
export function* listEmulatedNames(tx: Tx): Transactional<EmulatedName[]> {
  return yield* run(tx.select().from(emulatedNames).orderBy(asc(emulatedNames.createdAt)))
}

export function* saveEmulatedName(tx: Tx, row: EmulatedName): Transactional<void> {
  yield* run(tx.insert(emulatedNames).values(row).onConflictDoUpdate({ target: emulatedNames.name, set: row }))
}

/** False when there is no such name. */
export function* publishName(tx: Tx, name: string, change: { arePublished: boolean }): Transactional<boolean> {
  const changed = yield* run(
    tx.update(emulatedNames).set(change).where(eq(emulatedNames.name, name)).returning({ name: emulatedNames.name }),
  )
  return changed.length === 1
}
