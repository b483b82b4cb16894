import type { OperatorReport } from '#shared/operator-report.ts'
import type { Tx, Transactional } from '#server/db/database.ts'
import { countReports } from '#server/emails/operating.service.ts'
import { listInboxFigures } from '#server/stripe-events/inbox.queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OF_STRIPE = ['link', 'billing', 'own'] as const

export type WebhookCount = {
  source: OperatorReport['webhooks'][number]['source']
  outcome: 'done' | 'ignored' | 'pending' | 'dead'
  count: number
}

/** Webhooks of the last 24 hours. Those of the email service are processed as they arrive. */
export function* countWebhooks(tx: Tx, now: Date): Transactional<WebhookCount[]> {
  const since = new Date(now.getTime() - DAY_MS)
  const inbox = yield* listInboxFigures(tx, since)
  const stripe = OF_STRIPE.flatMap((source) => {
    const found = inbox.find((line) => line.source === source)
    const { received, ignored, pending, failed: dead } = found ?? { received: 0, ignored: 0, pending: 0, failed: 0 }
    return countsOf(source, { done: received - ignored - pending - dead, ignored, pending, dead })
  })
  const { received, unknown: ignored } = yield* countReports(tx, since)
  return [...stripe, ...countsOf('email', { done: received - ignored, ignored, pending: 0, dead: 0 })]
}

const countsOf = (
  source: WebhookCount['source'],
  { done, ignored, pending, dead }: Record<WebhookCount['outcome'], number>,
): WebhookCount[] => [
  { source, outcome: 'done', count: done },
  { source, outcome: 'ignored', count: ignored },
  { source, outcome: 'pending', count: pending },
  { source, outcome: 'dead', count: dead },
]
