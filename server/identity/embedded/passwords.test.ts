import { createHook } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

/** Follows the hashes that the machine works on while `work` runs. */
async function watchHashes(work: () => Promise<unknown>) {
  const running = new Set<number>()
  let [begun, most] = [0, 0]
  const hook = createHook({
    init(id, type) {
      if (type !== 'SCRYPTREQUEST') return
      running.add(id)
      begun += 1
      most = Math.max(most, running.size)
    },
    before: (id) => void running.delete(id),
  }).enable()
  await work()
  hook.disable()
  return { begun, most }
}

describe('passwords', () => {
  it('are right or wrong by their hash', async () => {
    const passwords = createPasswords({ ln: 4 })
    const hash = await passwords.hash('correct horse')
    expect(await passwords.isRight({ password: 'correct horse', hash })).toBe(true)
    expect(await passwords.isRight({ password: 'wrong horse', hash })).toBe(false)
    expect(await passwords.isRight({ password: '', hash: undefined })).toBe(false)
  })

  it.each([
    ['another case', 'Correct horse', 'correct horse'],
    ['a space more', 'correct horse', 'correct horse '],
    ['another encoding of the same accent', 'caf\u00E9 au lait', 'cafe\u0301 au lait'],
    ['a ligature', 'o\uFB03ce hours', 'office hours'],
    ['a later end', `${'long'.repeat(256)}a`, `${'long'.repeat(256)}b`],
  ])('are wrong with %s', async (_, password, other) => {
    const passwords = createPasswords({ ln: 4 })
    const hash = await passwords.hash(password)
    expect(await passwords.isRight({ password, hash })).toBe(true)
    expect(await passwords.isRight({ password: other, hash })).toBe(false)
  })

  it('stay right when hashes have become dearer since', async () => {
    const hash = await createPasswords({ ln: 2 }).hash('correct horse')
    expect(hash).toContain('ln=2,')
    expect(await createPasswords({ ln: 5 }).isRight({ password: 'correct horse', hash })).toBe(true)
  })

  it('cost one hash to check, with or without something to check against', async () => {
    const passwords = createPasswords({ ln: 4 })
    const hash = await passwords.hash('correct horse')
    expect(await watchHashes(() => passwords.isRight({ password: 'wrong', hash }))).toEqual({ begun: 1, most: 1 })
    expect(await watchHashes(() => passwords.isRight({ password: 'wrong', hash: undefined }))).toEqual({
      begun: 1,
      most: 1,
    })
  })

  it('are worked on two at a time, and each gets its turn', async () => {
    const passwords = createPasswords({ ln: 4 })
    const hash = await passwords.hash('correct horse')
    const guesses = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'correct horse' : 'wrong'))
    let answers: boolean[] = []
    const watched = await watchHashes(async () => {
      answers = await Promise.all(guesses.map((password) => passwords.isRight({ password, hash })))
    })
    expect(answers).toEqual(guesses.map((password) => password === 'correct horse'))
    expect(watched).toEqual({ begun: 40, most: 2 })
  })

  it('go on being checked after a hash that cannot be read', async () => {
    const passwords = createPasswords({ ln: 4 })
    const broken = '$scrypt$ln=40,r=8,p=1$AAAA$AAAA'
    const attempts = Array.from({ length: 4 }, () => passwords.isRight({ password: 'x', hash: broken }))
    expect((await Promise.allSettled(attempts)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    const hash = await passwords.hash('correct horse')
    expect(await passwords.isRight({ password: 'correct horse', hash })).toBe(true)
  })
})
