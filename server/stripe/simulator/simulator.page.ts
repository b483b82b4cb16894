import { html } from 'hono/html'
import { plans } from '#shared/plans.ts'
import { devPage, devStyles } from '#server/http/dev.page.ts'
import type { PaidPlan } from '../gateway.ts'

const page = (title: string, content: unknown) =>
  devPage({
    title,
    notice: 'This is a stand-in for Stripe: no money moves and nothing leaves this machine while Stripe is not set up.',
    stylesheet: '/dev/stripe/style.css',
    content,
  })

export type Consent = { state: string; redirectUrl: string; name: string }

export function consentPage({ state, redirectUrl, name }: Consent) {
  return page(
    'Connect a Stripe account',
    html`<h1>Connect a Stripe account to Goodword</h1>
<p>Goodword would like to learn when your clients have paid, so that it can ask them for a testimonial.</p>
<form class="card" method="post" action="/dev/stripe/authorize">
<input type="hidden" name="state" value="${state}">
<input type="hidden" name="redirect_uri" value="${redirectUrl}">
<label for="name">Name of the account</label>
<input id="name" name="name" value="${name}" required maxlength="100" autocomplete="off" aria-describedby="name-hint">
<p class="hint" id="name-hint">Each name stands for an account of its own; the same name is the same account.</p>
<div class="actions">
<button class="primary" name="decision" value="allow">Allow</button>
<button name="decision" value="cancel" formnovalidate>Cancel</button>
</div>
</form>`,
  )
}

const titles: Record<PaidPlan, string> = { pro: 'Goodword Pro', studio: 'Goodword Studio' }

const dollars = (cents: number) => `$${cents / 100}`

export function checkoutPage({ id, plan, email }: { id: string; plan: PaidPlan; email: string }) {
  const price = dollars(plans[plan].monthlyPriceCents)
  return page(
    `Pay for ${titles[plan]}`,
    html`<h1>Subscribe to ${titles[plan]}</h1>
<form class="card" method="post" action="/dev/stripe/checkout/${id}">
<p class="price"><b>${price}</b> per month</p>
<dl>
<div><dt>Account</dt><dd>${email}</dd></div>
<div><dt>Card</dt><dd>None needed here</dd></div>
<div><dt>Due today</dt><dd>${price}</dd></div>
</dl>
<div class="actions">
<button class="primary" name="decision" value="pay">Pay ${price}</button>
<button name="decision" value="cancel">Cancel</button>
</div>
</form>`,
  )
}

/** `sentence` says what happened and what to do. */
export const problemPage = (sentence: string) =>
  page(
    'This page is no longer good',
    html`<h1>This page is no longer good</h1>
<p>${sentence}</p>
<p><a href="/settings">Settings of Goodword</a></p>`,
  )

export const simulatorStyles = `${devStyles}
main { max-inline-size: 480px; }
.card { display: grid; gap: 8px; margin-block-start: 24px; padding: 24px; border: 1px solid light-dark(#e2dfda, #312d29); border-radius: 10px; background: light-dark(#ffffff, #1c1916); }
.card p { margin: 0; }
label { font-weight: 500; }
input { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding: 10px 12px; border: 1px solid light-dark(#918b84, #706b64); border-radius: 6px; background: light-dark(#fbfaf7, #12100e); color: inherit; font: inherit; font-size: 16px; }
.hint { color: light-dark(#68625b, #a6a199); font-size: 13px; }
.price b { font: 500 40px/48px Georgia, serif; }
dl { margin: 8px 0 0; border-block-start: 1px solid light-dark(#e2dfda, #312d29); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding-block: 10px; border-block-end: 1px solid light-dark(#e2dfda, #312d29); }
dt { color: light-dark(#68625b, #a6a199); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 16px; }
button { flex: 1 1 120px; min-block-size: 44px; padding: 8px 20px; border: 1px solid light-dark(#918b84, #706b64); border-radius: 6px; background: none; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: light-dark(#f4f2ee, #0d0b09); }
.primary { border-color: transparent; background: light-dark(#25211b, #efece8); color: light-dark(#fbfaf7, #181512); }
.primary:hover { background: light-dark(#3a342c, #d8d4ce); }
`
