import { and, count, eq, gt, lte } from '#server/db/sql.ts'
import { run, type Tx, type Transactional } from '#server/db/database.ts'
import { invitationSendings } from '#server/db/schema/members.ts'

/** Notes one email of an invitation. */
export function* insertSending(tx: Tx, sending: typeof invitationSendings.$inferInsert): Transactional<void> {
  yield* run(tx.insert(invitationSendings).values(sending))
}

type Asked = { workspaceId: string; userId: string; addressHash: string; since: Date }

/** How many emails were sent since an instant: of a workspace, by a member in any workspace, and to an address. */
export function* countSendings(tx: Tx, { workspaceId, userId, addressHash, since }: Asked) {
  const { at, ...columns } = invitationSendings
  const isOfWorkspace = eq(columns.workspaceId, workspaceId)
  const isToAddress = eq(columns.addressHash, addressHash)
  const countThose = (condition: typeof isOfWorkspace | undefined) =>
    run(
      tx
        .select({ total: count() })
        .from(invitationSendings)
        .where(and(condition, gt(at, since))),
    )
  const [ofWorkspace] = yield* countThose(isOfWorkspace)
  const [ofSender] = yield* countThose(eq(columns.sentByUserId, userId))
  const [toAddress] = yield* countThose(isToAddress)
  const [ofWorkspaceToAddress] = yield* countThose(and(isOfWorkspace, isToAddress))
  return {
    ofWorkspace: ofWorkspace?.total ?? 0,
    ofSender: ofSender?.total ?? 0,
    toAddress: toAddress?.total ?? 0,
    ofWorkspaceToAddress: ofWorkspaceToAddress?.total ?? 0,
  }
}

export function* deleteSendingsUntil(tx: Tx, instant: Date): Transactional<void> {
  yield* run(tx.delete(invitationSendings).where(lte(invitationSendings.at, instant)))
}
