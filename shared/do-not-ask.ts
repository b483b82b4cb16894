import * as z from 'zod'
import { emailAddress } from './fields.ts'
import { defineEndpoint } from './http/endpoint.ts'
import { domainName } from './sending-domains.ts'

/** The list of addresses and domains that never get a request. Instants are ISO 8601 in UTC. */

const instant = z.iso.datetime()

export const DO_NOT_ASK_MAX = 2000

/** An address, or a whole domain as `@example.com`, that never gets a request. In lower case. */
export const DoNotAskEntry = z.strictObject({ pattern: z.string(), addedAt: instant })
export type DoNotAskEntry = z.infer<typeof DoNotAskEntry>

const DoNotAskList = z.strictObject({ items: z.array(DoNotAskEntry) })

/** Newest first. */
export const listDoNotAsk = defineEndpoint({
  method: 'GET',
  path: '/goodword/emails/do-not-ask',
  access: 'admin',
  summary: 'List who is never asked',
  response: DoNotAskList,
})

/** `ana@example.com`, `@example.com` or `example.com`. */
export const doNotAskPattern = z
  .string({ error: 'Enter an address or a domain.' })
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Enter an address or a domain.')
      .max(254)
      .refine(
        (text) => domainName.test(text) || emailAddress('Address').safeParse(text).success,
        'Enter an address like ana@example.com, or a domain like @example.com.',
      )
      .transform((text) => (text.includes('@') ? text : `@${text}`)),
  )

/** Adds each entry; existing ones stay. Emails to them that are still queued are not sent. */
export const addDoNotAsk = defineEndpoint({
  method: 'POST',
  path: '/goodword/emails/do-not-ask',
  access: 'admin',
  worksFrozen: true,
  summary: 'Never ask an address or a domain',
  body: z.strictObject({ patterns: z.array(doNotAskPattern).min(1).max(200, 'Add at most 200 at a time.') }),
  response: DoNotAskList,
  errors: ['emails.do_not_ask_full'],
})

export const removeDoNotAsk = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/emails/do-not-ask/:pattern',
  access: 'admin',
  summary: 'Allow requests to an address or a domain again',
  response: DoNotAskList,
})
