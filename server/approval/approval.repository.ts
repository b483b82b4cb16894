import type { ApprovalRules } from '#shared/approval-rules.ts'
import { eq, placeholder } from '#server/db/sql.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { approvalRules } from '#server/db/schema/approval-rules.ts'

const { workspaceId: of, ...columns } = approvalRules
const { isOn, needsPayment, minLength, reviewWords } = columns

const selectRules = prepared((tx) =>
  tx
    .select({ isOn, needsPayment, minLength, reviewWords })
    .from(approvalRules)
    .where(eq(of, placeholder('workspaceId'))),
)

export function* findRules(tx: Tx, workspaceId: string): Transactional<ApprovalRules | undefined> {
  const [found] = yield* selectRules(tx, { workspaceId })
  return found
}

export function* saveRules(
  tx: Tx,
  { workspaceId, ...rules }: ApprovalRules & { workspaceId: string },
): Transactional<void> {
  yield* run(
    tx
      .insert(approvalRules)
      .values({ workspaceId, ...rules })
      .onConflictDoUpdate({ target: of, set: rules }),
  )
}
