import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { emailMessages } from '#server/db/schema/emails.ts'
import { requestBatchRows } from '#server/db/schema/request-batches.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { outboxEmails } from '#server/dev/schema/emails.ts'
import { makeBackup } from '#server/backup/backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { DataFolderNewer } from '#server/db/sqlite-migrating.ts'
import { whatToDo } from '#server/kernel/machine-trouble.ts'
import { inDataFolder, pretendNewerSchema } from '#server/testing/data-folder.ts'
import { bytesOf, portalOf, runProgramOn, send, signInAt, signUpAt, untilQuiet } from '#server/testing/kept-data.ts'
import { type BackedUp, ERASED_WORDS, makeBackedUp } from '#server/testing/backed-up.ts'
import { foldersOfFile } from '#server/testing/folders.ts'
import { startProduct, startRefused } from '#server/testing/product-process.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'
import { explainBackupFailure } from './backup-console.ts'
import { explainStartFailure } from './start-failure.ts'

const KEY = 'a key of more than sixteen characters'

const newFolder = foldersOfFile()

let old: BackedUp
beforeAll(async () => {
  old = await makeBackedUp(newFolder)
}, 60_000)

async function restored() {
  const dataDir = join(newFolder(), 'data')
  const args = [old.backup, '--ledger', join(old.dataDir, 'erasure-ledger')]
  const ended = await runProgramOn('restore', args, { dataDir })
  expect(ended).toMatchObject({ code: 0 })
  return { dataDir, output: ended.output }
}

