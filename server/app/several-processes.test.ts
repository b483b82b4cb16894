import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openPostgres } from '#server/db/postgres/postgres.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { newFolder } from '#server/testing/folders.ts'
import { startFakeResend } from '#server/testing/fake-resend.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { styleInput } from '#server/testing/styles.ts'
import { startStoreServer, storeSettingsOf } from '#server/testing/image-store.ts'
import { ACCOUNT, clientOf } from '#server/testing/product-client.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'
import { checkPostgres } from './doctor-postgres.ts'
import { shareReleaseFiles } from './release-files.ts'

const PATIENCE_MS = 90_000
const SECRET_KEY = 's'.repeat(32)

/** An installation of several processes: a database, images, an email service, and what starts one more. */
async function setUp() {
  const resend = await startFakeResend()
  const store = await startStoreServer()
  onTestFinished(() => resend.stop())
  const environment = {
    DATABASE_URL: await openEmptyDatabase(),
    ...storeSettingsOf(store),
    SECRET_KEY,
    RESEND_API_KEY: resend.apiKey,
    RESEND_URL: resend.origin,
    EMAIL_RETRY_FACTOR: '0.001',
    CLIENT_EMAILS_FACTOR: '100',
  }
  async function start(role: 'web' | 'worker' | 'all', more: Record<string, string> = {}) {
    const product = await startProduct({ dataDir: newFolder(), environment: { ...environment, ...more, ROLE: role } })
    onTestFinished(async () => void (await product.stop()))
    return { ...product, ...clientOf(product.origin) }
  }
  const emailsTo = (address: string) => resend.accepted.filter(({ body }) => [body.to].flat()[0] === address).length
  return { environment, start, emailsTo }
}

type Setup = Awaited<ReturnType<typeof setUp>>
type Started = Awaited<ReturnType<Setup['start']>>

async function ask(web: Started, token: string, email: string): Promise<string> {
  const body = { customerEmail: email, isAutoSendEnabled: true }
  return (await web.read<{ id: string }>('POST', '/goodword/testimonial/create', { token, body })).id
}

