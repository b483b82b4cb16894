import { html, raw } from 'hono/html'
import { formatMoney } from '#shared/money.ts'
import type { MovableClock } from '../clock/movable-clock.ts'
import type { AccountStore } from './actions.accounts.ts'
import type { SentEvent } from './actions.events.ts'
import type { Account, Switches } from './kept-objects.ts'
import { page } from './emulator.page.ts'
import { buttons, invoiceRow, section, textsOf } from './sold.page.ts'
import { itemOf } from './subscribing.ts'

const moment = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const

const momentOf = (instant: Date) => new Intl.DateTimeFormat('en-GB', moment).format(instant)

/** With the time zone, because owners see the same moment in their own. */
const exactly = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { ...moment, timeZoneName: 'short' }).format(instant)

const nameOf = (account: Account) =>
  account.business_profile?.name ?? account.settings?.dashboard.display_name ?? account.id

type Overview = {
  accounts: { account: Account; isLinked: boolean }[]
  events: SentEvent[]
  switches: Switches
  clock: MovableClock
  nextRequest: Date | null
  refusal: string | null
}

/** Lists the linked accounts, moves the clock and shows events. */
export function overviewPage({ accounts, events, switches, clock, nextRequest, refusal }: Overview) {
  const delivered = events.filter(({ deliveries }) => deliveries.length > 0)
  const unheard = events.filter(({ deliveries }) => deliveries.length === 0)
  return page(
    'Stripe emulator',
    html`<h1>Stripe emulator</h1>
<p class="lead">Open an account, pay as one of its clients, then move the clock until Goodword asks for a testimonial.</p>
<h2>Accounts</h2>
${
  accounts.length === 0
    ? html`<div class="card"><p><b>No accounts connected yet.</b></p><p>Connect one in Goodword, then come back and pay as a client.</p><p><a href="/settings/stripe">Connect an account</a></p></div>`
    : html`<ul class="rows">${accounts.map(
        ({
          account,
          isLinked,
        }) => html`<li><div><a href="/dev/stripe/accounts/${account.id}">${nameOf(account)}</a></div>
<span class="quiet">${isLinked ? 'Connected to Goodword' : 'Not connected'}</span></li>`,
      )}</ul>`
}
${clockCard({ clock, nextRequest, refusal, backTo: null })}
<h2>Events</h2>
<p class="quiet">Everything that happened here, newest first, and whether Goodword received it.</p>
<details${switches.sendsTwice || switches.reverses || switches.isHolding ? raw(' open') : ''}><summary>Simulate delivery problems</summary>
<form method="post" action="/dev/stripe/switches" class="row">
${switchButton('sendsTwice', 'Send twice', switches.sendsTwice)}
${switchButton('reverses', 'Send in the wrong order', switches.reverses)}
${switchButton('isHolding', 'Hold back', switches.isHolding)}
<button class="small" name="switch" value="dropWithheld">Drop held events</button>
</form></details>
${
  events.length === 0
    ? html`<p class="quiet">None yet.</p>`
    : html`${delivered.length === 0 ? html`<p class="quiet">No events that Goodword receives.</p>` : html`<ul class="rows">${delivered.map(eventRow)}</ul>`}
${
  unheard.length === 0
    ? ''
    : html`<details><summary>${unheard.length} more that Goodword doesn’t receive</summary><ul class="rows">${unheard.map(eventRow)}</ul></details>`
}`
}`,
  )
}

const eventRow = ({
  event,
  deliveries,
}: SentEvent) => html`<li><div><b>${event.type}</b><br><span class="quiet">${momentOf(
  new Date(event.created * 1000),
)}${event.account ? html`, ${event.account}` : ', our own plans'}</span></div>
${
  deliveries.length > 0
    ? html`<span class="quiet">${deliveries.map(outcomeOf).join(', ')}</span>
<form method="post" action="/dev/stripe/events/${event.id}"><button class="small" aria-label="Send again: ${event.type}">Send again</button></form>`
    : ''
}</li>`

const outcomeOf = ({ status, isWithheld }: SentEvent['deliveries'][number]) => {
  if (isWithheld) return 'held back'
  if (status === null) return 'on its way'
  if (status === 0) return 'lost'
  return status < 300 ? 'received' : `refused with ${status}`
}

const switchButton = (name: string, label: string, isOn: boolean) =>
  html`<button class="small" name="switch" value="${name}" aria-pressed="${isOn ? 'true' : 'false'}">${label}: ${isOn ? 'on' : 'off'}</button>`

/** `refusal` says why the clock was not moved. */
type ClockView = { clock: MovableClock; nextRequest: Date | null; refusal: string | null; backTo: string | null }

