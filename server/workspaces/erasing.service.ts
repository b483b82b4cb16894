import { closeWorkspace, deleteWorkspace } from '#server/accounts/workspaces.queries.ts'
import { removeLinksOf } from '#server/connections/connections.service.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { recordDeletion } from '#server/db/erasures.ts'
import { removeDomainOf } from '#server/emails/domains/domains.service.ts'
import { forgetEmailsOf } from '#server/emails/emails.service.ts'
import { removeSomeImages } from '#server/images/attached-images.service.ts'
import { deleteSomePayments } from '#server/payments/payments.queries.ts'
import { deleteSomeTestimonials } from '#server/testimonials/testimonials.queries.ts'
import { endWallDomainOf } from '#server/widgets/domains/wall-domain-removal.service.ts'

/** Few, because the search index forgets long texts slowly. */
const ROWS_AT_ONCE = 20

type One = { workspaceId: string; now: Date }

/** Nothing of the workspace is served or emailed from then on, and what is elsewhere is removed by jobs. */
export function* closeOne(tx: Tx, { workspaceId, now }: One): Transactional<void> {
  yield* forgetEmailsOf(tx, workspaceId)
  yield* removeDomainOf(tx, { workspaceId, now })
  yield* removeLinksOf(tx, { workspaceId, now })
  yield* endWallDomainOf(tx, workspaceId)
  yield* closeWorkspace(tx, workspaceId)
  yield* recordDeletion(tx, { kind: 'workspace', subject: workspaceId, at: now })
}

/** Deletes some rows of a closed workspace, in the end the workspace. False when nothing is left. */
export function* eraseSomeOf(tx: Tx, { workspaceId, now }: One): Transactional<boolean> {
  const some = { workspaceId, limit: ROWS_AT_ONCE }
  const deleted = [
    yield* removeSomeImages(tx, { ...some, now }),
    yield* deleteSomeTestimonials(tx, some),
    yield* deleteSomePayments(tx, some),
  ]
  if (Math.max(...deleted) === ROWS_AT_ONCE) return true
  yield* deleteWorkspace(tx, workspaceId)
  return false
}