describe('a restored backup', () => {
  test('is known to the doctor, with what to do', async () => {
    const doctor = (dataDir: string) => runProgramOn('doctor', [], { dataDir })
    expect((await doctor(newFolder())).output).toContain('look     Backups: npm run backup has made no backup yet.')
    const { output } = await doctor(old.dataDir)
    expect(output).toMatch(/^ok {7}Backups: The last backup is of .* UTC\.$/m)
    expect(output).toContain('look     Backups: Backups aren’t encrypted. Set BACKUP_KEY.')
    expect(output).toContain('look     Backups: No restore was rehearsed yet.')
    expect(output).toMatch(/^ok {7}Database: It is whole, and has schema \d+, which this version needs\./m)
    expect(output).toContain('ok       Images: Every image is there.')
  })

  test('has what was there, erases again what was erased, and sends nothing twice', async () => {
    expect(old.output).toMatch(/is written and verified: .* MB, not encrypted\.\n$/)
    const { dataDir, output } = await restored()
    expect(output).toContain('Emails that may have been sent since, and are not sent again: 1.')
    expect(bytesOf(old.dataDir), 'the old data').not.toContain(ERASED_WORDS)
    expect(bytesOf(dataDir)).not.toContain(ERASED_WORDS)
    const rowOf = (folder: string, id: string) => inDataFolder(folder, ({ rows }) => rows(testimonials, { id }).one())
    expect(await rowOf(dataDir, old.kept)).toEqual(await rowOf(old.dataDir, old.kept))
    expect(await rowOf(dataDir, old.erased)).toMatchObject({ text: '', customerEmail: '', erasedAt: expect.any(Date) })
    const images = (folder: string) => bytesOf(join(folder, 'images/pictures'))
    expect(images(dataDir).length).toBeGreaterThan(500)
    expect(images(dataDir)).toBe(images(old.dataDir))

    const product = await startProduct({ dataDir })
    onTestFinished(() => void product.stop())
    await untilQuiet(dataDir)
    const message = await inDataFolder(dataDir, ({ rows }) =>
      rows(emailMessages, { testimonialId: old.queued, kind: 'request' }).one(),
    )
    expect(message.status).toBe('uncertain')
    const plannedIn = (folder: string) => inDataFolder(folder, ({ rows }) => rows(requestBatchRows).one())
    expect(await plannedIn(old.dataDir)).toMatchObject({ state: 'planned' })
    expect(await plannedIn(dataDir)).toMatchObject({ state: 'saved', reason: 'restored', at: null })
    const sent = await inDataFolder(dataDir, ({ devRows }) => devRows(outboxEmails).values('recipient'))
    expect(sent.filter((recipient) => recipient.endsWith('@client.example'))).toEqual([])
    const me = (token: string) => fetch(`${product.origin}/goodword/user/me`, { headers: { authorization: token } })
    expect((await me(old.token)).status, 'a session from before').toBe(401)
    const token = await signInAt(product.origin, ACCOUNT)
    expect((await me(token)).status).toBe(200)
    const activity = await send<{ items: { kind: string }[] }>(`${product.origin}/goodword/workspace/activity`, {
      method: 'GET',
      token,
    })
    expect(activity.items.map(({ kind }) => kind)).toContain('data_restored')
  })

  const corrupt = Object.assign(new Error('file is not a database'), { code: 'SQLITE_NOTADB' })

  test.each([
    ['while it runs', whatToDo.damaged],
    ['at the start', explainStartFailure(corrupt) ?? ''],
    ['of a newer version', explainStartFailure(new DataFolderNewer('OLD')) ?? ''],
  ])(
    'has nothing that was erased, when somebody does what Goodword says about its database %s',
    async (_, sentence) => {
      const moved = join(newFolder(), 'moved')
      cpSync(old.dataDir, moved, { recursive: true })
      const [, named = 'FILE'] = /npm run restore -- (\S+(?: --\S+ [^\s,.]+)*)/.exec(sentence) ?? []
      const args = named.replace('FILE', old.backup).replace('OLD', moved).split(' ')
      const dataDir = join(newFolder(), 'data')
      expect(await runProgramOn('restore', args, { dataDir })).toMatchObject({ code: 0 })
      expect(bytesOf(dataDir)).toContain('Kept.')
      expect(bytesOf(dataDir)).not.toContain(ERASED_WORDS)
    },
  )

  test('can be made under traffic, and keeps the newest of a folder', async () => {
    const dataDir = newFolder()
    const product = await startProduct({ dataDir })
    const token = await signUpAt(product.origin)
    let isBusy = true
    const traffic = (async () => {
      for (let turn = 0; isBusy; turn += 1) {
        const body = { organisationName: `Studio ${turn}` }
        await send(`${product.origin}/goodword/user/me`, { method: 'PUT', token, body })
      }
    })()
    const folder = newFolder()
    writeFileSync(join(folder, 'goodword-2026-01-01T000000Z.tar'), 'an older backup')
    expect(await runProgramOn('backup', [folder, '--keep', '1'], { dataDir })).toMatchObject({ code: 0 })
    isBusy = false
    await traffic
    await product.stop()
    const [name = '', ...others] = readdirSync(folder)
    expect(others).toEqual([])
    const path = join(folder, name)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    for (const lock of ['instance.lock', 'backup.lock'])
      expect([lock, (statSync(join(dataDir, lock)).mode & 0o777).toString(8)]).toEqual([lock, '600'])
    const to = join(newFolder(), 'data')
    expect(await runProgramOn('restore', [path], { dataDir: to })).toMatchObject({
      code: 0,
      output: expect.stringContaining('No newer ledger was found'),
    })
    expect(await inDataFolder(to, async ({ integrity }) => integrity)).toBe('ok')
  })
})

