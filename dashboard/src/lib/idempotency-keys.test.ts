import { expect, test } from 'vitest'
import { createRequestKeys } from './idempotency-keys.ts'

const ana = { customerEmail: 'ana@client.example', customerName: 'Ana', isAutoSendEnabled: false }

function countedKeys() {
  let count = 0
  return createRequestKeys<typeof ana>(() => `key ${(count += 1)}`)
}

test('the same words tried again carry the same key', () => {
  const keyOf = countedKeys()
  expect([keyOf(ana), keyOf({ ...ana })]).toEqual(['key 1', 'key 1'])
})

test('words that were changed after an attempt carry another key', () => {
  const keyOf = countedKeys()
  expect([keyOf(ana), keyOf({ ...ana, isAutoSendEnabled: true })]).toEqual(['key 1', 'key 2'])
})

test('two forms never share a key', () => {
  expect(createRequestKeys()(ana)).not.toBe(createRequestKeys()(ana))
})
