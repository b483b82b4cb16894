import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
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
  analytics: { points: 60, seconds: 60 },
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

/** Counts in this process's memory, which is enough for one process. */
export type RateLimiter = {
  /** Throws `request.too_many` (429) with the waiting time when the key's points are used up. */
  consume(key: string): Promise<void>
  /** Throws the same, but uses no points. */
  check(key: string): Promise<void>
}

function createRateLimiter({ points, seconds }: Limit): RateLimiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async consume(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext / 1000)
        throw refusal
      }
    },
    async check(key) {
      const state = await limiter.get(key)
      if (state && state.consumedPoints >= points) throw tooManyRequests(state.msBeforeNext / 1000)
    },
  }
}

export type RateLimiters = Record<keyof Limits, RateLimiter>

export const createRateLimiters = (limits: Limits): RateLimiters => ({
  address: createRateLimiter(limits.address),
  signUp: createRateLimiter(limits.signUp),
  resetRequest: createRateLimiter(limits.resetRequest),
  credentials: createRateLimiter(limits.credentials),
  passkeySignIn: createRateLimiter(limits.passkeySignIn),
  submit: createRateLimiter(limits.submit),
  collect: createRateLimiter(limits.collect),
  collectAll: createRateLimiter(limits.collectAll),
  upload: createRateLimiter(limits.upload),
  importPhoto: createRateLimiter(limits.importPhoto),
  miss: createRateLimiter(limits.miss),
  webhookMiss: createRateLimiter(limits.webhookMiss),
  ownWebhook: createRateLimiter(limits.ownWebhook),
  connect: createRateLimiter(limits.connect),
  dryRun: createRateLimiter(limits.dryRun),
  checkout: createRateLimiter(limits.checkout),
  domain: createRateLimiter(limits.domain),
  certificate: createRateLimiter(limits.certificate),
  owner: createRateLimiter(limits.owner),
  analytics: createRateLimiter(limits.analytics),
  count: createRateLimiter(limits.count),
  linkImage: createRateLimiter(limits.linkImage),
})

export const limitByAddress =
  (limiter: RateLimiter): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await limiter.consume(c.get('address'))
    await next()
  }
