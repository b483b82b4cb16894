import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workspaces } from '#server/db/schema/accounts.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientOf } from '#server/testing/clients.ts'
import { createHarness, type Harness } from '#server/testing/harness.ts'
import { findPlainly, indexed, storedIndex, trigramsOfTexts } from '#server/testing/search-index.ts'
import { readPage } from './list.service.ts'
import { keepPartsFew } from './search-index.jobs.ts'
import { readPartSizes } from '#server/db/dialect/trigram-index.ts'
import { searchTextOf } from './testimonials.domain.ts'
import { textsOf } from '#server/kernel/searched-texts.ts'
import { insertTestimonials } from '#server/testing/stored-testimonials.ts'

/** Parts of texts and searches, with everything that an index, a pattern or a query might treat in its own way. */
const PARTS =
  `a ab abc abcd bcd ana Ána ANA é É ﬁ ß ẞ İ ı ſ ö ö 한국어 日本語 日本 🙂 👩‍👩‍👧 🙂🙂🙂 ' '' " """ a"b % %% 0 0% _ a_b \\ \\\\ * a* ^a : a:b - -a ( ) () (abc) { } + NEAR AND OR NOT abc"AND"bcd null 123 1.5 \u200d \ufffd \uffff \u0301 ｡｡｡`.split(
    ' ',
  )
const piece = fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 5 }))
const separator = fc.constantFrom('', '', ' ', '\n', '\t', '\u00a0')
const wording = fc
  .array(fc.tuple(piece, separator), { maxLength: 8 })
  // The contracts refuse control characters.
  .map((pieces) =>
    pieces
      .flat()
      .join('')
      .replace(/[^\P{Cc}\n\t]/gu, ''),
  )
const texts = fc.array(fc.record({ name: wording, text: wording, isOther: fc.boolean() }), { maxLength: 12 })
/** Anything, or part of what is there. */
const query = fc.oneof(
  fc.record({ q: wording }),
  fc.record({ row: fc.nat(11), start: fc.nat(20), length: fc.integer({ min: 1, max: 12 }) }),
)

async function setUp() {
  const h = await createHarness()
  const { workspaceId } = await h.services.users.getMember((await h.signUp()).user.id)
  const other = await h.services.users.getMember((await h.signUp()).user.id)
  return { h, workspaceId, otherId: other.workspaceId }
}

const rowOf = (workspaceId: string, id: string) => ({
  id,
  publicId: `p-${id}`,
  workspaceId,
  customerEmail: 'c@x.example',
  status: 'submitted' as const,
  createdAt: new Date(1),
  submittedAt: new Date(1),
})

const NOBODY = { customerName: null, customerEmail: '', text: null }

describe('a search', () => {
  test('finds what comparing every text would find, in steps of any size, and nothing of others', async () => {
    const { h, workspaceId, otherId } = await setUp()
    const check = fc.assert(
      fc.asyncProperty(texts, query, fc.integer({ min: 1, max: 5 }), async (made, wanted, stepRows) => {
        await h.rows(testimonials).delete()
        const rows = made.map(({ name, text, isOther }, index) => ({
          ...rowOf(isOther ? otherId : workspaceId, `t${index}`),
          customerName: name,
          text,
        }))
        await h.deps.db.transaction((tx) => insertTestimonials(tx, rows))
        const own = rows.filter((row) => row.workspaceId === workspaceId)
        const within = 'row' in wanted ? searchTextOf(own[wanted.row % (own.length || 1)] ?? NOBODY) : ''
        const q = 'q' in wanted ? wanted.q : within.slice(wanted.start, wanted.start + wanted.length)
        const words = textsOf(q)
        const expected = await findPlainly(h.deps.db, { workspaceId, words })

        const page = { workspaceId, words, status: undefined, order: 'name' as const, page: 1, pageSize: 20, stepRows }
        const { rows: found, counts } = await readPage(h.deps.db, page)
        expect(found.map(({ id }) => id).toSorted()).toEqual(expected)
        expect(counts.all).toBe(expected.length)
      }),
      { numRuns: 200 },
    )
    await expect(check).resolves.toBeUndefined()
  }, 60_000)

  test('lets other requests pass after each step', async () => {
    const { h, workspaceId } = await setUp()
    const rows = Array.from({ length: 20 }, (_, index) => ({ ...rowOf(workspaceId, `t${index}`), text: 'Blue.' }))
    await h.deps.db.transaction((tx) => insertTestimonials(tx, rows))
    const page = { workspaceId, status: undefined, order: 'newest' as const, page: 2, pageSize: 7, stepRows: 5 }
    for (const words of [['blue'], ['b'], ['blue', 'b']]) {
      let turns = 0
      const count = () => {
        turns += 1
        waiting = setImmediate(count)
      }
      let waiting = setImmediate(count)
      const { rows: found, counts } = await readPage(h.deps.db, { ...page, words })
      clearImmediate(waiting)
      expect([found.length, counts.all]).toEqual([7, 20])
      expect(turns).toBeGreaterThanOrEqual(4)
    }
  })
})

