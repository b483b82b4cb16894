/**
 * What a workspace can pile up. Each is about fifty times what the largest honest owner has, so only a program gets
 * there. Whatever exceeds one is answered 409 with a sentence that says what to do.
 *
 * Bounded elsewhere: widgets (`WIDGETS_MAX`), email styles (`shared/plans.ts`), sending domains (one), images
 * (`WORKSPACE_IMAGES_MAX_BYTES`), do-not-ask entries (`DO_NOT_ASK_MAX`), changes of one testimonial by its client
 * (`PERMISSIONS_MAX`), test emails and emails to one address (`sending-limits.ts`), kept answers to repeated requests
 * (`idempotency.service.ts`), events of an owner's own webhook (`inbox.service.ts`). Pinned scripts belong to a release, not to a workspace.
 */
export type WorkspaceLimits = {
  /** Requests and testimonials together. The same in every plan: plans sell requests, and testimonials are kept in all of them. */
  entries: number
  /** About all text of testimonials with their history. */
  storedBytes: number
  /** Linked Stripe accounts and own webhooks, where the plan has no limit. */
  connections: number
  /** Payments known from Stripe. Events that report more are ignored: nobody could act on an answer to them. */
  payments: number
}

export const defaultWorkspaceLimits: WorkspaceLimits = {
  entries: 100_000,
  storedBytes: 300 * 1024 * 1024,
  connections: 200,
  payments: 200_000,
}
