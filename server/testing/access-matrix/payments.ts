import { defaultRequestRules } from '#shared/connections.ts'
import { type AccessRow, OWN } from './row.ts'

/** Of plans, linked accounts and payments. */
export const paymentAccess: Record<string, AccessRow> = {
  'GET /goodword/stripe/subscription': { expected: OWN },
  'POST /goodword/stripe/billing-portal': { expected: { ...OWN, owner: 409, 'other owner': 409 } },
  'POST /goodword/stripe/create-checkout-session': { body: { priceId: 'pro' }, expected: OWN },
  'POST /goodword/stripe/cancel-subscription': { expected: { ...OWN, owner: 409, 'other owner': 409 } },
  'POST /goodword/stripe/reinstate-subscription': { expected: { ...OWN, owner: 409, 'other owner': 409 } },
  'GET /goodword/stripe/connections': { expected: OWN },
  'POST /goodword/payment/:id/request': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/payment/:id/skip': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/payment/:id/place': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/payment/:id/part': {
    query: '?part=last',
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'PUT /goodword/payment/:id/part': {
    body: { part: 'last' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/payment/lessons': { expected: OWN },
  'DELETE /goodword/payment/lessons/:wording': { expected: { ...OWN, owner: 204, 'other owner': 204 } },
  'GET /goodword/payment/:id/address': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'PUT /goodword/payment/:id/address': {
    body: { customerEmail: 'ana@client.example' },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'GET /goodword/payment/:id/explanation': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'GET /goodword/payment/list': { expected: OWN },
  'GET /goodword/payment/export': { expected: OWN },
  'POST /goodword/stripe/connections/:id/dry-run': { body: {}, expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/stripe/connections/:id/request-past': {
    body: { refs: ['in:in_1'] },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'POST /goodword/stripe/oauth-connect': { expected: OWN },
  'POST /goodword/stripe/webhook-connections': {
    body: { name: 'My Stripe' },
    expected: { ...OWN, owner: 201, 'other owner': 201 },
  },
  'PUT /goodword/stripe/connections/:id/secret': {
    body: { signingSecret: `whsec_${'a'.repeat(32)}` },
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'PUT /goodword/stripe/connections/:id/event-types': {
    body: {},
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'PUT /goodword/stripe/connections/:id/rules': {
    body: defaultRequestRules,
    expected: { ...OWN, owner: 404, 'other owner': 404 },
  },
  'DELETE /goodword/stripe/given-up-connections/:id': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
  'POST /goodword/stripe/oauth-disconnect': { expected: { ...OWN, owner: 404, 'other owner': 404 } },
}
