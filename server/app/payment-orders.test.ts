import { beforeAll, describe, expect, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { connections, partLessons, payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { createChance } from '#server/testing/chance.ts'
import type { Harness, TestOwner } from '#server/testing/harness.ts'
import { actOnPayment, withPayingClients } from '#server/testing/paying-clients.ts'
import { stories, type Story } from '#server/testing/payment-stories.ts'
import { type EventDraft, stripeSenderOf } from '#server/testing/stripe-events.ts'

/**
 * The end state is a function of what happened, not of the order in which it was heard: every story is heard in every
 * order, with decisions after each event, or only after some. Where there are more orders than fit in, some are drawn.
 */
const SEED = 20_261_124
/** On PostgreSQL fewer: telling a story there takes several times as long, and what is decided does not depend on the database. */
const ORDERS_MAX = isPostgres ? 30 : 200
/** For hundreds of orders of six events. */
const TIMEOUT_MS = 600_000
const LINKED = new Date('2026-11-19T00:00:00Z')

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_other, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}

function ordersOf({ events }: Story, chance: ReturnType<typeof createChance>): EventDraft[][] {
  const all = permutations(events)
  if (all.length <= ORDERS_MAX) return all
  return [events, ...Array.from({ length: ORDERS_MAX - 1 }, () => all[chance.below(all.length)] ?? events)]
}

let h: Harness
let owner: TestOwner
let answers: Awaited<ReturnType<typeof withPayingClients>>['asked']
let workspaceId: string
let send: (draft: EventDraft) => Promise<number>
let links = 0

beforeAll(async () => {
  const world = await withPayingClients()
  h = world.h
  owner = world.owner
  answers = world.asked
  workspaceId = (await h.services.users.getMember(world.owner.user.id)).workspaceId
  await h.setPlan(world.owner, 'studio')
  send = stripeSenderOf(h).sendLink
})

/** The same client and payments with names of their own, so that stories don't meet. */
function renamed(event: EventDraft, link: string): EventDraft {
  const text = JSON.stringify(event.object)
    .replaceAll(/"(in|pi|ch|cs|re|cn|sub|cus)_(\w+)"/g, `"$1_${link}_$2"`)
    .replaceAll('@client.example', `@${link}.client.example`)
  const object: unknown = JSON.parse(text)
  return { ...event, account: `acct_${link}`, object: object as Record<string, unknown> }
}

type Heard = { order: readonly EventDraft[]; decides: (index: number) => boolean; correctsAt: number }

/** Tells a new account's events in this order, and decides after those that `decides` names. */
async function hear({ correction, closing }: Story, { order, decides, correctsAt }: Heard): Promise<string> {
  links += 1
  const link = `l${links}`
  const named = { accountId: `acct_${link}`, accountName: null, isLive: false, status: 'active' as const }
  answers.unsettled = closing ? 1 : 0
  // What the owner taught in one order would hold in the next.
  await h.rows(partLessons).delete()
  await h.insertRows(connections, { id: link, workspaceId, connectedAt: LINKED, ...named })
  for (const [index, event] of order.entries()) {
    expect(await send(renamed(event, link))).toBe(200)
    if (decides(index)) await h.drain()
    if (correction && index === correctsAt) await correct(link, correction)
  }
  await h.drain()
  answers.unsettled = 0
  if (closing) {
    expect(await send(renamed(closing, link))).toBe(200)
    await h.drain()
  }
  return link
}

/** The owner says which part a payment was. */
async function correct(link: string, { invoiceId, part }: NonNullable<Story['correction']>): Promise<void> {
  await h.drain()
  const rows = await h.rows(payments, { connectionId: link }).list()
  const id =
    rows.find(({ factsBySource }) => factsBySource.invoice?.invoiceId === invoiceId.replace('_', `_${link}_`))?.id ?? ''
  expect((await actOnPayment(h, owner, { id, action: 'part', body: { part } })).status).toBe(200)
}

/** At any time after the payment is heard. */
function correctionIn(
  order: readonly EventDraft[],
  { correction }: Story,
  chance: ReturnType<typeof createChance>,
): number {
  const paid = order.findIndex(({ object }) => object?.['id'] === correction?.invoiceId)
  return paid < 0 ? -1 : paid + chance.below(order.length - paid)
}

/** What the owner sees of each payment, by its number, and what is planned. */
async function stateOf(link: string) {
  const rows = (await h.rows(payments, { connectionId: link }).list()).filter(({ paidAt }) => paidAt !== null)
  const nameOf = new Map<string | null, string | null>(rows.map(({ id, description }) => [id, description]))
  const state = await Promise.all(
    rows.map(async ({ decision, decisionReason, decisionAt, evidence, leansOn, testimonialId, description }) => {
      const [request] = testimonialId === null ? [] : await h.rows(testimonials, { id: testimonialId }).list()
      return [
        description,
        `${decision} ${decisionReason} ${decisionAt?.toISOString()}`,
        `${evidence?.part} by ${evidence?.by}`,
        `because of ${nameOf.get(leansOn) ?? (leansOn === null ? 'nothing' : 'a request')}`,
        request ? `${request.customerEmail.replace(link, '')} ${request.scheduledFor?.toISOString()}` : 'no request',
      ].join(', ')
    }),
  )
  return state.toSorted()
}

describe(`payments heard in any order (seed ${SEED})`, () => {
  const linksOf = new Map<string, string[]>()

  test.each(stories)(
    '$name',
    async (story) => {
      const chance = createChance(SEED)
      const heard = [
        { order: story.events, decides: () => false },
        ...ordersOf(story, chance).map((order) => ({ order, decides: () => true })),
        ...ordersOf(story, chance)
          .slice(0, 12)
          .map((order) => ({ order, decides: () => chance.below(2) === 0 })),
      ]
      let expected: string[] | undefined
      for (const { order, decides } of heard) {
        const link = await hear(story, { order, decides, correctsAt: correctionIn(order, story, chance) })
        linksOf.set(story.name, [...(linksOf.get(story.name) ?? []), link])
        const state = await stateOf(link)
        expected ??= state
        const asHeard = order.map(({ type, object }) => `${type} ${String(object?.['id'])}`).join(', ')
        expect(state, `in the order ${asHeard}`).toEqual(expected)
      }
      process.stdout.write(`${story.name}: ${heard.length} orders, seed ${SEED}\n  ${expected?.join('\n  ')}\n`)
    },
    TIMEOUT_MS,
  )

  test(
    'in the end the same clients are asked, each once',
    async () => {
      for (let day = 0; day < 5; day += 1) {
        h.clock.advance({ days: 1 })
        await h.drain()
      }
      const recipients = await h.rows(emailMessages, { kind: 'request', status: 'sent' }).values('recipient')
      expect(new Set(recipients).size).toBe(recipients.length)
      for (const [name, all] of linksOf) {
        const asked = all.map((link) =>
          recipients
            .filter((recipient) => recipient.includes(`@${link}.`))
            .map((recipient) => recipient.replace(link, ''))
            .toSorted(),
        )
        const [first] = asked
        for (const [index, each] of asked.entries()) expect(each, `${name}, ${all[index]}`).toEqual(first)
      }
    },
    TIMEOUT_MS,
  )
})
