import * as z from 'zod'
import { defineEndpoint } from './http/endpoint.ts'
import { DnsRecord, domainName } from './sending-domains.ts'

/** The owner's own domain for a hosted wall. Instants are ISO 8601 in UTC. */

const instant = z.iso.datetime()

/** A domain whose records are gone for so long is released: anybody who proves that it is theirs can use it. */
export const WALL_DOMAIN_RELEASED_AFTER_DAYS = 7

export const WALL_DOMAIN_STATUSES = [
  /** Its records were not found yet. */
  'pending',
  /** Its records were found, but another workspace here uses it. */
  'taken',
  'confirmed',
  /** It was confirmed, and its records are gone since `missingSince`. It still works, and is released after a while. */
  'missing',
  /** Its records were not found for days, so nothing looks for them any more until the owner asks. */
  'failed',
  /** Its records were gone for so long that it is no longer reserved. */
  'released',
] as const

/** A workspace's own domain. The hosted wall of its widget is at `url` while it is `confirmed` or `missing`. */
export const WallDomain = z.strictObject({
  /** In lower case, with other letters than a to z as `xn--…`. */
  name: z.string(),
  url: z.url(),
  widgetId: z.string(),
  status: z.enum(WALL_DOMAIN_STATUSES),
  /** Their names are complete. */
  records: z.array(DnsRecord),
  addedAt: instant,
  checkedAt: instant.nullable(),
  missingSince: instant.nullable(),
})
export type WallDomain = z.infer<typeof WallDomain>

/** As the DNS knows it: `xn--…` for other letters than a to z. What is no name stays as it is. */
const asciiName = (name: string): string => {
  const isPlain = /^\p{ASCII}*$/u.test(name)
  return !isPlain && URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : name
}

export const WallDomainInput = z.strictObject({
  name: z
    .string({ error: 'Domain is required.' })
    .transform((text) =>
      asciiName(
        text
          .trim()
          .toLowerCase()
          .replace(/^https?:\/\//, '')
          .replace(/[/.]+$/, ''),
      ),
    )
    .pipe(
      z
        .string()
        .min(1, 'Domain is required.')
        .max(200, 'The domain is too long.')
        .regex(domainName, 'Enter a domain like love.example.com.')
        .regex(
          /^[^.]+\.[^.]+\../,
          'Use a subdomain, like love.example.com: a domain itself can’t lead to another one.',
        ),
    ),
  widgetId: z.string().max(64),
})
export type WallDomainInput = z.input<typeof WallDomainInput>

export const WallDomainSettings = z.strictObject({
  /** Null without one. */
  domain: WallDomain.nullable(),
  /** Whether the plan includes it. A domain from a larger plan is kept, but leads nowhere. */
  isIncluded: z.boolean(),
  /** Whether this installation can serve other domains. */
  isPossible: z.boolean(),
})
export type WallDomainSettings = z.infer<typeof WallDomainSettings>

const DomainErrors = ['wall_domains.not_possible', 'wall_domains.not_found', 'wall_domains.dns_unavailable'] as const

export const getWallDomain = defineEndpoint({
  method: 'GET',
  path: '/goodword/wall-domain',
  access: 'viewer',
  summary: 'Read the own domain of a hosted wall',
  response: WallDomainSettings,
})

/**
 * A workspace can have one. Several workspaces can add the same domain; the first one whose records are found has it.
 * Our own names, and names that look like them, are refused.
 */
export const addWallDomain = defineEndpoint({
  method: 'POST',
  path: '/goodword/wall-domain',
  access: 'admin',
  summary: 'Show a hosted wall at the owner’s own domain',
  body: WallDomainInput,
  response: WallDomain,
  status: 201,
  errors: [
    'wall_domains.not_possible',
    'wall_domains.not_included',
    'wall_domains.exists',
    'wall_domains.refused',
    'widgets.not_found',
  ],
})

/** Looks up the records immediately. */
export const checkWallDomain = defineEndpoint({
  method: 'POST',
  path: '/goodword/wall-domain/check',
  access: 'admin',
  summary: 'Check the DNS records of the own domain of a hosted wall',
  response: WallDomain,
  errors: DomainErrors,
})

/** The hosted wall keeps its address here. */
export const removeWallDomain = defineEndpoint({
  method: 'DELETE',
  path: '/goodword/wall-domain',
  access: 'admin',
  summary: 'Remove the own domain of a hosted wall',
  errors: ['wall_domains.not_found'],
})
