import { expect, test } from 'vitest'
import { shortAddress } from './short-address.ts'

test.each([
  ['ana@client.example', 'a…@client.example'],
  ['a@client.example', 'a…@client.example'],
  ['"a@b"@client.example', '"…@client.example'],
  ['😀na@client.example', '😀…@client.example'],
  ['@client.example', '…'],
  ['', '…'],
])('of %j shows %j', (address, shown) => {
  expect(shortAddress(address)).toBe(shown)
})
