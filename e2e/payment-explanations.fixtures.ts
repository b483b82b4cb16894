import type { Page } from '@playwright/test'
import { defaultRequestRules } from '#shared/connections.ts'
import { explainPayment, type PaymentExplanation } from '#shared/payment-explanation.ts'
import type { Payment } from '#shared/payments.ts'
import { paymentOf, samplePayments } from './payments.fixtures.ts'

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

/** The sample's deposit, on hold for two days. */
export const explainedDeposit = () => {
  const [, payment = paymentOf()] = samplePayments()
  return explanationOf(payment, {
    checks: [
      { rule: 'reversal', state: 'passed' },
      { rule: 'refusal', state: 'passed' },
      { rule: 'minimum_amount', state: 'passed' },
      { rule: 'kind', state: 'passed' },
      { rule: 'disconnected', state: 'passed' },
      { rule: 'final_payment', state: 'stopped' },
      { rule: 'open_request', state: 'later' },
      { rule: 'quiet_days', state: 'later' },
      { rule: 'address', state: 'later' },
      { rule: 'delay', state: 'later' },
      { rule: 'working_hours', state: 'later' },
    ],
    history: [
      { kind: 'paid', at: payment.paidAt },
      { kind: 'decided', decision: payment.decision, at: payment.paidAt },
    ],
    stripeUrl: 'https://dashboard.stripe.com/acct_1/invoices/in_1',
  })
}

/** Every payment of the sample, explained. */
export function sampleExplanations(): Record<string, () => PaymentExplanation> {
  const all = samplePayments().map((payment) => [payment.id, () => explanationOf(payment)] as const)
  return { ...Object.fromEntries(all), pay_2: explainedDeposit }
}
