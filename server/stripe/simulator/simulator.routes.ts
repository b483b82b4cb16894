import { Hono } from 'hono'
import * as z from 'zod'
import { OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import type { AppEnv } from '#server/http/context.ts'
import { isFromOwnPage } from '#server/http/own-page-origin.ts'
import { withProfile } from '#server/http/security-headers.ts'
import type { Log } from '#server/kernel/log.ts'
import { checkoutPage, consentPage, problemPage, simulatorStyles } from './simulator.page.ts'
import type { StripeSimulator } from './simulator.ts'

const CHECKOUT_GONE =
  'It was begun too long ago, or a newer one has taken its place. Close this window and choose a plan again.'
const CONSENT_BROKEN = 'Its address is not complete. Close this window and connect again.'
const FROM_ELSEWHERE = 'The answer did not come from this page. Close this window and begin again.'

const Request = z.object({
  state: z.string().min(1).max(200),
  redirect_uri: z.string(),
  name: z.string().max(200).default(''),
})
const Consent = Request.extend({ decision: z.enum(['allow', 'cancel']) })
const Payment = z.object({ decision: z.enum(['pay', 'cancel']) })

/** The pages of the stand-in. Only for where no Stripe is configured, and never in production. */
export function simulatorRoutes(deps: {
  simulator: StripeSimulator
  syncCustomer: (customerId: string) => Promise<void>
  publicUrl: () => string
  log: Log
}): Hono<AppEnv> {
  const { simulator } = deps
  const app = new Hono<AppEnv>()
  const isOurCallback = (url: string) => url === deps.publicUrl() + OAUTH_CALLBACK_PATH

  app.get('/dev/stripe/style.css', withProfile('payment'), (c) =>
    c.body(simulatorStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.get('/dev/stripe/authorize', withProfile('payment'), (c) => {
    const { data } = Request.safeParse(c.req.query())
    if (!data || !isOurCallback(data.redirect_uri)) return c.html(problemPage(CONSENT_BROKEN), 400)
    return c.html(consentPage({ state: data.state, redirectUrl: data.redirect_uri, name: data.name }))
  })

  app.post('/dev/stripe/authorize', withProfile('payment'), async (c) => {
    if (!isFromOwnPage(c, deps.publicUrl())) return c.html(problemPage(FROM_ELSEWHERE), 403)
    const { data } = Consent.safeParse(await c.req.parseBody())
    if (!data || !isOurCallback(data.redirect_uri)) return c.html(problemPage(CONSENT_BROKEN), 400)
    const { state, name } = data
    const answer =
      data.decision === 'allow'
        ? { code: await simulator.allowLink(name), state }
        : { error: 'access_denied', error_description: 'The user denied your request', state }
    return c.redirect(`${data.redirect_uri}?${new URLSearchParams(answer)}`, 303)
  })

  app.get('/dev/stripe/checkout/:id', withProfile('payment'), async (c) => {
    const found = await simulator.findCheckout(c.req.param('id'))
    if (!found) return c.html(problemPage(CHECKOUT_GONE), 404)
    if (found.data.isPaid) return c.redirect(found.data.successUrl, 303)
    return c.html(checkoutPage({ id: found.id, plan: found.data.plan, email: found.data.email }))
  })

  app.post('/dev/stripe/checkout/:id', withProfile('payment'), async (c) => {
    if (!isFromOwnPage(c, deps.publicUrl())) return c.html(problemPage(FROM_ELSEWHERE), 403)
    const { data } = Payment.safeParse(await c.req.parseBody())
    const id = c.req.param('id')
    const found = data?.decision === 'pay' ? await simulator.payCheckout(id) : await simulator.findCheckout(id)
    if (!found || !data) return c.html(problemPage(CHECKOUT_GONE), 404)
    if (data.decision === 'cancel') return c.redirect(found.data.cancelUrl, 303)
    // Paid is paid: when this fails, the job that came with the payment looks again.
    await deps.syncCustomer(found.customerId).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'a payment could not be looked at yet')
    })
    return c.redirect(found.data.successUrl, 303)
  })

  return app
}
