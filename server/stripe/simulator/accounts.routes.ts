import { Hono } from 'hono'
import * as z from 'zod'
import type { MovableClock } from '#server/clock/movable-clock.ts'
import type { AppEnv } from '#server/http/context.ts'
import { isFromOwnPage } from '#server/http/own-page-origin.ts'
import { withProfile } from '#server/http/security-headers.ts'
import type { AccountBooks } from './acts.accounts.ts'
import { accountPage, overviewPage } from './accounts.page.ts'
import { problemPage } from './simulator.page.ts'
import type { SimulatedStripe } from './simulated-stripe.ts'
import { StripeProblem } from './stripe-wire.ts'

const FROM_ELSEWHERE = 'The answer did not come from this page. Go back and try again.'
const NO_ACCOUNT = 'There is no such account. Connect one from the settings first.'
const TOO_FAR = 'The time can be moved a year ahead at most. Press “Back to now” first.'
const NO_ASK_AHEAD = 'There is no planned ask ahead any more: look into the payments for what became of it.'
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const TRIAL_DAYS = 14
const EVENTS_SHOWN = 60

const Id = z.string().min(1).max(100)

/** What a client can do in one step. */
const Sale = z.object({
  kind: z.enum(['invoice', 'deposit', 'link', 'subscription', 'trial']),
  name: z.string().trim().max(100).default(''),
  email: z.string().trim().max(200).default(''),
  amount: z.coerce.number().min(0.01).max(999_999),
  currency: z.enum(['usd', 'eur', 'gbp', 'jpy']).default('usd'),
  description: z.string().trim().max(200).default(''),
})

const Act = z.object({
  act: z.enum(['pay', 'elsewhere', 'send', 'void', 'refund', 'half', 'dispute', 'renew', 'end', 'deauthorize']),
  id: Id.default('-'),
  half: z.coerce.number().int().min(0).default(0),
})

const Move = z.object({ move: z.enum(['hour', 'day', 'next', 'now']), account: Id.optional() })
const Switching = z.object({ switch: z.enum(['sendsTwice', 'reverses', 'isHolding', 'dropHeld']) })

/** Why the clock was not moved, from what the address says of it. */
function refusalOf(refused: string | undefined, nextAsk: Date | null): string | null {
  if (refused === undefined) return null
  return refused === 'next' && nextAsk === null ? NO_ASK_AHEAD : TOO_FAR
}

type ShownAccount = { books: AccountBooks; problem?: string; hasSold?: boolean; refused?: string | undefined }
type Sold = z.output<typeof Sale>

