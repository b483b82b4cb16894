import type { MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { isLoopback } from '#server/config/reach.ts'
import { isSameSecret } from '#server/kernel/tokens.ts'
import { otherSite, refusedElsewhere, tokenRefused } from './ops.errors.ts'

/** Host and token are those of the configuration. */
export type OpsReach = { host: string; token: string | undefined }

/** On a loopback port, a page of any site could make its own name lead here (DNS rebinding) and read the answers. */
export const refuseOtherHosts =
  ({ host }: OpsReach): MiddlewareHandler =>
  async (c, next) =>
    isForUs(c.req.header('host'), host) ? next() : c.text('This server does not answer for that host.\n', 421)

function isForUs(header: string | undefined, host: string): boolean {
  if (header === undefined || !isLoopback(host)) return true
  return URL.canParse(`http://${header}`) && isLoopback(new URL(`http://${header}`).hostname)
}

/** With a token, everybody needs it. Without one, whoever uses this machine gets in, and nobody else. */
export const requireOperator =
  ({ host, token }: OpsReach): MiddlewareHandler =>
  async (c, next) => {
    if (token === undefined && !isLoopback(host)) throw refusedElsewhere()
    if (token !== undefined && !isTokenOf(c.req.header('authorization'), token)) throw tokenRefused()
    await next()
  }

/** As the password that a browser asks for, or as a bearer token. */
function isTokenOf(header: string | undefined, token: string): boolean {
  const [scheme = '', value = ''] = (header ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return isSameSecret(value, token)
  if (scheme.toLowerCase() !== 'basic') return false
  const pair = Buffer.from(value, 'base64').toString()
  return isSameSecret(pair.slice(pair.indexOf(':') + 1), token)
}

const check = csrf()

/** Forms must come from our own page. Other content needs a preflight, which is never answered. */
export const refuseOtherSites: MiddlewareHandler = async (c, next) => {
  let isOwn = false
  await check(c, async () => {
    isOwn = true
  }).catch(() => undefined)
  if (!isOwn) throw otherSite()
  await next()
}