describe('a restore is refused in one sentence, and touches nothing,', () => {
  type Options = { key?: string; ledger?: string; images?: 'included' | 'in-store' }
  const restore = async (path: string, dataDir: string, { key, ledger, images = 'included' }: Options = {}) => {
    const of = { path, dataDir, key, ledger, secondLedger: undefined, images, settle: async () => undefined }
    return restoreBackup(of).then(
      () => 'It was restored.',
      (error: unknown) => explainBackupFailure(error) ?? String(error),
    )
  }
  async function backUp(name: string, of: { key?: string; productVersion?: string } = {}) {
    const path = join(newFolder(), name)
    const { key, productVersion = '0' } = of
    await makeBackup({ dataDir: old.dataDir, path, key, images: 'included', productVersion, now: new Date() })
    return path
  }
  const emptyPlace = () => join(newFolder(), 'data')
  const changed = (change: (path: string) => void) => {
    const path = join(newFolder(), 'changed.tar')
    copyFileSync(old.backup, path)
    change(path)
    return path
  }

  test.each<[string, () => string, RegExp]>([
    ['of a file that isn’t there', () => '/nowhere/goodword.tar', /^There is no file /],
    [
      'of a torn file',
      () => changed((path) => truncateSync(path, statSync(path).size - 20_000)),
      /is damaged|not written to its end/,
    ],
    [
      'of a file with a changed byte',
      () =>
        changed((path) => {
          const bytes = readFileSync(path)
          const at = Math.floor(bytes.length / 2)
          bytes[at] = (bytes[at] ?? 0) ^ 1
          writeFileSync(path, bytes)
        }),
      /is damaged/,
    ],
    ['of another file', () => changed((path) => writeFileSync(path, 'a letter')), /is not a backup|is damaged/],
    ['of an empty file', () => changed((path) => truncateSync(path, 0)), /is not a backup|is damaged/],
  ])('%s', async (_, make, sentence) => {
    const dataDir = emptyPlace()
    const says = await restore(make(), dataDir)
    expect(says).toMatch(sentence)
    expect(says).not.toContain('\n')
    expect(existsSync(dataDir)).toBe(false)
  })

  test('into a folder that is not empty', async () => {
    const before = bytesOf(old.dataDir)
    expect(await restore(old.backup, old.dataDir)).toContain('is not empty')
    expect(bytesOf(old.dataDir)).toBe(before)
  })

  test('with a missing, a wrong and a too short key', async () => {
    const path = await backUp('goodword.tar.age', { key: KEY })
    expect(readFileSync(path, 'latin1')).not.toContain('client.example')
    for (const [key, sentence] of [
      [undefined, /is encrypted\. Set BACKUP_KEY/],
      ['another key that is long enough', /^BACKUP_KEY is not the key/],
    ] as const) {
      const dataDir = emptyPlace()
      expect(await restore(path, dataDir, key === undefined ? {} : { key })).toMatch(sentence)
      expect(existsSync(dataDir)).toBe(false)
    }
    expect(await restore(path, emptyPlace(), { key: KEY })).toBe('It was restored.')
    const short = await runProgramOn('restore', [path], { dataDir: emptyPlace(), environment: { BACKUP_KEY: 'short' } })
    expect(short).toMatchObject({ code: 1, output: expect.stringContaining('must have at least 16 characters') })
    expect(short.output).not.toContain('short.')
  })

  test('with images, where those of the installation are in a store', async () => {
    const dataDir = emptyPlace()
    expect(await restore(old.backup, dataDir, { images: 'in-store' })).toBe(
      `${old.backup} has images, and with IMAGES_URL nobody would see them. Unset it for the restore, and move the images afterwards: docs/going-live.md says how.`,
    )
    expect(existsSync(dataDir)).toBe(false)
  })

  test('by a program that is older than the backup', async () => {
    onTestFinished(pretendNewerSchema(old.dataDir))
    await expect(backUp('newer.tar', { productVersion: '9' })).rejects.toThrow(DataFolderNewer)
    const refused = await startRefused({ dataDir: old.dataDir })
    expect(refused).toEqual({
      code: 1,
      output: `A newer version of Goodword has run on the data in ${old.dataDir}, and this one can’t read it. Install that version again, or restore a backup from before into an empty folder with npm run restore -- FILE --ledger ${old.dataDir}/erasure-ledger.\n`,
    })
  })

  test('with a ledger that isn’t there, and says when there is none', async () => {
    const ledger = join(newFolder(), 'ledger')
    expect(await restore(old.backup, emptyPlace(), { ledger })).toBe(
      `There is no ledger ${ledger}. Check its path. If nothing was ever erased, there is none: leave out --ledger.`,
    )
  })

  test('with a ledger that is older, or damaged', async () => {
    const ledger = join(newFolder(), 'ledger')
    writeFileSync(ledger, '')
    expect(await restore(await backUp('later.tar'), emptyPlace(), { ledger })).toContain('does not continue the one in')
    appendFileSync(ledger, 'not a ledger\n')
    expect(await restore(old.backup, emptyPlace(), { ledger })).toContain('is damaged')
  })
})

