import {
  chmodSync,
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
import { eq } from '#server/db/sql.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { run } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { openDataFolder } from './data-folder.ts'

const CANARY = 'canary.to.erase@client.example'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-erasing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Which files of the folder contain the text, byte by byte. */
const filesWith = (folder: string, text: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('an erased address', () => {
  test('is in no file of the data folder once the log is emptied', async () => {
    const folder = newFolder()
    const db = openDataFolder(folder)
    onTestFinished(() => db.close())
    const user = { firstName: 'Nora', lastName: 'F', timeZone: 'UTC', createdAt: new Date(0) }
    await db.transaction(function* (tx) {
      for (let index = 0; index < 2000; index += 1) {
        const id = `usr_${index}`
        yield* run(tx.insert(users).values({ ...user, id, identityUid: id, email: `${index}.${CANARY}` }))
      }
    })
    db.forgetErased()
    expect(filesWith(folder, CANARY)).toEqual(['goodword.db'])
    await db.transaction(function* (tx) {
      yield* run(
        tx
          .update(users)
          .set({ email: `again.${CANARY}` })
          .where(eq(users.id, 'usr_7')),
      )
      yield* run(tx.delete(users))
    })
    expect(filesWith(folder, CANARY)).not.toEqual([])
    db.forgetErased()
    expect(filesWith(folder, CANARY)).toEqual([])
  })

  test('is in no file once nobody reads an earlier state', async () => {
    const folder = newFolder()
    const db = openDataFolder(folder)
    onTestFinished(() => db.close())
    const user = { firstName: 'Nora', lastName: 'F', timeZone: 'UTC', createdAt: new Date(0) }
    await db.transaction((tx) => run(tx.insert(users).values({ ...user, id: 'a', identityUid: 'a', email: CANARY })))
    const [one, other] = [await db.openSnapshot(), await db.openSnapshot()]
    await db.transaction((tx) => run(tx.delete(users)))
    db.forgetErased()
    one.close()
    expect(filesWith(folder, CANARY)).not.toEqual([])
    other.close()
    expect(filesWith(folder, CANARY)).toEqual([])
  })
})

describe('the data folder', () => {
  test('is closed to other users, whoever made it and its files', () => {
    const folder = newFolder()
    chmodSync(folder, 0o777)
    mkdirSync(join(folder, 'images'), { mode: 0o755 })
    writeFileSync(join(folder, 'installation-secret'), 'secret', { mode: 0o644 })
    openDataFolder(folder).close()
    chmodSync(join(folder, 'goodword.db'), 0o644)
    openDataFolder(folder).close()
    expect(existsSync(join(folder, 'goodword.db'))).toBe(true)
    expect([modeOf(folder), modeOf(join(folder, 'images'))]).toEqual(['700', '700'])
    for (const name of ['goodword.db', 'installation-secret']) expect(modeOf(join(folder, name))).toBe('600')
  })
})
