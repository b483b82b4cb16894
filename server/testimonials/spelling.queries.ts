import { and, desc, eq } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { selectOfTestimonials } from '#server/db/of-testimonials.ts'
import { spellingSuggestions } from '#server/db/schema/spelling-suggestions.ts'

export type SuggestionRow = typeof spellingSuggestions.$inferSelect

type Of = { workspaceId: string; testimonialId: string }

const isOf = ({ workspaceId, testimonialId }: Of) =>
  and(eq(spellingSuggestions.workspaceId, workspaceId), eq(spellingSuggestions.testimonialId, testimonialId))

export function* insertSuggestion(tx: Tx, suggestion: SuggestionRow): Transactional<void> {
  yield* run(tx.insert(spellingSuggestions).values(suggestion))
}

/** Newest first. */
export const listSuggestions = selectOfTestimonials(spellingSuggestions, (tx, isWanted) =>
  tx
    .select()
    .from(spellingSuggestions)
    .where(isWanted)
    .orderBy(desc(spellingSuggestions.createdAt), desc(spellingSuggestions.id)),
)

export function* findOpenSuggestion(tx: Tx, of: Of): Transactional<SuggestionRow | undefined> {
  const [found] = yield* run(
    tx
      .select()
      .from(spellingSuggestions)
      .where(and(isOf(of), eq(spellingSuggestions.state, 'open'))),
  )
  return found
}

export function* answerSuggestion(
  tx: Tx,
  { id, ...of }: Of & { id: string },
  { state, answeredAt }: Pick<SuggestionRow, 'state' | 'answeredAt'>,
): Transactional<void> {
  yield* run(
    tx
      .update(spellingSuggestions)
      .set({ state, answeredAt })
      .where(and(isOf(of), eq(spellingSuggestions.id, id))),
  )
}

/** False when there is none. */
export function* deleteOpenSuggestion(tx: Tx, of: Of): Transactional<boolean> {
  const deleted = yield* run(
    tx
      .delete(spellingSuggestions)
      .where(and(isOf(of), eq(spellingSuggestions.state, 'open')))
      .returning({ id: spellingSuggestions.id }),
  )
  return deleted.length > 0
}

export function* deleteSuggestionsOf(tx: Tx, of: Of): Transactional<void> {
  yield* run(tx.delete(spellingSuggestions).where(isOf(of)))
}
