import { createChance } from '#server/testing/chance.ts'
import { loseRequest, readRequests } from '#server/testing/chaos-data.ts'
import { makeImage } from '#server/testing/images.ts'
import { call, insist, until } from './calls.ts'
import type { Experiment, Finding } from './experiment.ts'
import { createVictim } from './killing.ts'
import { setStage, signIn, type Stage } from './stage.ts'
import { type Act, goRound, IMPORTED_ROWS, type Loop, STEPS } from './whole-loop.ts'

const KILLED_WITHIN_MS = 60

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
        loops.push(await goRound({ number: loops.length, photo, act, signIn: (owner) => signIn(victim.origin, owner) }))
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
