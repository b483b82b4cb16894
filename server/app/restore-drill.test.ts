import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { unpackArchive, verifyArchive } from '#server/backup/archive.ts'
import { readLastDrill } from '#server/backup/last-backup.ts'
import { emailMessages } from '#server/db/schema/emails.ts'
import { users, workspaces } from '#server/db/schema/accounts.ts'
import { forms } from '#server/db/schema/forms.ts'
import { identityAccounts } from '#server/db/schema/identity.ts'
import { images } from '#server/db/schema/images.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { connections, payments } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgets } from '#server/db/schema/widgets.ts'
import { openDataFolder } from '#server/db/data-folder.ts'
import { outboxEmails } from '#server/dev/schema/emails.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { inDataFolder } from '#server/testing/data-folder.ts'
import { readInstallationSecret } from './installation-secret.ts'
import { bytesOf, portalOf, runProgramOn, send, signInAt, untilQuiet } from '#server/testing/kept-data.ts'
import { startProduct } from '#server/testing/product-process.ts'

const ERASED = 'acetaiagallo'
/** The owner of the demo. */
const OWNER = { email: 'demo@goodword.example', password: 'goodword-demo' }
const SEED = join(import.meta.dirname, '../../scripts/seed-demo.ts')

const root = mkdtempSync(join(tmpdir(), 'goodword-restore-'))
afterAll(() => rmSync(root, { recursive: true }))
const place = (name: string) => join(root, name)

/** Of what a restore keeps as it was. */
const KEPT = [users, workspaces, identityAccounts, testimonials, payments, connections, forms, widgets]

const countKept = (dataDir: string) =>
  inDataFolder(dataDir, ({ rows }) => Promise.all(KEPT.map((table) => rows(table).count())))

const imagesIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'images/pictures'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const hash = createHash('sha256').update(readFileSync(join(parentPath, name)))
      return `${name} ${hash.digest('hex')}`
    })
    .toSorted()

/** Changes the account until it is told to stop, and returns how often. */
function keepWriting(origin: string, token: string) {
  let isBusy = true
  const written = (async () => {
    let turns = 0
    for (; isBusy; turns += 1) {
      const body = { organisationName: `Feldmann Studio ${turns}` }
      await send(`${origin}/goodword/user/me`, { method: 'PUT', token, body })
    }
    return turns
  })()
  return { stop: () => ((isBusy = false), written) }
}

