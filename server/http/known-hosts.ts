import type { Hono, MiddlewareHandler } from 'hono'
import { isLoopback } from '#server/config/reach.ts'
import type { AppEnv } from './context.ts'

/** Whether a `Host` header names this server. */
export type KnownHosts = (header: string | undefined) => boolean

/** `localhost` of `LocalHost.:3000`. */
export const nameOfHost = (header: string) => header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/**
 * The host of our public address, the names in ALLOWED_HOSTS, and every name of this machine itself. A request without
 * the header is not refused: no browser sends one.
 */
export function createKnownHosts({
  publicUrl,
  allowedHosts,
}: {
  publicUrl: () => string
  allowedHosts: readonly string[]
}): KnownHosts {
  const allowed = new Set(allowedHosts)
  // Every request to a feed asks, nearly always with the same header.
  const known = { header: '', publicUrl: '' }
  return (header) => {
    if (header === undefined || (header === known.header && publicUrl() === known.publicUrl)) return true
    const name = nameOfHost(header)
    const isKnown = isLoopback(name) || name === new URL(publicUrl()).hostname || allowed.has(name)
    if (isKnown) Object.assign(known, { header, publicUrl: publicUrl() })
    return isKnown
  }
}

/** Probes of an orchestrator name the server by its address. */
const PROBES = new Set(['/livez', '/healthz', '/readyz'])

/**
 * Hands requests for another host to an application that has only what other hosts may show. Otherwise a page could make
 * its own name lead here (DNS rebinding), and read the answers as if they were its own.
 */
export const handOverOtherHosts =
  (isKnownHost: KnownHosts, otherHosts: Hono<AppEnv>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (isKnownHost(c.req.header('host')) || PROBES.has(c.req.path)) return next()
    return otherHosts.fetch(c.req.raw, c.env)
  }
