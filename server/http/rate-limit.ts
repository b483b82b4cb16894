import type { MiddlewareHandler } from 'hono'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimitStore } from '#server/kernel/shared-memory.ts'
import type { AppEnv } from './context.ts'
import { tooManyRequests } from './request.errors.ts'

/** This many points in this many seconds, per key. */
export type Limit = { points: number; seconds: number }

export type Limits = {
  /** All API requests from one address. */
  address: Limit
  /** New accounts from one address. */
  signUp: Limit
  /** Password resets requested from one address: each costs an email. */
  resetRequest: Limit
  /** Changes of address or password by one account: each costs a hash or an email. */
  credentials: Limit
  /** Steps of sign-ins with a passkey from one address: each costs a challenge or a signature. */
  passkeySignIn: Limit
  /** Clients' answers from one address. */
  submit: Limit
  /** Answers through collection links from one address. All visitors of an office may have the same. */
  collect: Limit
  /** Attempts to answer through the collection links of one workspace. */
  collectAll: Limit
  /** Image uploads from one address: each costs a second of computing. */
  upload: Limit
  /** Photos of imported testimonials from one member. */
  importPhoto: Limit
  /** Invalid links from one address: guessing. */
  miss: Limit
  /** Webhook calls from one address that were refused. */
  webhookMiss: Limit
  /** Events of one owner's webhook: owners can sign as many as they like. */
  ownWebhook: Limit
  /** Attempts of one owner to link a payment account. */
  connect: Limit
  /** Dry runs of one owner, which read an account at Stripe. */
  dryRun: Limit
  /** Checkouts started by one owner. */
  checkout: Limit
  /** One owner's calls about a domain, which use the email service or the DNS. */
  domain: Limit
  /** Questions of the proxy whether it may get a certificate for a domain. */
  certificate: Limit
  /** Requests by one signed-in owner. */
  owner: Limit
  /** Analytics events from one address; anyone can send them. */
  analytics: Limit
  /** Widget views and clicks reported from one address. */
  count: Limit
  /** Preview images of proof pages for one address: each may have to be drawn. */
  linkImage: Limit
}

export const defaultLimits: Limits = {
  address: { points: 1200, seconds: 60 },
  signUp: { points: 60, seconds: 3600 },
  resetRequest: { points: 600, seconds: 600 },
  credentials: { points: 60, seconds: 600 },
  passkeySignIn: { points: 600, seconds: 600 },
  submit: { points: 30, seconds: 600 },
  collect: { points: 60, seconds: 600 },
  collectAll: { points: 600, seconds: 600 },
  upload: { points: 40, seconds: 600 },
  importPhoto: { points: 1200, seconds: 600 },
  miss: { points: 30, seconds: 600 },
  webhookMiss: { points: 60, seconds: 600 },
  ownWebhook: { points: 600, seconds: 60 },
  connect: { points: 20, seconds: 3600 },
  dryRun: { points: 120, seconds: 3600 },
  checkout: { points: 20, seconds: 3600 },
  domain: { points: 60, seconds: 3600 },
  certificate: { points: 600, seconds: 60 },
  owner: { points: 600, seconds: 60 },
  analytics: { points: 300, seconds: 60 },
  count: { points: 300, seconds: 60 },
  linkImage: { points: 60, seconds: 60 },
}

export function raisedLimits(limits: Limits, factor: number): Limits {
  const raise = ({ points, seconds }: Limit) => ({ points: Math.floor(points * factor), seconds })
  return {
    address: raise(limits.address),
    signUp: raise(limits.signUp),
    resetRequest: raise(limits.resetRequest),
    credentials: raise(limits.credentials),
    passkeySignIn: raise(limits.passkeySignIn),
    submit: raise(limits.submit),
    collect: raise(limits.collect),
    collectAll: raise(limits.collectAll),
    upload: raise(limits.upload),
    importPhoto: raise(limits.importPhoto),
    miss: raise(limits.miss),
    webhookMiss: raise(limits.webhookMiss),
    ownWebhook: raise(limits.ownWebhook),
    connect: raise(limits.connect),
    dryRun: raise(limits.dryRun),
    checkout: raise(limits.checkout),
    domain: raise(limits.domain),
    certificate: raise(limits.certificate),
    owner: raise(limits.owner),
    analytics: raise(limits.analytics),
    count: raise(limits.count),
    linkImage: raise(limits.linkImage),
  }
}

