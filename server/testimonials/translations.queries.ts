import { LANGUAGES, type Language } from '#shared/languages.ts'
import { testimonialTranslations } from '#server/db/schema/translations.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { and, eq, inArray } from '#server/db/sql.ts'

export type TranslationRow = typeof testimonialTranslations.$inferSelect

type Of = { workspaceId: string; testimonialId: string | readonly string[] }

const isOf = ({ workspaceId, testimonialId }: Of) =>
  and(
    eq(testimonialTranslations.workspaceId, workspaceId),
    inArray(testimonialTranslations.testimonialId, [testimonialId].flat()),
  )

/** In the order of `LANGUAGES`. */
export function* listTranslations(tx: Tx, of: Of): Transactional<TranslationRow[]> {
  const rows = yield* run(tx.select().from(testimonialTranslations).where(isOf(of)))
  return rows.toSorted((a, b) => LANGUAGES.indexOf(a.language) - LANGUAGES.indexOf(b.language))
}

export function* saveTranslation(tx: Tx, row: TranslationRow): Transactional<void> {
  const { text, translatedAt, isOutdated } = row
  yield* run(
    tx
      .insert(testimonialTranslations)
      .values(row)
      .onConflictDoUpdate({
        target: [testimonialTranslations.testimonialId, testimonialTranslations.language],
        set: { text, translatedAt, isOutdated },
      }),
  )
}

export function* deleteTranslation(tx: Tx, { language, ...of }: Of & { language: Language }): Transactional<void> {
  yield* run(tx.delete(testimonialTranslations).where(and(isOf(of), eq(testimonialTranslations.language, language))))
}

export function* deleteTranslationsOf(tx: Tx, of: Of): Transactional<void> {
  yield* run(tx.delete(testimonialTranslations).where(isOf(of)))
}

/** Hides them until a member keeps or changes them. Whether there were any to hide. */
export function* hideTranslations(tx: Tx, of: Of): Transactional<boolean> {
  const hidden = yield* run(
    tx
      .update(testimonialTranslations)
      .set({ isOutdated: true })
      .where(and(isOf(of), eq(testimonialTranslations.isOutdated, false)))
      .returning({ language: testimonialTranslations.language }),
  )
  return hidden.length > 0
}
