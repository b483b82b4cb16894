import { expect, test } from 'vitest'
import { seal, unseal } from './sealing.ts'

const mine = { key: 'a-key-of-tests', purpose: 'secret of con_1' }

test('what is sealed opens for its purpose with our key, and differs each time', () => {
  const [one, other] = [seal('whsec_ü', mine), seal('whsec_ü', mine)]
  expect([unseal(one, mine), unseal(other, mine)]).toEqual(['whsec_ü', 'whsec_ü'])
  expect(one).not.toBe(other)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('whsec')
})

test('it opens for no other purpose, with no other key, and not with any bit changed', () => {
  const sealed = seal('whsec_1', mine)
  expect(unseal(sealed, { ...mine, purpose: 'secret of con_2' })).toBeUndefined()
  expect(unseal(sealed, { ...mine, key: 'another key' })).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(changed.toString('base64url'), mine)).toBeUndefined()
  }
  for (const cut of ['', 'x', sealed.slice(0, 30)]) expect(unseal(cut, mine)).toBeUndefined()
})