export type RateLimiter = {
  /** Throws `request.too_many` (429) with the waiting time when the key's points are used up. */
  consume(key: string): Promise<void>
  /** Throws the same as far as this process knows, but uses no points. */
  check(key: string): Promise<void>
}

export type RateLimiters = Record<keyof Limits, RateLimiter>

/**
 * Those that protect against guessing, emails and costs count in all processes. Those that each request of a page meets count
 * in each process: one more write for each would cost more than it protects.
 */
export function createRateLimiters(limits: Limits, store: RateLimitStore | undefined): RateLimiters {
  const own = (name: keyof Limits) => createOwnLimiter(limits[name])
  const shared = (name: keyof Limits) =>
    store ? createSharedLimiter({ ...limits[name], name, store }) : createOwnLimiter(limits[name])
  return {
    address: own('address'),
    signUp: shared('signUp'),
    resetRequest: shared('resetRequest'),
    credentials: shared('credentials'),
    passkeySignIn: shared('passkeySignIn'),
    submit: shared('submit'),
    collect: shared('collect'),
    collectAll: shared('collectAll'),
    upload: shared('upload'),
    importPhoto: shared('importPhoto'),
    miss: shared('miss'),
    webhookMiss: shared('webhookMiss'),
    ownWebhook: own('ownWebhook'),
    connect: shared('connect'),
    dryRun: shared('dryRun'),
    checkout: shared('checkout'),
    domain: shared('domain'),
    certificate: shared('certificate'),
    owner: own('owner'),
    analytics: own('analytics'),
    count: own('count'),
    linkImage: own('linkImage'),
  }
}

function createOwnLimiter({ points, seconds }: Limit): RateLimiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async consume(key) {
      refuseIf(await takePoint(limiter, key))
    },
    check: (key) => refuseUsedUp(limiter, key),
  }
}

/** While the database doesn't answer, it counts in this process. */
function createSharedLimiter({
  points,
  seconds,
  name,
  store,
}: Limit & { name: string; store: RateLimitStore }): RateLimiter {
  const own = new RateLimiterMemory({ points, duration: seconds })
  const limiter = new RateLimiterPostgres({
    storeClient: store.client,
    storeType: 'pool',
    tableName: store.table,
    tableCreated: true,
    // Housekeeping does it.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
    // Whoever has used up the points costs the database nothing more.
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: own,
  })
  return {
    async consume(key) {
      const hash = store.hash(key)
      const taken = await takePoint(limiter, hash)
      const { remainingPoints, msBeforeNext } = taken.state
      // Without a time, it would be blocked forever.
      if (remainingPoints === 0 && msBeforeNext > 0) await own.block(hash, msBeforeNext / 1000)
      refuseIf(taken)
    },
    check: (key) => refuseUsedUp(own, store.hash(key)),
  }
}

type Taken = { isRefused: boolean; state: RateLimiterRes }

async function takePoint(limiter: RateLimiterAbstract, key: string): Promise<Taken> {
  try {
    return { isRefused: false, state: await limiter.consume(key) }
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { isRefused: true, state: refusal }
    throw refusal
  }
}

function refuseIf({ isRefused, state }: Taken): void {
  if (isRefused) throw tooManyRequests(state.msBeforeNext / 1000)
}

async function refuseUsedUp(limiter: RateLimiterMemory, key: string): Promise<void> {
  const state = await limiter.get(key)
  if (state && state.consumedPoints >= limiter.points) throw tooManyRequests(state.msBeforeNext / 1000)
}

export const limitByAddress =
  (limiter: RateLimiter): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await limiter.consume(c.get('address'))
    await next()
  }
