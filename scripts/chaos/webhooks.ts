import { defaultRequestRules, LINK_WEBHOOK_PATH } from '#shared/connections.ts'
import { createChance } from '#server/testing/chance.ts'
import { countJobs, linkSecretOf, loseEvent, readEvents } from '#server/testing/chaos-data.ts'
import { signedByStripe, stripeEventBody } from '#server/testing/stripe-events.ts'
import { paidInvoice, paidSession } from '#server/testing/stripe-objects.ts'
import { bodyOf, call, fetchInTime, until } from './calls.ts'
import type { Experiment, Finding } from './experiment.ts'
import { createVictim } from './killing.ts'
import { receivedBy } from './requests.ts'
import { OWNER, setStage, signIn, type Stage } from './stage.ts'

const EVENTS_A_PURCHASE = 2
const COPIES_MAX = 3
const DELIVERED_TOGETHER = 16
const KILLED_WITHIN_MS = 60
const WAITED_FOR = ['stripe.receive', 'payments.decide', 'emails.deliver']

type Chance = ReturnType<typeof createChance>
type Delivery = { id: string; type: string; object: Record<string, unknown> }

const IMMEDIATELY = {
  ...defaultRequestRules,
  delays: { invoiceDays: 0, checkoutDays: 0, subscriptionDays: 0 },
  keepsWorkingHours: false,
}

/** Links an account of the Stripe emulator as an owner does in a browser. Returns its id. */
async function linkAccount(origin: string): Promise<string> {
  const token = await signIn(() => origin, OWNER)
  const begun = await fetch(`${origin}/goodword/stripe/oauth-connect`, {
    method: 'POST',
    headers: { authorization: token },
  })
  const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const { redirectUrl } = (await begun.json()) as { redirectUrl: string }
  const page = new URL(redirectUrl)
  const allowed = await fetch(page.origin + page.pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams([...page.searchParams, ['name', 'Atelier'], ['decision', 'allow']]),
  })
  await fetch(allowed.headers.get('location') ?? '', { redirect: 'manual', headers: { cookie } })
  const connections = `${origin}/goodword/stripe/connections`
  const { items } = bodyOf<{ items: { id: string; accountId: string }[] }>(
    await call(connections, { method: 'GET', token }),
  )
  const [linked] = items
  if (!linked) throw new Error('The account could not be linked.')
  await call(`${connections}/${linked.id}/rules`, { method: 'PUT', token, body: IMMEDIATELY })
  return linked.accountId
}

/** Each purchase has two events, each sent up to three times, in any order. */
function deliveriesOf(rounds: number, chance: Chance): Delivery[] {
  const paidAt = new Date().toISOString()
  const deliveries = Array.from({ length: rounds }, (_, number) => {
    const of = {
      paidAt,
      email: `client${number}@client.example`,
      customer: `cus_${number}`,
      number: `n${number}`,
      paymentIntent: `pi_${number}`,
    }
    return [
      { id: `evt_${number}_s`, type: 'checkout.session.completed', object: paidSession({ ...of, id: `cs_${number}` }) },
      { id: `evt_${number}_i`, type: 'invoice.paid', object: paidInvoice({ ...of, id: `in_${number}` }) },
    ].flatMap((delivery) => Array.from({ length: 1 + chance.below(COPIES_MAX) }, () => delivery))
  }).flat()
  return deliveries
    .map((delivery) => ({ delivery, turn: chance.below(1_000_000) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ delivery }) => delivery)
}

export const webhooks: Experiment = {
  name: 'webhooks',
  shows: 'Signed events of Stripe in any order, some repeatedly, while the process is killed: each is handled once.',
  rounds: 100,
  async run({ rounds, seed, planted }) {
    const chance = createChance(seed)
    const stage = await setStage({ planted })
    try {
      const victim = await createVictim(stage, chance)
      const account = await linkAccount(victim.origin())
      const secret = linkSecretOf(stage.dataDir)
      const acknowledged = new Set<string>()

      async function deliver(event: Delivery): Promise<boolean> {
        const at = new Date()
        const body = stripeEventBody({ ...event, at, account })
        const headers = signedByStripe({ body, secret, at })
        const response = await fetchInTime(victim.origin() + LINK_WEBHOOK_PATH, { method: 'POST', headers, body })
        if (response?.status === 200) acknowledged.add(event.id)
        return response?.status === 200
      }

      let left = deliveriesOf(rounds, chance)
      for (let turn = 0; left.length > 0; turn += 1) {
        const batch = left.slice(0, DELIVERED_TOGETHER)
        if (turn % 2 === 0) victim.killSoon({ withinMs: KILLED_WITHIN_MS })
        const isTaken = await Promise.all(batch.map(deliver))
        // Stripe sends again what was not answered 200.
        left = [...left.slice(DELIVERED_TOGETHER), ...batch.filter((_, index) => !isTaken[index])]
        await victim.isBack()
      }
      await until('all events are handled', async () => (await countJobs(stage.dataDir, WAITED_FOR)) === 0)
      const kills = await victim.end()
      return [await count(stage, { purchases: rounds, acknowledged, kills })]
    } finally {
      await stage.end()
    }
  },
}

async function count(
  stage: Stage,
  { purchases, acknowledged, kills }: { purchases: number; acknowledged: Set<string>; kills: number },
): Promise<Finding> {
  if (stage.planted === 'lost') await loseEvent(stage.dataDir, 'evt_0_i')
  const { events, paid, integrity } = await readEvents(stage.dataDir)
  const done = new Set(events.filter(({ status }) => status === 'done').map(({ eventId }) => eventId))
  const received = receivedBy(stage)
  const clients = Array.from({ length: purchases }, (_, number) => `client${number}@client.example`)
  const timesOf = (client: string) => received.get(client) ?? 0
  return {
    fault: 'events repeated and in any order, kill -9',
    times: kills,
    acknowledged: acknowledged.size,
    lost:
      [...acknowledged].filter((id) => !done.has(id)).length + clients.filter((client) => timesOf(client) === 0).length,
    twice: paid.length - new Set(paid).size + clients.filter((client) => timesOf(client) > 1).length,
    wrong: [
      ...(integrity === 'ok' ? [] : [`The database says about itself: ${String(integrity)}`]),
      ...(acknowledged.size === purchases * EVENTS_A_PURCHASE ? [] : ['Some events were never acknowledged.']),
    ],
  }
}