const clockCard = ({ clock, nextRequest, refusal, backTo }: ClockView) => html`<h2>Time</h2>
<form class="card" method="post" action="/dev/stripe/clock">
${backTo === null ? '' : html`<input type="hidden" name="account" value="${backTo}">`}
${refusal === null ? '' : html`<p class="problem" role="alert">${refusal}</p>`}
<p>This server’s clock says <b>${exactly(clock.now())}</b>${clock.aheadMs() > 0 ? ', which is ahead of your clock' : ''}. ${
  nextRequest ? html`The next request is scheduled for <b>${exactly(nextRequest)}</b>.` : 'No request is scheduled.'
}</p>
<div class="row">
${nextRequest ? html`<button class="primary" name="move" value="next">Jump to the next request</button>` : ''}
<button name="move" value="hour">+1 hour</button>
<button name="move" value="day">+1 day</button>
${clock.aheadMs() > 0 ? html`<button name="move" value="now">Back to now</button>` : ''}
</div>
</form>`

type AccountView = {
  store: AccountStore
  problem: string | null
  hasSold: boolean
  clock: MovableClock
  nextRequest: Date | null
  refusal: string | null
}

/** An owner's account, and everything its clients can do. */
export const accountPage = ({ store, problem, hasSold, clock, nextRequest, refusal }: AccountView) => {
  const { account, isLinked } = store
  const action = `/dev/stripe/accounts/${account.id}`
  return page(
    `Clients of ${nameOf(account)}`,
    html`<p class="back"><a href="/dev/stripe">All accounts and events</a></p>
<h1>Clients of ${nameOf(account)}</h1>
${problem === null ? '' : html`<p class="problem" role="alert">${problem}</p>`}
${
  hasSold
    ? html`<p class="result" role="status">Done. Goodword received the event. <a href="/payments">See the decision</a>, move the clock, and <a href="/dev/outbox">read the emails</a>.</p>`
    : ''
}
${isLinked ? '' : html`<p class="problem">This account is no longer connected to Goodword, so Goodword won’t receive events from it.</p>`}
<h2>Pay as a client</h2>
<form class="card" method="post" action="${action}">
<div class="fields">
<p><label for="name">Client</label><input id="name" name="name" value="Ana Ribeiro" maxlength="100" autocomplete="off"></p>
<p><label for="email">Email</label><input id="email" name="email" value="ana@client.example" maxlength="200" autocomplete="off" aria-describedby="email-hint"><span class="hint" id="email-hint">Leave blank for no address.</span></p>
<p><label for="amount">Amount</label><input id="amount" name="amount" value="480" type="number" min="0.01" max="999999" step="0.01" required></p>
<p><label for="currency">Currency</label><select id="currency" name="currency"><option value="usd">US dollars</option><option value="eur">Euros</option><option value="gbp">Pounds</option><option value="jpy">Yen</option></select></p>
<p><label for="description">What for</label><input id="description" name="description" value="Website" maxlength="200"></p>
<p><label for="kind">How</label><select id="kind" name="kind"><option value="invoice">Pays an invoice</option><option value="deposit">Pays a deposit, with the balance still due</option><option value="link">Pays by a payment link</option><option value="subscription">Starts a subscription</option><option value="trial">Starts a 14-day trial</option></select></p>
</div>
<div class="actions"><button class="primary">Pay</button></div>
</form>
${clockCard({ clock, nextRequest, refusal, backTo: account.id })}
${section('Invoices', store.invoices, (of) => invoiceRow(of, action))}
${section('Subscriptions', store.subscriptions, ({ subscription, customer }) => {
  const { price } = itemOf(subscription)
  return html`<li><div><b>${customer?.name ?? customer?.email ?? 'A client'}</b>, ${formatMoney({
    amount: price.unit_amount ?? 0,
    currency: price.currency,
  })} a ${price.recurring?.interval ?? 'month'}<br><span class="quiet">${
    subscription.status === 'active' && subscription.cancel_at_period_end
      ? 'cancelled, until its period ends'
      : textsOf(subscription.status)
  }</span></div>
${
  subscription.status === 'canceled'
    ? ''
    : buttons({
        action,
        id: subscription.id,
        of: customer?.name ?? customer?.email ?? 'a client',
        doing: subscription.cancel_at_period_end
          ? [['renew', 'End its period']]
          : [
              ['renew', subscription.status === 'trialing' ? 'End its trial' : 'Renew now'],
              ['end', 'Cancel'],
            ],
      })
}</li>`
})}
${section(
  'Payment links',
  store.sessions.filter(({ mode, status }) => mode === 'payment' && status === 'complete'),
  (
    session,
  ) => html`<li><div><b>${session.customer_details?.name ?? session.customer_details?.email ?? 'A client'}</b>, ${formatMoney(
    { amount: session.amount_total ?? 0, currency: session.currency ?? 'usd' },
  )}<br><span class="quiet">${textsOf(session.payment_status)}</span></div>
${buttons({
  action,
  id: session.id,
  of: session.customer_details?.name ?? session.customer_details?.email ?? 'a client',
  doing: [
    ['refund', 'Refund'],
    ['dispute', 'Open a dispute'],
  ],
})}</li>`,
)}
${isLinked ? html`<h2>In Stripe</h2><form method="post" action="${action}"><button class="small" name="act" value="deauthorize">Disconnect in Stripe</button></form>` : ''}`,
  )
}
