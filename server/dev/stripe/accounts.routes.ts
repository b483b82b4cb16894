import { Hono } from 'hono'
import * as z from 'zod'
import type { MovableClock } from '../clock/movable-clock.ts'
import type { AppEnv } from '#server/http/context.ts'
import { isFromOwnOrigin } from '#server/http/own-page-origin.ts'
import { withProfile } from '#server/http/security-headers.ts'
import type { AccountStore } from './actions.accounts.ts'
import { accountPage, overviewPage } from './accounts.page.ts'
import { problemPage } from './emulator.page.ts'
import type { StripeEmulator } from './stripe-emulator.ts'
import { StripeProblem } from './stripe-wire.ts'

const FROM_ELSEWHERE = 'This form was not sent from this page. Go back and try again.'
const NO_ACCOUNT = 'This account doesn’t exist. Connect one in the settings first.'
const TOO_FAR = 'The clock can be moved at most a year ahead. Press “Back to now” first.'
const NO_REQUEST_AHEAD = 'No request is scheduled any more. See the payments for the reason.'
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const TRIAL_DAYS = 14
const EVENTS_SHOWN = 60

const Id = z.string().min(1).max(100)

/** A purchase that a client makes in one step. */
const Sale = z.object({
  kind: z.enum(['invoice', 'deposit', 'link', 'subscription', 'trial']),
  name: z.string().trim().max(100).default(''),
  email: z.string().trim().max(200).default(''),
  amount: z.coerce.number().min(0.01).max(999_999),
  currency: z.enum(['usd', 'eur', 'gbp', 'jpy']).default('usd'),
  description: z.string().trim().max(200).default(''),
})

const Act = z.object({
  act: z.enum([
    'pay',
    'elsewhere',
    'send',
    'void',
    'refund',
    'part',
    'fail',
    'dispute',
    'win',
    'lose',
    'credit',
    'renew',
    'end',
    'deauthorize',
  ]),
  id: Id.default('-'),
  half: z.coerce.number().int().min(0).default(0),
})

const Move = z.object({ move: z.enum(['hour', 'day', 'next', 'now']), account: Id.optional() })
const Switching = z.object({ switch: z.enum(['sendsTwice', 'reverses', 'isHolding', 'dropWithheld']) })

/** Why the clock was not moved, from the page's query. */
function refusalOf(refused: string | undefined, nextRequest: Date | null): string | null {
  if (refused === undefined) return null
  return refused === 'next' && nextRequest === null ? NO_REQUEST_AHEAD : TOO_FAR
}

type ShownAccount = { store: AccountStore; problem?: string; hasSold?: boolean; refused?: string | undefined }
type Sold = z.output<typeof Sale>

