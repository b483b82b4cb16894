import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { run, type Sql, type Work } from '#server/db/database.ts'
import { simulatedStripeObjects as objects } from '#server/db/schema/payments.ts'
import type { Kept, KeptKind } from './kept-objects.ts'

/** Whose objects: null is our own account. */
export type Whose = { accountId: string | null }

const isOf = (accountId: string | null) =>
  accountId === null ? isNull(objects.accountId) : eq(objects.accountId, accountId)

/** Safe: only `saveKept` writes rows, and writes each kind's data under that kind. */
const readAs = <Kind extends KeptKind>(row: { data: unknown }) => row.data as Kept[Kind]

export function* findKept<Kind extends KeptKind>(
  sql: Sql,
  { kind, id, accountId }: { kind: Kind; id: string } & Whose,
): Work<Kept[Kind] | undefined> {
  const [found] = yield* run(
    sql
      .select({ data: objects.data })
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.kind, kind), isOf(accountId))),
  )
  return found && readAs<Kind>(found)
}

/** Of whichever kind. */
export function* findObject(sql: Sql, { id, accountId }: { id: string } & Whose): Work<unknown> {
  const [found] = yield* run(
    sql
      .select({ data: objects.data })
      .from(objects)
      .where(and(eq(objects.id, id), isOf(accountId))),
  )
  return found?.data
}

/** Of whichever account. */
export function* findAnywhere<Kind extends KeptKind>(
  sql: Sql,
  { kind, id }: { kind: Kind; id: string },
): Work<(Whose & { object: Kept[Kind] }) | undefined> {
  const [found] = yield* run(
    sql
      .select()
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.kind, kind))),
  )
  return found && { accountId: found.accountId, object: readAs<Kind>(found) }
}

/** The newest first. */
export function* listKept<Kind extends KeptKind>(
  sql: Sql,
  { kind, accountId, customerId }: { kind: Kind; customerId?: string | undefined } & Whose,
): Work<Kept[Kind][]> {
  const found = yield* run(
    sql
      .select({ data: objects.data })
      .from(objects)
      .where(
        and(
          eq(objects.kind, kind),
          isOf(accountId),
          customerId === undefined ? undefined : eq(objects.customerId, customerId),
        ),
      )
      .orderBy(desc(objects.createdAt), desc(objects.id)),
  )
  return found.map((row) => readAs<Kind>(row))
}

/** The newest first, of every account. */
export function* listAllKept<Kind extends KeptKind>(
  sql: Sql,
  { kind, max = 10_000 }: { kind: Kind; max?: number },
): Work<(Whose & { object: Kept[Kind] })[]> {
  const found = yield* run(
    sql
      .select()
      .from(objects)
      .where(eq(objects.kind, kind))
      .orderBy(desc(objects.createdAt), desc(objects.id))
      .limit(max),
  )
  return found.map((row) => ({ accountId: row.accountId, object: readAs<Kind>(row) }))
}

const customerOf = (object: object): string | null => {
  const customer: unknown = Reflect.get(object, 'customer')
  return typeof customer === 'string' ? customer : null
}

/** Keeps an object, in place of what it was. */
export function* saveKept<Kind extends KeptKind>(
  sql: Sql,
  { object, accountId, now }: { object: Kept[Kind] & { object: Kind } } & Whose & { now: Date },
): Work<void> {
  const customerId = customerOf(object)
  const row = { id: object.id, kind: object.object, accountId, customerId, data: object, createdAt: now }
  yield* run(
    sql
      .insert(objects)
      .values(row)
      .onConflictDoUpdate({ target: objects.id, set: { data: object, customerId } }),
  )
}

export function* removeKept(sql: Sql, id: string): Work<void> {
  yield* run(sql.delete(objects).where(eq(objects.id, id)))
}

export function* removeKeptBefore(sql: Sql, { kind, before }: { kind: KeptKind; before: Date }): Work<void> {
  yield* run(sql.delete(objects).where(and(eq(objects.kind, kind), lt(objects.createdAt, before))))
}
