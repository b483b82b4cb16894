import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import type { ExtraCheck } from '#shared/forms.ts'
import { SUSPICIOUS_IN_ATTACK } from '#server/forms/attack-watch.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp({ organisationName: 'Feldmann Studio' })
  const link = collectionOf(h, owner)
  const { openedToken } = (await link.open()).body
  h.clock.advance({ minutes: 1 })
  return {
    h,
    owner,
    link,
    /** What a person sends who opened the page a minute ago. */
    send: (answer: Record<string, unknown> = {}) => link.send({ openedToken, ...answer }),
    attack: async (times = SUSPICIOUS_IN_ATTACK) => {
      for (let each = 0; each < times; each += 1) await link.send({ openedToken, website: 'https://ads.example' })
    },
  }
}

const challengeOf = async (h: Harness, link: ReturnType<typeof collectionOf>) =>
  (await h.request<{ challenge: string }>('GET', `/goodword/collect/${(await link.form()).slug}/challenge`)).body
    .challenge

async function solve(text: string): Promise<{ challenge: { parameters: Record<string, unknown> }; solution: object }> {
  const challenge = JSON.parse(text)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('Every challenge has a solution.')
  return { challenge, solution }
}
const proofFor = async (h: Harness, link: ReturnType<typeof collectionOf>) =>
  JSON.stringify(await solve(await challengeOf(h, link)))

const checks = async (h: Harness, owner: TestOwner) => {
  const token = await h.signIn(owner)
  return (await h.request<{ extraChecks: ExtraCheck[] }>('GET', '/goodword/forms', { token })).body.extraChecks
}

describe('without an attack', () => {
  test('nobody needs a proof, and one that is sent is not read', async () => {
    const { h, owner, link, send } = await setUp()
    expect((await link.open()).body.needsProof).toBe(false)
    expect((await send({ proof: 'x' })).status).toBe(201)
    expect(await checks(h, owner)).toEqual([])
  })

  test('a few suspicious answers change nothing', async () => {
    const { link, attack, send } = await setUp()
    await attack(SUSPICIOUS_IN_ATTACK - 1)
    expect((await link.open()).body.needsProof).toBe(false)
    expect((await send()).status).toBe(201)
  })

  test('an answer that shows several signs counts once', async () => {
    const { h, link, attack } = await setUp()
    await attack(SUSPICIOUS_IN_ATTACK - 3)
    for (const status of [201, 409]) {
      const { openedToken } = (await link.open()).body
      h.clock.advance({ seconds: 3 })
      // Fast, and the second time also what was sent already.
      expect((await link.send({ openedToken })).status).toBe(status)
    }
    expect((await link.open()).body.needsProof).toBe(false)
    await attack(1)
    expect((await link.open()).body.needsProof).toBe(true)
  })
})

describe('many suspicious answers within minutes', () => {
  test('switch it on for this form, which its owner reads, and for no other', async () => {
    const { h, owner, link, attack, send } = await setUp()
    const bystander = await h.signUp()
    await attack()
    const { id } = await link.form()
    expect((await link.open()).body.needsProof).toBe(true)
    expect(await checks(h, owner)).toEqual([
      { formId: id, since: h.clock.now().toISOString(), suspicious: SUSPICIOUS_IN_ATTACK },
    ])
    expect(await send()).toMatchObject({ status: 422, body: { code: 'collection.proof_needed' } })
    expect((await collectionOf(h, bystander).open()).body.needsProof).toBe(false)
    expect(await checks(h, bystander)).toEqual([])
  })

  test('let everybody through whose browser solved its challenge, once', async () => {
    const { h, link, attack, send } = await setUp()
    await attack()
    const proof = await proofFor(h, link)
    expect((await send({ proof })).status).toBe(201)
    const replayed = await send({ proof, testimonial: 'Something else.' })
    expect(replayed).toMatchObject({ status: 422, body: { code: 'collection.proof_refused' } })
    expect(replayed.body.message).toMatch(/Send your text again\.$/)
  })

  test('let two calls at once use a challenge once', async () => {
    const { h, link, attack, send } = await setUp()
    await attack()
    const proof = await proofFor(h, link)
    const both = await Promise.all([send({ proof, testimonial: 'One.' }), send({ proof, testimonial: 'Two.' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  test('don’t ask again when the same answer is sent twice', async () => {
    const { h, link, attack } = await setUp()
    const { openedToken } = (await link.open()).body
    await attack()
    h.clock.advance({ minutes: 1 })
    const answer = { openedToken, proof: await proofFor(h, link) }
    const first = await link.send(answer, { key: 'visitor-1-key' })
    expect(await link.send(answer, { key: 'visitor-1-key' })).toMatchObject({ status: 201, body: first.body })
  })

  test('accept no proof that is expired, of another form, changed or wrong', async () => {
    const { h, link, attack, send } = await setUp()
    const other = collectionOf(h, await h.signUp())
    await attack()
    const solved = await solve(await challengeOf(h, link))
    const { challenge, solution } = solved
    const withParameters = (changes: object) => ({
      solution,
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...changes } },
    })
    const changed = [
      withParameters({ cost: 1 }),
      withParameters({ data: { formId: (await link.form()).id, expires: 9e15 } }),
      { challenge, solution: { ...solution, counter: -1 } },
      { challenge, solution: null },
      { challenge: { parameters: {} }, solution },
      await solve(await challengeOf(h, other)),
    ]
    for (const proof of [...changed.map((each) => JSON.stringify(each)), '', 'null', '[]', '{'])
      expect((await send({ proof })).body.code).toBe('collection.proof_refused')
    expect((await send({ proof: 'x'.repeat(2001) })).status).toBe(422)
    h.clock.advance({ minutes: 31 })
    expect((await send({ proof: JSON.stringify(solved) })).body.code).toBe('collection.proof_refused')
  })

  test('end it automatically an hour after the last one', async () => {
    const { h, owner, link, attack } = await setUp()
    await attack()
    h.clock.advance({ minutes: 59 })
    expect((await link.open()).body.needsProof).toBe(true)
    h.clock.advance({ minutes: 1 })
    expect((await link.answer()).status).toBe(201)
    expect(await checks(h, owner)).toEqual([])
  })
})

test('a challenge is there only for links that are', async () => {
  const { h } = await setUp()
  expect(await h.request('GET', '/goodword/collect/nobody-at-all/challenge')).toMatchObject({
    status: 404,
    body: { code: 'collection.not_found' },
  })
})
