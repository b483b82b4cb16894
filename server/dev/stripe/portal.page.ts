import { html } from 'hono/html'
import { formatMoney } from '#shared/money.ts'
import type { FoundPortal } from './actions.billing.ts'
import { page } from './emulator.page.ts'
import { itemOf } from './subscribing.ts'

const dayOf = (seconds: number) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(seconds * 1000),
  )

const per = (interval: string | undefined) => (interval === 'year' ? 'per year' : 'per month')

type PortalView = { found: FoundPortal; problem: string | null; card: string | null }

const cardMessage: Record<string, string> = {
  bad_card: 'The next payments will fail.',
  good_card: 'The next payments will succeed.',
}

/** Stripe's page for one of our customers: plan, overdue payments and invoices. */
export function portalPage({ found, problem, card }: PortalView) {
  const { portal, customer, subscriptions, invoices } = found
  const [first] = subscriptions
  return page(
    'Billing',
    html`<h1>Billing</h1>
<p class="quiet">${customer.email}</p>
${problem === null ? '' : html`<p class="problem" role="alert">${problem}</p>`}
${cardMessage[card ?? ''] ? html`<p class="result" role="status">${cardMessage[card ?? '']}</p>` : ''}
${first ? subscriptionCard(found, first) : html`<p>No running subscription. Choose a plan in Goodword.</p>`}
<h2>Invoices</h2>
${
  invoices.length === 0
    ? html`<p class="quiet">No invoices yet.</p>`
    : html`<ul class="rows">${invoices.map(
        (invoice) =>
          html`<li><div>${invoice.number ?? 'Draft'}, ${dayOf(invoice.created)}</div><span>${formatMoney({
            amount: invoice.total,
            currency: invoice.currency,
          })}</span><span>${invoice.status}</span></li>`,
      )}</ul>`
}
<p><a href="${portal.return_url ?? '/settings/subscription'}">Back to Goodword</a></p>`,
  )
}

function subscriptionCard(
  { portal, prices }: FoundPortal,
  { subscription, name, isDue }: FoundPortal['subscriptions'][number],
) {
  const { current_period_end: endsAt, price } = itemOf(subscription)
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at !== null
  const others = prices.filter((other) => other.price.id !== price.id)
  const amount = (of: typeof price) => formatMoney({ amount: of.unit_amount ?? 0, currency: of.currency })
  return html`<form class="card" method="post" action="/dev/stripe/portal/${portal.id}">
<p class="price"><b>${amount(price)}</b> ${per(price.recurring?.interval)}, ${name}</p>
<p>${
    isDue
      ? 'The last payment failed and is overdue.'
      : isEnding
        ? `Ends on ${dayOf(subscription.cancel_at ?? endsAt)}.`
        : `Renews on ${dayOf(endsAt)}.`
  }</p>
<div class="row">
${isDue ? html`<button class="primary" name="decision" value="pay">Pay overdue amount</button>` : ''}
${
  isEnding
    ? html`<button name="decision" value="keep">Keep the subscription</button>`
    : html`<button name="decision" value="cancel">Cancel at period end</button>`
}
</div>
<div class="row">
<button class="small" name="decision" value="bad_card">Make next payments fail</button>
<button class="small" name="decision" value="good_card">Make next payments succeed</button>
</div>
</form>
<h2>Change plan</h2>
<ul class="rows">${others.map(
    (other) => html`<li><div>${other.name}, ${amount(other.price)} ${per(other.price.recurring?.interval)}</div>
<form method="post" action="/dev/stripe/portal/${portal.id}"><input type="hidden" name="price" value="${other.price.id}">
<button class="small" name="decision" value="change" aria-label="Change to ${other.name}, ${amount(other.price)}">Change</button></form></li>`,
  )}</ul>`
}
