import { expect, test } from 'vitest'
import { englishUploadTexts } from './english-upload-texts.ts'
import { formatSize } from './upload.texts.ts'

const KB = 1024

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [KB, '1 KB'],
  [1.5 * KB, '2 KB'],
  [1023 * KB, '1023 KB'],
  [KB ** 2 - 1, '1 MB'],
  [15 * KB ** 2, '15 MB'],
  [KB ** 3, '1 GB'],
  [KB ** 4, '1 TB'],
  [5000 * KB ** 4, '5000 TB'],
])('%d bytes read %s', (bytes, expected) => {
  expect(formatSize(bytes, englishUploadTexts.units)).toBe(expected)
})
