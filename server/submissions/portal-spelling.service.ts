import { stillShown } from '#shared/excerpt.ts'
import { checkSpelling } from '#shared/spelling-fix.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { answerSuggestion, listSuggestions, type SuggestionRow } from '#server/testimonials/spelling.queries.ts'
import { partsOf, searchTextOf, statusAfter } from '#server/testimonials/testimonials.domain.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { recordClientEvents } from '#server/testimonials/testimonials.service.ts'
import { noSuggestion } from './portal.errors.ts'
import { endConsents } from './portal.repository.ts'
import { readWritten } from './portal.service.ts'
import {
  aboutRow,
  createPortalWriting,
  endedBy,
  getConsent,
  move,
  refuseTooMany,
  refuseUnanswered,
} from './portal-writing.service.ts'

type Answered = { token: string; suggestionId: string }

export type PortalSpellingService = ReturnType<typeof createPortalSpellingService>

/** What clients decide about the spelling fixes that are suggested to them. */
export function createPortalSpellingService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  publicUrl: () => string
  wakeJobs: () => void
}) {
  const { clock } = deps
  const { change, permit, keepEarlierVersion } = createPortalWriting(deps)

  /** Like the client's own edit, but approval, reply and translations stay: the words are the same ones. */
  function* takeSpelling(
    tx: Tx,
    row: TestimonialRow,
    { text, consentVersion, address }: { text: string; consentVersion: string; address: string },
  ): Transactional<void> {
    const consent = yield* getConsent(tx, row, consentVersion)
    yield* refuseTooMany(tx, row)
    const now = clock.now()
    const choice = row.isPrivate ? 'private' : 'public'
    const permitted = yield* permit(tx, row, { choice, parts: partsOf(row), consent, address })
    yield* keepEarlierVersion(tx, row, yield* readWritten(tx, row))
    const { customerName, customerEmail, company } = row
    const shown = stillShown({ text, language: row.language }, row)
    yield* move(tx, row, 'accept_spelling', {
      text,
      ...shown,
      searchText: searchTextOf({ customerName, customerEmail, text, company }),
      revisedAt: now,
    })
    yield* endConsents(tx, row, { at: now, except: permitted })
    yield* recordClientEvents(tx, row, {
      kinds: ['spelling_accepted', ...endedBy(row, shown)],
      at: now,
    })
  }

  return {
    /**
     * Throws `own_page.not_found` (404), `own_page.not_answered` and `own_page.no_suggestion` (409),
     * `own_page.changed_too_often` (429), and 422 for a consent that is not known.
     */
    acceptSpelling: ({ token, suggestionId, ...agreed }: Answered & { consentVersion: string; address: string }) =>
      change(token, function* (tx, row) {
        const suggestion = yield* getSuggestion(tx, row, suggestionId)
        if (suggestion.state === 'accepted') return
        const { text } = suggestion
        refuseUnanswerable(row, suggestion)
        yield* takeSpelling(tx, row, { ...agreed, text })
        yield* answerSuggestion(tx, suggestion, { state: 'accepted', answeredAt: clock.now() })
      }),

    /** Throws `own_page.not_found` (404), and `own_page.not_answered` and `own_page.no_suggestion` (409). */
    declineSpelling: ({ token, suggestionId }: Answered) =>
      change(token, function* (tx, row) {
        const suggestion = yield* getSuggestion(tx, row, suggestionId)
        if (suggestion.state === 'declined') return
        refuseUnanswerable(row, suggestion)
        const now = clock.now()
        yield* answerSuggestion(tx, suggestion, { state: 'declined', answeredAt: now })
        yield* recordClientEvents(tx, row, { kinds: ['spelling_declined'], at: now })
      }),
  }
}

function* getSuggestion(tx: Tx, row: TestimonialRow, suggestionId: string): Transactional<SuggestionRow> {
  refuseUnanswered(row)
  const found = (yield* listSuggestions(tx, aboutRow(row))).find(({ id }) => id === suggestionId)
  if (!found) throw noSuggestion()
  return found
}

/** Only what is open and still nothing but spelling: the rule may have become stricter since. */
function refuseUnanswerable({ status, text, language }: TestimonialRow, suggestion: SuggestionRow): void {
  const isOffered = suggestion.state === 'open' && statusAfter(status, 'accept_spelling') !== null
  if (!isOffered || !checkSpelling({ before: text ?? '', after: suggestion.text, language }).isFix) throw noSuggestion()
}
