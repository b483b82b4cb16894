import { and, desc, eq, isNull, lt } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { stripeObjects as objects } from '../schema/stripe.ts'
import type { Kept, KeptKind } from './kept-objects.ts'

/** The owner of objects: null for our own account. */
export type Whose = { accountId: string | null }

const isOf = (accountId: string | null) =>
  accountId === null ? isNull(objects.accountId) : eq(objects.accountId, accountId)

/** Safe: only `saveKept` writes rows, and it stores each kind's data under that kind. */
const readAs = <Kind extends KeptKind>(row: { data: unknown }) => row.data as Kept[Kind]

export function* findKept<Kind extends KeptKind>(
  tx: Tx,
  { kind, id, accountId }: { kind: Kind; id: string } & Whose,
): Transactional<Kept[Kind] | undefined> {
  const [found] = yield* run(
    tx
      .select({ data: objects.data })
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.kind, kind), isOf(accountId))),
  )
  return found && readAs<Kind>(found)
}

/** Of any kind. */
export function* findObject(tx: Tx, { id, accountId }: { id: string } & Whose): Transactional<unknown> {
  const [found] = yield* run(
    tx
      .select({ data: objects.data })
      .from(objects)
      .where(and(eq(objects.id, id), isOf(accountId))),
  )
  return found?.data
}

/** In any account. */
export function* findAnywhere<Kind extends KeptKind>(
  tx: Tx,
  { kind, id }: { kind: Kind; id: string },
): Transactional<(Whose & { object: Kept[Kind] }) | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(objects)
      .where(and(eq(objects.id, id), eq(objects.kind, kind))),
  )
  return found && { accountId: found.accountId, object: readAs<Kind>(found) }
}

/** Newest first. */
export function* listKept<Kind extends KeptKind>(
  tx: Tx,
  { kind, accountId, customerId }: { kind: Kind; customerId?: string | undefined } & Whose,
): Transactional<Kept[Kind][]> {
  const found = yield* run(
    tx
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

/** Newest first, in all accounts. */
export function* listAllKept<Kind extends KeptKind>(
  tx: Tx,
  { kind, max = 10_000 }: { kind: Kind; max?: number },
): Transactional<(Whose & { object: Kept[Kind] })[]> {
  const found = yield* run(
    tx
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

/** Saves an object, replacing its earlier state. */
export function* saveKept<Kind extends KeptKind>(
  tx: Tx,
  { object, accountId, now }: { object: Kept[Kind] & { object: Kind } } & Whose & { now: Date },
): Transactional<void> {
  const customerId = customerOf(object)
  const row = { id: object.id, kind: object.object, accountId, customerId, data: object, createdAt: now }
  yield* run(
    tx
      .insert(objects)
      .values(row)
      .onConflictDoUpdate({ target: objects.id, set: { data: object, customerId } }),
  )
}

export function* removeKept(tx: Tx, id: string): Transactional<void> {
  yield* run(tx.delete(objects).where(eq(objects.id, id)))
}

export function* removeKeptBefore(tx: Tx, { kind, before }: { kind: KeptKind; before: Date }): Transactional<void> {
  yield* run(tx.delete(objects).where(and(eq(objects.kind, kind), lt(objects.createdAt, before))))
}
