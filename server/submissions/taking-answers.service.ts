import type * as z from 'zod'
import type { CollectedAnswer } from '#shared/collection.ts'
import { hasStorage } from '#server/accounts/room.service.ts'
import type { WorkspaceLimits } from '#server/accounts/workspace-limits.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import type { EmailLimits } from '#server/emails/recipients/sending-limits.ts'
import type { Collection } from '#server/forms/collection-links.service.ts'
import { confirmableSince } from '#server/forms/collection.domain.ts'
import { attachToCollected, keepWithUnconfirmed } from '#server/images/attached-images.service.ts'
import type { ImagesService } from '#server/images/images.service.ts'
import { foldAddress } from '#server/kernel/mailbox.ts'
import { readWritten, saveCollected } from './collected.service.ts'
import { alreadyCollected, emailNeeded } from './collection.errors.ts'
import { isAlreadyCollected } from './collection.repository.ts'
import { askToConfirm, sendAgain } from './confirming.service.ts'
import { hashNetworkAddress } from './submissions.domain.ts'
import { imageUnknown, storageFull } from './submissions.errors.ts'
import { findSameUnconfirmed, insertUnconfirmed, type UnconfirmedRow } from './unconfirmed.repository.ts'

type Deps = {
  hashKey: string
  emailLimits: EmailLimits
  workspaceLimits: WorkspaceLimits
  images: Pick<ImagesService, 'parseImageUrl'>
}

const REPEATED_WITHIN_MS = 30 * 24 * 60 * 60 * 1000

type Sent = {
  form: Collection
  id: string
  input: z.output<typeof CollectedAnswer>
  address: string
  openedAt: Date
  noteSuspicion: () => void
  now: Date
}

/**
 * Stores a visitor's answer as a testimonial, or first to be confirmed. Returns its id, which an earlier attempt may have
 * given it.
 */
export function* takeAnswer(
  tx: Tx,
  deps: Deps,
  { form, id, input, address, openedAt, noteSuspicion, now }: Sent,
): Transactional<string> {
  const { hashKey, workspaceLimits } = deps
  const { workspaceId, id: formId } = form
  const { customerEmail, testimonial: text } = input
  const addressHash = hashNetworkAddress({ address, hashKey })
  const written = yield* readWritten(tx, { form, input, openedAt, addressHash, now })
  if (written.suspicion !== null) noteSuspicion()
  if (!(yield* hasStorage(tx, { workspaceId, workspaceLimits }))) throw storageFull()
  const email = customerEmail === null ? null : foldAddress(customerEmail)
  const since = new Date(now.getTime() - REPEATED_WITHIN_MS)
  if (yield* isAlreadyCollected(tx, { workspaceId, text, addressHash, email, since })) throw alreadyCollected()
  const answer = { workspaceId, id, formId, written, writtenAt: now }
  const photo = { workspaceId, formId, uploadId: uploadIdOf(input, deps.images), now }
  if (form.needsConfirmedEmail) {
    if (customerEmail === null) throw emailNeeded()
    return yield* keepUnconfirmed(tx, deps, { answer: { ...answer, customerEmail }, photo })
  }
  yield* saveCollected(tx, { ...answer, customerEmail, emailConfirmedAt: null, now }, deps)
  yield* attachPhoto(photo, (upload) => attachToCollected(tx, { ...upload, testimonialId: id }))
  return id
}

/** Null without a photo. Throws `submissions.image_unknown` (422). */
function uploadIdOf(
  { imageUrl }: Pick<z.output<typeof CollectedAnswer>, 'imageUrl'>,
  images: Pick<ImagesService, 'parseImageUrl'>,
): string | null {
  if (!imageUrl) return null
  const reference = images.parseImageUrl(imageUrl)
  if (reference?.kind !== 'collection') throw imageUnknown()
  return reference.uploadId
}

type Photo = { workspaceId: string; formId: string; uploadId: string | null; now: Date }

/** Throws `submissions.image_unknown` (422) for an upload that isn't there any more, or is another form's. */
function* attachPhoto(
  { uploadId, ...photo }: Photo,
  attach: (upload: Photo & { uploadId: string }) => Transactional<boolean>,
): Transactional<void> {
  if (uploadId !== null && !(yield* attach({ ...photo, uploadId }))) throw imageUnknown()
}

/** A visitor who sends the same again gets another email about the answer that waits. */
function* keepUnconfirmed(
  tx: Tx,
  deps: Deps,
  { answer, photo }: { answer: Omit<UnconfirmedRow, 'addressChanges' | 'sendings'>; photo: Photo },
): Transactional<string> {
  const { workspaceId, writtenAt: now, written, customerEmail } = answer
  const moment = { ...deps, now }
  const since = confirmableSince(now)
  const same = { workspaceId, text: written.text, email: foldAddress(customerEmail), since }
  const waiting = yield* findSameUnconfirmed(tx, same)
  if (waiting) {
    yield* sendAgain(tx, waiting, moment)
    return waiting.id
  }
  const row = { ...answer, addressChanges: 0, sendings: 1 }
  yield* insertUnconfirmed(tx, row)
  yield* attachPhoto(photo, (upload) => keepWithUnconfirmed(tx, { ...upload, unconfirmedAnswerId: row.id }))
  yield* askToConfirm(tx, row, moment)
  return row.id
}
