import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, expect, it, vi } from 'vitest'
import { createProofs, solveProof } from './proof.ts'

const SECRET = 'a secret'

/** Answers with a challenge that takes a moment. */
function serve() {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    const work = { algorithm: 'PBKDF2/SHA-256', cost: 1, keyPrefix: '0' }
    const challenge = await createChallenge({ ...work, deriveKey, hmacSignatureSecret: SECRET })
    return Response.json({ challenge: JSON.stringify(challenge) })
  })
  return paths
}

afterEach(() => void vi.unstubAllGlobals())

it('solves the challenge of a link, so that the server accepts it', async () => {
  const paths = serve()
  const solved = await solveProof('studio-halm')
  expect(paths).toEqual(['/goodword/collect/studio-halm/challenge'])
  if (solved.kind !== 'solved') throw new Error('It was not solved.')
  const { challenge, solution } = JSON.parse(solved.proof)
  const checked = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: SECRET })
  expect(checked.verified).toBe(true)
})

it('begins once while the visitor writes, and again for the next answer', async () => {
  const paths = serve()
  const proofs = createProofs('studio-halm')
  proofs.begin()
  proofs.begin()
  const first = await proofs.take()
  expect(paths).toHaveLength(1)
  expect(await proofs.take()).not.toEqual(first)
  expect(paths).toHaveLength(2)
})

it.each([
  ['the browser can’t', () => vi.stubGlobal('crypto', {}), { kind: 'refused', why: 'no-check' }],
  [
    'the server doesn’t answer',
    () => vi.stubGlobal('fetch', () => Promise.reject(new Error('Offline.'))),
    { kind: 'failed', failure: { reason: 'server' } },
  ],
  [
    'there are too many calls',
    () => vi.stubGlobal('fetch', async () => Response.json({}, { status: 429 })),
    { kind: 'failed', failure: { reason: 'busy' } },
  ],
])('says why there is none: %s', async (_, arrange, result) => {
  vi.stubGlobal('crypto', { subtle: crypto.subtle, getRandomValues: crypto.getRandomValues.bind(crypto) })
  arrange()
  expect(await solveProof('studio-halm')).toEqual(result)
})
