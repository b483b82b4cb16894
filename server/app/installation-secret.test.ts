import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { run } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { sealedSecrets } from '#server/db/schema/installation.ts'
import { aUser } from '#server/testing/stored-users.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { openInstallationSecret, readInstallationSecret, SecretUnavailable } from './installation-secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the secret is made once, long, and readable by its user only', () => {
  const secret = readInstallationSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readInstallationSecret(folder)).toBe(secret)
  expect(statSync(join(folder, 'installation-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['installation-secret'])
})

test('an empty file, left by a power cut, is no secret', () => {
  writeFileSync(join(folder, 'installation-secret'), '')
  expect(readInstallationSecret(folder)).toMatch(/^[\w-]{43}$/)
})

describe('beside a database of its own', () => {
  const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string]
  const writeFile = (secret = 'from-the-folder') => writeFileSync(join(folder, 'installation-secret'), secret)
  const removeFile = () => rmSync(join(folder, 'installation-secret'))
  const missing = () =>
    `The file installation-secret is missing in ${folder}. Without it, links in emails stop working. Copy it there from a backup.`

  function setUp() {
    const { db, rows } = openTestDatabase()
    const place = { dataDir: folder, databaseUrl: 'postgres://goodword@db.internal/goodword' }
    const open = (...secretKeys: string[]) => openInstallationSecret(db, { ...place, secretKeys })
    const openMovedBack = (...secretKeys: string[]) =>
      openInstallationSecret(db, { ...place, databaseUrl: undefined, secretKeys })
    const addUser = () => db.transaction((tx) => run(tx.insert(users).values(aUser('a'))))
    const sealed = async () => (await rows(sealedSecrets).list()).map((row) => row.sealed)
    return { open, openMovedBack, addUser, sealed }
  }

  test('the secret is in the database, encrypted, and nothing is in the folder', async () => {
    const { open, sealed } = setUp()
    const secret = await open(first)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await Promise.all([open(first), open(first)])).toEqual([secret, secret])
    expect(await sealed()).toHaveLength(1)
    expect(String(await sealed())).not.toContain(secret)
    expect(readdirSync(folder)).toEqual([])
  })

  test('processes that start at the same time have the same one', async () => {
    const { open, sealed } = setUp()
    const opened = await Promise.all([open(first), open(first), open(first)])
    expect(new Set(opened).size).toBe(1)
    expect(await sealed()).toHaveLength(1)
  })

  test('the one of the folder is taken over, so that nothing changes, and the file can go', async () => {
    const { open, openMovedBack, addUser } = setUp()
    writeFile()
    await addUser()
    expect(await openMovedBack()).toBe('from-the-folder')
    expect(await open(first)).toBe('from-the-folder')
    removeFile()
    expect(await open(first)).toBe('from-the-folder')
  })

  test('another key can replace it, while the old one is still given', async () => {
    const { open, sealed } = setUp()
    const secret = await open(first)
    const before = await sealed()
    expect(await open(second, first)).toBe(secret)
    expect(await sealed()).not.toEqual(before)
    expect(await open(second)).toBe(secret)
    await expect(open(first)).rejects.toThrow(
      new SecretUnavailable(
        'The data was encrypted with another SECRET_KEY. Set SECRET_KEY to that one, or to a new one and that one with a comma between them.',
      ),
    )
    await expect(open(third, first)).rejects.toThrow(/another SECRET_KEY/)
    expect(await open(second)).toBe(secret)
  })

  test('data that is moved back to a folder needs the key once, and has a file from then on', async () => {
    const { open, openMovedBack } = setUp()
    const refusal =
      'The secret of this installation is in the database, encrypted with SECRET_KEY. Set SECRET_KEY to what it was.'
    const secret = await open(first)
    await expect(openMovedBack()).rejects.toThrow(refusal)
    await expect(openMovedBack(second)).rejects.toThrow(refusal)
    writeFile('of-another-installation')
    await expect(openMovedBack()).rejects.toThrow(refusal)
    removeFile()
    expect(await openMovedBack(second, first)).toBe(secret)
    expect(await openMovedBack()).toBe(secret)
    expect(readInstallationSecret(folder)).toBe(secret)
  })

  test('data without its secret is refused, with and without the key', async () => {
    const { open, openMovedBack, addUser, sealed } = setUp()
    await addUser()
    await expect(openMovedBack()).rejects.toThrow(missing())
    await expect(openMovedBack(first)).rejects.toThrow(missing())
    await expect(open(first)).rejects.toThrow(missing())
    expect(await sealed()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })
})
