import * as z from 'zod'
import { greetingNamesByLanguage } from '#shared/greeting-names.ts'
import { showableAnswers } from '#shared/showable-answers.ts'
import {
  SIGN_OFF_OUTCOMES,
  SIGN_OFF_PAGE_MAX,
  type SignOffDecision,
  type SignOffOutcome,
  type SignOffPage,
  type SignOffTestimonial,
} from '#shared/sign-off.ts'
import { findReplyAddress, getWorkspace } from '#server/accounts/accounts.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import { lockWorkspace, findAgencyId } from '#server/accounts/workspaces.queries.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { readBrand } from '#server/forms/forms.service.ts'
import { findEarlierAnswer, rememberAnswer } from '#server/idempotency/idempotency.service.ts'
import { ownerImagePath } from '#server/images/images.domain.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { hashSecret } from '#server/kernel/tokens.ts'
import { decideTestimonial } from '#server/testimonials/decisions.service.ts'
import { describeAnswer, listAnswers } from '#server/testimonials/history.queries.ts'
import { countToSignOff, findByPublicId, listToSignOff } from '#server/testimonials/sign-off.queries.ts'
import type { TestimonialRow } from '#server/testimonials/testimonials.queries.ts'
import { findSigners, hasTeam, signOffGate } from './gate.service.ts'
import { describeToSignOff, hasExpired } from './sign-off.domain.ts'
import { signOffExpired, signOffRevoked, signOffUnknown } from './sign-off.errors.ts'
import { changeLink, findLinkByToken, type LinkRow } from './sign-off.repository.ts'

const Outcomes = z.array(z.object({ id: z.string(), outcome: z.enum(SIGN_OFF_OUTCOMES) }))
type Outcomes = z.infer<typeof Outcomes>

export type SignOffPageService = ReturnType<typeof createSignOffPageService>

/** What somebody with a sign-off link sees and decides. */
export function createSignOffPageService(deps: {
  db: Database
  clock: Clock
  hashKey: string
  workspaceLimits: WorkspaceLimits
}) {
  const { db, clock, hashKey, workspaceLimits } = deps

  /** Throws `sign_off.unknown` (404), and `expired` and `revoked` (410). */
  function* getLink(tx: Tx, token: string): Transactional<LinkRow> {
    const now = clock.now()
    const link = yield* findLinkByToken(tx, hashSecret(token))
    if (!link) throw signOffUnknown()
    const isOff = !(yield* hasTeam(tx, { workspaceId: link.workspaceId, now }))
    if (link.revokedAt || isOff) throw signOffRevoked()
    if (hasExpired(link, now)) throw signOffExpired()
    return link
  }

  function* describe(tx: Tx, row: TestimonialRow): Transactional<SignOffTestimonial> {
    const answers = yield* listAnswers(tx, { workspaceId: row.workspaceId, testimonialId: row.id })
    return describeToSignOff(row, {
      answers: showableAnswers(answers.map(describeAnswer)),
      photoUrl: row.imageId === null ? null : ownerImagePath({ imageId: row.imageId, hashKey, now: clock.now() }),
    })
  }

  /** While a sign-off is needed, only what a member asked for; otherwise everything that is undecided. */
  function* readScope(tx: Tx, { workspaceId }: LinkRow) {
    const isAskedOnly = (yield* findSigners(tx, { workspaceId, now: clock.now() })) !== null
    return { workspaceId, isAskedOnly }
  }

  function* readPage(tx: Tx, link: LinkRow): Transactional<SignOffPage> {
    const { workspaceId, name, language, expiresAt } = link
    const scope = yield* readScope(tx, link)
    const agencyId = (yield* findAgencyId(tx, workspaceId)) ?? workspaceId
    const items: SignOffTestimonial[] = []
    for (const row of yield* listToSignOff(tx, { ...scope, limit: SIGN_OFF_PAGE_MAX }))
      items.push(yield* describe(tx, row))
    return {
      ...(yield* readBrand(tx, agencyId)),
      brandName: agencyId === workspaceId ? null : (yield* getWorkspace(tx, workspaceId)).name,
      name,
      greetingNames: greetingNamesByLanguage(emailSafeName(name)),
      language,
      expiresAt: expiresAt.toISOString(),
      contactEmail: yield* findReplyAddress(tx, workspaceId),
      count: yield* countToSignOff(tx, scope),
      items,
    }
  }

  function* decideOne(tx: Tx, link: LinkRow, decided: SignOffDecision): Transactional<SignOffOutcome> {
    const { workspaceId, name } = link
    const { isAskedOnly } = yield* readScope(tx, link)
    const row = yield* findByPublicId(tx, { workspaceId, publicId: decided.id })
    if (!row || row.withdrawnAt || row.erasedAt || row.isPrivate) return 'gone'
    if (row.status !== 'submitted') return 'decided'
    if ((yield* describe(tx, row)).version !== decided.version) return 'changed'
    if (isAskedOnly && row.signOffAskedAt === null) return 'gone'
    const { status } = yield* decideTestimonial(tx, row, {
      by: { kind: 'sign_off', name },
      move: decided.decision,
      from: 'submitted',
      reason: decided.decision === 'reject' ? decided.reason : null,
      needsNoSignOff: true,
      workspaceLimits,
      signOff: signOffGate,
      now: clock.now(),
    })
    return status === 'approved' ? 'approved' : 'rejected'
  }

  function* decideEach(tx: Tx, link: LinkRow, decisions: readonly SignOffDecision[]): Transactional<Outcomes> {
    const outcomes: Outcomes = []
    for (const decided of decisions) outcomes.push({ id: decided.id, outcome: yield* decideOne(tx, link, decided) })
    const hasDecided = outcomes.some(({ outcome }) => outcome === 'approved' || outcome === 'rejected')
    if (hasDecided) yield* changeLink(tx, link, { lastDecidedAt: clock.now() })
    return outcomes
  }

  return {
    getPage: (token: string): Promise<SignOffPage> =>
      db.read(function* (tx) {
        return yield* readPage(tx, yield* getLink(tx, token))
      }),

    decide: (call: { token: string; decisions: readonly SignOffDecision[]; idempotencyKey: string | undefined }) =>
      db.transaction(function* (tx) {
        const { decisions, idempotencyKey } = call
        const link = yield* getLink(tx, call.token)
        yield* lockWorkspace(tx, link.workspaceId)
        const repeatable = { scope: `sign-off:${link.id}`, key: idempotencyKey, request: decisions }
        const earlier = yield* findEarlierAnswer(tx, repeatable, Outcomes)
        const outcomes = earlier ?? (yield* decideEach(tx, link, decisions))
        if (!earlier) yield* rememberAnswer(tx, repeatable, { answer: outcomes, now: clock.now() })
        return { outcomes, page: yield* readPage(tx, link) }
      }),
  }
}
