import { BILLING_WEBHOOK_PATH, LINK_WEBHOOK_PATH, OWN_WEBHOOK_PATH } from '#shared/connections.ts'
import { stripeEvents } from '#server/db/schema/payments.ts'
import { newId } from '#server/kernel/ids.ts'
import { signStripeEvent } from '#server/stripe/stripe-webhooks.ts'
import type { Harness } from './harness.ts'

export type EventDraft = {
  id?: string
  type?: string
  account?: string
  livemode?: boolean
  /** When it happened; now by default. */
  at?: Date
  object?: Record<string, unknown>
  apiVersion?: string
}

/** An event in Stripe's format. */
export function stripeEventBody(draft: EventDraft & { at: Date }): string {
  return JSON.stringify({
    id: draft.id ?? newId('evt'),
    object: 'event',
    type: draft.type ?? 'invoice.paid',
    ...(draft.account !== undefined && { account: draft.account }),
    api_version: draft.apiVersion ?? '2026-10-28.endive',
    created: Math.floor(draft.at.getTime() / 1000),
    livemode: draft.livemode ?? false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: draft.object ?? { id: 'in_1', object: 'invoice' } },
  })
}

/** The headers that Stripe would send with a body. */
export const signedByStripe = (signed: Parameters<typeof signStripeEvent>[0]) => ({
  'stripe-signature': signStripeEvent(signed),
})

/** Sends events to a harness's endpoints, like Stripe. */
export function stripeSenderOf(h: Harness) {
  const secretsOf = h.deps.stripeWebhooks.secrets
  const sign = (body: string, secret: string, at = h.clock.now()) => signStripeEvent({ body, secret, at })

  const post = (path: string, body: string | Uint8Array | ReadableStream, signature?: string) =>
    h.app.request(path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit)

  const sendTo = (path: string, secret: string) => async (draft: EventDraft) => {
    const body = stripeEventBody({ at: h.clock.now(), ...draft })
    return (await post(path, body, sign(body, secret))).status
  }

  return {
    sign,
    post,
    /** For our own account; returns the status. */
    sendBilling: sendTo(BILLING_WEBHOOK_PATH, secretsOf.billing[0] ?? ''),
    /** For a linked account. */
    sendLink: sendTo(LINK_WEBHOOK_PATH, secretsOf.link[0] ?? ''),
    /** For an owner's own webhook, at its URL. */
    sendOwn: (url: string, secret: string, draft: EventDraft) =>
      sendTo(`${OWN_WEBHOOK_PATH}/${url.split('/').at(-1)}`, secret)(draft),
    /** The events that were kept, oldest first. */
    events: () => h.rows(stripeEvents).list(),
  }
}
