import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { formCodeLists, formCodes } from '#server/db/schema/form-codes.ts'
import { and, asc, countWhere, eq, inArray, isNotNull, isNull, max } from '#server/db/sql.ts'

export type FormKey = { workspaceId: string; id: string }
export type CodeList = typeof formCodeLists.$inferSelect

const isListOf = ({ workspaceId, id }: FormKey) =>
  and(eq(formCodeLists.workspaceId, workspaceId), eq(formCodeLists.formId, id))

const isCodeOf = ({ workspaceId, id }: FormKey) => and(eq(formCodes.workspaceId, workspaceId), eq(formCodes.formId, id))

export function* findCodeList(tx: Tx, key: FormKey): Transactional<CodeList | undefined> {
  const [found] = yield* run(tx.select().from(formCodeLists).where(isListOf(key)))
  return found
}

export function* saveCodeList(tx: Tx, { workspaceId, id: formId }: FormKey, label: string): Transactional<void> {
  yield* run(
    tx
      .insert(formCodeLists)
      .values({ formId, workspaceId, label })
      .onConflictDoUpdate({ target: formCodeLists.formId, set: { label } }),
  )
}

export function* deleteCodeList(tx: Tx, key: FormKey): Transactional<void> {
  yield* run(tx.delete(formCodeLists).where(isListOf(key)))
}

export function* countCodes(tx: Tx, key: FormKey): Transactional<{ given: number; left: number }> {
  const [found] = yield* run(
    tx
      .select({ given: countWhere(isNotNull(formCodes.givenAt)), left: countWhere(isNull(formCodes.givenAt)) })
      .from(formCodes)
      .where(isCodeOf(key)),
  )
  return found ?? { given: 0, left: 0 }
}

/** Which of these the form has or had. */
export function* listKnownCodes(tx: Tx, key: FormKey, codes: readonly string[]): Transactional<string[]> {
  const found = yield* run(
    tx
      .select({ code: formCodes.code })
      .from(formCodes)
      .where(and(isCodeOf(key), inArray(formCodes.code, [...codes]))),
  )
  return found.map(({ code }) => code)
}

/** Behind those that are there. */
export function* insertCodes(
  tx: Tx,
  key: FormKey,
  { codes, first }: { codes: readonly string[]; first: number },
): Transactional<void> {
  const { workspaceId, id: formId } = key
  yield* run(
    tx.insert(formCodes).values(codes.map((code, index) => ({ formId, workspaceId, code, position: first + index }))),
  )
}

export function* nextPosition(tx: Tx, key: FormKey): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ last: max(formCodes.position) })
      .from(formCodes)
      .where(isCodeOf(key)),
  )
  return (found?.last ?? 0) + 1
}

export function* deleteCodesLeft(tx: Tx, key: FormKey): Transactional<void> {
  yield* run(tx.delete(formCodes).where(and(isCodeOf(key), isNull(formCodes.givenAt))))
}

export function* findNextCode(tx: Tx, key: FormKey): Transactional<string | undefined> {
  const [found] = yield* run(
    tx
      .select({ code: formCodes.code })
      .from(formCodes)
      .where(and(isCodeOf(key), isNull(formCodes.givenAt)))
      .orderBy(asc(formCodes.position))
      .limit(1),
  )
  return found?.code
}

/** False when somebody else got it. */
export function* markGiven(
  tx: Tx,
  key: FormKey,
  { code, label, testimonialId, now }: { code: string; label: string; testimonialId: string; now: Date },
): Transactional<boolean> {
  const given = yield* run(
    tx
      .update(formCodes)
      .set({ givenAt: now, givenLabel: label, testimonialId })
      .where(and(isCodeOf(key), eq(formCodes.code, code), isNull(formCodes.givenAt)))
      .returning({ code: formCodes.code }),
  )
  return given.length === 1
}

type OfClient = { workspaceId: string; testimonialId: string }

const isOfClient = ({ workspaceId, testimonialId }: OfClient) =>
  and(eq(formCodes.workspaceId, workspaceId), eq(formCodes.testimonialId, testimonialId))

export function* findGiven(tx: Tx, of: OfClient): Transactional<{ label: string; code: string } | undefined> {
  const [found] = yield* run(
    tx.select({ label: formCodes.givenLabel, code: formCodes.code }).from(formCodes).where(isOfClient(of)),
  )
  return found && { label: found.label ?? '', code: found.code }
}

export function* forgetGiven(tx: Tx, of: OfClient): Transactional<void> {
  yield* run(tx.update(formCodes).set({ testimonialId: null }).where(isOfClient(of)))
}
