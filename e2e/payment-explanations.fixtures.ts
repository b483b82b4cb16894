import type { Page } from '@playwright/test'
import { defaultRequestRules } from '#shared/connections.ts'
import { explainPayment, type PaymentExplanation } from '#shared/payment-explanation.ts'
import type { Payment } from '#shared/payments.ts'

export const explanationOf = (payment: Payment, changes: Partial<PaymentExplanation> = {}): PaymentExplanation => ({
  decision: payment.decision,
  checks: [
    { rule: 'reversal', state: 'passed' },
    { rule: 'refusal', state: 'passed' },
    { rule: 'minimum_amount', state: 'passed' },
    { rule: 'kind', state: 'passed' },
    { rule: 'final_payment', state: 'passed' },
    { rule: 'quiet_days', state: 'passed' },
    { rule: 'address', state: 'passed' },
    { rule: 'delay', state: 'passed' },
    { rule: 'working_hours', state: 'passed' },
  ],
  rules: { ...defaultRequestRules, minimumAmount: 50 },
  isRenewal: false,
  hadMoneyBack: false,
  knowsOpenInvoices: true,
  nextPossibleAt: null,
  history: [{ kind: 'paid', at: payment.paidAt }],
  remindsAt: null,
  stripeUrl: null,
  ...changes,
})

export const EXPLANATION_CALL = `**${explainPayment.path.replace(':id', '*')}`

/** Explains these payments, or says that one is not found. */
export const showExplanations = (page: Page, explanations: Record<string, () => PaymentExplanation>) =>
  page.route(EXPLANATION_CALL, (route) => {
    const explain = explanations[new URL(route.request().url()).pathname.split('/').at(-2) ?? '']
    return explain
      ? route.fulfill({ json: explain() })
      : route.fulfill({ status: 404, json: { code: 'payments.not_found', message: 'This payment doesn’t exist.' } })
  })
