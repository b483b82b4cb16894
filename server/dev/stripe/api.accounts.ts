import * as z from 'zod'
import type { Transactional } from '#server/db/database.ts'
import { newSecret } from '#server/kernel/tokens.ts'
import type { ApiRoute } from './api.route.ts'
import { type StripeStore, storeOf, find, get, list, newIdIn, save, tell } from './store.ts'
import type { Account, Customer } from './kept-objects.ts'
import { removeKept } from './kept-objects.repository.ts'
import { makeAccount, makeCustomer } from './make-accounts.domain.ts'
import { secondsOf } from './stripe-ids.ts'
import {
  anything,
  isWithin,
  metadata,
  oauthProblem,
  pageOf,
  paging,
  parseFields,
  problem,
  since,
  text,
} from './stripe-wire.ts'
import { endSubscription, isLive } from './subscribing.ts'

export const linkId = (accountId: string) => `link_of_${accountId}`
export const CODES_EXPIRE_AFTER_S = 5 * 60

/** An account we can access. Refused like at Stripe when its owner has not consented, or revoked consent. */
export function* getLinked(anybodys: StripeStore, accountId: string): Transactional<Account> {
  const store = storeOf(anybodys, null)
  const link = yield* find(store, 'link', linkId(accountId))
  const account = yield* find(storeOf(store, accountId), 'account', accountId)
  if (!account || !link?.isActive)
    throw problem(
      `The provided key 'sk_test_***' does not have access to account '${accountId}' (or that account does not exist). Application access may have been revoked.`,
      { status: 403, code: 'account_invalid' },
    )
  return account
}

/** Unlinks an account and sends the event. */
export function* deauthorize(anybodys: StripeStore, { accountId, clientId }: { accountId: string; clientId: string }) {
  const store = storeOf(anybodys, null)
  const link = yield* find(store, 'link', linkId(accountId))
  if (!link?.isActive)
    throw oauthProblem('invalid_client', {
      status: 401,
      message: `This application is not connected to stripe account ${accountId}, or that account does not exist.`,
    })
  yield* save(store, { ...link, isActive: false })
  yield* tell(storeOf(store, accountId), 'account.application.deauthorized', {
    object: { id: clientId, object: 'application', name: 'Goodword' },
  })
}

const CustomerFields = {
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  phone: text.optional(),
  metadata: metadata.optional(),
  address: anything.optional(),
  preferred_locales: anything.optional(),
  tax_id_data: anything.optional(),
  tax: anything.optional(),
  tax_exempt: anything.optional(),
  invoice_settings: anything.optional(),
}

function changedCustomer(customer: Customer, fields: z.output<z.ZodObject<typeof CustomerFields>>): Customer {
  const { email, name, description, phone } = fields
  return {
    ...customer,
    ...(email !== undefined && { email: email || null }),
    ...(name !== undefined && { name: name || null }),
    ...(description !== undefined && { description: description || null }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(fields.metadata && { metadata: { ...customer.metadata, ...fields.metadata } }),
  }
}

export function* deleteCustomer(
  store: StripeStore,
  id: string,
): Transactional<{ id: string; object: 'customer'; deleted: true }> {
  const customer = yield* get(store, 'customer', { id })
  for (const subscription of yield* list(store, 'subscription', { customerId: id }))
    if (isLive(subscription))
      yield* endSubscription(store, subscription, { at: secondsOf(store.now), because: 'cancellation_requested' })
  yield* removeKept(store.tx, id)
  yield* save(store, { id: `gone_${id}`, object: 'gone_customer' })
  yield* tell(store, 'customer.deleted', { object: customer })
  return { id, object: 'customer', deleted: true }
}

const Codes = z.object({ grant_type: z.literal('authorization_code'), code: text, scope: text.optional() })

/** Accounts, their consent, and customers. */
export const accountRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/oauth/token',
    *answer({ store, fields }) {
      const { success, data } = Codes.safeParse(fields)
      if (!success) throw oauthProblem('invalid_request', { message: 'No grant type or no code was given.' })
      const ours = storeOf(store, null)
      const code = yield* find(ours, 'oauth_code', data.code)
      if (!code) throw oauthProblem('invalid_grant', { message: `Authorization code does not exist: ${data.code}` })
      if (code.isUsed)
        throw oauthProblem('invalid_grant', {
          message: `This authorization code has already been used. All tokens issued with this code have been revoked.`,
        })
      if (code.created + CODES_EXPIRE_AFTER_S <= secondsOf(store.now))
        throw oauthProblem('invalid_grant', { message: `Authorization code expired: ${data.code}` })
      yield* save(ours, { ...code, isUsed: true })
      yield* save(ours, { id: linkId(code.accountId), object: 'link', accountId: code.accountId, isActive: true })
      return {
        access_token: `sk_test_${newSecret()}`,
        livemode: false,
        refresh_token: `rt_${newSecret()}`,
        scope: 'read_write',
        stripe_publishable_key: `pk_test_${newSecret()}`,
        stripe_user_id: code.accountId,
        token_type: 'bearer',
      }
    },
  },
  {
    method: 'POST',
    path: '/oauth/deauthorize',
    *answer({ store, fields }) {
      const { client_id: clientId, stripe_user_id: accountId } = fields
      if (typeof accountId !== 'string' || typeof clientId !== 'string')
        throw oauthProblem('invalid_request', { message: 'client_id and stripe_user_id are required.' })
      yield* deauthorize(store, { accountId, clientId })
      return { stripe_user_id: accountId }
    },
  },
  {
    method: 'GET',
    path: '/v1/account',
    *answer({ store }) {
      if (store.accountId === null)
        return makeAccount({ id: 'acct_simulated', name: 'Goodword', created: secondsOf(store.now) })
      return yield* getLinked(store, store.accountId)
    },
  },
  { method: 'GET', path: '/v1/accounts/:id', answer: ({ store, id }) => getLinked(store, id) },
  {
    method: 'POST',
    path: '/v1/customers',
    *answer({ store, fields }) {
      const given = parseFields(z.object(CustomerFields), fields)
      const customer = makeCustomer({
        id: newIdIn(store, 'cus'),
        created: secondsOf(store.now),
        email: null,
        name: null,
        metadata: {},
      })
      return yield* save(store, changedCustomer(customer, given))
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    *answer({ store, fields, url }) {
      const given = parseFields(z.object({ ...paging, email: text.optional(), created: since.optional() }), fields)
      const found = (yield* list(store, 'customer')).filter(
        ({ email, created }) =>
          (given.email === undefined || email === given.email) && isWithin(created, given.created),
      )
      return pageOf(found, { url, page: given })
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    *answer({ store, id }) {
      if (yield* find(store, 'gone_customer', `gone_${id}`)) return { id, object: 'customer', deleted: true }
      return yield* get(store, 'customer', { id })
    },
  },
  { method: 'DELETE', path: '/v1/customers/:id', answer: ({ store, id }) => deleteCustomer(store, id) },
]