describe.runIf(isPostgres)('several processes on one database', () => {
  test(
    'share the work: what one answers, another knows, and a worker sends the email once',
    async () => {
      const { start, emailsTo, environment } = await setUp()
      const [one, other, worker, second] = await Promise.all([
        start('web'),
        start('web'),
        start('worker'),
        start('worker'),
      ])
      await one.read('POST', '/goodword/user/sign-up', { body: ACCOUNT })
      const token = await other.signIn()
      const key = 'the-only-request'
      const body = { customerEmail: 'ana@client.example', isAutoSendEnabled: true }
      const made = await other.read<{ id: string }>('POST', '/goodword/testimonial/create', { token, key, body })
      const again = await one.read<{ id: string }>('POST', '/goodword/testimonial/create', { token, key, body })
      expect(again.id).toBe(made.id)
      const draft = { token, body: { style: styleInput() } }
      const { htmlPath } = await one.read<{ htmlPath: string }>('POST', '/goodword/emails/preview', draft)
      expect((await other.call('GET', htmlPath)).status).toBe(200)
      await expect.poll(() => emailsTo('ana@client.example'), { timeout: PATIENCE_MS }).toBe(1)

      expect((await worker.call('GET', '/readyz')).status).toBe(200)
      expect((await worker.call('GET', '/goodword/testimonial/list', { token })).status).toBe(404)
      expect(worker.output()).toContain('It runs jobs, and answers only /livez, /healthz and /readyz.')
      expect(one.output()).toContain('It answers requests, and leaves the jobs to others.')

      // A process of the release before saved its scripts: others serve them too.
      const folder = newFolder()
      writeFileSync(join(folder, 'list-aaaaaaaa.js'), 'old()')
      const before = await openPostgres(environment.DATABASE_URL)
      await shareReleaseFiles({ db: before, clock: systemClock, folder }).keep()
      await before.close()
      for (const web of [one, other])
        expect(await (await web.call('GET', '/assets/list-aaaaaaaa.js')).text()).toBe('old()')

      // One of them goes; the others go on without it.
      worker.signal('SIGKILL')
      one.signal('SIGKILL')
      await Promise.all([worker.ended, one.ended])
      await ask(other, token, 'bea@client.example')
      await expect.poll(() => emailsTo('bea@client.example'), { timeout: PATIENCE_MS }).toBe(1)
      expect(emailsTo('ana@client.example')).toBe(1)
      expect((await second.stop()).code).toBe(0)
    },
    PATIENCE_MS,
  )

  test(
    'do not go on showing what another one rejected',
    async () => {
      const { start } = await setUp()
      const [one, other] = await Promise.all([start('all'), start('web')])
      await one.read('POST', '/goodword/user/sign-up', { body: ACCOUNT })
      const token = await one.signIn()
      const id = await ask(one, token, 'ana@client.example')
      const answer = {
        customerName: 'Ana Ribeiro',
        testimonial: 'Precise, funny, never late.',
        rating: 5,
        isPrivate: false,
      }
      await one.read('PUT', `/goodword/testimonial/${id}/submit`, { body: answer })
      await one.read('PUT', `/goodword/testimonial/${id}/approve`, { token })
      const { items } = await one.read<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token })
      const path = `/w/${items[0]?.id}.json`
      const shows = async (web: Started) => (await (await web.call('GET', path)).text()).includes('never late')
      for (const web of [one, other]) await expect.poll(() => shows(web)).toBe(true)
      // Both have it in memory now.
      for (const web of [one, other]) expect(await shows(web)).toBe(true)

      await other.read('PUT', `/goodword/testimonial/${id}/reject`, { token })
      for (const web of [other, one]) await expect.poll(() => shows(web), { timeout: PATIENCE_MS }).toBe(false)
    },
    PATIENCE_MS,
  )

  test(
    'are counted by npm run doctor, which says when none of them runs jobs',
    async () => {
      const { start, environment } = await setUp()
      const config = readConfig({ ...environment, DATA_DIR: newFolder() })
      const examine = async () => {
        const found: string[][] = []
        for await (const { place, state, says } of checkPostgres(config))
          if (place === 'Processes') found.push([state, says])
        return found
      }
      const worker = await start('worker')
      expect(await examine()).toEqual([
        ['ok', 'One process is running on it.'],
        ['problem', 'None of them answers requests. Start one with ROLE=web.'],
      ])
      const web = await start('web', { OPS_PORT: '0' })
      expect(await examine()).toEqual([['ok', '2 processes are running on it.']])
      const page = /The operator’s page is at (\S+)/.exec(web.output())?.[1]
      expect(await (await fetch(`${page}/report.json`)).json()).toMatchObject({
        database: 'PostgreSQL',
        processes: { role: 'web', pid: web.pid, others: [{ role: 'worker', version: expect.any(String) }] },
      })
      await worker.stop()
      expect(await examine()).toEqual([
        ['ok', 'One process is running on it.'],
        ['problem', 'None of them runs jobs, so no email is sent. Start one with ROLE=worker.'],
      ])
      await web.stop()
      expect(await examine()).toEqual([['open', 'No process is running on it.']])
    },
    PATIENCE_MS,
  )

  test(
    'and their data folder are examined by npm run doctor: its room, and who can read it',
    async () => {
      const dataDir = newFolder()
      const config = readConfig({ DATABASE_URL: await openEmptyDatabase(), SECRET_KEY, DATA_DIR: dataDir })
      const examine = async () => {
        const found: string[] = []
        for await (const { place, state, says } of checkPostgres(config)) found.push(`${state} ${place}: ${says}`)
        return found
      }
      expect((await examine()).slice(0, 2)).toEqual([
        expect.stringMatching(/^\w+ Disk: .*\d+ [GM]B are free/),
        `ok Data folder: Only its user can read ${dataDir}.`,
      ])
      chmodSync(dataDir, 0o755)
      expect(await examine()).toContainEqual(
        expect.stringMatching(/^open Data folder: Others on this machine can read .*\. Start Goodword as the owner/),
      )
      chmodSync(dataDir, 0o700)
      const nowhere = { ...config, dataDir: join(dataDir, 'nowhere') }
      for await (const { place, says } of checkPostgres(nowhere)) {
        expect([place, says]).toEqual([
          'Data folder',
          `${nowhere.dataDir} doesn’t exist yet. The first start makes it.`,
        ])
        break
      }
    },
    PATIENCE_MS,
  )

  test(
    'need the same SECRET_KEY, and let none in that wants the database alone',
    async () => {
      const { start, environment } = await setUp()
      const [running] = [await start('all')]
      expect(
        await startRefused({
          dataDir: newFolder(),
          environment: { ...environment, SECRET_KEY: 'another'.repeat(5), PORT: '0' },
        }),
      ).toEqual({
        code: 1,
        output:
          'The data was encrypted with another SECRET_KEY. Set SECRET_KEY to that one, or to a new one and that one with a comma between them.\n',
      })
      const { IMAGES_URL: _shared, ...alone } = environment
      expect(await startRefused({ dataDir: newFolder(), environment: alone })).toEqual({
        code: 1,
        output:
          'Another Goodword is already running on the database at DATABASE_URL. Stop it, or use another database. Several can share it with IMAGES_URL.\n',
      })
      expect((await running.call('GET', '/readyz')).status).toBe(200)
    },
    PATIENCE_MS,
  )
})
