import { loseRequest, readRequests } from '#server/testing/chaos-data.ts'
import { type Answer, bodyOf, call, insist, isAccepted } from './calls.ts'
import type { Finding } from './experiment.ts'
import { OWNER, signIn, type Stage, untilAllIsSent } from './stage.ts'

export type Requests = Awaited<ReturnType<typeof createRequests>>

/**
 * An owner who requests one testimonial after the other, and what the product said about each. With `leavesUncertain`,
 * emails may be left to the owner to decide: the product can't know whether a killed process has sent them. `tokenAt` signs
 * in another owner.
 */
export async function createRequests(
  origin: string,
  { leavesUncertain = false, tokenAt = (at: string) => signIn(() => at, OWNER) } = {},
) {
  let token = await tokenAt(origin)
  const acknowledged = new Map<string, string>()
  const tried: string[] = []

  async function request(at: string, client: string): Promise<Answer> {
    const body = { customerEmail: `${client}@client.example`, isAutoSendEnabled: true }
    const answer = await call(`${at}/goodword/testimonial/create`, { token, key: `chaos-${client}`, body })
    if (isAccepted(answer)) acknowledged.set(bodyOf<{ id: string }>(answer).id, client)
    return answer
  }

  function next(): string {
    const client = `client${tried.length}`
    tried.push(client)
    return client
  }

  return {
    leavesUncertain,
    acknowledged,
    async signInAgain(at: string): Promise<void> {
      token = await tokenAt(at)
    },
    /** Requests a testimonial of the next client, once. */
    tryNext: (at: string) => request(at, next()),
    /** The same until the product decides. */
    insistOnNext(at: () => string): Promise<Answer> {
      const client = next()
      return insist(() => request(at(), client))
    },
    /** Asks again for everything that the product did not acknowledge. */
    async insistOnAll(at: () => string): Promise<void> {
      const done = new Set(acknowledged.values())
      for (const client of tried) if (!done.has(client)) await insist(() => request(at(), client))
    },
    tried,
  }
}

/**
 * Compares what the product acknowledged with what is in the database and what clients received, once no email waits.
 * Nothing may be running on the data.
 */
export async function countRequests(
  stage: Stage,
  { acknowledged, tried, leavesUncertain }: Requests,
  received = receivedBy(stage),
) {
  await plantLoss(stage, acknowledged)
  const { requests, integrity } = await readRequests(stage.dataDir)
  const stored = new Map(requests.map((row) => [row.id, row]))
  const clients = [...new Set(requests.map(({ customerEmail }) => customerEmail ?? ''))]
  const isLost = ([id, client]: [string, string]) => {
    const isUncertain = leavesUncertain && stored.get(id)?.emailDelivery === 'uncertain'
    return !stored.has(id) || !(isUncertain || received.has(`${client}@client.example`))
  }
  const twice = requests.length - clients.length + clients.filter((client) => (received.get(client) ?? 0) > 1).length
  const wrong = [
    ...(integrity === 'ok' ? [] : [`The database says about itself: ${String(integrity)}`]),
    ...(acknowledged.size === tried.length
      ? []
      : [`${tried.length - acknowledged.size} requests were refused for good.`]),
  ]
  return { acknowledged: acknowledged.size, lost: [...acknowledged].filter(isLost).length, twice, wrong }
}

async function plantLoss({ planted, dataDir }: Stage, acknowledged: Map<string, string>): Promise<void> {
  const [id] = acknowledged.keys()
  if (planted === 'lost' && id !== undefined) await loseRequest(dataDir, id)
}

/** Of the emails that Resend accepted. */
export const receivedBy = ({ resend }: Pick<Stage, 'resend'>): Map<string, number> =>
  receivedOf(resend.accepted.flatMap(({ body: { to, subject } }) => [to].flat().map((each) => ({ to: each, subject }))))

/** How often each address received the same email: 1, or more if something went wrong. A reminder is another email. */
export function receivedOf(emails: readonly { to: string; subject: string }[]): Map<string, number> {
  const copies = new Map<string, number>()
  const received = new Map<string, number>()
  for (const { to, subject } of emails) {
    const copy = (copies.get(`${to} ${subject}`) ?? 0) + 1
    copies.set(`${to} ${subject}`, copy)
    received.set(to, Math.max(copy, received.get(to) ?? 0))
  }
  return received
}

/** Lets the product finish, stops it, and counts. */
export async function finish(
  stage: Stage,
  {
    requests,
    product,
    fault,
    times = 1,
    wrong,
    received,
  }: {
    requests: Requests
    product: { origin: string; stop: () => Promise<unknown> }
    wrong: string[]
    /** How often each address received the same email. Without it, what Resend accepted counts. */
    received?: () => Map<string, number>
  } & Pick<Finding, 'fault'> & { times?: number },
): Promise<Finding> {
  await requests.insistOnAll(() => product.origin)
  await untilAllIsSent(stage)
  await product.stop()
  const counted = await countRequests(stage, requests, received?.())
  return { fault, times, ...counted, wrong: [...wrong, ...counted.wrong] }
}
