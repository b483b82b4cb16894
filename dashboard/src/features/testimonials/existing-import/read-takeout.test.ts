import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { claimSize, workbookOf } from '../import/workbook.fake.ts'
import { guessReading } from './columns.ts'
import { readTakeout } from './read-takeout.ts'
import { checkRow, readRows } from './rows.ts'

const FOLDER = 'Takeout/Google Business Profile/account-1/location-2'

const review = (name: string, comment: string, starRating = 'FIVE') => ({
  reviewer: { displayName: name },
  starRating,
  comment,
  createTime: '2025-06-05T10:00:00.123Z',
})
const reviews = (...list: object[]) => strToU8(JSON.stringify({ reviews: list }))
const zip = (files: Zippable) => new Blob([zipSync(files)])
const faultOf = (file: Blob) =>
  readTakeout(file).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

describe('the ZIP file of Google Takeout', () => {
  test('gives the reviews in it, of all places together, and nothing else', async () => {
    const table = await readTakeout(
      zip({
        [`${FOLDER}/reviews.json`]: reviews(review('Ana Ribeiro', 'Precise.')),
        [`${FOLDER}3/Rezensionen.json`]: reviews({ ...review('Ben', 'Calm.', 'FOUR'), name: 'accounts/1/reviews/2' }),
        [`${FOLDER}/data.json`]: strToU8('{"locations":[{"title":"Studio"}]}'),
        [`${FOLDER}/broken.json`]: strToU8('{"reviews":['),
        [`__MACOSX/${FOLDER}/._reviews.json`]: strToU8('no JSON'),
        'Takeout/Photos/a.jpg': strToU8('no image'),
      }),
    )
    if (!table) expect.fail('It is no workbook.')
    const reading = guessReading(table)
    expect(reading.source?.name).toBe('Google')
    const rows = readRows(reading).map((row) => checkRow(row, { ...reading, today: '2026-11-26' }))
    expect(rows).toMatchObject([
      { row: { row: 1, customerName: 'Ana Ribeiro', testimonial: 'Precise.', rating: 5, receivedOn: '2025-06-05' } },
      { row: { row: 2, customerName: 'Ben', testimonial: 'Calm.', rating: 4 } },
    ])
  })

  test('is told from a workbook and from any other file', async () => {
    expect(await readTakeout(new Blob([workbookOf([{ name: 'A', rows: [['Name']] }])]))).toBeNull()
    expect(await readTakeout(new Blob(['Name,Text\n']))).toBeNull()
  })

  test('without reviews says what to choose', async () => {
    const files = { 'Takeout/archive_browser.html': strToU8('<p>'), 'Takeout/a.json': strToU8('[{"a":1}]') }
    expect(await faultOf(zip(files))).toBe(
      'There are no Google reviews in this ZIP file. In Google Takeout, choose “Google Business Profile” only, and choose the file that you get.',
    )
  })

  test('with reviews that can’t be read says so', async () => {
    const files = { [`${FOLDER}/reviews.json`]: strToU8('{"reviews":[{"starRating":"FI') }
    expect(await faultOf(zip(files))).toMatch(/^The file begins like JSON but /)
  })

  test.each([
    ['too many files', { files: 10_001 }, 'The ZIP file has more than 10,000 files. Export your Google reviews only.'],
    [
      'too much',
      { claims: 31 * 1024 * 1024 },
      'The reviews in the ZIP file are larger than 30 MB. Unpack it and import the parts one by one.',
    ],
    [
      'a small file that unpacks to a large one',
      { claims: 20 * 1024 * 1024 },
      'The ZIP file is damaged. Export it again and choose that file.',
    ],
  ])(
    'with %s is refused before it is unpacked',
    async (_, { files = 1, claims = 0 }: { files?: number; claims?: number }, message) => {
      const content: Zippable = { [`${FOLDER}/reviews.json`]: reviews(review('Ana', 'Good.')) }
      for (let index = 1; index < files; index += 1) content[`${index}.txt`] = new Uint8Array(0)
      const bytes = zipSync(content)
      expect(await faultOf(new Blob([claims > 0 ? claimSize(bytes, claims) : bytes]))).toBe(message)
    },
  )

  test('that is damaged is no crash', async () => {
    const bytes = zipSync({ [`${FOLDER}/reviews.json`]: reviews(review('Ana', 'Good.')) })
    expect(await faultOf(new Blob([bytes.slice(0, 60)]))).toBe(
      'The ZIP file is damaged. Export it again and choose that file.',
    )
  })
})
