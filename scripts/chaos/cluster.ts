import { setTimeout as sleep } from 'node:timers/promises'
import type { Testimonial } from '#shared/testimonials.ts'
import { createChance } from '#server/testing/chance.ts'
import { makeImage } from '#server/testing/images.ts'
import { type Cluster, startCluster } from '../cluster/cluster.ts'
import { type Answer, bodyOf, call, insist, isAccepted, until } from './calls.ts'
import type { Experiment, Finding } from './experiment.ts'
import { OWNER, signIn } from './stage.ts'
import { type Act, goRound, IMPORTED_ROWS, type Loop, STEPS } from './whole-loop.ts'

const KILLED_EVERY_MS = 2_000
const OWNERS_AT_ONCE = 2
/** The store answers so late for a while. */
const STORE_DELAY_MS = 1_500
/** Requests that an owner may create on the free plan, and how many are tried at the same moment. */
const QUOTA = 5
const TRIED_AT_ONCE = 15
/** How long a widget may go on showing what was rejected. */
const WRONG_MAX_MS = 1_000

const SETTINGS = {
  EMAIL_RETRY_FACTOR: '0.002',
  LIMIT_FACTOR: '1000',
  CLIENT_EMAILS_FACTOR: '1000',
  LOG_LEVEL: 'error',
}

type Item = Pick<Testimonial, 'id' | 'status' | 'source' | 'customerEmail' | 'testimonial' | 'imageUrl'>

/** What the product says through its front, whoever answers. */
function clientOf({ origin }: Cluster) {
  const act: Act = (path, made) => insist(() => call(origin + path, made))
  return {
    act,
    signIn: (owner: { email: string; password: string }) => signIn(() => origin, owner),
    async signUp(name: string): Promise<string> {
      const owner = { ...OWNER, email: `${name}@studio.example` }
      await accepted(act('/goodword/user/sign-up', { body: owner, key: `${name}-sign-up` }))
      return signIn(() => origin, owner)
    },
    async list(token: string): Promise<Item[]> {
      const answer = await accepted(act('/goodword/testimonial/list?pageSize=100', { method: 'GET', token }))
      return bodyOf<{ items: Item[] }>(answer).items
    },
  }
}

async function accepted(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer
  if (!isAccepted(given)) throw new Error(`A call was refused with ${given.status}: ${given.message}`)
  return given
}

type Client = ReturnType<typeof clientOf>

/** Kills a process every two seconds, restarts the database twice, and makes the store slow for a while. */
async function disturb({ members, postgres, s3 }: Cluster, rounds: number, chance: ReturnType<typeof createChance>) {
  const restartsAt = new Set([Math.floor(rounds / 3), Math.floor((2 * rounds) / 3)])
  const slowFrom = Math.floor(rounds / 2)
  const restarting: Promise<void>[] = []
  let kills = 0
  const busy = new Set<number>()
  for (let round = 0; round < rounds; round += 1) {
    const next = chance.below(members.length)
    const victim = members[next]
    if (victim && !busy.has(next)) {
      busy.add(next)
      kills += 1
      restarting.push(victim.killAndRestart().finally(() => busy.delete(next)))
    }
    if (restartsAt.has(round)) await postgres.restart()
    s3.conditions.delayMs = round >= slowFrom && round < slowFrom + rounds / 6 ? STORE_DELAY_MS : 0
    await sleep(KILLED_EVERY_MS)
  }
  s3.conditions.delayMs = 0
  await Promise.all(restarting)
  return kills
}

/** Owners who do everything, one after the other, several at a time, until it is over. */
async function work(client: Client, isOver: () => boolean): Promise<Loop[]> {
  const photo = new Uint8Array(await makeImage({ width: 96, height: 96 }))
  const loops: Loop[] = []
  let number = 0
  async function oneAfterTheOther(): Promise<void> {
    while (!isOver()) {
      number += 1
      loops.push(await goRound({ number, photo, act: client.act, signIn: client.signIn }))
    }
  }
  await Promise.all(Array.from({ length: OWNERS_AT_ONCE }, oneAfterTheOther))
  return loops
}

