import { html } from 'hono/html'
import { formatMoney } from '#shared/money.ts'
import { devPage, devStyles } from '../dev.page.ts'
import type { FoundCheckout } from './actions.billing.ts'

/** A page of the emulator. */
export const page = (title: string, content: unknown) =>
  devPage({
    title,
    notice: 'Stripe emulator: no money moves and nothing leaves this machine while Stripe is not set up.',
    stylesheet: '/dev/stripe/style.css',
    content,
  })

export type Consent = { state: string; redirectUrl: string; name: string }

export function consentPage({ state, redirectUrl, name }: Consent) {
  return page(
    'Connect a Stripe account',
    html`<h1>Connect a Stripe account to Goodword</h1>
<p>Goodword would like to know when your clients pay, so that it can ask them for a testimonial.</p>
<form class="card" method="post" action="/dev/stripe/authorize">
<input type="hidden" name="state" value="${state}">
<input type="hidden" name="redirect_uri" value="${redirectUrl}">
<label for="name">Name of the account</label>
<input id="name" name="name" value="${name}" required maxlength="100" autocomplete="off" aria-describedby="name-hint">
<p class="hint" id="name-hint">Each name is a separate account. Use the same name to get the same account.</p>
<div class="actions">
<button class="primary" name="decision" value="allow">Allow</button>
<button name="decision" value="cancel" formnovalidate>Cancel</button>
</div>
</form>`,
  )
}

/** A checkout page: what is bought, and its price. */
export function checkoutPage({ found, isRefused }: { found: FoundCheckout; isRefused: boolean }) {
  const { session, terms, customer } = found
  const name = terms.lines[0]?.description ?? 'Your order'
  const price = formatMoney({ amount: session.amount_total ?? 0, currency: session.currency ?? 'usd' })
  const isYearly = terms.lines[0]?.price?.recurring?.interval === 'year'
  const isSubscription = session.mode === 'subscription'
  return page(
    `Pay for ${name}`,
    html`<h1>${isSubscription ? `Subscribe to ${name}` : name}</h1>
<form class="card" method="post" action="/dev/stripe/checkout/${session.id}">
${isRefused ? html`<p class="problem" role="alert">The card was declined and nothing was paid. Try again.</p>` : ''}
<p class="price"><b>${price}</b>${isSubscription ? (isYearly ? ' per year' : ' per month') : ''}</p>
<dl>
<div><dt>Account</dt><dd>${customer?.email ?? session.customer_email ?? 'None'}</dd></div>
<div><dt>Card</dt><dd>None needed here</dd></div>
<div><dt>Due today</dt><dd>${price}</dd></div>
</dl>
<div class="actions">
<button class="primary" name="decision" value="pay">Pay ${price}</button>
<button name="decision" value="cancel">Cancel</button>
</div>
<p class="quiet"><button class="link" name="decision" value="refuse">Simulate a declined card</button></p>
</form>`,
  )
}

/** `sentence` says what happened and what to do. */
export const problemPage = (sentence: string) =>
  page(
    'This page has expired',
    html`<h1>This page has expired</h1>
<p>${sentence}</p>
<p><a href="/settings">Goodword settings</a></p>`,
  )

export const emulatorStyles = `${devStyles}
main { max-inline-size: 640px; }
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
h2 { font: 500 20px/26px Georgia, serif; margin: 40px 0 8px; }
.lead { margin: -8px 0 0; }
.back { margin: 0 0 16px; font-size: 13px; }
.back a { display: inline-block; padding-block: 8px; }
.card a, ul.rows > li > div > a { display: inline-block; padding-block: 8px; font-weight: 500; }
ul.rows b { unicode-bidi: isolate; }
details { margin-block: 4px 12px; }
summary { display: inline-block; padding-block: 10px; color: light-dark(#8e3075, #ea9ed1); font-size: 13px; cursor: pointer; text-decoration: underline; }
summary + .row { margin-block-start: 4px; }
button[aria-pressed='true'] { border-color: light-dark(#25211b, #efece8); background: light-dark(#ece9e3, #2a2622); }
.wide { max-inline-size: none; }
.problem { padding: 8px 12px; border-radius: 6px; background: light-dark(#ffe8e6, #472020); color: light-dark(#a12628, #f8a4a1); }
.result { padding: 12px 16px; border-radius: 10px; background: light-dark(#dcf7e2, #18301f); color: light-dark(#135c30, #8cd9a1); }
.result a { color: inherit; }
.quiet { color: light-dark(#68625b, #a6a199); font-size: 13px; }
button.link { flex: none; min-block-size: 24px; padding: 4px 0; border: 0; background: none; color: light-dark(#8e3075, #ea9ed1); font: inherit; font-weight: 400; text-align: start; text-decoration: underline; }
button.small { flex: none; min-block-size: 44px; padding: 4px 12px; font-size: 13px; }
select { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; padding: 8px 12px; border: 1px solid light-dark(#918b84, #706b64); border-radius: 6px; background: light-dark(#fbfaf7, #12100e); color: inherit; font: inherit; font-size: 16px; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); align-items: start; gap: 12px 16px; }
.fields p { display: grid; gap: 4px; }
ul.rows { list-style: none; margin: 8px 0 0; padding: 0; border-block-start: 1px solid light-dark(#e2dfda, #312d29); }
ul.rows > li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding-block: 10px; border-block-end: 1px solid light-dark(#e2dfda, #312d29); }
ul.rows > li > div { flex: 1 1 220px; min-inline-size: 0; }
ul.rows form { display: flex; flex-wrap: wrap; gap: 8px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 12px; }
.row button { flex: 0 1 auto; }
.primary { border-color: transparent; background: light-dark(#25211b, #efece8); color: light-dark(#fbfaf7, #181512); }
.primary:hover { background: light-dark(#3a342c, #d8d4ce); }
`
