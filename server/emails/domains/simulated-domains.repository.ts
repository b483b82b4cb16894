import { asc, eq } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { simulatedDomains } from '#server/db/schema/email-settings.ts'

export type SimulatedDomain = typeof simulatedDomains.$inferSelect

/** False when there is one of this name. */
export function* insertSimulated(sql: Sql, row: SimulatedDomain): Work<boolean> {
  const added = yield* run(
    sql.insert(simulatedDomains).values(row).onConflictDoNothing().returning({ id: simulatedDomains.id }),
  )
  return added.length === 1
}

export function* findSimulated(sql: Sql, id: string): Work<SimulatedDomain | undefined> {
  const [found] = yield* run(sql.select().from(simulatedDomains).where(eq(simulatedDomains.id, id)))
  return found
}

export function* findSimulatedNamed(sql: Sql, name: string): Work<SimulatedDomain | undefined> {
  const [found] = yield* run(sql.select().from(simulatedDomains).where(eq(simulatedDomains.name, name)))
  return found
}

/** Oldest first. */
export function* listSimulated(sql: Sql): Work<SimulatedDomain[]> {
  return yield* run(sql.select().from(simulatedDomains).orderBy(asc(simulatedDomains.createdAt)))
}

/** False when there is no such domain. */
export function* updatePublished(sql: Sql, id: string, change: { arePublished: boolean }): Work<boolean> {
  const changed = yield* run(
    sql.update(simulatedDomains).set(change).where(eq(simulatedDomains.id, id)).returning({ id: simulatedDomains.id }),
  )
  return changed.length === 1
}

export function* deleteSimulated(sql: Sql, id: string): Work<void> {
  yield* run(sql.delete(simulatedDomains).where(eq(simulatedDomains.id, id)))
}
