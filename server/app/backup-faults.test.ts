import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { unpackArchive, verifyArchive, writeArchive } from '#server/backup/archive.ts'
import { MANIFEST_FILE } from '#server/backup/manifest.ts'
import { BACKUP_LOCK, lockFolder } from '#server/db/data-folder.ts'
import { firstPageOfRequests } from '#server/testing/data-folder.ts'
import { bytesOf, runProgramOn, send, signInAt } from '#server/testing/kept-data.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'
import { startProduct } from '#server/testing/product-process.ts'

const PAGE_BYTES = 4096
const OLDER = 'goodword-2026-01-01T000000Z.tar'

const folders: string[] = []
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-faults-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** One installation with a request, and its backup. No test changes either. */
const dataDir = newFolder()
const backup = join(newFolder(), 'goodword.tar')

beforeAll(async () => {
  const product = await startProduct({ dataDir })
  await send(`${product.origin}/goodword/user/sign-up`, { body: ACCOUNT })
  const token = await signInAt(product.origin, ACCOUNT)
  await send(`${product.origin}/goodword/testimonial/create`, { token, body: { customerEmail: 'ana@client.example' } })
  await product.stop()
  const { code, output } = await runProgramOn('backup', [backup], { dataDir })
  if (code !== 0) throw new Error(output)
})

/** A folder with a backup of an earlier day, which must stay. */
function folderWithOlder(): string {
  const folder = newFolder()
  writeFileSync(join(folder, OLDER), 'an older backup')
  return folder
}

function expectSentence({ code, output }: { code: number | null; output: string }, sentence: RegExp): void {
  expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(sentence) })
  expect(output.trim()).not.toContain('\n')
}

test('an archive of a newer version is refused before anything is written', async () => {
  const unpacked = newFolder()
  const manifest = await verifyArchive({ path: backup, key: undefined })
  await unpackArchive({ path: backup, key: undefined }, unpacked)
  const newer = { ...manifest, productVersion: '9.0.0', schema: [...manifest.schema, 'of a newer version'] }
  writeFileSync(join(unpacked, MANIFEST_FILE), JSON.stringify(newer))
  const path = join(newFolder(), 'newer.tar')
  await writeArchive(unpacked, { path, key: undefined }, manifest.members)
  const to = join(newFolder(), 'data')
  for (const args of [[path], [path, '--drill']])
    expectSentence(
      await runProgramOn('restore', args, { dataDir: to }),
      /was made by version 9\.0\.0, which is newer than this one\. Update Goodword first\./,
    )
  expect(existsSync(to)).toBe(false)
})

describe('while a backup is made,', () => {
  test('another one is refused, and made once the first has ended', async () => {
    const folder = folderWithOlder()
    const release = lockFolder(dataDir, BACKUP_LOCK)
    expectSentence(
      await runProgramOn('backup', [folder, '--keep', '1'], { dataDir }),
      /^Another backup of .* is being made\. Wait until it has ended\./,
    )
    expect(readdirSync(folder)).toEqual([OLDER])
    release()
    expect(await runProgramOn('backup', [folder], { dataDir })).toMatchObject({ code: 0 })
  })

  test('two that begin together harm neither each other nor the data', async () => {
    const before = bytesOf(join(dataDir, 'images'))
    const paths = ['one', 'two'].map((name) => join(newFolder(), `${name}.tar`))
    const ended = await Promise.all(paths.map((path) => runProgramOn('backup', [path], { dataDir })))
    expect(ended.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
    for (const [index, path] of paths.entries()) {
      const { code, output } = ended[index] ?? {}
      if (code === 0) await verifyArchive({ path, key: undefined })
      else expect([output, existsSync(path)]).toEqual([expect.stringMatching(/^Another backup of /), false])
    }
    expect(readdirSync(dataDir)).not.toContain('backup-unfinished')
    expect(bytesOf(join(dataDir, 'images'))).toBe(before)
  })
})

test('a damaged database is not backed up, and no older backup is removed for it', async () => {
  const damaged = join(newFolder(), 'data')
  cpSync(dataDir, damaged, { recursive: true })
  const path = join(damaged, 'goodword.db')
  const bytes = readFileSync(path)
  const page = firstPageOfRequests(damaged)
  bytes.fill(0xa5, (page - 1) * PAGE_BYTES, page * PAGE_BYTES)
  for (const name of ['goodword.db-wal', 'goodword.db-shm']) rmSync(join(damaged, name), { force: true })
  writeFileSync(path, bytes)
  const folder = folderWithOlder()
  expectSentence(await runProgramOn('backup', [folder, '--keep', '1'], { dataDir: damaged }), /damaged/)
  expect(readdirSync(folder)).toEqual([OLDER])
  expect(readdirSync(damaged)).not.toContain('backup-unfinished')
})

/** A disk of its own with so many kilobytes; undefined where this machine doesn't let us. */
function smallDisk(kilobytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-small-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', ['-l', folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Of root on Linux. Elsewhere, `npm run chaos` says that it can't do it either. */
describe.skipIf(!canMount())('on a full disk', () => {
  const sizeOf = (path: string) => Math.ceil(statSync(path).size / 1024)
  const disk = (kilobytes: number): string => {
    const folder = smallDisk(kilobytes)
    if (folder === undefined) throw new Error('The small disk could not be made.')
    return folder
  }

  test('for backups, none is kept, and older ones stay', async () => {
    const folder = disk(Math.floor(sizeOf(backup) / 2))
    writeFileSync(join(folder, OLDER), 'an older backup')
    expectSentence(
      await runProgramOn('backup', [folder, '--keep', '1'], { dataDir }),
      /^The disk of .* is full, so nothing was kept\. Free up space and try again\./,
    )
    expect(readdirSync(folder)).toEqual([OLDER])
    expect(readdirSync(dataDir)).not.toContain('backup-unfinished')
  })

  test('for the data, no backup is made, and the data stays as it was', async () => {
    const full = join(disk(sizeOf(join(dataDir, 'goodword.db')) + 4096), 'data')
    cpSync(dataDir, full, { recursive: true })
    fill(join(full, '..', 'ballast'))
    const before = readFileSync(join(full, 'goodword.db'))
    const folder = folderWithOlder()
    expectSentence(
      await runProgramOn('backup', [folder, '--keep', '1'], { dataDir: full }),
      /^The disk of .* is full, so nothing was kept\. Free up space and try again\./,
    )
    expect(readdirSync(folder)).toEqual([OLDER])
    expect(readdirSync(full)).not.toContain('backup-unfinished')
    expect(readFileSync(join(full, 'goodword.db')).equals(before)).toBe(true)
  })

  test('for the data, a restore leaves nothing, and works once there is room', async () => {
    const folder = disk(sizeOf(join(dataDir, 'goodword.db')) * 2 + 4096)
    const to = join(folder, 'data')
    mkdirSync(to)
    fill(join(folder, 'ballast'))
    expectSentence(
      await runProgramOn('restore', [backup], { dataDir: to }),
      /^The disk of .* is full, so nothing was kept\. Free up space and try again\./,
    )
    expect(readdirSync(to).filter((name) => !name.endsWith('.lock'))).toEqual([])
    rmSync(join(folder, 'ballast'))
    expect(await runProgramOn('restore', [backup], { dataDir: to })).toMatchObject({ code: 0 })
  })
})

/** Until nothing more fits. */
function fill(path: string): void {
  for (let bytes = 65_536; bytes >= 512; bytes /= 2) {
    try {
      for (;;) appendFileSync(path, Buffer.alloc(bytes))
    } catch {
      // No room for a piece of this size: a smaller one may fit.
    }
  }
}
