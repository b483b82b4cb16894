import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { noteBackup, noteDrill } from '#server/backup/last-backup.ts'
import { IMAGES_FOLDER } from '#server/backup/manifest.ts'
import { type Config, readConfig } from '#server/config/config.ts'
import { users, workspaces } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { openDataFolder } from '#server/db/data-folder.ts'
import type { Finding } from '#server/kernel/finding.ts'
import { whatToDo } from '#server/kernel/machine-trouble.ts'
import { firstPageOf, inDataFolder, pretendNewerSchema } from '#server/testing/data-folder.ts'
import { makeDatabase, makeOlderMigrations } from '#server/testing/earlier-schemas.ts'
import { checkBackups, checkLedger } from './doctor-backups.ts'
import { checkData } from './doctor-data.ts'
import { checkClock, checkNode, checkOperators, checkOwnDomains } from './doctor-machine.ts'
import { runProgramOn } from '#server/testing/kept-data.ts'
import { startFakeStripe } from '#server/testing/fake-stripe.ts'

const NOW = new Date('2026-11-27T08:00:00.000Z')
const ERASURE = { kind: 'erased', subject: 's', workspaceId: null, reason: null, at: NOW.toISOString() }
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const configOf = (dataDir: string, environment: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: dataDir, ...environment })

const lines = (findings: readonly Finding[]) => findings.map(({ state, place, says }) => `${state} ${place}: ${says}`)

async function ofData(dataDir: string): Promise<string[]> {
  const found: Finding[] = []
  for await (const finding of checkData(configOf(dataDir))) found.push(finding)
  return lines(found)
}

const PAGE_BYTES = 4096

describe('of the data folder, the doctor says', () => {
  test('that there is none yet', async () => {
    expect(await ofData('/nowhere/data')).toEqual([
      'open Data folder: /nowhere/data doesn’t exist yet. The first start makes it.',
    ])
  })

  test('that all is well, and what others can read', async () => {
    const dataDir = newFolder()
    openDataFolder(dataDir).close()
    // A second start closes what the first one made, which main.ts makes for its user alone.
    openDataFolder(dataDir).close()
    const [disk, ...others] = await ofData(dataDir)
    expect(disk).toMatch(/^\w+ Disk: /)
    expect(others).toEqual([
      `ok Data folder: Only its user can read ${dataDir}.`,
      expect.stringMatching(
        /^ok Database: It is whole, and has schema \d+, which this version needs. A start changes nothing.$/,
      ),
      'ok Images: Every image is there.',
      'ok Jobs: None has failed too often, so nothing is kept longer than it should be.',
    ])
    chmodSync(join(dataDir, 'goodword.db'), 0o644)
    expect(await ofData(dataDir)).toContainEqual(
      expect.stringMatching(/^open Data folder: Others on this machine can read .*goodword\.db\. Start Goodword/),
    )
  })

  test.each([
    ['a page of a table', (dataDir: string) => firstPageOf(dataDir, 'testimonials')],
    ['a page of an index', (dataDir: string) => firstPageOf(dataDir, 'jobs_due')],
    ['the list of tables', () => 1],
    ['the first bytes', () => 0],
  ])('that it is damaged, whatever is: %s, and nothing more of it, without changing a byte', async (_, pageIn) => {
    const dataDir = newFolder()
    openDataFolder(dataDir).close()
    const file = join(dataDir, 'goodword.db')
    const bytes = readFileSync(file)
    const page = pageIn(dataDir)
    // The list of tables begins after the file's own header.
    const at = page === 0 ? 0 : page === 1 ? 100 : (page - 1) * PAGE_BYTES
    writeFileSync(file, bytes.fill(0xff, at, at + (page === 0 ? 16 : 40)))

    const found = await ofData(dataDir)
    expect(found.filter((line) => !/^\w+ (Disk|Data folder):/.test(line))).toEqual([
      `problem Database: ${whatToDo.damaged}`,
    ])
    expect(readFileSync(file).equals(bytes)).toBe(true)
  })

  test('the same in the whole report, with which everything else goes on', async () => {
    const dataDir = newFolder()
    openDataFolder(dataDir).close()
    writeFileSync(join(dataDir, 'goodword.db'), 'not a database at all')
    const { code, output } = await runProgramOn('doctor', [], { dataDir })
    expect(code).toBe(1)
    expect(output).toContain(`problem  Database: ${whatToDo.damaged}\n`)
    expect(output).not.toContain('Stripe, events')
    expect(output).toContain('Clock: ')
  })

  test('which jobs failed too often, and that images are incomplete', async () => {
    const dataDir = newFolder()
    openDataFolder(dataDir).close()
    await inDataFolder(dataDir, async ({ insertRows }) => {
      const at = { runAt: NOW, createdAt: NOW, diedAt: NOW }
      const payload = { workspaceId: 'w', since: NOW.toISOString() }
      await insertRows(jobs, { id: 'j', kind: 'retention.apply', queue: 'rest', dedupeKey: 'w', payload, ...at })
      const person = { email: 'nora@studio.example', firstName: 'Nora', lastName: 'Feldmann', timeZone: 'UTC' }
      await insertRows(users, { id: 'u', identityUid: 'u', ...person, createdAt: NOW })
      await insertRows(workspaces, { id: 'w', ownerUserId: 'u', name: 'Studio', timeZone: 'UTC', createdAt: NOW })
      const whole = { workspaceId: 'w', state: 'ready', bytes: 4, createdAt: NOW } as const
      for (const id of ['whole', 'torn', 'gone']) await insertRows(images, { id, uploadId: id, ...whole })
    })
    for (const [id, content] of [
      ['whole', 'four'],
      ['torn', 'two'],
    ] as const) {
      const folder = join(dataDir, IMAGES_FOLDER, id)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, '96.jpg'), content)
    }
    const found = await ofData(dataDir)
    expect(found).toContain('problem Jobs: 1 failed too often. See npm run ops -- jobs --dead.')
    expect(found).toContain(
      'problem Images: 2 images are incomplete. Restore a backup from before, or ask for a new upload.',
    )
  })

  test('what the next start would do with an older database, and that a newer one is refused', async () => {
    const [older, newer] = [newFolder(), newFolder()]
    makeDatabase(join(older, 'goodword.db'), makeOlderMigrations(newFolder(), 3)).close()
    expect(await ofData(older)).toContainEqual(
      expect.stringMatching(/^open Database: The next start upgrades it from schema 3 to \d\d, .* Make a backup first/),
    )
    openDataFolder(newer).close()
    pretendNewerSchema(newer)
    expect((await ofData(newer)).at(-1)).toBe(
      'problem Database: A newer version has run on it, and this one can’t read it. Install that version again.',
    )
  })
})