/** An owner who rejects and approves again and again, and a visitor who looks. Returns how often the visitor saw the wrong one. */
async function watchWidget(
  cluster: Cluster,
  client: Client,
  isOver: () => boolean,
): Promise<{ seen: number; wrong: number }> {
  const token = await client.signUp('watched')
  const body = { customerEmail: 'watched@client.example', isAutoSendEnabled: false }
  const made = await accepted(client.act('/goodword/testimonial/create', { token, key: 'watched-request', body }))
  const path = `/goodword/testimonial/${bodyOf<{ id: string }>(made).id}`
  const answer = { customerName: 'Ana Ribeiro', testimonial: 'Seen by everybody.', isPrivate: false }
  await accepted(client.act(`${path}/submit`, { method: 'PUT', key: 'watched-answer', body: answer }))
  const widgets = await accepted(client.act('/goodword/widget/list', { method: 'GET', token }))
  const feed = `/w/${bodyOf<{ items: { id: string }[] }>(widgets).items[0]?.id}.json`
  const counted = { seen: 0, wrong: 0 }
  for (let isShown = true; !isOver(); isShown = !isShown) {
    await client.act(`${path}/${isShown ? 'approve' : 'reject'}`, { method: 'PUT', token, body: {} })
    const decidedAt = performance.now()
    for (let look = 0; look < 20; look += 1) {
      const since = performance.now() - decidedAt
      const seen = await call(cluster.origin + feed, { method: 'GET' })
      if (since > WRONG_MAX_MS && seen.status === 200) {
        counted.seen += 1
        if (JSON.stringify(seen.body).includes('Seen by everybody.') !== isShown) counted.wrong += 1
      }
      await sleep(100)
    }
  }
  return counted
}

/** More requests at the same moment than the plan has, through all processes. Returns how many were beyond it. */
async function exceedQuota(client: Client): Promise<number> {
  const token = await client.signUp('greedy')
  const answers = await Promise.all(
    Array.from({ length: TRIED_AT_ONCE }, (_, number) =>
      client.act('/goodword/testimonial/create', {
        token,
        key: `greedy-request-${number}`,
        body: { customerEmail: `greedy${number}@client.example`, isAutoSendEnabled: true },
      }),
    ),
  )
  const created = answers.filter(isAccepted).length
  const { length } = await client.list(token)
  return Math.max(0, created - QUOTA) + Math.max(0, length - QUOTA) + Math.max(0, created - length)
}

async function countLoops(cluster: Cluster, client: Client, loops: readonly Loop[]) {
  const emails = cluster.resend.accepted.map(({ body }) => `${[body.to].flat().join()} ${body.subject}`)
  let lost = 0
  let twice = emails.length - new Set(emails).size
  for (const { owner, client: asked, requestId } of loops) {
    const items = await client.list(await client.signIn({ ...OWNER, email: owner }))
    const requested = items.find(({ id }) => id === requestId)
    const image = requested?.imageUrl ? await call(cluster.origin + requested.imageUrl, { method: 'GET' }) : undefined
    const imported = items.filter(({ source }) => source === 'owner').map(({ testimonial }) => testimonial)
    lost += Number(requested?.status !== 'approved') + Number(image?.status !== 200)
    lost += Number(!emails.some((email) => email.startsWith(`${asked} `)))
    lost += IMPORTED_ROWS - new Set(imported).size
    twice += imported.length - new Set(imported).size
    twice += items.filter(({ customerEmail }) => customerEmail === asked).length - 1
  }
  return { lost, twice }
}

const areSent = (cluster: Cluster, loops: readonly Loop[]) => {
  const reached = new Set(cluster.resend.accepted.flatMap(({ body }) => [body.to].flat()))
  return loops.every(({ client }) => reached.has(client))
}

async function areImported(client: Client, loops: readonly Loop[]): Promise<boolean> {
  for (const { owner } of loops) {
    const items = await client.list(await client.signIn({ ...OWNER, email: owner }))
    if (items.filter(({ source }) => source === 'owner').length < IMPORTED_ROWS) return false
  }
  return true
}

export const cluster: Experiment = {
  name: 'cluster',
  shows: 'Everything, in five processes on PostgreSQL, one of which is killed every two seconds.',
  rounds: 60,
  async run({ rounds, seed }) {
    const running = await startCluster({ environment: SETTINGS })
    let isOver = false
    const disturbed = disturb(running, rounds, createChance(seed)).finally(() => (isOver = true))
    disturbed.catch(() => {})
    try {
      const client = clientOf(running)
      const [kills, loops, watched, beyondQuota] = await Promise.all([
        disturbed,
        work(client, () => isOver),
        watchWidget(running, client, () => isOver),
        exceedQuota(client),
      ])
      await until('every client has an email', () => areSent(running, loops))
      await until('all rows are imported', () => areImported(client, loops))
      const counted = await countLoops(running, client, loops)
      return [
        {
          fault: 'kill -9 of one of five processes, the database twice, a slow store',
          times: kills,
          acknowledged: loops.length * STEPS,
          ...counted,
          wrong: loops.flatMap(({ refusals }) => refusals),
        },
        { fault: 'requests beyond the plan', times: TRIED_AT_ONCE, acknowledged: QUOTA, ...none, twice: beyondQuota },
        {
          fault: 'a widget that shows what was rejected, after a second',
          times: watched.seen,
          acknowledged: watched.seen,
          ...none,
          lost: watched.wrong,
        },
      ] satisfies Finding[]
    } finally {
      // Whatever it is starting has to be there before it can be ended.
      await disturbed.catch(() => {})
      await running.end()
    }
  },
}

const none = { lost: 0, twice: 0, wrong: [] as string[] }
