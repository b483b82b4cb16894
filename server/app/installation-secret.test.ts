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

describe('with SECRET_KEY', () => {
  const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string]
  const writeFile = () => writeFileSync(join(folder, 'installation-secret'), 'from-the-folder')

  function setUp() {
    const { db, rows } = openTestDatabase()
    const open = (...secretKeys: string[]) => openInstallationSecret(db, { dataDir: folder, secretKeys })
    const addUser = () => db.transaction((tx) => run(tx.insert(users).values(aUser('a'))))
    const sealed = async () => (await rows(sealedSecrets).list()).map((row) => row.sealed)
    return { open, addUser, sealed }
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

  test('the one of the folder is taken over, so that nothing changes', async () => {
    const { open, addUser } = setUp()
    writeFile()
    await addUser()
    expect(await open()).toBe('from-the-folder')
    expect(await open(first)).toBe('from-the-folder')
    rmSync(join(folder, 'installation-secret'))
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

  test('leaving it out is refused, unless the folder has the same secret', async () => {
    const { open } = setUp()
    const refusal =
      'The secret of this installation is in the database, encrypted with SECRET_KEY. Set SECRET_KEY to what it was.'
    const secret = await open(first)
    await expect(open()).rejects.toThrow(refusal)
    writeFile()
    await expect(open()).rejects.toThrow(refusal)
    writeFileSync(join(folder, 'installation-secret'), secret)
    expect(await open()).toBe(secret)
  })

  test('data without its secret is refused, with and without the key', async () => {
    const { open, addUser, sealed } = setUp()
    await addUser()
    const refusal = `The file installation-secret is missing in ${folder}. Without it, links in emails stop working. Copy it there from a backup.`
    await expect(open()).rejects.toThrow(refusal)
    await expect(open(first)).rejects.toThrow(refusal)
    expect(await sealed()).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })
})
