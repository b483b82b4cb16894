import type { Installation } from '#shared/installation.ts'
import { Hono } from 'hono'
import { getUnsubscribing, unsubscribe } from '#shared/unsubscribing.ts'
import type { AppEnv } from '#server/http/context.ts'
import { createMissCounter } from '#server/http/miss-counter.ts'
import type { Mount } from '#server/http/mount.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { withProfile } from '#server/http/security-headers.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { unsubscribedPage } from './unsubscribed.page.ts'
import { nameOf, type UnsubscribingService } from './unsubscribing.service.ts'

export function mountUnsubscribing(
  { onPublic }: Mount,
  unsubscribing: UnsubscribingService,
  limits: { submit: RateLimiter; miss: RateLimiter },
): void {
  const countMisses = createMissCounter(limits.miss)

  onPublic(getUnsubscribing)(({ params, request }) =>
    countMisses(request.address, () => unsubscribing.getUnsubscribing(params.token)),
  )

  onPublic(unsubscribe)(async ({ params, body, request }) => {
    await limits.submit.consume(request.address)
    return countMisses(request.address, () =>
      unsubscribing.unsubscribe({ token: params.token, from: body?.from ?? 'owner' }),
    )
  })
}

/**
 * What an email app posts when its reader presses the app's own unsubscribe button (RFC 8058): no cookie, no script,
 * any body. A browser without scripts posts its form here too, and gets a page. Few addresses post for many people, so a
 * valid link is never rate-limited.
 */
export function oneClickRoutes(
  unsubscribing: UnsubscribingService,
  { limits, installation }: { limits: { miss: RateLimiter }; installation: Pick<Installation, 'productName'> },
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const { productName } = installation
  const countMisses = createMissCounter(limits.miss)

  app.post('/unsubscribe/:token', withProfile('form'), async (c) => {
    const token = c.req.param('token')
    const isBrowser = c.req.header('accept')?.includes('text/html') ?? false
    const ending = countMisses(c.get('address'), () => unsubscribing.unsubscribe({ token, from: 'owner' }))
    const ended = await (isBrowser ? ending.catch(nothingIfNotFound) : ending)
    if (!ended) return c.html(unsubscribedPage(null, productName), 404)
    if (isBrowser) return c.html(unsubscribedPage(nameOf(ended), productName))
    return c.text(`You won’t get any more emails from ${nameOf(ended)} through ${productName}.\n`)
  })

  return app
}

function nothingIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.status === 404) return null
  throw error
}
