import { createChance } from '#server/testing/chance.ts'
import { type ResendFault, resendError } from '#server/testing/fake-resend.ts'
import { until } from './calls.ts'
import type { Experiment } from './experiment.ts'
import { createVictim } from './killing.ts'
import { countRequests, createRequests } from './requests.ts'
import { setStage } from './stage.ts'

const EMAILS_A_KILL = 8
const KILLED_WITHIN_MS = 400

type Chance = ReturnType<typeof createChance>

/**
 * Of a hundred emails: eight exceed the rate limit, eight hit an error, eight are accepted without us learning it, one
 * gets no answer.
 */
function pickFault(chance: Chance): ResendFault | undefined {
  const turn = chance.below(100)
  if (turn < 8) return { ...resendError(429, 'rate_limit_exceeded'), headers: { 'retry-after': '1' } }
  if (turn < 16) return resendError(500, 'internal_server_error')
  if (turn < 24) return 'lose the answer'
  return turn < 25 ? 'hang' : undefined
}

export const email: Experiment = {
  name: 'email',
  shows: 'Emails through a failing service while the process is killed: each arrives once.',
  rounds: 200,
  async run({ rounds, seed, planted }) {
    const faults = createChance(seed)
    const stage = await setStage({ planted, pickFault: () => pickFault(faults) })
    try {
      const victim = await createVictim(stage, createChance(seed + 1))
      const requests = await createRequests(victim.origin())
      for (let number = 0; number < rounds; number += 1) {
        if (number % EMAILS_A_KILL === EMAILS_A_KILL - 1) victim.killSoon({ withinMs: KILLED_WITHIN_MS })
        await requests.insistOnNext(victim.origin)
      }
      await victim.isBack()
      await until('no email waits', async () => (await stage.waiting()) === 0)
      const kills = await victim.end()
      const counted = await countRequests(stage, requests)
      return [{ fault: 'failing email service, kill -9', times: kills, ...counted }]
    } finally {
      await stage.end()
    }
  },
}