describe('the search index', () => {
  const step = fc.record({
    kind: fc.constantFrom('insert', 'change', 'delete'),
    isOther: fc.boolean(),
    row: fc.nat(6),
    text: wording,
  })

  test('contains the trigrams of every text, whatever is inserted, changed and deleted', async () => {
    const { h, workspaceId, otherId } = await setUp()
    const check = fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        await h.rows(testimonials).delete()
        for (const [index, { kind, isOther, row, text }] of steps.entries()) {
          const added = { ...rowOf(isOther ? otherId : workspaceId, `t${index}`), text, customerName: null }
          const id = `t${row}`
          const isThere = (await h.rows(testimonials, { id }).count()) === 1
          if (kind === 'insert') await h.deps.db.transaction((tx) => insertTestimonials(tx, [added]))
          if (kind === 'change' && isThere)
            await h.rows(testimonials, { id }).update({ searchText: searchTextOf(added) })
          if (kind === 'delete' && isThere) await h.rows(testimonials, { id }).delete()
        }
        // The index knows this noncharacter as U+FFFD. The text itself is compared as well, so nothing is found wrongly.
        const known = (trigrams: string[]) => [
          ...new Set(trigrams.map((each) => each.replace(/\uffff|\ufffe/g, '\ufffd'))),
        ]
        expect(known(indexed(h.raw)).toSorted()).toEqual(known(await trigramsOfTexts(h.deps.db)).toSorted())
      }),
      { numRuns: 100 },
    )
    await expect(check).resolves.toBeUndefined()
  }, 60_000)

  test('has few parts while much is written', async () => {
    const { h, workspaceId } = await setUp()
    const { db } = h.deps
    for (let written = 0; written < 64; written += 1) {
      const row = { ...rowOf(workspaceId, `t${written}`), text: `Blue number ${written}.` }
      await db.transaction((tx) => insertTestimonials(tx, [row]))
      await keepPartsFew(db)
      // SQLite merges sixteen parts of a size in one go.
      expect((await db.read(readPartSizes)).length).toBeLessThan(12)
    }
    expect(indexed(h.raw)).toEqual(await trigramsOfTexts(db))
  })

  test('forgets a deleted workspace', async () => {
    const { h, workspaceId, otherId } = await setUp()
    const rows = [workspaceId, otherId].map((id) => ({ ...rowOf(id, `of-${id}`), text: 'Blue.' }))
    await h.deps.db.transaction((tx) => insertTestimonials(tx, rows))
    await h.rows(workspaces, { id: otherId }).delete()
    expect(indexed(h.raw)).toContain(`blu of-${workspaceId}`)
    expect(indexed(h.raw)).toEqual(await trigramsOfTexts(h.deps.db))
  })

  test.each([
    ['a client erased', async (h: Harness, id: string) => void (await clientOf(h, id).erase())],
    [
      'an owner erased with the account',
      (h: Harness, _id: string, userId: string) =>
        h.services.closing.closeAccount({ deletesTeams: false, userId, email: 'owner1@studio.example' }),
    ],
  ])('stores no word of what %s', async (_, erase) => {
    const h = await createHarness()
    const owner = await h.signUp()
    const other = await h.signUp()
    await h.createRequest(other, { customerName: 'Jonas' })
    const { id } = await h.createRequest(owner, { customerName: 'Zqx', customerEmail: 'q7@client.example' })
    await h.submit(id, { customerName: 'Zqx', testimonial: 'Wjk§ vvq.' })
    await h.drain()
    const words = ['zqx', 'wjk', 'vvq']
    // Without the ids, which have such letters by chance.
    const trigrams = () => indexed(h.raw).map((entry) => [...entry].slice(0, 3).join(''))
    expect(trigrams()).toEqual(expect.arrayContaining(words))

    await erase(h, id, owner.user.id)
    h.clock.advance({ minutes: 10 })
    await h.drain()
    for (const word of words) {
      expect(trigrams()).not.toContain(word)
      expect(storedIndex(h.raw)).not.toContain(word)
    }
    expect(trigrams()).toContain('jon')
  })
})
