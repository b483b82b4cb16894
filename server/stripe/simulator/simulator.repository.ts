import { and, eq, lt } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { simulatedStripeObjects as objects } from '#server/db/schema/payments.ts'
import { type SimulatedData, type SimulatedKind, simulatedData } from './simulated-objects.ts'

export type SimulatedObject<Kind extends SimulatedKind> = {
  id: string
  accountId?: string | null
  customerId: string | null
  data: SimulatedData[Kind]
  createdAt: Date
}

type Row = typeof objects.$inferSelect

/** Safe: the schema of a kind answers that kind's data. */
const readAs = <Kind extends SimulatedKind>(kind: Kind, { data, ...row }: Row): SimulatedObject<Kind> => ({
  ...row,
  data: simulatedData[kind].parse(data) as SimulatedData[Kind],
})

export function* insertObject<Kind extends SimulatedKind>(
  sql: Sql,
  object: SimulatedObject<Kind> & { kind: Kind },
): Work<void> {
  yield* run(sql.insert(objects).values(object))
}

export function* findObject<Kind extends SimulatedKind>(
  sql: Sql,
  { kind, id }: { kind: Kind; id: string },
): Work<SimulatedObject<Kind> | undefined> {
  const [found] = yield* run(
    sql
      .select()
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.kind, kind))),
  )
  return found && readAs(kind, found)
}

export function* listObjectsOf<Kind extends SimulatedKind>(
  sql: Sql,
  { kind, customerId }: { kind: Kind; customerId: string },
): Work<SimulatedObject<Kind>[]> {
  const found = yield* run(
    sql
      .select()
      .from(objects)
      .where(and(eq(objects.customerId, customerId), eq(objects.kind, kind))),
  )
  return found.map((row) => readAs(kind, row))
}

export function* updateObject<Kind extends SimulatedKind>(
  sql: Sql,
  { id, data }: { kind: Kind; id: string; data: SimulatedData[Kind] },
): Work<void> {
  yield* run(sql.update(objects).set({ data }).where(eq(objects.id, id)))
}

export function* deleteObject(sql: Sql, id: string): Work<boolean> {
  const gone = yield* run(sql.delete(objects).where(eq(objects.id, id)).returning({ id: objects.id }))
  return gone.length === 1
}

export function* deleteObjectsOf(sql: Sql, customerId: string): Work<void> {
  yield* run(sql.delete(objects).where(eq(objects.customerId, customerId)))
}

export function* deleteObjectsBefore(
  sql: Sql,
  { kind, createdBefore }: { kind: SimulatedKind; createdBefore: Date },
): Work<void> {
  yield* run(sql.delete(objects).where(and(eq(objects.kind, kind), lt(objects.createdAt, createdBefore))))
}
