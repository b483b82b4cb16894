import { randomUUID } from 'node:crypto'
import { requestImagePath } from '#shared/image-uploads.ts'
import { createChance } from '#server/testing/chance.ts'
import { loseRequest, readRequests } from '#server/testing/chaos-data.ts'
import { makeImage } from '#server/testing/images.ts'
import { type Answer, bodyOf, type Call, call, insist, isAccepted, until } from './calls.ts'
import type { Experiment, Finding } from './experiment.ts'
import { createVictim } from './killing.ts'
import { OWNER, setStage, signIn, type Stage } from './stage.ts'

const KILLED_WITHIN_MS = 60
const STEPS = 8
const IMPORTED_ROWS = 5

type Loop = { owner: string; client: string; requestId: string; refusals: string[] }
type Act = (path: string, made: Call) => Promise<Answer>

/** What one owner and their client do, from the sign-up to an import. */
async function goRound({
  number,
  photo,
  origin,
  act,
}: {
  number: number
  photo: Uint8Array<ArrayBuffer>
  origin: () => string
  act: Act
}): Promise<Loop> {
  const key = `chaos-${number}`.padEnd(12, '-')
  const owner = { ...OWNER, email: `owner${number}@studio.example` }
  const client = `client${number}@client.example`
  // The second of two may be told that the account exists.
  await act('/goodword/user/sign-up', { body: owner, key: `${key}-s` })
  const token = await signIn(origin, owner)
  const request = { customerEmail: client, isAutoSendEnabled: true }
  const requested = await act('/goodword/testimonial/create', { token, key: `${key}-r`, body: request })
  const requestId = bodyOf<{ id: string }>(requested).id
  const imageUrl = requestImagePath({ requestId, uploadId: randomUUID() })
  const uploaded = await act(imageUrl, { method: 'PUT', bytes: photo })
  const path = `/goodword/testimonial/${requestId}`
  const answer = { customerName: 'Ana Ribeiro', testimonial: 'Precise, funny, never late.', isPrivate: false, imageUrl }
  const answered = await act(`${path}/submit`, { method: 'PUT', key: `${key}-a`, body: answer })
  // The second of two is told that it is approved; the count says whether it is.
  await act(`${path}/approve`, { method: 'PUT', token, body: {} })
  const plan = { total: IMPORTED_ROWS, receivedVia: 'Senja', tags: '', isAttested: true }
  const begun = await act('/goodword/import', { token, key: `${key}-i`, body: plan })
  const imported = `/goodword/import/${bodyOf<{ id: string }>(begun).id}`
  const rows = Array.from({ length: IMPORTED_ROWS }, (_, row) => ({
    row: row + 2,
    customerName: `Client ${row}`,
    testimonial: `Never late, ${row} times, for owner ${number}.`,
  }))
  const received = await act(`${imported}/rows`, { method: 'PUT', token, body: { rows } })
  const ended = await act(`${imported}/finish`, { token })
  const all = { requested, uploaded, answered, begun, received, ended }
  const refusals = Object.entries(all).flatMap(([step, { status, message }]) =>
    isAccepted({ status }) ? [] : [`${owner.email}: ${step} was refused with ${status}: ${message}`],
  )
  return { owner: owner.email, client, requestId, refusals }
}

export const kill: Experiment = {
  name: 'kill',
  shows: 'Sign-up, request, photo, answer, approval and import while the process is killed: each is there once.',
  rounds: 200,
  async run({ rounds, seed, planted }) {
    const chance = createChance(seed)
    const stage = await setStage({ planted })
    try {
      const photo = new Uint8Array(await makeImage({ width: 96, height: 96 }))
      const victim = await createVictim(stage, chance)
      const loops: Loop[] = []
      for (let left = rounds; left > 0;) {
        const act: Act = async (path, made) => {
          await victim.isBack()
          if (left > 0 && chance.below(2) === 0) {
            left -= 1
            victim.killSoon({ withinMs: KILLED_WITHIN_MS })
          }
          return insist(() => call(victim.origin() + path, made))
        }
        loops.push(await goRound({ number: loops.length, photo, origin: victim.origin, act }))
      }
      await victim.isBack()
      await until('no email waits', async () => (await stage.waiting()) === 0)
      await untilImported(stage, loops.length)
      const kills = await victim.end()
      return [await count(stage, loops, kills)]
    } finally {
      await stage.end()
    }
  },
}

const untilImported = (stage: Stage, loops: number) =>
  until('all rows are imported', async () => {
    const { requests } = await readRequests(stage.dataDir)
    return requests.filter(({ source }) => source === 'owner').length >= loops * IMPORTED_ROWS
  })

async function count(stage: Stage, loops: readonly Loop[], times: number): Promise<Finding> {
  const [first] = loops
  if (stage.planted === 'lost' && first) await loseRequest(stage.dataDir, first.requestId)
  const { requests: all, owners, photos, integrity } = await readRequests(stage.dataDir)
  const byId = new Map(all.map((row) => [row.id, row]))
  const isThere = ({ requestId, owner }: Loop) =>
    byId.get(requestId)?.status === 'approved' && photos.includes(requestId) && owners.includes(owner)
  const texts = all.filter(({ source }) => source === 'owner').map(({ text }) => text)
  const emails = stage.resend.accepted.map(({ body }) => `${[body.to].flat().join()} ${body.subject}`)
  const ofClients = all.filter(({ customerEmail }) => customerEmail !== '').map(({ customerEmail }) => customerEmail)
  const requested = loops.filter(({ client }) => !emails.some((email) => email.startsWith(`${client} `)))
  return {
    fault: 'kill -9 during the whole loop',
    times,
    acknowledged: loops.length * STEPS,
    lost:
      loops.filter((loop) => !isThere(loop)).length +
      requested.length +
      loops.length * IMPORTED_ROWS -
      new Set(texts).size,
    twice: [texts, emails, owners, ofClients].reduce((sum, list) => sum + list.length - new Set(list).size, 0),
    wrong: [
      ...(integrity === 'ok' ? [] : [`The database says about itself: ${String(integrity)}`]),
      ...loops.flatMap(({ refusals }) => refusals),
    ],
  }
}
