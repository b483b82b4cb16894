import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'

export const KNOWN_CLIENTS_MAX = 1000

/**
 * What a workspace should know before it asks a client. No email can be sent to: `unsubscribed`, `reported_spam`,
 * `unreachable` (an email came back), `declined` (less than a year ago), `do_not_ask` (the address is on the owner's
 * list). An email can be sent to: `asked` (a request without an answer yet), `planned` (a payment will trigger one),
 * `saved` (a request that was not sent), `in_batch` (a batch has the client, saved or planned), `answered`.
 */
export const KnownState = z.enum([
  'unsubscribed',
  'reported_spam',
  'declined',
  'unreachable',
  'do_not_ask',
  'asked',
  'planned',
  'saved',
  'in_batch',
  'answered',
])
export type KnownState = z.infer<typeof KnownState>

const emailableStates: readonly KnownState[] = ['asked', 'planned', 'saved', 'in_batch', 'answered']

/** Whether an email to the client would be sent rather than refused. */
export const canBeEmailed = ({ state }: { state: KnownState }): boolean => emailableStates.includes(state)

export const KnownClient = z.strictObject({
  /** As it was given. */
  customerEmail: z.string(),
  state: KnownState,
  /** When it happened, or will happen for `planned` and `in_batch`; null where that isn't known. ISO 8601 in UTC. */
  at: z.iso.datetime().nullable(),
  /** When the client last answered, whatever the state. */
  answeredAt: z.iso.datetime().nullable(),
  /** The testimonial that shows it; null where there is none in the list. */
  testimonialId: z.string().nullable(),
})
export type KnownClient = z.infer<typeof KnownClient>

/**
 * Reads what is known of each address, in the order given. An address that the workspace never asked is left out,
 * unless it is on the owner's list.
 */
export const listKnownClients = defineEndpoint({
  method: 'POST',
  path: '/goodword/testimonial/known-clients',
  access: 'editor',
  summary: 'Read which clients were asked before, have answered, or must not be asked',
  maxBodyBytes: 512 * 1024,
  body: z.strictObject({
    customerEmails: z.array(z.string().max(320)).min(1).max(KNOWN_CLIENTS_MAX),
    /** A testimonial that is left out of account: the request that is being edited. */
    exceptId: z.string().max(64).optional(),
  }),
  response: z.strictObject({ items: z.array(KnownClient) }),
})
