import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newRequestId } from '#server/kernel/ids.ts'
import { troubleOf } from '#server/kernel/machine-trouble.ts'
import type { Answered, Observations } from '#server/kernel/observations.ts'
import type { Log } from '#server/kernel/log.ts'
import { clientAddress } from './client-address.ts'
import type { AppEnv } from './context.ts'

const PROXY_NOT_TRUSTED =
  'a proxy forwards requests, but TRUSTED_PROXY_HOPS is 0, so all visitors count as one and share every limit; set it to the number of proxies in front of Goodword'

const USABLE_ID = /^[\w-]{8,64}$/

/**
 * Gives each request the caller's `x-transaction-id`, or a new id, and logs how it ended: `code` says why it was refused,
 * and `userId` who is signed in. `security` names what matters for the security of the installation.
 */
export function requestLog(deps: {
  log: Log
  clock: Clock
  trustedProxyHops: number
  observations?: Pick<Observations, 'observeRequest' | 'observeDamage'> | undefined
  securityEventOf?: (answered: Answered) => string | undefined
}): MiddlewareHandler<AppEnv> {
  let hasWarned = false
  return async (c, next) => {
    if (!hasWarned && deps.trustedProxyHops === 0 && c.req.header('x-forwarded-for') !== undefined) {
      hasWarned = true
      deps.log.warn(PROXY_NOT_TRUSTED)
    }
    const callersId = c.req.header('x-transaction-id')
    const requestId = callersId && USABLE_ID.test(callersId) ? callersId : newRequestId()
    c.set('requestId', requestId)
    c.header('x-transaction-id', requestId)
    c.set('address', clientAddress(c, deps.trustedProxyHops))
    const startedAt = deps.clock.now().getTime()
    const begun = performance.now()
    await next()
    if (troubleOf(c.error) === 'damaged') deps.observations?.observeDamage()
    const answered = {
      requestId,
      method: c.req.method,
      route: routeTemplate(c),
      status: c.res.status,
      ...(c.error instanceof AppError && { code: c.error.code }),
    }
    deps.observations?.observeRequest({ ...answered, seconds: (performance.now() - begun) / 1000 })
    const security = deps.securityEventOf?.(answered)
    deps.log.info(
      {
        ...answered,
        ...(security !== undefined && { security }),
        userId: c.get('member')?.userId,
        durationMs: deps.clock.now().getTime() - startedAt,
      },
      'request',
    )
  }
}

// Middleware uses wildcards; the first route without one is the one that answered.
function routeTemplate(c: Context): string {
  return matchedRoutes(c).find(({ path }) => !path.endsWith('*'))?.path ?? '*'
}
