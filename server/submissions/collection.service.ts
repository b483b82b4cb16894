import type * as z from 'zod'
import type { CollectedAnswer, CollectionPage } from '#shared/collection.ts'
import { portalPath } from '#shared/portal.ts'
import { hasStorage } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import { type Collection, findCollection } from '#server/forms/collection-links.service.ts'
import { NO_EXTRA_FIELDS, NO_THANKS, readBrand, readClientForm } from '#server/forms/forms.service.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newLinkId } from '#server/kernel/ids.ts'
import { foldAddress } from '#server/kernel/mailbox.ts'
import { knownService } from '#server/tags/services.service.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { enqueueReceiptEmail } from './answer-emails.service.ts'
import { answersTo, columnsOf, recordAnswer, requireAnswers } from './answers.service.ts'
import {
  alreadyCollected,
  collectionClosed,
  collectionFull,
  collectionNotFound,
  seemsAutomated,
  sentTooFast,
} from './collection.errors.ts'
import { insertCollected, isAlreadyCollected } from './collection.repository.ts'
import {
  collectionConsentOffers,
  findCollectionConsent,
  hashNetworkAddress,
  openedToken,
  partsToShow,
  readOpenedToken,
  suspicionOf,
} from './submissions.domain.ts'
import { consentUnknown, storageFull } from './submissions.errors.ts'

type Deps = {
  db: Database
  clock: Clock
  hashKey: string
  emailLimits: EmailLimits
  workspaceLimits: WorkspaceLimits
  /** Call it after a transaction that may have enqueued a job. */
  wakeJobs: () => void
}

type Answer = {
  slug: string
  input: z.output<typeof CollectedAnswer>
  address: string
  idempotencyKey: string | undefined
}

/** No person opens a page, writes and sends within this time. */
const TOO_FAST_MS = 2000
const REPEATED_WITHIN_MS = 30 * 24 * 60 * 60 * 1000

export type CollectionService = ReturnType<typeof createCollectionService>

/** The page of a collection link: anybody can answer it, as often as there is something to say. */
export function createCollectionService(deps: Deps) {
  const { db, clock, hashKey } = deps
  const openingOf = ({ id }: Collection) => ({ requestId: `form:${id}`, hashKey })

  return {
    /** Throws `collection.not_found` (404). */
    getPage: (slug: string): Promise<CollectionPage> =>
      db.read(function* (tx) {
        const now = clock.now()
        const form = yield* getCollection(tx, { slug, now })
        const brand = yield* readBrand(tx, form.workspaceId)
        const { extraFields, layout, language, accent, thanks } = yield* readClientForm(tx, {
          workspaceId: form.workspaceId,
          formId: form.id,
          now,
        })
        const isOpen = form.state === 'open'
        return {
          slug: form.slug,
          ...brand,
          accent,
          state: form.state,
          closedMessage: form.state === 'closed' ? form.closedMessage : null,
          opensAt: form.opensAt?.toISOString() ?? null,
          extraFields: isOpen ? { ...extraFields, photo: false } : NO_EXTRA_FIELDS,
          layout,
          language,
          thanks: isOpen ? thanks : NO_THANKS,
          consents: collectionConsentOffers(brand),
          openedToken: openedToken({ at: now, isByEmail: false }, openingOf(form)),
        }
      }),

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

    async answer(answer: Answer): Promise<{ portalPath: string }> {
      const { input } = answer
      const id = await db.transaction(function* (tx) {
        const now = clock.now()
        const form = yield* getCollection(tx, { slug: answer.slug, now })
        const repeatable = { scope: `collect:${form.id}`, key: answer.idempotencyKey, request: input }
        const earlier = yield* findEarlierResult(tx, repeatable)
        if (earlier !== undefined) return earlier
        if (form.state === 'closed') throw collectionClosed()
        if (form.state === 'full') throw collectionFull()
        refuseAutomated(input, { opening: readOpenedToken(input.openedToken, openingOf(form)), now })
        const made = newLinkId()
        yield* saveCollected(tx, deps, { ...answer, form, id: made, now })
        yield* rememberResult(tx, repeatable, { entityId: made, now })
        return made
      })
      deps.wakeJobs()
      return { portalPath: portalPath(clientToken('own-page', { requestId: id, addressChanges: 0, hashKey })) }
    },
  }
}

function* getCollection(tx: Tx, of: { slug: string; now: Date }): Transactional<Collection> {
  const form = yield* findCollection(tx, of)
  if (!form) throw collectionNotFound()
  return form
}

function refuseAutomated(
  { website }: Pick<CollectedAnswer, 'website'>,
  { opening, now }: { opening: { at: Date } | null; now: Date },
): void {
  // Not ours, or of a form that this address had before.
  if (!opening) throw consentUnknown()
  if (website) throw seemsAutomated()
  if (now.getTime() - opening.at.getTime() < TOO_FAST_MS) throw sentTooFast()
}

function* saveCollected(
  tx: Tx,
  { hashKey, emailLimits: limits, workspaceLimits }: Deps,
  { form, id, input, address, now }: Answer & { form: Collection; id: string; now: Date },
): Transactional<void> {
  const { workspaceId } = form
  const consent = findCollectionConsent(yield* readBrand(tx, workspaceId), input.consentVersion)
  if (!consent) throw consentUnknown()
  if (!(yield* hasStorage(tx, { workspaceId, workspaceLimits }))) throw storageFull()
  const addressHash = hashNetworkAddress({ address, hashKey })
  const { customerEmail, testimonial: text } = input
  const email = customerEmail === null ? null : foldAddress(customerEmail)
  const since = new Date(now.getTime() - REPEATED_WITHIN_MS)
  if (yield* isAlreadyCollected(tx, { workspaceId, formId: form.id, text, addressHash, email, since }))
    throw alreadyCollected()
  const { extraFields, service } = yield* readClientForm(tx, { workspaceId, formId: form.id, now })
  const answers = answersTo(extraFields.questions, input)
  requireAnswers(extraFields, { input, answers })
  // No photo is asked for.
  const parts = { ...partsToShow(input, extraFields), photo: false }
  const opening = readOpenedToken(input.openedToken, { requestId: `form:${form.id}`, hashKey })
  const key = { workspaceId, id }
  yield* insertCollected(tx, {
    ...key,
    formId: form.id,
    service: yield* knownService(tx, { workspaceId, service }),
    customerEmail: customerEmail ?? '',
    ...columnsOf(input, { consent, parts }),
    suspicion: suspicionOf({ website: undefined, openedAt: opening?.at ?? null, now }),
    createdAt: now,
    submittedAt: now,
  })
  const { isPrivate } = input
  yield* recordAnswer(tx, { ...key, isPrivate, answers, consent, parts, address, hashKey, now })
  if (customerEmail === null) return
  const receipt = { workspaceId, testimonialId: id, recipient: customerEmail, wasEmailed: false, now }
  yield* enqueueReceiptEmail(tx, { ...receipt, limits, hashKey })
}
