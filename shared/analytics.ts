import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

const id = z.string().min(1).max(128)
const line = z.string().max(2048)

/** The page on which an event happened. */
const Properties = z.strictObject({ path: line, referrer: line, search: line, title: line, url: line })

/** The browser in which it happened. */
const Context = z.strictObject({
  /** Null when unknown. */
  ip: z.string().max(64).nullable(),
  timezone: z.string().max(64),
  user_agent: z.string().max(1024),
  screen: z.strictObject({ width: z.number().int().min(0), height: z.number().int().min(0) }),
})

export const AnalyticsIdentify = z.strictObject({
  anonymousId: id,
  userId: id,
  traits: z.strictObject({ name: z.string().max(402), email: z.string().max(254) }),
  properties: Properties,
  context: Context,
})
export type AnalyticsIdentify = z.infer<typeof AnalyticsIdentify>

export const AnalyticsAlias = z.strictObject({
  /** The anonymous id. */
  previousId: id,
  userId: id,
  properties: Properties,
  context: Context,
})
export type AnalyticsAlias = z.infer<typeof AnalyticsAlias>

export const AnalyticsTrack = z.strictObject({
  anonymousId: id,
  /** Null until someone has signed in. */
  userId: id.nullable(),
  event: z.string().min(1).max(128),
  properties: Properties,
  context: Context,
})
export type AnalyticsTrack = z.infer<typeof AnalyticsTrack>

/**
 * The three calls that every analytics host has, relative to its origin. Each answers 204, or 429 after too many calls.
 */
export const identifyUser = defineEndpoint({
  method: 'POST',
  path: '/analytics/identify',
  access: 'public',
  summary: 'Identify a visitor',
  body: AnalyticsIdentify,
})

export const aliasUser = defineEndpoint({
  method: 'POST',
  path: '/analytics/alias',
  access: 'public',
  summary: 'Link an anonymous visitor to a user',
  body: AnalyticsAlias,
})

export const trackEvent = defineEndpoint({
  method: 'POST',
  path: '/analytics/track',
  access: 'public',
  summary: 'Store one event',
  body: AnalyticsTrack,
})
