import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { TestimonialOrder } from '#shared/testimonial-list.ts'
import { TestimonialStatus } from '#shared/testimonials.ts'
import { isPostgres } from '#server/db/dialect/dialect.ts'
import { runProgramOn, send, signInAt } from '#server/testing/kept-data.ts'
import { openEmptyDatabase } from '#server/testing/postgres-test-database.ts'
import { startProduct } from '#server/testing/product-process.ts'
import { ACCOUNT } from '#server/testing/product-client.ts'

const PATIENCE_MS = 120_000
const ROWS = 120
const SECRET_KEY = 'a-key-of-more-than-32-characters-for-tests'

// Where the two databases might compare, fold, sort and search differently.
const NAMES = [
  'Ána',
  'ana',
  'ANA',
  'Zoë',
  'Ødegård',
  'Straße',
  'Çelik',
  'İpek',
  '李雷',
  'عمر',
  '100%',
  'a_b',
  "O'Hara",
  '',
  '  Bo ',
  '😀 Smith',
]
const TEXTS = [
  'Precise, funny, never late.',
  'PRECISE and punctual: 100% on time.',
  'Die Tüten kamen an, das Mehl blieb drin.',
  'عملت معنا لأسبوعين فقط',
  'under_score, back\\slash, "quotes" and \'apostrophes\'',
  'ﬁne ligatures, e\u0301 composed and é',
]
const SERVICES = ['Logo', 'logo', 'Website', 'Ünïcode', '']
const WORDS = [
  'ana',
  'ána',
  'PRECISE',
  'precise punctual',
  '100%',
  '_',
  '%',
  '\\',
  "'",
  'é',
  'ß',
  'ss',
  'İ',
  'i',
  '李',
  'عم',
  'nothing',
  'a',
  '😀',
  '  ',
  'fi',
  'client7@',
]

async function start(dataDir: string, environment: Record<string, string>) {
  const product = await startProduct({ dataDir, environment })
  onTestFinished(async () => void (await product.stop()))
  return { ...product, token: await signInAt(product.origin, ACCOUNT) }
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Testimonials that differ in everything that a list looks at; some of the same moment, some decided. */
async function fill(origin: string, token: string): Promise<void> {
  const plan = { total: ROWS, receivedVia: 'Senja', tags: '', isAttested: true }
  const { id } = await send<{ id: string }>(`${origin}/goodword/import`, { token, body: plan })
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    row: row + 2,
    customerName: pick(NAMES, row * 7) || `Client ${row}`,
    customerEmail: row % 3 === 0 ? `client${row}@client.example` : '',
    testimonial: `${pick(TEXTS, row * 5)} ${row}`,
    rating: row % 6 === 0 ? 0 : (row % 5) + 1,
    service: pick(SERVICES, row),
    tags: row % 4 === 0 ? ['Zebra', 'ärger'] : [],
    receivedOn: row % 2 === 0 ? '2026-05-01' : `2026-0${(row % 8) + 1}-15`,
  }))
  const path = `${origin}/goodword/import/${id}`
  for (let from = 0; from < ROWS; from += 40)
    await send(`${path}/rows`, { method: 'PUT', token, body: { rows: rows.slice(from, from + 40) } })
  await send(`${path}/finish`, { token, body: {} })
  const read = async (page: number) => {
    const list = `${origin}/goodword/testimonial/list?pageSize=100&page=${page}`
    return (await send<{ items: { id: string }[] }>(list, { method: 'GET', token })).items
  }
  // All of them: otherwise each of the two products would go on with the import by itself.
  await expect.poll(async () => (await read(2)).length, { timeout: PATIENCE_MS }).toBe(ROWS - 100)
  const items = await read(1)
  for (const [index, item] of items.entries()) {
    const action = pick(['approve', 'reject', undefined], index)
    if (action) await send(`${origin}/goodword/testimonial/${item.id}/${action}`, { method: 'PUT', token })
  }
}

/** The same installation twice: in a file, and moved to PostgreSQL. */
async function startBoth() {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-same-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'sqlite')
  const first = await startProduct({ dataDir })
  await send(`${first.origin}/goodword/user/sign-up`, { body: ACCOUNT })
  await fill(first.origin, await signInAt(first.origin, ACCOUNT))
  await first.stop()
  const url = await openEmptyDatabase()
  expect(await runProgramOn('move', ['--to', url], { dataDir })).toMatchObject({ code: 0 })
  const beside = join(folder, 'postgres')
  cpSync(dataDir, beside, { recursive: true })
  return [await start(dataDir, {}), await start(beside, { DATABASE_URL: url, SECRET_KEY })] as const
}

const query = fc.record(
  {
    q: fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 6 })),
    status: fc.constantFrom(...TestimonialStatus.options),
    service: fc.constantFrom(...SERVICES.filter(Boolean)),
    sort: fc.constantFrom(...TestimonialOrder.options),
    page: fc.integer({ min: 1, max: 8 }),
    pageSize: fc.integer({ min: 1, max: 40 }),
  },
  { requiredKeys: ['sort'] },
)

describe.runIf(isPostgres)('the same installation on SQLite and on PostgreSQL', () => {
  test(
    'lists, searches, filters, sorts and pages in the same way',
    async () => {
      const products = await startBoth()
      await fc.assert(
        fc.asyncProperty(query, async (given) => {
          const search = new URLSearchParams(
            Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]),
          )
          const answers = await Promise.all(
            products.map(async ({ origin, token }) => {
              const answer = await fetch(`${origin}/goodword/testimonial/list?${search}`, {
                headers: { authorization: token },
              })
              const { requestId: _request, ...body } = (await answer.json()) as Record<string, unknown>
              return { status: answer.status, body }
            }),
          )
          expect(answers[1]).toEqual(answers[0])
        }),
        { numRuns: 300 },
      )
    },
    PATIENCE_MS,
  )
})
