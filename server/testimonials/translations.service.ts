import type { Language } from '#shared/languages.ts'
import type { Translation } from '#shared/testimonial-details.ts'
import { lockWorkspace, markContentChanged } from '#server/accounts/workspaces.queries.ts'
import type { Database } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { refuseUnshown, refuseWithoutSignOff } from './owners-words.ts'
import type { SignOffGate } from './sign-off-gate.ts'
import { erased } from './testimonials.errors.ts'
import { insertEvents } from './testimonials.repository.ts'
import { getTestimonial } from './testimonials.service.ts'
import { deleteTranslation, listTranslations, saveTranslation, type TranslationRow } from './translations.queries.ts'

type Translated = {
  workspaceId: string
  id: string
  by: Actor
  /** The owner publishes although a sign-off is needed. */
  needsNoSignOff: boolean
  language: Language
  /** Null removes it. */
  text: string | null
  /** The revision that the member has read. */
  revisedAt: string | null
}

type Listed = { items: { id: string; translations: Translation[] }[] }

export type TranslationsService = ReturnType<typeof createTranslationsService>

export function createTranslationsService({
  db,
  clock,
  signOff,
}: {
  db: Database
  clock: Clock
  signOff: SignOffGate
}) {
  return {
    listTranslations: ({ workspaceId, ids }: { workspaceId: string; ids: readonly string[] }): Promise<Listed> =>
      db.read(function* (tx) {
        const rows = yield* listTranslations(tx, { workspaceId, testimonialId: ids })
        const byId = Map.groupBy(rows, ({ testimonialId }) => testimonialId)
        const items = [...new Set(ids)].flatMap((id) => {
          const translations = byId.get(id)
          return translations ? [{ id, translations: translations.map(describeTranslation) }] : []
        })
        return { items }
      }),

    /**
     * Throws `testimonials.not_found` (404), and `testimonials.wrong_status`,
     * `withdrawn`, `erased`, `revised`, `not_for_everybody` and `reply_needs_owner` (409).
     */
    translate: ({ by, language, text, ...asked }: Translated): Promise<{ translations: Translation[] }> =>
      db.transaction(function* (tx) {
        yield* lockWorkspace(tx, asked.workspaceId)
        const found = yield* getTestimonial(tx, asked)
        const now = clock.now()
        if (found.erasedAt) throw erased()
        if (text !== null) {
          refuseUnshown(found, { move: 'translate', revisedAt: asked.revisedAt })
          yield* refuseWithoutSignOff(tx, { ...asked, move: 'translate', signOff, now })
        }
        const { workspaceId, id: testimonialId } = found
        const of = { workspaceId, testimonialId }
        const before = (yield* listTranslations(tx, of)).find((row) => row.language === language)
        if (isDifferent(before, text)) {
          if (text === null) yield* deleteTranslation(tx, { ...of, language })
          else yield* saveTranslation(tx, { ...of, language, text, translatedAt: now, isOutdated: false })
          const kind = text === null ? ('translation_removed' as const) : ('translated' as const)
          yield* insertEvents(tx, [{ ...of, kind, by, at: now }])
          yield* markContentChanged(tx, workspaceId)
        }
        return { translations: (yield* listTranslations(tx, of)).map(describeTranslation) }
      }),
  }
}

const isDifferent = (before: TranslationRow | undefined, text: string | null): boolean =>
  before ? before.text !== text || before.isOutdated : text !== null

export const describeTranslation = ({ language, text, translatedAt, isOutdated }: TranslationRow): Translation => ({
  language,
  text,
  at: translatedAt.toISOString(),
  isOutdated,
})