/** What happens in the accounts of owners at the stand-in, and with its time. Served where its other pages are. */
export function simulatedAccountRoutes(deps: {
  simulatedStripe: Pick<SimulatedStripe, 'acts'>
  movableClock: MovableClock | undefined
  findNextAsk: () => Promise<Date | null>
  publicUrl: () => string
  wakeJobs: () => void
}): Hono<AppEnv> {
  const { acts } = deps.simulatedStripe
  const app = new Hono<AppEnv>()

  app.use('/dev/stripe/*', async (c, next) => {
    if (c.req.method !== 'POST' || isFromOwnPage(c, deps.publicUrl())) return next()
    return c.html(problemPage(FROM_ELSEWHERE), 403)
  })

  app.get('/dev/stripe', withProfile('payment'), async (c) =>
    c.html(
      overviewPage({
        accounts: await acts.listAccounts(),
        events: await acts.listEvents({ max: EVENTS_SHOWN }),
        switches: await acts.readSwitches(),
        ...(await readTime(c.req.query('refused'))),
      }),
    ),
  )

  app.post('/dev/stripe/clock', withProfile('payment'), async (c) => {
    const { data } = Move.safeParse(await c.req.parseBody())
    const back = data?.account ? `/dev/stripe/accounts/${encodeURIComponent(data.account)}` : '/dev/stripe'
    const clock = deps.movableClock
    if (!clock || !data) return c.redirect(back, 303)
    const hasMoved = await moveClock(clock, data.move)
    deps.wakeJobs()
    return c.redirect(hasMoved ? back : `${back}?refused=${data.move}`, 303)
  })

  app.post('/dev/stripe/switches', withProfile('payment'), async (c) => {
    const { data } = Switching.safeParse(await c.req.parseBody())
    if (data?.switch === 'dropHeld') await acts.dropHeld()
    else if (data) {
      const switches = await acts.readSwitches()
      await acts.setSwitches({ [data.switch]: !switches[data.switch] })
    }
    return c.redirect('/dev/stripe', 303)
  })

  app.post('/dev/stripe/events/:id', withProfile('payment'), async (c) => {
    await acts.sendAgain(c.req.param('id'))
    return c.redirect('/dev/stripe', 303)
  })

  app.get('/dev/stripe/accounts/:id', withProfile('payment'), async (c) => {
    const books = await acts.readAccount(c.req.param('id'))
    if (!books) return c.html(problemPage(NO_ACCOUNT), 404)
    const { done, refused } = c.req.query()
    return c.html(await show({ books, refused, hasSold: done !== undefined }))
  })

  app.post('/dev/stripe/accounts/:id', withProfile('payment'), async (c) => {
    const accountId = c.req.param('id')
    const books = await acts.readAccount(accountId)
    if (!books) return c.html(problemPage(NO_ACCOUNT), 404)
    const body = await c.req.parseBody()
    const sold = 'kind' in body ? Sale.safeParse(body) : undefined
    const acted = sold ? undefined : Act.safeParse(body)
    try {
      if (sold?.success) await sell(accountId, sold.data)
      else if (acted?.success) await act(accountId, acted.data)
      else return c.html(await show({ books, problem: 'Give an amount from 0.01 to 999,999.' }), 422)
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error
      return c.html(await show({ books, problem: error.message }), 400)
    }
    return c.redirect(`${c.req.path}?done`, 303)
  })

  async function show({ refused, ...view }: ShownAccount) {
    return accountPage({ problem: null, hasSold: false, ...view, ...(await readTime(refused)) })
  }

  async function readTime(refused: string | undefined) {
    const nextAsk = await deps.findNextAsk()
    return { clock: deps.movableClock, nextAsk, refusal: refusalOf(refused, nextAsk) }
  }

  /** Answers false where the clock stayed. */
  async function moveClock(clock: MovableClock, move: z.output<typeof Move>['move']): Promise<boolean> {
    if (move === 'hour') return clock.moveBy(HOUR_MS)
    if (move === 'day') return clock.moveBy(DAY_MS)
    if (move === 'next') {
      const next = await deps.findNextAsk()
      return next !== null && clock.moveTo(next)
    }
    await clock.backToNow()
    return true
  }

  async function sell(accountId: string, { kind, name, email, currency, ...of }: Sold): Promise<void> {
    const amount = Math.max(1, Math.round(of.amount * (currency === 'jpy' ? 1 : 100)))
    const client = { name: name || null, email: email || null }
    const sale = { accountId, client, amount, currency, description: of.description || 'Work' }
    if (kind === 'link') await acts.sell({ ...sale, by: 'payment_link' })
    else if (kind === 'subscription') await acts.startSubscription({ ...sale, by: 'checkout' })
    else if (kind === 'trial') await acts.startSubscription({ ...sale, trialDays: TRIAL_DAYS })
    else if (kind === 'invoice') await acts.payInvoice((await acts.createInvoice(sale)).id)
    else {
      const half = Math.ceil(amount / 2)
      const deposit = await acts.createInvoice({ ...sale, amount: half, description: `Deposit: ${sale.description}` })
      await acts.createInvoice({ ...sale, amount: amount - half || 1, description: `Balance: ${sale.description}` })
      await acts.payInvoice(deposit.id)
    }
  }

  async function act(accountId: string, { act: what, id, half }: z.output<typeof Act>): Promise<void> {
    const doing: Record<typeof what, () => Promise<unknown>> = {
      pay: () => acts.payInvoice(id),
      elsewhere: () => acts.payInvoice(id, { how: 'elsewhere' }),
      send: () => acts.sendInvoice(id),
      void: () => acts.voidInvoice(id),
      refund: () => acts.refund({ accountId, id }),
      half: () => acts.refund({ accountId, id, amount: half }),
      dispute: () => acts.dispute({ accountId, id }),
      renew: () => acts.renew(id),
      end: () => acts.cancelSubscription(id),
      deauthorize: () => acts.deauthorize(accountId),
    }
    await doing[what]()
  }

  return app
}