/** Pages for owners' accounts in the Stripe emulator, and for its clock. Served where its other pages are. */
export function emulatedAccountRoutes(deps: {
  stripe: Pick<StripeEmulator, 'actions'>
  movableClock: MovableClock
  findNextRequest: (accountId?: string) => Promise<Date | null>
  publicUrl: () => string
  /** Runs what is due by the new time. */
  afterMove: () => Promise<void>
}): Hono<AppEnv> {
  const { actions } = deps.stripe
  const app = new Hono<AppEnv>()

  app.use('/dev/stripe/*', async (c, next) => {
    if (c.req.method !== 'POST' || isFromOwnOrigin(c, deps.publicUrl())) return next()
    return c.html(problemPage(FROM_ELSEWHERE), 403)
  })

  app.get('/dev/stripe', withProfile('payment'), async (c) =>
    c.html(
      overviewPage({
        accounts: await actions.listAccounts(),
        events: await actions.listEvents({ max: EVENTS_SHOWN }),
        switches: await actions.readSwitches(),
        ...(await readTime({ refused: c.req.query('refused') })),
      }),
    ),
  )

  app.post('/dev/stripe/clock', withProfile('payment'), async (c) => {
    const { data } = Move.safeParse(await c.req.parseBody())
    const back = data?.account ? `/dev/stripe/accounts/${encodeURIComponent(data.account)}` : '/dev/stripe'
    if (!data) return c.redirect(back, 303)
    const hasMoved = await moveClock(deps.movableClock, data)
    await deps.afterMove()
    return c.redirect(hasMoved ? back : `${back}?refused=${data.move}`, 303)
  })

  app.post('/dev/stripe/switches', withProfile('payment'), async (c) => {
    const { data } = Switching.safeParse(await c.req.parseBody())
    if (data?.switch === 'dropWithheld') await actions.dropWithheld()
    else if (data) {
      const switches = await actions.readSwitches()
      await actions.setSwitches({ [data.switch]: !switches[data.switch] })
    }
    return c.redirect('/dev/stripe', 303)
  })

  app.post('/dev/stripe/events/:id', withProfile('payment'), async (c) => {
    await actions.sendAgain(c.req.param('id'))
    return c.redirect('/dev/stripe', 303)
  })

  app.get('/dev/stripe/accounts/:id', withProfile('payment'), async (c) => {
    const store = await actions.readAccount(c.req.param('id'))
    if (!store) return c.html(problemPage(NO_ACCOUNT), 404)
    const { done, refused } = c.req.query()
    return c.html(await show({ store, refused, hasSold: done !== undefined }))
  })

  app.post('/dev/stripe/accounts/:id', withProfile('payment'), async (c) => {
    const accountId = c.req.param('id')
    const store = await actions.readAccount(accountId)
    if (!store) return c.html(problemPage(NO_ACCOUNT), 404)
    const body = await c.req.parseBody()
    const sold = 'kind' in body ? Sale.safeParse(body) : undefined
    const acted = sold ? undefined : Act.safeParse(body)
    try {
      if (sold?.success) await sell(accountId, sold.data)
      else if (acted?.success) await act(accountId, acted.data)
      else return c.html(await show({ store, problem: 'Enter an amount from 0.01 to 999,999.' }), 422)
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error
      return c.html(await show({ store, problem: error.message }), 400)
    }
    return c.redirect(`${c.req.path}?done`, 303)
  })

  async function show({ refused, ...view }: ShownAccount) {
    return accountPage({
      problem: null,
      hasSold: false,
      ...view,
      ...(await readTime({ refused, accountId: view.store.account.id })),
    })
  }

  async function readTime({ refused, accountId }: { refused: string | undefined; accountId?: string }) {
    const nextRequest = await deps.findNextRequest(accountId)
    return { clock: deps.movableClock, nextRequest, refusal: refusalOf(refused, nextRequest) }
  }

  /** Returns false when the clock was not moved. */
  async function moveClock(clock: MovableClock, { move, account }: z.output<typeof Move>): Promise<boolean> {
    if (move === 'hour') return clock.moveBy(HOUR_MS)
    if (move === 'day') return clock.moveBy(DAY_MS)
    if (move === 'next') {
      const next = await deps.findNextRequest(account)
      return next !== null && clock.moveTo(next)
    }
    await clock.backToNow()
    return true
  }

  async function sell(accountId: string, { kind, name, email, currency, ...of }: Sold): Promise<void> {
    const amount = Math.max(1, Math.round(of.amount * (currency === 'jpy' ? 1 : 100)))
    const client = { name: name || null, email: email || null }
    const sale = { accountId, client, amount, currency, description: of.description || 'Work' }
    if (kind === 'link') await actions.sell({ ...sale, by: 'payment_link' })
    else if (kind === 'subscription') await actions.startSubscription({ ...sale, by: 'checkout' })
    else if (kind === 'trial') await actions.startSubscription({ ...sale, trialDays: TRIAL_DAYS })
    else if (kind === 'invoice') await actions.payInvoice((await actions.createInvoice(sale)).id)
    else {
      const half = Math.ceil(amount / 2)
      const deposit = await actions.createInvoice({
        ...sale,
        amount: half,
        description: `Deposit: ${sale.description}`,
      })
      await actions.createInvoice({ ...sale, amount: amount - half || 1, description: `Balance: ${sale.description}` })
      await actions.payInvoice(deposit.id)
    }
  }

  async function act(accountId: string, { act: what, id, half }: z.output<typeof Act>): Promise<void> {
    const doing: Record<typeof what, () => Promise<unknown>> = {
      pay: () => actions.payInvoice(id),
      elsewhere: () => actions.payInvoice(id, { how: 'elsewhere' }),
      send: () => actions.sendInvoice(id),
      void: () => actions.voidInvoice(id),
      refund: () => actions.refund({ accountId, id }),
      part: () => actions.refund({ accountId, id, amount: half }),
      fail: () => actions.failRefund({ accountId, id }),
      dispute: () => actions.dispute({ accountId, id }),
      win: () => actions.closeDispute({ accountId, id, as: 'won' }),
      lose: () => actions.closeDispute({ accountId, id, as: 'lost' }),
      credit: () => actions.creditInvoice({ accountId, id }),
      renew: () => actions.renew(id),
      end: () => actions.cancelSubscription(id),
      deauthorize: () => actions.deauthorize(accountId),
    }
    await doing[what]()
  }

  return app
}
