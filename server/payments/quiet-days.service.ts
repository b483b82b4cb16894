import { defaultRequestRules } from '#shared/connections.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { listEndedOfClients } from '#server/emails/recipients/ended-requests.queries.ts'
import { mailboxOf } from '#server/kernel/mailbox.ts'
import type { PaymentRow } from './payments.repository.ts'
import { listLastAsked, listRequestsTo, listRules } from './quiet-days.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * When clients can be asked again, by payments that were skipped because of the quiet days. Without those whose client
 * can be asked already, or has an open request.
 */
export function* readNextPossible(
  tx: Tx,
  { workspaceId, rows, now }: { workspaceId: string; rows: readonly PaymentRow[]; now: Date },
): Transactional<Record<string, string>> {
  const quiet = rows.flatMap(({ id, connectionId, customerEmail, addressHash, ...row }) =>
    row.decision === 'skip' && row.decisionReason === 'asked_recently' && customerEmail !== null
      ? [{ id, connectionId, mailbox: mailboxOf(customerEmail), addressHash }]
      : [],
  )
  if (quiet.length === 0) return {}
  const rules = new Map((yield* listRules(tx, workspaceId)).map((each) => [each.id, each.rules]))
  const mailboxes = [...new Set(quiet.map(({ mailbox }) => mailbox))]
  const requests = Map.groupBy(yield* listRequestsTo(tx, { workspaceId, mailboxes }), ({ email }) => mailboxOf(email))
  const addressHashes = [...new Set(quiet.flatMap(({ addressHash }) => addressHash ?? []))]
  const asked = new Map(
    (yield* listLastAsked(tx, { workspaceId, addressHashes })).map((each) => [each.addressHash, each.at]),
  )
  const ended = Map.groupBy(yield* listEndedOfClients(tx, { workspaceId, addressHashes }), (each) => each.addressHash)
  return Object.fromEntries(
    quiet.flatMap(({ id, connectionId, mailbox, addressHash }) => {
      const toThem = requests.get(mailbox) ?? []
      if (toThem.some(({ isOpen }) => isOpen)) return []
      const endedTo = (ended.get(addressHash ?? '') ?? []).map(({ lastAskedAt }) => lastAskedAt)
      const last = Math.max(
        ...[...toThem.map(({ at }) => at), ...endedTo, asked.get(addressHash)].map((at) => at?.getTime() ?? 0),
      )
      const { quietDays } = rules.get(connectionId) ?? defaultRequestRules
      const until = last + quietDays * DAY_MS
      return until > now.getTime() ? [[id, new Date(until).toISOString()]] : []
    }),
  )
}