describe('a backup is refused in one sentence', () => {
  test.each<[string, () => readonly string[], RegExp]>([
    ['without a place', () => [], /^Name one file or folder/],
    ['with an unknown option', () => ['x.tar', '--often'], /has only the options --keep and --every/],
    ['with a wrong --every', () => [newFolder(), '--every', '5m'], /--every must be a time like 6h or 1d/],
    ['every few hours into a file', () => ['x.tar', '--every', '6h'], /--every needs a folder/],
    ['with a wrong --keep', () => [newFolder(), '--keep', 'all'], /--keep must be a whole number/],
    ['into a folder that isn’t there', () => ['/nowhere/x.tar'], /^There is no folder \/nowhere/],
    ['over another file', () => [old.backup], /exists already/],
    ['into the data folder', () => [join(old.dataDir, 'x.tar')], /is in the data folder/],
  ])('%s', async (_, args, sentence) => {
    const { code, output } = await runProgramOn('backup', args(), { dataDir: old.dataDir })
    expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
    expect(output).toMatch(sentence)
  })

  test('of data that isn’t there', async () => {
    const { code, output } = await runProgramOn('backup', [join(newFolder(), 'x.tar')], {
      dataDir: join(newFolder(), 'none'),
    })
    expect(code).toBe(1)
    expect(output).toContain('has not run on the data in')
  })
})

describe('killed at any moment,', () => {
  const moments = [250, 400, 550]

  test('a backup is whole or not there, and leaves nothing that the product would keep', async () => {
    const folder = newFolder()
    for (const killAfterMs of moments) {
      const path = join(folder, `${killAfterMs}.tar`)
      await runProgramOn('backup', [path], { dataDir: old.dataDir, killAfterMs })
      if (existsSync(path))
        expect((await runProgramOn('restore', [path], { dataDir: join(newFolder(), 'data') })).code).toBe(0)
    }
    const product = await startProduct({ dataDir: old.dataDir })
    await product.stop()
    expect(readdirSync(old.dataDir)).not.toContain('backup-unfinished')
  })

  test('a restore is told at the next start, and can be repeated', async () => {
    const seen = new Set<string>()
    for (const killAfterMs of moments) {
      const dataDir = newFolder()
      await runProgramOn('restore', [old.backup], { dataDir, killAfterMs })
      const isUnfinished = existsSync(join(dataDir, 'restore-unfinished'))
      seen.add(isUnfinished ? 'unfinished' : existsSync(join(dataDir, 'goodword.db')) ? 'done' : 'not begun')
      if (isUnfinished) {
        const refused = await startRefused({ dataDir })
        expect(refused).toMatchObject({
          code: 1,
          output: expect.stringContaining('did not end. Run npm run restore again'),
        })
      }
      if (!existsSync(join(dataDir, 'goodword.db')) || isUnfinished)
        expect(await runProgramOn('restore', [old.backup], { dataDir })).toMatchObject({ code: 0 })
      expect(await inDataFolder(dataDir, async ({ integrity }) => integrity)).toBe('ok')
    }
    expect(seen.size).toBeGreaterThan(0)
  })
})

test('an erasure that can’t be recorded does not happen', async () => {
  const { dataDir } = await restored()
  const ledger = join(dataDir, 'erasure-ledger')
  rmSync(ledger, { force: true })
  mkdirSync(ledger)
  const product = await startProduct({ dataDir })
  onTestFinished(() => void product.stop())
  const response = await fetch(`${product.origin}/goodword/portal/${portalOf(dataDir, old.kept)}`, { method: 'DELETE' })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'erasures.not_recorded' })
  const row = await inDataFolder(dataDir, ({ rows }) => rows(testimonials, { id: old.kept }).one())
  expect(row.text).toBe('Kept.')
})
