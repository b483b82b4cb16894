import { Hono } from 'hono'
import * as z from 'zod'
import { OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import type { AppEnv } from '#server/http/context.ts'
import { isFromOwnPage } from '#server/http/own-page-origin.ts'
import { withProfile } from '#server/http/security-headers.ts'
import { checkoutPage, consentPage, problemPage, simulatorStyles } from './simulator.page.ts'
import { portalPage } from './portal.page.ts'
import { CONSENT_PATH } from './simulator.domain.ts'
import type { SimulatedStripe } from './simulated-stripe.ts'
import { StripeProblem } from './stripe-wire.ts'

const CHECKOUT_GONE =
  'It was begun too long ago, or a newer one has taken its place. Close this window and choose a plan again.'
const CONSENT_BROKEN = 'Its address is not complete. Close this window and connect again.'
const FROM_ELSEWHERE = 'The answer did not come from this page. Close this window and begin again.'
const PORTAL_GONE = 'There is no such billing page. Close this window and open it again from the settings.'

const Request = z.object({
  state: z.string().min(1).max(200),
  redirect_uri: z.string(),
  'stripe_user[business_name]': z.string().max(200).default(''),
})
const Consent = z.object({
  state: z.string().min(1).max(200),
  redirect_uri: z.string(),
  name: z.string().max(200).default(''),
  decision: z.enum(['allow', 'cancel']),
})
const Payment = z.object({ decision: z.enum(['pay', 'refuse', 'cancel']) })
const PortalChange = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('change'), price: z.string().max(100) }),
  z.object({ decision: z.enum(['cancel', 'keep', 'pay', 'bad_card', 'good_card']) }),
])

/** The pages of Stripe that people see. Only for where no Stripe is configured, and never in production. */
export function simulatorRoutes(deps: {
  simulatedStripe: Pick<SimulatedStripe, 'acts'>
  publicUrl: () => string
}): Hono<AppEnv> {
  const { acts } = deps.simulatedStripe
  const app = new Hono<AppEnv>()
  const isOurCallback = (url: string) => url === deps.publicUrl() + OAUTH_CALLBACK_PATH

  app.get('/dev/stripe/style.css', withProfile('payment'), (c) =>
    c.body(simulatorStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.get(CONSENT_PATH, withProfile('payment'), (c) => {
    const { data } = Request.safeParse(c.req.query())
    if (!data || !isOurCallback(data.redirect_uri)) return c.html(problemPage(CONSENT_BROKEN), 400)
    const { state, redirect_uri: redirectUrl, 'stripe_user[business_name]': name } = data
    return c.html(consentPage({ state, redirectUrl, name }))
  })

  app.post(CONSENT_PATH, withProfile('payment'), async (c) => {
    if (!isFromOwnPage(c, deps.publicUrl())) return c.html(problemPage(FROM_ELSEWHERE), 403)
    const { data } = Consent.safeParse(await c.req.parseBody())
    if (!data || !isOurCallback(data.redirect_uri)) return c.html(problemPage(CONSENT_BROKEN), 400)
    const { state, name } = data
    const answer =
      data.decision === 'allow'
        ? { code: await acts.allowLink(name), state }
        : { error: 'access_denied', error_description: 'The user denied your request', state }
    return c.redirect(`${data.redirect_uri}?${new URLSearchParams(answer)}`, 303)
  })

  app.get('/dev/stripe/checkout/:id', withProfile('payment'), async (c) => {
    const found = await acts.findCheckout(c.req.param('id'))
    if (!found) return c.html(problemPage(CHECKOUT_GONE), 404)
    if (found.session.status === 'complete') return c.redirect(found.session.success_url ?? '/dev/stripe', 303)
    return c.html(checkoutPage({ found, isRefused: false }))
  })

  app.post('/dev/stripe/checkout/:id', withProfile('payment'), async (c) => {
    if (!isFromOwnPage(c, deps.publicUrl())) return c.html(problemPage(FROM_ELSEWHERE), 403)
    const { data } = Payment.safeParse(await c.req.parseBody())
    const id = c.req.param('id')
    const found = data?.decision === 'pay' ? await acts.payCheckout(id) : await acts.findCheckout(id)
    if (!found || !data) return c.html(problemPage(CHECKOUT_GONE), 404)
    if (data.decision === 'refuse') return c.html(checkoutPage({ found, isRefused: true }), 402)
    const { success_url: successUrl, cancel_url: cancelUrl } = found.session
    return c.redirect((data.decision === 'cancel' ? cancelUrl : successUrl) ?? '/dev/stripe', 303)
  })

  app.get('/dev/stripe/portal/:id', withProfile('payment'), async (c) => {
    const found = await acts.findPortal(c.req.param('id'))
    const card = c.req.query('card') ?? null
    return found ? c.html(portalPage({ found, problem: null, card })) : c.html(problemPage(PORTAL_GONE), 404)
  })

  app.post('/dev/stripe/portal/:id', withProfile('payment'), async (c) => {
    if (!isFromOwnPage(c, deps.publicUrl())) return c.html(problemPage(FROM_ELSEWHERE), 403)
    const { data } = PortalChange.safeParse(await c.req.parseBody())
    const id = c.req.param('id')
    const found = await acts.findPortal(id)
    if (!found || !data) return c.html(problemPage(PORTAL_GONE), 404)
    try {
      await change(id, data, found.subscriptions[0]?.subscription.id)
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error
      return c.html(portalPage({ found, problem: error.message, card: null }), 400)
    }
    const isAboutCard = data.decision === 'bad_card' || data.decision === 'good_card'
    return c.redirect(isAboutCard ? `${c.req.path}?card=${data.decision}` : c.req.path, 303)
  })

  async function change(
    portalId: string,
    data: z.output<typeof PortalChange>,
    subscriptionId: string | undefined,
  ): Promise<void> {
    if (data.decision === 'change') await acts.changePlan(portalId, data.price)
    else if (data.decision === 'cancel') await acts.cancelInPortal(portalId)
    else if (data.decision === 'keep') await acts.keepInPortal(portalId)
    else if (data.decision === 'pay') await acts.payOwedInPortal(portalId)
    else if (subscriptionId) await acts.setCard(subscriptionId, data.decision === 'bad_card' ? 'bad' : 'good')
  }

  return app
}
