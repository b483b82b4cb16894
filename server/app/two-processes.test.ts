import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { EmailPreview } from '#shared/email-previews.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import type { Database } from '#server/db/database.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { createPool } from '#server/db/postgres/pool.ts'
import { createPostgresMemory } from '#server/db/postgres/postgres-memory.ts'
import { createPace } from '#server/emails/pace.ts'
import { SUSPICIOUS_IN_ATTACK } from '#server/forms/attack-watch.ts'
import { createCodeEmailLimit } from '#server/identity/embedded/code-email-limit.ts'
import { createSecondFactorGuard } from '#server/identity/embedded/second-factor-guard.ts'
import { createEndedSessions } from '#server/identity/firebase/ended-sessions.ts'
import type { Deps } from '#server/app/deps.ts'
import { collectionOf } from '#server/testing/collection.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { noLimits } from '#server/testing/no-limits.ts'
import { styleInput } from '#server/testing/styles.ts'
import { openSharedTestDatabase } from '#server/testing/test-database.ts'
import { editorOf } from '#server/testing/widget-editor.ts'

/** What one process shows of another one at the latest. */
const WITHIN = { timeout: 3000, interval: 100 }

/** Two applications on one database, each with its own connections, as two processes have them. */
async function startTwo(limits: Partial<Deps['limits']> = {}) {
  const { database, openAgain } = await (opened ??= openSharedTestDatabase())
  const start = (db: Database) =>
    createHarness({ database: { ...database, db }, overrides: { limits: { ...noLimits, ...limits } } })
  const one = await start(database.db)
  const other = await start(await (openedAgain ??= openAgain()))
  owners += 1
  return { one, other, owner: await one.signUp({ email: `nora${owners}@studio.example` }) }
}

// The same for all tests, because it takes a while.
let opened: ReturnType<typeof openSharedTestDatabase> | undefined
let openedAgain: Promise<Database> | undefined
let owners = 0

afterAll(async () => {
  await (await opened)?.database.db.close()
  await (await openedAgain)?.close()
})

const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'

const trySignIn = async (h: Harness, { email, password }: Pick<TestOwner, 'email' | 'password'>) => {
  const { status } = await h.request('POST', SIGN_IN, { body: { email, password, returnSecureToken: true } })
  return status
}

const timesOf = (times: number) => Array.from({ length: times }, (_, index) => index)

