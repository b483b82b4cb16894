import { Hono } from 'hono'
import * as z from 'zod'
import { OAUTH_CALLBACK_PATH } from '#shared/connections.ts'
import type { AppEnv } from '#server/http/context.ts'
import { isFromOwnOrigin } from '#server/http/own-page-origin.ts'
import { withProfile } from '#server/http/security-headers.ts'
import { checkoutPage, consentPage, problemPage, emulatorStyles } from './emulator.page.ts'
import { portalPage } from './portal.page.ts'
import { CONSENT_PATH } from './emulator.domain.ts'
import type { StripeEmulator } from './stripe-emulator.ts'
import { StripeProblem } from './stripe-wire.ts'

const CHECKOUT_GONE = 'It is too old, or was replaced by a newer one. Close this window and choose a plan again.'
const CONSENT_BROKEN = 'Its address is incomplete. Close this window and connect again.'
const FROM_ELSEWHERE = 'This form was not sent from this page. Close this window and start again.'
const PORTAL_GONE = 'This billing page doesn’t exist. Close this window and open it again from the settings.'

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

/** Stripe's pages that people see. Only without Stripe, and never in production. */
export function emulatorRoutes(deps: {
  stripe: Pick<StripeEmulator, 'actions'>
  publicUrl: () => string
}): Hono<AppEnv> {
  const { actions } = deps.stripe
  const app = new Hono<AppEnv>()
  const isOurCallback = (url: string) => url === deps.publicUrl() + OAUTH_CALLBACK_PATH

  app.get('/dev/stripe/style.css', withProfile('payment'), (c) =>
    c.body(emulatorStyles, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )

  app.get(CONSENT_PATH, withProfile('payment'), (c) => {
    const { data } = Request.safeParse(c.req.query())
    if (!data || !isOurCallback(data.redirect_uri)) return c.html(problemPage(CONSENT_BROKEN), 400)
    const { state, redirect_uri: redirectUrl, 'stripe_user[business_name]': name } = data
    return c.html(consentPage({ state, redirectUrl, name }))
  })

  app.post(CONSENT_PATH, withProfile('payment'), async (c) => {
    if (!isFromOwnOrigin(c, deps.publicUrl())) return c.html(problemPage(FROM_ELSEWHERE), 403)
    const { data } = Consent.safeParse(await c.req.parseBody())
    if (!data || !isOurCallback(data.redirect_uri)) return c.html(problemPage(CONSENT_BROKEN), 400)
    const { state, name } = data
    const answer =
      data.decision === 'allow'
        ? { code: await actions.allowLink(name), state }
        : { error: 'access_denied', error_description: 'The user denied your request', state }
    return c.redirect(`${data.redirect_uri}?${new URLSearchParams(answer)}`, 303)
  })

  app.get('/dev/stripe/checkout/:id', withProfile('payment'), async (c) => {
    const found = await actions.findCheckout(c.req.param('id'))
    if (!found) return c.html(problemPage(CHECKOUT_GONE), 404)
    if (found.session.status === 'complete') return c.redirect(found.session.success_url ?? '/dev/stripe', 303)
    return c.html(checkoutPage({ found, isRefused: false }))
  })

  app.post('/dev/stripe/checkout/:id', withProfile('payment'), async (c) => {
    if (!isFromOwnOrigin(c, deps.publicUrl())) return c.html(problemPage(FROM_ELSEWHERE), 403)
    const { data } = Payment.safeParse(await c.req.parseBody())
    const id = c.req.param('id')
    const found = data?.decision === 'pay' ? await actions.payCheckout(id) : await actions.findCheckout(id)
    if (!found || !data) return c.html(problemPage(CHECKOUT_GONE), 404)
    if (data.decision === 'refuse') return c.html(checkoutPage({ found, isRefused: true }), 402)
    const { success_url: successUrl, cancel_url: cancelUrl } = found.session
    return c.redirect((data.decision === 'cancel' ? cancelUrl : successUrl) ?? '/dev/stripe', 303)
  })

  app.get('/dev/stripe/portal/:id', withProfile('payment'), async (c) => {
    const found = await actions.findPortal(c.req.param('id'))
    const card = c.req.query('card') ?? null
    return found ? c.html(portalPage({ found, problem: null, card })) : c.html(problemPage(PORTAL_GONE), 404)
  })

  app.post('/dev/stripe/portal/:id', withProfile('payment'), async (c) => {
    if (!isFromOwnOrigin(c, deps.publicUrl())) return c.html(problemPage(FROM_ELSEWHERE), 403)
    const { data } = PortalChange.safeParse(await c.req.parseBody())
    const id = c.req.param('id')
    const found = await actions.findPortal(id)
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
    if (data.decision === 'change') await actions.changePlan(portalId, data.price)
    else if (data.decision === 'cancel') await actions.cancelInPortal(portalId)
    else if (data.decision === 'keep') await actions.keepInPortal(portalId)
    else if (data.decision === 'pay') await actions.payDueInPortal(portalId)
    else if (subscriptionId) await actions.setCard(subscriptionId, data.decision === 'bad_card' ? 'bad' : 'good')
  }

  return app
}
