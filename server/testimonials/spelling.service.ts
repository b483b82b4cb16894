import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { checkSpelling } from '#shared/spelling-fix.ts'
import {
  type SpellingSuggestion,
  type SuggestionEmail,
  SUGGESTIONS_PER_TESTIMONIAL,
} from '#shared/spelling-suggestions.ts'
import { fullName } from '#shared/users.ts'
import { getUser } from '#server/accounts/accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { byMember } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newIdAt } from '#server/kernel/ids.ts'
import type { Member } from '#server/kernel/member.ts'
import type { SignOffGate } from './sign-off-gate.ts'
import { enqueueSuggestionEmail, readSuggestionEmail } from './spelling-email.service.ts'
import {
  noPortal,
  notSpelling,
  suggestionDeclined,
  suggestionNeedsOwner,
  suggestionOpen,
  tooManySuggestions,
} from './spelling.errors.ts'
import { deleteOpenSuggestion, insertSuggestion, listSuggestions, type SuggestionRow } from './spelling.queries.ts'
import { statusAfter } from './testimonials.domain.ts'
import { erased, notForEverybody, revisedMeanwhile, withdrawn, wrongStatus } from './testimonials.errors.ts'
import type { TestimonialRow } from './testimonials.queries.ts'
import { insertEvents } from './testimonials.repository.ts'
import { getTestimonial } from './testimonials.service.ts'

type Suggested = {
  member: Member
  id: string
  /** The owner decides although a sign-off is needed. */
  needsNoSignOff: boolean
  text: string
  /** The revision that the member has read. */
  revisedAt: string | null
}

export type SpellingService = ReturnType<typeof createSpellingService>

/** What members suggest about the spelling of a client's words. Only the client can accept it. */
export function createSpellingService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  emailLimits: EmailLimits
  signOff: SignOffGate
  wakeJobs: () => void
}) {
  const { db, clock, hashKey, emailLimits: limits, signOff } = deps

  /** Whoever signs off has the last word on what is public, and doesn't see suggestions. */
  function* refuseWithoutSignOff(tx: Tx, { member: { workspaceId }, needsNoSignOff }: Suggested): Transactional<void> {
    if (needsNoSignOff) return
    if ((yield* signOff.findSigners(tx, { workspaceId, now: clock.now() })) !== null) throw suggestionNeedsOwner()
  }

  return {
    /**
     * Throws `testimonials.not_found` (404), `testimonials.not_spelling` (422), and `testimonials.wrong_status`,
     * `withdrawn`, `erased`, `revised`, `not_for_everybody`, `no_portal`, `suggestion_open`, `suggestion_declined`,
     * `suggestion_needs_owner` and `too_many_suggestions` (409).
     */
    async suggestSpelling(asked: Suggested): Promise<{ suggestion: SpellingSuggestion; email: SuggestionEmail }> {
      const { member, id, text, revisedAt } = asked
      const { workspaceId, userId } = member
      const made = await db.transaction(function* (tx) {
        yield* lockWorkspace(tx, workspaceId)
        const found = yield* getTestimonial(tx, { workspaceId, id })
        const before = readWords(found, revisedAt)
        yield* refuseWithoutSignOff(tx, asked)
        const of = { workspaceId, testimonialId: id }
        refuseAgain(yield* listSuggestions(tx, of), text)
        const check = checkSpelling({ before, after: text, language: found.language })
        if (!check.isFix) throw notSpelling(check.refusal)
        const moment = { now: clock.now(), limits, hashKey }
        const { now } = moment
        const suggestion = {
          ...of,
          id: newIdAt('spl', now),
          text,
          state: 'open' as const,
          userId,
          authorName: fullName(yield* getUser(tx, userId)),
          createdAt: now,
          answeredAt: null,
        }
        yield* insertSuggestion(tx, suggestion)
        yield* insertEvents(tx, [{ ...of, kind: 'spelling_suggested', by: byMember(member), at: now }])
        const email = yield* readSuggestionEmail(tx, found, moment)
        if (email.outcome === 'sent') yield* enqueueSuggestionEmail(tx, found, moment)
        return { suggestion: describeSuggestion(suggestion), email }
      })
      deps.wakeJobs()
      return made
    },

    /** Its queued email is dropped, because there is no suggestion. Throws `testimonials.not_found` (404). */
    cancelSpelling: ({ member, id }: { member: Member; id: string }): Promise<void> =>
      db.transaction(function* (tx) {
        const { workspaceId } = member
        yield* getTestimonial(tx, { workspaceId, id })
        const of = { workspaceId, testimonialId: id }
        if (!(yield* deleteOpenSuggestion(tx, of))) return
        yield* insertEvents(tx, [{ ...of, kind: 'spelling_cancelled', by: byMember(member), at: clock.now() }])
      }),
  }
}

/** The words that the client can be asked about, if they are still those that were read. */
function readWords(
  { status, text, customerName, source, isPrivate, ...found }: TestimonialRow,
  revisedAt: string | null,
): string {
  if (found.erasedAt) throw erased()
  if (source === 'owner') throw noPortal()
  if (found.withdrawnAt) throw withdrawn(customerName)
  if (text === null || !statusAfter(status, 'suggest_spelling')) throw wrongStatus({ status, move: 'suggest_spelling' })
  if (isPrivate) throw notForEverybody(customerName, 'suggest_spelling')
  if (revisedAt !== (found.revisedAt?.toISOString() ?? null)) throw revisedMeanwhile(customerName)
  return text
}

function refuseAgain(earlier: readonly SuggestionRow[], text: string): void {
  const open = earlier.find(({ state }) => state === 'open')
  if (open) throw suggestionOpen(open.authorName)
  if (earlier.some(({ state, text: declined }) => state === 'declined' && declined === text)) throw suggestionDeclined()
  if (earlier.length >= SUGGESTIONS_PER_TESTIMONIAL) throw tooManySuggestions(SUGGESTIONS_PER_TESTIMONIAL)
}

export const describeSuggestion = ({
  id,
  text,
  state,
  userId,
  authorName,
  createdAt,
  answeredAt,
}: SuggestionRow): SpellingSuggestion => ({
  id,
  text,
  state,
  userId,
  name: authorName,
  at: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})
