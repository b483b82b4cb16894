import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { clockJump } from './clock.ts'
import { email } from './email.ts'
import { type Finding, isGood } from './experiment.ts'
import { firebaseFault } from './firebase.ts'
import { kill } from './kill.ts'
import { webhooks } from './webhooks.ts'

const PATIENCE_MS = 300_000
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Some faults can be caused by root only. */
const wasTried = ({ times }: Finding) => times > 0
const badOf = (findings: readonly Finding[]) => findings.filter(wasTried).filter((finding) => !isGood(finding))

// Disks, limits and services take a minute each, so only `npm run chaos` breaks them. prlimit and mount are Linux's.
describe.runIf(process.platform === 'linux')('a short run of chaos loses nothing and does nothing twice:', () => {
  test.each([
    { experiment: email, rounds: 8 },
    { experiment: webhooks, rounds: 3 },
    { experiment: kill, rounds: 3 },
  ])(
    '$experiment.name',
    async ({ experiment, rounds }) => {
      const findings = await experiment.run({ rounds, seed: 1 })
      expect(badOf(findings)).toEqual([])
      expect(findings.some(wasTried)).toBe(true)
    },
    PATIENCE_MS,
  )

  test(
    'a clock that jumps by a year and back',
    async () => {
      expect(badOf([await clockJump({ rounds: 1, seed: 1 }, { fault: 'clock', movedMs: YEAR_MS })])).toEqual([])
    },
    PATIENCE_MS,
  )
})

describe('what was planted is found:', () => {
  test.each([
    { experiment: email, planted: 'lost', found: { lost: 1, twice: 0 } },
    { experiment: email, planted: 'twice', found: { lost: 0, twice: 1 } },
    { experiment: webhooks, planted: 'lost', found: { lost: 1, twice: 0 } },
    { experiment: kill, planted: 'lost', found: { lost: 1, twice: 0 } },
  ] as const)(
    '$planted in $experiment.name',
    async ({ experiment, planted, found }) => {
      expect(await experiment.run({ rounds: 2, seed: 1, planted })).toMatchObject([found])
    },
    PATIENCE_MS,
  )
})

// Google's certificate is made with openssl.
describe.skipIf(spawnSync('openssl', ['version']).status !== 0)('a Firebase that answers 500', () => {
  test(
    'loses nothing and signs nobody out',
    async () => {
      expect(badOf([await firebaseFault({ rounds: 1, seed: 1 }, '500')])).toEqual([])
    },
    PATIENCE_MS,
  )

  test.each([
    { planted: 'lost', found: { lost: 1, twice: 0 } },
    { planted: 'twice', found: { lost: 0, twice: 1 } },
  ] as const)(
    'does not hide what was planted: $planted',
    async ({ planted, found }) => {
      expect(await firebaseFault({ rounds: 1, seed: 1, planted }, '500')).toMatchObject(found)
    },
    PATIENCE_MS,
  )
})