describe('of backups, the doctor says', () => {
  const of = (dataDir: string, environment = {}) => lines(checkBackups(configOf(dataDir, environment), NOW))

  test('whether they are late, gone, encrypted and rehearsed', () => {
    const dataDir = newFolder()
    const path = join(newFolder(), 'goodword.tar')
    writeFileSync(path, 'a backup')
    noteBackup(dataDir, { at: hoursAgo(8), path, bytes: 8 })
    noteDrill(dataDir, { at: hoursAgo(24), path })
    expect(of(dataDir, { BACKUP_KEY: 'a key of more than sixteen characters' })).toEqual([
      'ok Backups: The last backup is of 2026-11-27 00:00 UTC.',
      `ok Backups: It is at ${path}, as it was written.`,
      'ok Backups: Backups are encrypted. Keep BACKUP_KEY in another place too.',
      'ok Backups: A restore was rehearsed on 2026-11-26.',
    ])
    noteDrill(dataDir, { at: hoursAgo(24 * 91), path })
    writeFileSync(path, 'torn')
    expect(of(dataDir, { BACKUP_EVERY: '6h' })).toEqual([
      'open Backups: The last backup is of 2026-11-27 00:00 UTC, and one is expected every 6 hours. Check what runs npm run backup.',
      expect.stringContaining(`problem Backups: The last backup is no longer at ${path} as it was written.`),
      'open Backups: Backups aren’t encrypted. Set BACKUP_KEY.',
      'open Backups: The last restore was rehearsed 91 days ago. Run npm run restore -- FILE --drill again.',
    ])
  })
})

