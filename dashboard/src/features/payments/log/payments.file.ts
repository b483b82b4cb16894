import { wholeUnits } from '#shared/money.ts'
import type { Payment } from '#shared/payments.ts'
import { type CsvTable, writeCsv } from '../../../lib/csv.ts'
import { localDay } from '../../../lib/dates.ts'
import { decisionMessage, evidenceMessage, outcomeMessage, sourceMessage } from '../../../lib/payment-messages.ts'

type Column = { header: string; cell: (payment: Payment, now: Date) => string | number | null }

const decisionOf = { ask: 'scheduled', hold: 'on hold', skip: 'skipped', asked: 'asked' } as const

function momentOf({ decision }: Payment): string | null {
  if (decision.kind === 'hold') return decision.until
  return decision.kind === 'skip' ? decision.since : decision.at
}

/** Instants are ISO 8601 in UTC. */
const columns: readonly Column[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Paid at (UTC)', cell: ({ paidAt }) => paidAt },
  { header: 'Client name', cell: ({ customerName }) => customerName },
  { header: 'Client email', cell: ({ customerEmail }) => customerEmail },
  { header: 'Type', cell: ({ source }) => sourceMessage[source] },
  { header: 'For', cell: ({ description }) => description },
  { header: 'Amount', cell: (payment) => wholeUnits(payment) },
  { header: 'Currency', cell: ({ currency }) => currency.toUpperCase() },
  { header: 'Paid outside Stripe', cell: ({ isPaidElsewhere }) => (isPaidElsewhere ? 'yes' : 'no') },
  { header: 'Account', cell: ({ connectionName }) => connectionName },
  { header: 'Decision', cell: ({ decision }) => decisionOf[decision.kind] },
  { header: 'Reason', cell: (payment, now) => decisionMessage(payment, { clock: { now }, tense: 'now' }).text },
  { header: 'Date of the decision (UTC)', cell: momentOf },
  { header: 'Part of a price', cell: ({ evidence }, now) => evidenceMessage(evidence, { now }) },
  { header: 'Request', cell: ({ testimonial }) => (testimonial ? outcomeMessage[testimonial.status] : null) },
]

export const paymentsTable = (payments: readonly Payment[], now: Date): CsvTable => ({
  header: columns.map(({ header }) => header),
  rows: payments.map((payment) => columns.map(({ cell }) => cell(payment, now) ?? '')),
})

/** Named after the reader's local day. */
export const paymentsFile = async (payments: readonly Payment[], now: Date) => ({
  name: `goodword-payments-${localDay(now)}.csv`,
  content: await writeCsv(paymentsTable(payments, now)),
})
