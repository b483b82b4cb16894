import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import type { ReadableStream } from 'node:stream/web'
import type * as z from 'zod'
import type { CollectedAnswer, CollectionPage, ReceivedAnswer } from '#shared/collection.ts'
import { portalPath } from '#shared/portal.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { type Collection, findCollection } from '#server/forms/collection-links.service.ts'
import type { AttackWatch } from '#server/forms/attack-watch.ts'
import { confirmableSince } from '#server/forms/collection.domain.ts'
import { findCodeOf } from '#server/forms/codes.service.ts'
import { NO_EXTRA_FIELDS, NO_THANKS, readBrand, readClientForm, withoutCode } from '#server/forms/forms.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { SharedMemory } from '#server/kernel/shared-memory.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { newLinkId } from '#server/kernel/ids.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import {
  alreadyCollected,
  collectionClosed,
  collectionFull,
  collectionNotFound,
  proofNeeded,
  proofRefused,
  seemsAutomated,
  sentTooFast,
} from './collection.errors.ts'
import { unconfirmedToken } from './confirming.service.ts'
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts'
import { collectionConsentOffers, openedToken, readOpenedToken } from './submissions.domain.ts'
import { consentUnknown } from './submissions.errors.ts'
import { takeAnswer } from './taking-answers.service.ts'
import { findUnconfirmedByLink } from './unconfirmed.repository.ts'

type Deps = {
  db: Database
  clock: Clock
  memory: SharedMemory
  hashKey: string
  emailLimits: EmailLimits
  workspaceLimits: WorkspaceLimits
  images: ImagesService
  attacks: AttackWatch
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}

type Answer = {
  slug: string
  input: z.output<typeof CollectedAnswer>
  address: string
  idempotencyKey: string | undefined
}

type CollectedImage = { slug: string; uploadId: string }

/** No person opens a page, writes and sends within this time. */
const TOO_FAST_MS = 2000
/** People are refused for these too, but never many within minutes. */
const SIGNS_OF_PROGRAMS: ReadonlySet<string> = new Set(
  [seemsAutomated, sentTooFast, alreadyCollected, consentUnknown, proofNeeded, proofRefused].map((make) => make().code),
)

export type CollectionService = ReturnType<typeof createCollectionService>

