import type { Page } from '@playwright/test'
import { dryRun, type DryRunPayment } from '#shared/past-payments.ts'
import { inDays } from './payments.fixtures.ts'

export const pastPaymentOf = (changes: Partial<DryRunPayment> = {}): DryRunPayment => {
  return {
    ref: 'in:in_1',
    customerName: 'Jonas Weber',
    customerEmail: 'jonas@weber.example',
    amount: 286_000,
    currency: 'eur',
    source: 'invoice',
    description: 'FS-2026-029',
    paidAt: inDays(-40),
    decision: { kind: 'ask', reason: 'invoice', at: inDays(-37) },
    evidence: { part: 'whole', by: 'nothing', words: null, otherPaidAt: null },
    cannotSendNow: null,
    ...changes,
  }
}

/** What a dry run finds. Only the first two clients can be asked now. */
export const samplePastPayments = (): DryRunPayment[] =>
  [
    pastPaymentOf(),
    pastPaymentOf({ customerName: 'Ana Ribeiro', customerEmail: 'ana@client.example', amount: 420_000 }),
    pastPaymentOf({
      customerName: 'Lena Brandt',
      customerEmail: 'lena@brandt.example',
      cannotSendNow: 'asked_recently',
    }),
    pastPaymentOf({
      customerName: 'Atelier Morvan',
      customerEmail: 'compta@morvan.example',
      decision: { kind: 'hold', reason: 'deposit', until: null },
      evidence: { part: 'first', by: 'words', words: 'Acompte 30 %', otherPaidAt: null },
    }),
    pastPaymentOf({
      customerName: 'Kettle & Leaf',
      customerEmail: 'hello@kettle.example',
      decision: { kind: 'skip', reason: 'renewal', since: null },
    }),
    pastPaymentOf({
      customerName: 'Henrik Lund',
      customerEmail: 'henrik@lund.example',
      decision: { kind: 'skip', reason: 'unsubscribed', since: inDays(-80) },
      cannotSendNow: 'unsubscribed',
    }),
  ].map((item, index) => ({ ...item, ref: `in:in_${index + 1}` }))

export const DRY_RUN_CALL = `**${dryRun.path.replace(':id', '*')}`

export const showDryRun = (page: Page, items: DryRunPayment[], { isCut = false }: { isCut?: boolean } = {}) =>
  page.route(DRY_RUN_CALL, (route) => route.fulfill({ json: { items, since: inDays(-90), isCut } }))