describe.runIf(isPostgres)('two processes on one database', () => {
  test('count the requests of a network together', async () => {
    const { one, other } = await startTwo({ submit: { points: 3, seconds: 600 }, signUp: { points: 100, seconds: 60 } })
    for (const h of [one, other, one]) expect((await h.submit('nothing')).status).toBe(404)
    const refused = await other.submit('nothing')
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await one.submit('nothing')).status).toBe(429)
  })

  test('count wrong passwords together, wait together, and forget together', async () => {
    const { one, other, owner } = await startTwo()
    // A network in which the account was not used before.
    const stranger = { email: 'nobody@studio.example', password: 'a guess' }
    for (const index of timesOf(10)) expect(await trySignIn(index % 2 === 0 ? one : other, stranger)).toBe(400)
    const answers = await Promise.all([one, other].map((h) => h.request('POST', SIGN_IN, { body: stranger })))
    for (const { body } of answers)
      expect(body).toMatchObject({ error: { message: expect.stringContaining('TOO_MANY_ATTEMPTS') } })
    for (const h of [one, other]) h.clock.advance({ seconds: 1 })
    expect(await trySignIn(other, stranger)).toBe(400)
    expect(await trySignIn(one, owner)).toBe(200)
  })

  test('let a hundred right sign-ins of one account at once succeed', async () => {
    const { one, other, owner } = await startTwo()
    const statuses = await Promise.all(timesOf(100).map((index) => trySignIn(index % 2 === 0 ? one : other, owner)))
    expect(statuses).toEqual(Array<number>(100).fill(200))
  })

  test('count wrong codes of an account together', async () => {
    const { one, other } = await startTwo()
    const guards = [one, other].map(({ deps }) => createSecondFactorGuard(deps))
    const attempt = { uid: 'acc_1', network: '192.0.2.1', deviceHash: null, familiarity: 'none' } as const
    const takeAll = () => Promise.all(timesOf(10).map((index) => guards[index % 2]?.take(attempt)))
    expect((await takeAll()).filter(Boolean)).toHaveLength(5)
    await guards[0]?.succeed(attempt)
    expect((await takeAll()).filter(Boolean)).toHaveLength(5)
  })

  test('count emails with a code together', async () => {
    const { one, other } = await startTwo()
    const [first, second] = [createCodeEmailLimit(one.deps), createCodeEmailLimit(other.deps)]
    const taken = await Promise.all([first, second, first, second].map((limit) => limit.take('nora@studio.example')))
    expect(taken.filter(Boolean)).toHaveLength(3)
    for (const limit of [first, second]) expect(await limit.isOpen('nora@studio.example')).toBe(false)
  })

  test('both ask for a proof during an attack, and accept a solution once', async () => {
    const { one, other, owner } = await startTwo()
    const [link, otherLink] = [collectionOf(one, owner), collectionOf(other, owner)]
    const { openedToken } = (await link.open()).body
    for (const h of [one, other]) h.clock.advance({ minutes: 1 })
    const website = 'https://ads.example'
    for (const index of timesOf(SUSPICIOUS_IN_ATTACK))
      await (index % 2 === 0 ? link : otherLink).send({ openedToken, website })
    await vi.waitFor(async () => expect((await otherLink.open()).body.needsProof).toBe(true), WITHIN)
    const { slug } = await link.form()
    const made = await one.request<{ challenge: string }>('GET', `/goodword/collect/${slug}/challenge`)
    const challenge = JSON.parse(made.body.challenge)
    const proof = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
    const both = await Promise.all([
      link.send({ openedToken, proof, testimonial: 'One.' }),
      otherLink.send({ openedToken, proof, testimonial: 'Two.' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const { token } = owner
    const { body } = await other.request<{ extraChecks: object[] }>('GET', '/goodword/forms', { token })
    expect(body.extraChecks).toMatchObject([{ suspicious: SUSPICIOUS_IN_ATTACK + 1 }])
  })

  test('refuse tokens of a session that ended in one of them, within a second', async () => {
    const { one, other } = await startTwo()
    const [ended, elsewhere] = [createEndedSessions(one.deps), createEndedSessions(other.deps)]
    const before = { uid: 'acc_1', authenticatedAt: new Date(one.clock.now().getTime() - 1000) }
    expect(await elsewhere.includes(before)).toBe(false)
    await ended.endSessions('acc_1')
    expect(await ended.includes(before)).toBe(true)
    await vi.waitFor(async () => expect(await elsewhere.includes(before)).toBe(true), WITHIN)
  })

  test('show each other’s previews', async () => {
    const { one, other, owner } = await startTwo()
    const { token } = owner
    const body = { style: styleInput() }
    const email = await one.request<EmailPreview>('POST', '/goodword/emails/preview', { token, body })
    expect((await other.request('GET', email.body.htmlPath)).status).toBe(200)
    const editor = editorOf(one, owner)
    const { id } = (await editor.create({ name: 'Wall', kind: 'wall' })).body
    const draft = { kind: 'marquee', options: { ...defaultWidgetOptions, radius: 3 } }
    const { previewId } = (await editor.preview(id, draft)).body
    const feed = await other.request('GET', `/w/${previewId}.json`)
    expect(feed).toMatchObject({ status: 200, body: { kind: 'marquee', options: { radius: 3 } } })
  })

  test('answer everybody while what they share can’t be reached', async () => {
    const pool = createPool('postgres://nobody@127.0.0.1:1/nothing', 1)
    onTestFinished(() => pool.end())
    const memory = createPostgresMemory(pool, { hashKey: 'a-key-of-tests' })
    const limits = { ...noLimits, submit: { points: 2, seconds: 600 } }
    const h = await createHarness({ overrides: { memory, limits } })
    const owner = await h.signUp()
    const stranger = { email: 'nobody@studio.example', password: 'a guess' }
    for (const _ of timesOf(10)) expect(await trySignIn(h, stranger)).toBe(400)
    const { body } = await h.request('POST', SIGN_IN, { body: stranger })
    expect(body).toMatchObject({ error: { message: expect.stringContaining('TOO_MANY_ATTEMPTS') } })
    expect(await trySignIn(h, owner)).toBe(200)
    const { id } = await h.createRequest(owner)
    expect((await h.submit(id)).status).toBe(200)
    expect((await h.submit('nothing')).status).toBe(404)
    expect((await h.submit('nothing')).status).toBe(429)
    expect((await collectionOf(h, owner).answer()).status).toBe(201)
  })

  test('stay under the pace of a service together', async () => {
    const { one, other } = await startTwo()
    const waits: number[] = []
    const sleep = async (ms: number) => void waits.push(Math.round(ms))
    const paceOf = ({ deps: { memory } }: Harness) =>
      createPace({ memory, service: 'test', perSecond: 2, clock: { now: () => new Date(1000) }, sleep })
    const [first, second] = [paceOf(one), paceOf(other)]
    for (const pace of [first, second, first, second]) expect(await pace.takeSlot()).toBe(true)
    expect(waits).toEqual([500, 1000, 1500])
    await first.holdFor(60_000)
    expect(await second.takeSlot()).toBe(false)
  })
})
