import { Stripe } from 'stripe'
import * as z from 'zod'
import { isDeeperThan } from '#server/kernel/json-depth.ts'
import type { ReadStripeEvent, StripeEvent } from './gateway.ts'

const TOLERANCE_SECONDS = 300
/** Stripe's events have fewer than 20 levels. */
const DEPTH_MAX = 64
// The library checks only the past, by the machine's clock.
const ANY_AGE = 0

const PostedEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  account: z.string().max(255).nullish(),
  api_version: z.string().max(64).nullish(),
  livemode: z.boolean(),
  created: z.number().int().min(0).max(1e11),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

const ThinEvent = z.object({ object: z.literal('v2.core.event') })

/** `ReadStripeEvent` with Stripe's own library. */
export const readStripeEvent: ReadStripeEvent = ({ body, signature = '', secrets, now }) => {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString()
  if (!secrets.some((secret) => isSigned({ text, signature, secret }))) return 'bad_signature'
  if (!isOfNow(signature, now)) return 'wrong_time'
  return readPosted(text)
}

/** Whether a header could be a signature, so that reading the body is worth it. */
export const canBeSigned = (signature: string | undefined): boolean =>
  signature !== undefined && /(^|,)t=\d/.test(signature) && /(^|,)v1=[0-9a-f]{64}/.test(signature)

/** The `stripe-signature` header for a body. */
export const signStripeEvent = ({ body, secret, at }: { body: string; secret: string; at: Date }): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at.getTime() / 1000) })

function isSigned({ text, signature, secret }: { text: string; signature: string; secret: string }): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(text, signature, secret, ANY_AGE) ?? false
  } catch {
    return false
  }
}

/** The time is part of what is signed. The library uses the last one in the header, so there must be only one. */
function isOfNow(signature: string, now: Date): boolean {
  const [time, ...others] = signature.split(',').filter((part) => part.startsWith('t='))
  const seconds = /^t=(\d{1,12})$/.exec(time ?? '')?.[1]
  if (seconds === undefined || others.length > 0) return false
  return Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds)) <= TOLERANCE_SECONDS
}

function readPosted(text: string): StripeEvent | 'thin' | 'unreadable' | 'too_deep' {
  if (isDeeperThan(DEPTH_MAX, text)) return 'too_deep'
  const posted = parse(text)
  if (ThinEvent.safeParse(posted).success) return 'thin'
  const parsed = PostedEvent.safeParse(posted)
  if (!parsed.success) return 'unreadable'
  const { id, type, account, api_version: apiVersion, livemode, created } = parsed.data
  return {
    eventId: id,
    type,
    accountId: account ?? null,
    apiVersion: apiVersion ?? null,
    isLive: livemode,
    occurredAt: new Date(created * 1000),
    content: text,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
