import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { findEmailLanguage } from '#server/accounts/users.queries.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { EMAILED_SECURITY_EVENTS } from '#shared/security.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import { newId } from '#server/kernel/ids.ts'
import { countAgain, insertEvent, removeOldestEvents, type SecurityEventRow } from './security-events.repository.ts'
import type { Visitor } from './visitor.ts'

/** Failures from one network within an hour are one event. */
const COUNTED: readonly SecurityEventRow['kind'][] = ['wrong_password', 'wrong_second_factor']
const SAME_EVENT_MS = 60 * 60 * 1000
// Strangers can cause events, so each kind keeps only its newest.
const EVENTS_KEPT_PER_KIND = 50

/** What an event names in place of a browser when the operator of the installation caused it. */
export const OPERATOR = { network: 'operator', deviceName: 'Operator' }

export const isByOperator = ({ network }: Pick<SecurityEventRow, 'network'>): boolean => network === OPERATOR.network

/** Owners always get an email about what the operator did. */
export const isEmailed = (event: Pick<SecurityEventRow, 'kind' | 'network'>): boolean =>
  EMAILED_SECURITY_EVENTS.includes(event.kind) || isByOperator(event)

/** Adds an event to the activity of an account. */
export function* recordEvent(
  tx: Tx,
  {
    uid,
    kind,
    visitor,
    detail = null,
    count = 1,
    notice,
    now,
  }: {
    uid: string
    kind: SecurityEventRow['kind']
    visitor: Pick<Visitor, 'network' | 'deviceName'>
    detail?: string | null
    count?: number
    /** The account's address, and the code that brings it back. Only for events that are emailed. */
    notice?: { to: string; codeId?: string }
    now: Date
  },
): Transactional<void> {
  const { network, deviceName } = visitor
  const since = new Date(now.getTime() - SAME_EVENT_MS)
  const isCounted = COUNTED.includes(kind) && (yield* countAgain(tx, { uid, kind, network, at: now, since }))
  if (isCounted) return
  const id = newId('sec')
  yield* insertEvent(tx, { id, uid, kind, network, deviceName, detail, count, at: now })
  if (notice && isEmailed({ kind, network })) {
    const language = yield* findEmailLanguage(tx, uid)
    const payload = {
      eventId: id,
      to: notice.to,
      codeId: notice.codeId ?? null,
      language: language ?? DEFAULT_LANGUAGE,
    }
    yield* enqueue(tx, { kind: 'identity.send-notice', dedupeKey: id, payload, now })
  }
  yield* removeOldestEvents(tx, { uid, kind, kept: EVENTS_KEPT_PER_KIND })
}
