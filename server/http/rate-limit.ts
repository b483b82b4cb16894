import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { AppEnv } from './context.ts'
import { tooManyRequests } from './request.errors.ts'

/** So many points in so many seconds, for each key. */
export type Limit = { points: number; seconds: number }

export type Limits = {
  /** Every request of one address to the API. */
  address: Limit
  /** New accounts from one address. */
  signUp: Limit
  /** Sign-ins from one address, right ones too: each costs a hash. */
  signIn: Limit
  /** Answers of clients from one address. */
  submit: Limit
  /** Pictures from one address: each costs a second of computing. */
  upload: Limit
  /** Links that lead nowhere, from one address: guessing. */
  miss: Limit
  /** Events of Stripe from one address that nobody of ours signed. */
  webhookMiss: Limit
  /** Events of one owner's own webhook, who may sign as many as they like. */
  ownWebhook: Limit
  /** Times that an owner begins to link a payment account. */
  connect: Limit
  /** Of one owner who looks into an account at Stripe. */
  dryRun: Limit
  /** Times that an owner begins to pay. */
  checkout: Limit
  /** Times that an owner has the mail service asked about a sending domain. */
  domain: Limit
  /** Requests of one signed-in owner. */
  owner: Limit
  /** Events of the pages of one address, which anybody may send. */
  analytics: Limit
  /** Views and clicks of widgets that one address tells of. */
  count: Limit
}

export const defaultLimits: Limits = {
  address: { points: 1200, seconds: 60 },
  signUp: { points: 60, seconds: 3600 },
  signIn: { points: 100, seconds: 600 },
  submit: { points: 30, seconds: 600 },
  upload: { points: 40, seconds: 600 },
  miss: { points: 30, seconds: 600 },
  webhookMiss: { points: 60, seconds: 600 },
  ownWebhook: { points: 600, seconds: 60 },
  connect: { points: 20, seconds: 3600 },
  dryRun: { points: 120, seconds: 3600 },
  checkout: { points: 20, seconds: 3600 },
  domain: { points: 60, seconds: 3600 },
  owner: { points: 600, seconds: 60 },
  analytics: { points: 60, seconds: 60 },
  count: { points: 300, seconds: 60 },
}

export function raisedLimits(limits: Limits, factor: number): Limits {
  const raise = ({ points, seconds }: Limit) => ({ points: Math.floor(points * factor), seconds })
  return {
    address: raise(limits.address),
    signUp: raise(limits.signUp),
    signIn: raise(limits.signIn),
    submit: raise(limits.submit),
    upload: raise(limits.upload),
    miss: raise(limits.miss),
    webhookMiss: raise(limits.webhookMiss),
    ownWebhook: raise(limits.ownWebhook),
    connect: raise(limits.connect),
    dryRun: raise(limits.dryRun),
    checkout: raise(limits.checkout),
    domain: raise(limits.domain),
    owner: raise(limits.owner),
    analytics: raise(limits.analytics),
    count: raise(limits.count),
  }
}

/** Counts in this process's memory, which is enough for one process. */
export type RateLimiter = {
  /** Throws `request.too_many` (429) with the time to wait once the points of the key are used up. */
  consume(key: string): Promise<void>
  /** Throws likewise, but uses nothing up. */
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
  signIn: createRateLimiter(limits.signIn),
  submit: createRateLimiter(limits.submit),
  upload: createRateLimiter(limits.upload),
  miss: createRateLimiter(limits.miss),
  webhookMiss: createRateLimiter(limits.webhookMiss),
  ownWebhook: createRateLimiter(limits.ownWebhook),
  connect: createRateLimiter(limits.connect),
  dryRun: createRateLimiter(limits.dryRun),
  checkout: createRateLimiter(limits.checkout),
  domain: createRateLimiter(limits.domain),
  owner: createRateLimiter(limits.owner),
  analytics: createRateLimiter(limits.analytics),
  count: createRateLimiter(limits.count),
})

export const limitByAddress =
  (limiter: RateLimiter): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await limiter.consume(c.get('address'))
    await next()
  }