/** The page of a collection link: anybody can answer it, as often as there is something to say. */
export function createCollectionService(deps: Deps) {
  const { db, clock, hashKey, images, attacks } = deps
  const proofs = createProofOfWork(deps)

  /** Throws `collection.not_found` (404). */
  async function getPlace(slug: string) {
    const { id: formId, workspaceId, state } = await db.read((tx) => getCollection(tx, { slug, now: clock.now() }))
    return { state, place: { workspaceId, testimonialId: null, formId } }
  }

  const openingOf = ({ id }: Collection) => ({ requestId: `form:${id}`, hashKey })

  return {
    /** Throws `collection.not_found` (404). */
    async getPage(slug: string): Promise<CollectionPage> {
      const now = clock.now()
      const { formId, ...page } = await db.read(function* (tx) {
        const form = yield* getCollection(tx, { slug, now })
        const brand = yield* readBrand(tx, form.workspaceId)
        const { extraFields, layout, language, accent, thanks } = yield* readClientForm(tx, {
          workspaceId: form.workspaceId,
          formId: form.id,
          now,
        })
        const isOpen = form.state === 'open'
        return {
          formId: form.id,
          slug: form.slug,
          ...brand,
          accent,
          state: form.state,
          closedMessage: form.state === 'closed' ? form.closedMessage : null,
          opensAt: form.opensAt?.toISOString() ?? null,
          extraFields: isOpen ? extraFields : NO_EXTRA_FIELDS,
          layout,
          language,
          thanks: isOpen ? withoutCode(thanks) : NO_THANKS,
          needsConfirmedEmail: form.needsConfirmedEmail,
          consents: collectionConsentOffers(brand, extraFields),
          openedToken: openedToken({ at: now, isByEmail: false }, openingOf(form)),
        }
      })
      return { ...page, needsProof: await attacks.isUnderAttack(formId, now) }
    },

    /** The current address of a link, for one that it has or had; undefined for others. */
    findSlug: (slug: string): Promise<string | undefined> =>
      db.read(function* (tx) {
        return (yield* findCollection(tx, { slug, now: clock.now() }))?.slug
      }),

    /** The workspace of a link, to limit what all visitors together can do. Throws `collection.not_found` (404). */
    getWorkspaceId: (slug: string): Promise<string> =>
      db.read(function* (tx) {
        return (yield* getCollection(tx, { slug, now: clock.now() })).workspaceId
      }),

    /** Throws `collection.not_found` (404). */
    async createChallenge(slug: string): Promise<{ challenge: string }> {
      const now = clock.now()
      const { id } = await db.read((tx) => getCollection(tx, { slug, now }))
      return { challenge: await proofs.createChallenge(id, now) }
    },

    async answer(answer: Answer): Promise<ReceivedAnswer> {
      const { input } = answer
      const now = clock.now()
      const { id: formId } = await db.read((tx) => getCollection(tx, { slug: answer.slug, now }))
      const proof = (await attacks.isUnderAttack(formId, now))
        ? await readProof(input, { proofs, formId, now })
        : 'not-needed'
      let isSuspicious = false
      const noteSuspicion = () => void (isSuspicious = true)
      try {
        const received = await db.transaction(function* (tx) {
          const form = yield* getCollection(tx, { slug: answer.slug, now })
          yield* lockWorkspace(tx, form.workspaceId)
          const repeatable = { scope: `collect:${form.id}`, key: answer.idempotencyKey, request: input }
          const earlier = yield* findEarlierResult(tx, repeatable)
          if (earlier !== undefined) return yield* receivedAs(tx, { form, id: earlier, hashKey, now })
          refuseUnlessOpen(form)
          if (proof === 'missing') throw proofNeeded()
          if (proof === 'refused') throw proofRefused()
          const opening = readOpenedToken(input.openedToken, openingOf(form))
          const openedAt = refuseAutomated(input, { opening, now })
          const id = yield* takeAnswer(tx, deps, { ...answer, form, id: newLinkId(), openedAt, noteSuspicion, now })
          yield* rememberResult(tx, repeatable, { entityId: id, now })
          return yield* receivedAs(tx, { form, id, hashKey, now })
        })
        deps.wakeJobs()
        return received
      } catch (error) {
        if (error instanceof AppError && SIGNS_OF_PROGRAMS.has(error.code)) noteSuspicion()
        throw error
      } finally {
        if (isSuspicious) await attacks.noteSuspicious(formId, now)
      }
    },

    /** Saves a visitor's image. It becomes part of the answer that names it. */
    async receiveImage({ slug, uploadId }: CollectedImage, stream: ReadableStream): Promise<void> {
      const { state, place } = await getPlace(slug)
      refuseUnlessOpen({ state })
      await images.receiveUpload({ place, uploadId }, stream)
    },

    async removeImage({ slug, uploadId }: CollectedImage): Promise<void> {
      const { place } = await getPlace(slug)
      await images.removeUpload({ place, uploadId })
    },

    async readImage({ slug, uploadId }: CollectedImage) {
      const { place } = await getPlace(slug)
      return images.readUpload({ place, uploadId })
    },
  }
}

function* getCollection(tx: Tx, of: { slug: string; now: Date }): Transactional<Collection> {
  const form = yield* findCollection(tx, of)
  if (!form) throw collectionNotFound()
  return form
}

type ReadProof = 'not-needed' | 'missing' | 'refused' | 'accepted'

async function readProof(
  { proof }: Pick<CollectedAnswer, 'proof'>,
  { proofs, ...of }: { proofs: ProofOfWork; formId: string; now: Date },
): Promise<ReadProof> {
  if (proof === undefined) return 'missing'
  return (await proofs.accept(proof, of)) ? 'accepted' : 'refused'
}

/** What the visitor can do next with an answer. */
function* receivedAs(
  tx: Tx,
  { form, id, hashKey, now }: { form: Collection; id: string; hashKey: string; now: Date },
): Transactional<ReceivedAnswer> {
  const waiting = yield* findUnconfirmedByLink(tx, { id, since: confirmableSince(now) })
  if (waiting) return { portalPath: null, unconfirmedToken: unconfirmedToken(id, hashKey), code: null }
  const { workspaceId } = form
  const { thanks } = yield* readClientForm(tx, { workspaceId, formId: form.id, now })
  const code = yield* findCodeOf(tx, { workspaceId, testimonialId: id, thanks })
  const token = clientToken('own-page', { requestId: id, hashKey })
  return { portalPath: portalPath(token), unconfirmedToken: null, code }
}

function refuseUnlessOpen({ state }: Pick<Collection, 'state'>): void {
  if (state === 'closed') throw collectionClosed()
  if (state === 'full') throw collectionFull()
}

/** Returns when the page was opened. */
function refuseAutomated(
  { website }: Pick<CollectedAnswer, 'website'>,
  { opening, now }: { opening: { at: Date } | null; now: Date },
): Date {
  // Not ours, or of a form that this address had before.
  if (!opening) throw consentUnknown()
  if (website) throw seemsAutomated()
  if (now.getTime() - opening.at.getTime() < TOO_FAST_MS) throw sentTooFast()
  return opening.at
}
