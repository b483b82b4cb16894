import { expect, test } from 'vitest'
import { readVerified, verifiedDocument, type VerifiedPart } from './verified-document.ts'

const part: VerifiedPart = {
  name: 'release',
  shows: 'A release runs.',
  command: 'npm run test:release',
  isOk: true,
  summary: 'p50 | p99: 3 \\ 9 ms',
  seconds: 41,
  date: '2026-11-27',
  commit: 'abc1234',
}

test('what was written is read back, also with signs of a table in it', () => {
  const parts = [part, { ...part, name: 'image', isOk: false, summary: '', commit: '' }]
  const document = verifiedDocument(parts, { machine: '2 cores', others: [] })
  expect(document).toContain('2 cores')
  expect(readVerified(document)).toEqual(parts)
})

test('parts without a row are named, with their command, and are no rows', () => {
  const others = [{ name: 'proxy', command: 'npm run test:proxy' }]
  const document = verifiedDocument([part], { machine: '2 cores', others })
  expect(document).toContain(
    'has not run these parts yet. Each has a command of its own: proxy (`npm run test:proxy`).',
  )
  expect(readVerified(document)).toEqual([part])
})

test('anything else in the document is left out', () => {
  expect(readVerified('# Verified\n\n| a | b |\n|---|---|\n| c | d |\n')).toEqual([])
})
