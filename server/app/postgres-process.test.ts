import { readdirSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { newFolder } from '#server/testing/folders.ts'
import { endConnections, openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { ACCOUNT, clientOf } from '#server/testing/product-client.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'

const CLIENT = 'ana@client.example'
const [REQUEST, RECEIPT] = ['How did it go with Nora Feldmann?', 'Your testimonial for Nora Feldmann']
const PATIENCE_MS = 60_000
const environmentOf = (url: string) => ({ DATABASE_URL: url, SECRET_KEY: 's'.repeat(32) })

async function start(databaseUrl: string, dataDir = newFolder()) {
  const product = await startProduct({ dataDir, environment: environmentOf(databaseUrl) })
  onTestFinished(async () => void (await product.stop()))
  return { ...product, ...clientOf(product.origin), dataDir }
}

/** The subjects of the emails to the client. */
async function emailsToClient({ read }: ReturnType<typeof clientOf>): Promise<string[]> {
  const { items } = await read<{ items: { to: string; subject: string }[] }>('GET', '/dev/outbox.json')
  return items.filter(({ to }) => to === CLIENT).map(({ subject }) => subject)
}

const request = { customerEmail: CLIENT, isAutoSendEnabled: true }

describe.runIf(isPostgres)('a process on PostgreSQL', () => {
  test(
    'keeps everything there: a killed one goes on with one email, and repeats nothing',
    { timeout: PATIENCE_MS },
    async () => {
      const url = await openEmptyDatabase()
      const first = await start(url)
      expect((await first.call('POST', '/goodword/user/sign-up', { body: ACCOUNT })).status).toBe(201)
      const create = { token: await first.signIn(), key: 'the-only-request', body: request }
      const made = await first.read<{ id: string }>('POST', '/goodword/testimonial/create', create)
      first.signal('SIGKILL')
      await first.ended
      expect(readdirSync(first.dataDir)).not.toContain('installation-secret')

      const second = await start(url, first.dataDir)
      const token = await second.signIn()
      expect(await second.read('POST', '/goodword/testimonial/create', { ...create, token })).toMatchObject({
        id: made.id,
      })
      await expect.poll(() => emailsToClient(second), { timeout: PATIENCE_MS }).toEqual([REQUEST])
      const answer = { customerName: 'Ana Ribeiro', testimonial: 'Precise, funny, never late.', isPrivate: true }
      expect(
        (await second.call('PUT', `/goodword/testimonial/${made.id}/submit`, { key: 'the-only-answer', body: answer }))
          .status,
      ).toBe(200)
      const list = await second.read<{ items: object[] }>('GET', '/goodword/testimonial/list', { token })
      expect(list.items).toMatchObject([{ id: made.id, status: 'submitted' }])
      await expect.poll(() => emailsToClient(second), { timeout: PATIENCE_MS }).toEqual([RECEIPT, REQUEST])
    },
  )

  test('survives a restart of the database', { timeout: PATIENCE_MS }, async () => {
    const url = await openEmptyDatabase()
    const product = await start(url)
    await product.call('POST', '/goodword/user/sign-up', { body: ACCOUNT })
    const token = await product.signIn()
    for (let round = 0; round < 5; round += 1) {
      await endConnections(url)
      await expect.poll(async () => (await product.call('GET', '/readyz')).status, { timeout: PATIENCE_MS }).toBe(200)
      const listed = await product.call('GET', '/goodword/testimonial/list', { token })
      expect(listed.status).toBe(200)
    }
  })

  test('refuses a database that another process uses', { timeout: PATIENCE_MS }, async () => {
    const url = await openEmptyDatabase()
    await start(url)
    const refused = await startRefused({ dataDir: newFolder(), environment: environmentOf(url) })
    expect(refused).toEqual({
      code: 1,
      output:
        'Another Goodword is already running on the database at DATABASE_URL. Stop it, or use another database. Several can share it with IMAGES_URL.\n',
    })
  })

  test.each([
    [
      'postgres://goodword@127.0.0.1:1/goodword',
      /^The database at DATABASE_URL can’t be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Check the address, and that the database is running\.\n$/,
    ],
    [
      `${process.env['DATABASE_URL']}&user=nobody`,
      /^The database at DATABASE_URL refused a statement \(.*\)\. Check the user, the password and the rights\.\n$/,
    ],
    [
      'mysql://goodword:geheim@127.0.0.1/goodword',
      /^The environment variable DATABASE_URL must be an address like postgres:\S+\.\n$/,
    ],
  ])('says in one sentence what is wrong with %s', { timeout: PATIENCE_MS }, async (url, sentence) => {
    const { code, output } = await startRefused({ dataDir: newFolder(), environment: environmentOf(url) })
    expect(output).toMatch(sentence)
    expect(output).not.toContain('geheim')
    expect(code).toBe(1)
  })
})