describe('of the ledger of erasures, the doctor says', () => {
  const of = (dataDir: string, ERASURE_LEDGER = '') => lines(checkLedger(configOf(dataDir, { ERASURE_LEDGER })))

  test('whether there are two copies that agree, on two disks', () => {
    const dataDir = newFolder()
    const [ledger, copy] = [join(dataDir, 'erasure-ledger'), join(newFolder(), 'copy')]
    writeFileSync(ledger, `${JSON.stringify(ERASURE)}\n`)
    expect(of(dataDir)).toEqual([expect.stringMatching(/^open .*: There is one copy, in the data folder\./)])
    const lacking = [
      `problem Ledger of erasures: The copy at ${copy} lacks erasures. Check its disk, and start Goodword, which completes it.`,
    ]
    expect(of(dataDir, copy)).toEqual(lacking)
    writeFileSync(copy, '')
    expect(of(dataDir, copy)).toEqual(lacking)
    copyFileSync(ledger, copy)
    expect(of(dataDir, copy)).toEqual([expect.stringMatching(/^open .*: Both copies are on one disk\./)])
    writeFileSync(copy, `${JSON.stringify({ ...ERASURE, subject: 't' })}\n`)
    expect(of(dataDir, copy)).toEqual([expect.stringMatching(/^problem .* has erasures that the data folder doesn’t/)])
    writeFileSync(ledger, 'nonsense\n')
    expect(of(dataDir)).toEqual([expect.stringMatching(/^problem .*: Line 1 of the ledger .* is damaged\./)])
    const unreachable = join(newFolder(), 'none', 'copy')
    rmSync(ledger)
    expect(of(dataDir, unreachable)).toEqual([
      `problem Ledger of erasures: The copy at ${unreachable} can’t be written to, so Goodword doesn’t start, and nobody can erase anything. Let it write there, or set ERASURE_LEDGER to a file in another folder.`,
    ])
    mkdirSync(ledger)
    expect(of(dataDir)).toEqual([expect.stringMatching(/^problem .*: It can’t be read \(/)])
  })
})

describe('of the machine, the doctor says', () => {
  test.each([
    ['24.1.0', 'ok'],
    ['22.9.0', 'problem'],
    ['240.0.0', 'problem'],
  ])('whether Node %s will do', (version, state) => {
    expect(checkNode(version).state).toBe(state)
  })

  test('whether the clock is right, by a service that is configured', async () => {
    const stripe = await startFakeStripe()
    onTestFinished(() => stripe.stop())
    const settings = { STRIPE_URL: stripe.origin, STRIPE_LINK_SECRET_KEY: stripe.keys.link }
    const config = configOf('data', {
      ...settings,
      STRIPE_LINK_CLIENT_ID: stripe.keys.clientId,
      STRIPE_LINK_WEBHOOK_SECRET: 'whsec_ofLinks1',
    })
    expect(await checkClock(config)).toMatchObject({ state: 'ok' })
    const date = new Date(Date.now() - 3_600_000).toUTCString()
    stripe.instead.set('/', { status: 200, body: '', headers: { date } })
    const off = await checkClock(config)
    expect(off.says).toMatch(/^It is 3(599|600|601) seconds ahead of that of http/)
    expect(off.state).toBe('problem')
    expect(await checkClock(configOf('data'))).toMatchObject({ state: 'open' })
  })

  test('who can reach the operator’s page', async () => {
    const of = async (environment: Record<string, string>) => (await checkOperators(configOf('data', environment))).says
    expect(await of({})).toContain('Set OPS_PORT to a free port')
    expect(await of({ OPS_PORT: '9', OPS_HOST: '0.0.0.0' })).toContain('the page needs OPS_TOKEN there. Set it.')
    expect(await of({ OPS_PORT: '9' })).toContain('Nothing answers at 127.0.0.1:9.')
  })

  test('where owners’ own domains lead', async () => {
    const of = (environment: Record<string, string>) => checkOwnDomains(configOf('data', environment))
    expect(await of({})).toMatchObject({ state: 'open' })
    const here = { PUBLIC_URL: 'http://localhost:3000' }
    expect(await of({ ...here, WALL_DOMAIN_TARGET: 'localhost' })).toMatchObject({ state: 'ok' })
    expect(await of({ ...here, WALL_DOMAIN_TARGET: 'walls.invalid' })).toMatchObject({ state: 'problem' })
  })
})