const actAsOperator = (opsPort: number, action: string) =>
  fetch(`http://127.0.0.1:${opsPort}/actions/${action}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  })

test('a backup of the busy product is rehearsed, restored and started: all of it is there, and nothing that was erased or sent since', async () => {
  const live = place('live')
  await promisify(execFile)(process.execPath, [SEED], { env: { NODE_ENV: 'test', DATA_DIR: live } })
  const product = await startProduct({ dataDir: live, environment: { OPS_PORT: '0', LIMIT_FACTOR: '1000' } })
  const token = await signInAt(product.origin, OWNER)
  await vi.waitUntil(() => /operator’s page is at/.test(product.output()))
  const opsPort = Number(/operator’s page is at http:\/\/127\.0\.0\.1:(\d+)/.exec(product.output())?.[1])

  // The email is queued when the backup is made, and sent afterwards.
  expect((await actAsOperator(opsPort, 'pause-email')).ok).toBe(true)
  const { id: queued } = await send<{ id: string }>(`${product.origin}/goodword/testimonial/create`, {
    token,
    body: { customerEmail: 'queued@client.example', isAutoSendEnabled: true },
  })
  const writing = keepWriting(product.origin, token)
  mkdirSync(place('backups'))
  const made = await runProgramOn('backup', [place('backups')], { dataDir: live })
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('MB, not encrypted.') })
  expect(await writing.stop()).toBeGreaterThan(5)
  // At some hours, a reminder of the demo's clients is due too.
  const due = await inDataFolder(live, async ({ rows }) => {
    const reminders = (await rows(testimonials).list()).filter(
      ({ remindsAt }) => remindsAt && remindsAt <= systemClock.now(),
    )
    return { emails: await rows(emailMessages, { status: 'queued' }).count(), reminders: reminders.length }
  })
  expect(due.emails).toBe(1)

  expect((await actAsOperator(opsPort, 'resume-email')).ok).toBe(true)
  const sentTo = (dataDir: string) =>
    inDataFolder(dataDir, ({ devRows }) => devRows(outboxEmails, { recipient: 'queued@client.example' }).count())
  await vi.waitUntil(async () => (await sentTo(live)) === 1, { timeout: 20_000 })
  const { id: erased } = await inDataFolder(live, async ({ rows }) => {
    const row = (await rows(testimonials).list()).find(({ customerEmail }) => customerEmail?.includes(ERASED))
    if (!row) throw new Error(`The demo has no client ${ERASED}.`)
    return row
  })
  await send(`${product.origin}/goodword/portal/${portalOf(live, erased)}`, { method: 'DELETE' })

  const [name = ''] = readdirSync(place('backups'))
  const archive = join(place('backups'), name)
  mkdirSync(place('temporary'))
  const drill = await runProgramOn('restore', [archive, '--drill'], {
    dataDir: live,
    environment: { TMPDIR: place('temporary') },
  })
  expect(drill).toMatchObject({ code: 0 })
  expect(drill.output).toContain('It has 1 account, 1 workspace, 47 testimonials, 1 image, all whole.')
  // The client's testimonial, and that the address is not written to again.
  expect(drill.output).toContain(`Erased again, from ${join(live, 'erasure-ledger')}: 2.`)
  expect(drill.output).toContain(`not sent again: ${due.emails + due.reminders}.`)
  expect(readdirSync(place('temporary')), 'what the drill leaves').toEqual([])
  expect(readLastDrill(live)?.path).toBe(archive)
  await untilQuiet(live)
  await product.stop()

  const restored = place('restored')
  const done = await runProgramOn('restore', [archive, '--ledger', join(live, 'erasure-ledger')], {
    dataDir: restored,
  })
  expect(done).toMatchObject({ code: 0 })
  const counts = await countKept(await unpacked(archive))
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(await countKept(restored)).toEqual(counts)
  expect(imagesIn(restored)).toEqual(imagesIn(live))
  expect(imagesIn(restored).length).toBeGreaterThan(0)

  const again = await startProduct({ dataDir: restored })
  await untilQuiet(restored)
  expect(await sentTo(restored)).toBe(0)
  const message = await inDataFolder(restored, ({ rows }) => rows(emailMessages, { testimonialId: queued }).one())
  expect(message.status).toBe('uncertain')
  const me = await send<{ email: string }>(`${again.origin}/goodword/user/me`, {
    method: 'GET',
    token: await signInAt(again.origin, OWNER),
  })
  expect(me.email).toBe(OWNER.email)
  expect(await again.stop()).toMatchObject({ code: 0 })
  for (const word of [ERASED, 'Three generations argued', 'Matteo Gallo'])
    expect(bytesOf(restored).includes(word), `${word} is erased`).toBe(false)
})

test('a drill goes well if the started server deletes what is overdue by now', async () => {
  const dataDir = place('overdue')
  openDataFolder(dataDir).close()
  readInstallationSecret(dataDir)
  const now = new Date()
  const lastWeek = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000)
  await inDataFolder(dataDir, async ({ insertRows }) => {
    const person = { email: 'nora@studio.example', firstName: 'Nora', lastName: 'Feldmann', timeZone: 'UTC' }
    await insertRows(users, { id: 'u', identityUid: 'u', ...person, createdAt: lastWeek })
    await insertRows(workspaces, { id: 'w', ownerUserId: 'u', createdAt: lastWeek })
    const upload = { workspaceId: 'w', uploadId: 'up', state: 'ready', bytes: 4, createdAt: lastWeek } as const
    await insertRows(images, { id: 'img_abandoned', ...upload })
    const due = { queue: 'rest', dedupeKey: 'h', payload: {}, runAt: lastWeek, createdAt: lastWeek } as const
    await insertRows(jobs, { id: 'j', kind: 'housekeeping', ...due })
  })
  const folder = join(dataDir, 'images/pictures/img_abandoned')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '96.jpg'), 'four')
  const archive = place('overdue.tar')
  const made = await runProgramOn('backup', [archive], { dataDir })
  expect(made).toMatchObject({ code: 0 })
  const { code, output } = await runProgramOn('restore', [archive, '--drill'], { dataDir })
  expect(output).toContain('It has 1 account, 1 workspace, 0 testimonials, 1 image, all whole.')
  expect(code).toBe(0)
})

async function unpacked(path: string): Promise<string> {
  const to = place('unpacked')
  mkdirSync(to)
  await verifyArchive({ path, key: undefined })
  await unpackArchive({ path, key: undefined }, to)
  return to
}
