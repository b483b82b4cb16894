import fc from 'fast-check'
import { pure } from '#server/testing/case-counts.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { streamJson, writeJson } from './json-pages.ts'

const Item = z.strictObject({ id: z.string(), tags: z.array(z.string()) })
const Answer = z.strictObject({
  version: z.literal(1),
  items: z.array(Item),
  about: z.strictObject({ name: z.string().nullable(), days: z.array(z.number()) }),
})
type Answer = z.infer<typeof Answer>

async function* pagesOf<T>(pages: readonly T[][]): AsyncGenerator<T[]> {
  yield* pages
}

async function write(value: unknown): Promise<string> {
  let text = ''
  for await (const piece of writeJson(Answer, value)) text += piece
  return text
}

const pagesOfAny = <T>(item: fc.Arbitrary<T>) => fc.array(fc.array(item, { maxLength: 4 }), { maxLength: 4 })
const anyItem = fc.record({ id: fc.string({ unit: 'binary' }), tags: fc.array(fc.string()) })
const anyName = fc.option(fc.string({ unit: 'binary' }))

describe('JSON in pages', () => {
  test('is the text of the whole, whatever is in its pages', async () => {
    const anyPages = fc.tuple(pagesOfAny(anyItem), pagesOfAny(fc.integer()), anyName)
    await fc.assert(
      pure(
        fc.asyncProperty(anyPages, async ([items, days, name]) => {
          const whole: Answer = { version: 1, items: items.flat(), about: { name, days: days.flat() } }
          const paged = { about: { days: pagesOf(days), name }, items: pagesOf(items), version: 1 }
          expect(await write(paged)).toBe(JSON.stringify(Answer.parse(whole)))
        }),
      ),
    )
  })

  test('may have pages in the items of a page', async () => {
    const items = pagesOf([
      [
        { id: 'a', tags: pagesOf([['b'], ['c']]) },
        { id: 'd', tags: ['e'] },
      ],
    ])
    expect(JSON.parse(await write({ version: 1, items, about: { name: null, days: [] } }))).toMatchObject({
      items: [
        { id: 'a', tags: ['b', 'c'] },
        { id: 'd', tags: ['e'] },
      ],
    })
  })

  const about = { name: null, days: [] }
  test.each([
    ['a field that the contract doesn’t name', { key: 1, items: pagesOf([]), about }, 'no field key'],
    ['a field of an item that it doesn’t name', { items: pagesOf([[{ id: 'a', tags: [], key: 1 }]]), about }, 'key'],
    ['a missing field', { items: pagesOf([]) }, 'expected object'],
  ])('refuses %s', async (_, value, message) => {
    await expect(write({ version: 1, ...value })).rejects.toThrow(message)
  })

  test('writes each page in a turn of its own', async () => {
    let mostPages = 0
    let pages = 0
    async function* countPages(): AsyncGenerator<Answer['items']> {
      for (let page = 0; page < 10; page += 1) {
        pages += 1
        mostPages = Math.max(mostPages, pages)
        setImmediate(() => (pages = 0))
        yield [{ id: String(page), tags: [] }]
      }
    }
    await write({ version: 1, items: countPages(), about: { name: null, days: [] } })
    expect(mostPages).toBe(1)
  })
})

describe('an answer in pages', () => {
  const LONG = 'x'.repeat(100_000)

  function open(items: () => AsyncGenerator<Answer['items']>) {
    const happened: string[] = []
    const content = { version: 1 as const, items: items(), about: { name: null, days: [] } }
    const answer = { content, end: () => happened.push('end') }
    const body = streamJson(Answer, answer, (error) => happened.push(String(error)))
    return { body, happened }
  }

  test('ends once when all of it was sent', async () => {
    const { body, happened } = open(() => pagesOf([[{ id: LONG, tags: [] }], [{ id: 'b', tags: [] }]]))
    expect(JSON.parse(await new Response(body).text()).items).toHaveLength(2)
    expect(happened).toEqual(['end'])
  })

  test('reads nothing more, and ends, when nobody wants the rest', async () => {
    let read = 0
    const { body, happened } = open(async function* () {
      for (; ; read += 1) yield [{ id: LONG, tags: [] }]
    })
    const reader = body.getReader()
    await reader.read()
    await reader.cancel()
    expect(read).toBeLessThan(3)
    expect(happened).toEqual(['end'])
  })

  test('is cut off, and never looks complete, when reading fails', async () => {
    const { body, happened } = open(async function* () {
      yield [{ id: LONG, tags: [] }]
      throw new Error('The disk is gone.')
    })
    await expect(new Response(body).text()).rejects.toThrow('The answer was cut off.')
    expect(happened).toEqual(['end', 'Error: The disk is gone.'])
  })
})
