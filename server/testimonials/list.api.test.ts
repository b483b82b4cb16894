import { describe, expect, test } from 'vitest'
import { type Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
import { type TestimonialCounts, TestimonialOrder } from '#shared/testimonial-list.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

type List = {
  items: Testimonial[]
  pagination: { currentPage: number; pageCount: number }
  counts: TestimonialCounts
}

const list = (h: Harness, owner: TestOwner, query: Record<string, string> = {}) =>
  h.request<List>('GET', `/goodword/testimonial/list?${new URLSearchParams(query)}`, { token: owner.token })

const namesFound = async (h: Harness, owner: TestOwner, query: Record<string, string>) =>
  (await list(h, owner, query)).body.items.map(({ customerName, customerEmail }) => customerName ?? customerEmail)

const NO_COUNTS = { all: 0, pending: 0, sent: 0, submitted: 0, approved: 0, rejected: 0 }

/** An owner with a client in every status, each asked a second after the previous one. */
async function setUp() {
  const h = await createHarness()
  const owner = await h.signUp()
  await h.setPlan(owner, 'studio')
  const ask = async (customerName: string | null, customerEmail: string) => {
    h.clock.advance({ seconds: 1 })
    return h.createRequest(owner, { customerName, customerEmail })
  }
  const decide = (id: string, decision: 'approve' | 'reject') =>
    h.request('PUT', `/goodword/testimonial/${id}/${decision}`, { token: owner.token })
  await ask('Jonas Weber', 'jonas@kornblume.example')
  const sent = await ask(null, 'hello_you@tinned.example')
  await h.request('POST', `/goodword/testimonial/${sent.id}/resend`, { token: owner.token })
  const submitted = await ask('Ana', 'ana@client.example')
  await h.submit(submitted.id, { customerName: 'Ana Ribeiro', rating: 0, testimonial: 'Kept the blue, 100 % ours.' })
  const approved = await ask('Ágnes Kovács', 'agnes@paprika.example')
  await h.submit(approved.id, { customerName: 'Ágnes Kovács', rating: 4, testimonial: 'A piros most tényleg piros.' })
  await decide(approved.id, 'approve')
  const rejected = await ask('zoe', 'zoe@hahn.example')
  await h.submit(rejected.id, { customerName: 'zoe', rating: 1, testimonial: 'Back\\slash, tender and blue.' })
  await decide(rejected.id, 'reject')
  await h.drain()
  return { h, owner }
}

describe('the list', () => {
  test('shows 20 a page, newest first, every row once', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, 'studio')
    for (let count = 0; count < 45; count += 1) {
      await h.createRequest(owner, { customerName: `Client ${count}` })
      if (count % 3 === 0) h.clock.advance({ seconds: 1 })
    }
    const pages = await Promise.all(['1', '2', '3'].map((page) => list(h, owner, { page })))
    expect(pages.map(({ body }) => body.items.length)).toEqual([20, 20, 5])
    expect(pages.map(({ body }) => body.pagination)).toEqual(
      [1, 2, 3].map((currentPage) => ({ currentPage, pageCount: 3 })),
    )
    const all = pages.flatMap(({ body }) => body.items)
    expect(new Set(all.map(({ id }) => id)).size).toBe(45)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
  })

  test('can be searched by company, also after the client has changed it', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    await h.setPlan(owner, 'pro')
    const form = { accentColor: null, asksCompany: true, asksRole: false, questions: [] }
    await h.request('PUT', '/goodword/forms/default/settings', { token: owner.token, body: form })
    const { id } = await h.createRequest(owner)
    const submitted = await h.request<{ portalPath: string }>('PUT', `/goodword/testimonial/${id}/submit`, {
      body: { customerName: 'Ana', rating: 5, testimonial: 'Good.', isPrivate: false, company: 'Café Zöe' },
    })
    const find = async (q: string) => (await list(h, owner, { q })).body.items.map((item) => item.id)
    expect(await find('cafe zoe')).toEqual([id])

    const path = submitted.body.portalPath.replace('/testimonial/mine/', '/goodword/portal/')
    const { consents } = (await h.request<{ consents: Record<string, { version: string }> }>('GET', path)).body
    const revision = { customerName: 'Ana', rating: 5, testimonial: 'Good.', company: 'Halm', role: null, answers: [] }
    const revised = await h.request('PUT', `${path}/testimonial`, {
      body: { ...revision, consentVersion: consents['en']?.version },
    })
    expect(revised.status).toBe(200)
    expect(await find('zoe')).toEqual([])
    expect(await find('halm')).toEqual([id])
  })

  test('is empty beyond the last page, and has no page if there is nothing', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect((await list(h, owner)).body).toEqual({
      items: [],
      pagination: { currentPage: 1, pageCount: 0 },
      counts: NO_COUNTS,
    })
    await h.createRequest(owner)
    expect((await list(h, owner, { page: '9' })).body).toEqual({
      items: [],
      pagination: { currentPage: 9, pageCount: 1 },
      counts: { ...NO_COUNTS, all: 1, pending: 1 },
    })
  })

  test('counts every status, and can show one of them', async () => {
    const { h, owner } = await setUp()
    const counts = { all: 5, pending: 1, sent: 1, submitted: 1, approved: 1, rejected: 1 }
    expect((await list(h, owner)).body.counts).toEqual(counts)
    for (const status of TestimonialStatus.options) {
      const { body } = await list(h, owner, { status })
      expect(body.items.map((item) => item.status)).toEqual([status])
      expect(body).toMatchObject({ counts, pagination: { currentPage: 1, pageCount: 1 } })
    }
  })

  test.each<[TestimonialOrder, string[]]>([
    ['newest', ['zoe', 'Ágnes Kovács', 'Ana Ribeiro', 'hello_you@tinned.example', 'Jonas Weber']],
    ['oldest', ['Jonas Weber', 'hello_you@tinned.example', 'Ana Ribeiro', 'Ágnes Kovács', 'zoe']],
    ['rating-high', ['Ágnes Kovács', 'zoe', 'Ana Ribeiro', 'hello_you@tinned.example', 'Jonas Weber']],
    ['rating-low', ['zoe', 'Ágnes Kovács', 'Ana Ribeiro', 'hello_you@tinned.example', 'Jonas Weber']],
    ['name', ['Ágnes Kovács', 'Ana Ribeiro', 'hello_you@tinned.example', 'Jonas Weber', 'zoe']],
  ])('can be in the order %s', async (sort, names) => {
    const { h, owner } = await setUp()
    expect(await namesFound(h, owner, { sort })).toEqual(names)
  })

  test.each([
    ['a name, whatever its accents and case', 'AGNES', ['Ágnes Kovács']],
    ['a name with extra accents', 'jónäs', ['Jonas Weber']],
    ['part of an address', 'tinned.ex', ['hello_you@tinned.example']],
    ['a word', 'blue', ['zoe', 'Ana Ribeiro']],
    ['several words in any order and place', 'blue ANA', ['Ana Ribeiro']],
    ['words of which one does not occur', 'blue nowhere', []],
    ['a percent sign as it is', '0 %', ['Ana Ribeiro']],
    ['an underscore as it is', 'o_y', ['hello_you@tinned.example']],
    ['an underscore that does not occur', 'l_o', []],
    ['a backslash as it is', 'k\\s', ['zoe']],
    ['a quote as it is', "'", []],
    ['spaces, as no search', '   ', ['zoe', 'Ágnes Kovács', 'Ana Ribeiro', 'hello_you@tinned.example', 'Jonas Weber']],
    ['nothing, as no search', '', ['zoe', 'Ágnes Kovács', 'Ana Ribeiro', 'hello_you@tinned.example', 'Jonas Weber']],
  ])('finds %s', async (_, q, names) => {
    const { h, owner } = await setUp()
    expect(await namesFound(h, owner, { q })).toEqual(names)
  })

  test('counts what a search finds, by status and pages', async () => {
    const { h, owner } = await setUp()
    const { body } = await list(h, owner, { q: 'blue', status: 'rejected', pageSize: '1' })
    expect(body.items.map(({ customerName }) => customerName)).toEqual(['zoe'])
    expect(body.counts).toEqual({ ...NO_COUNTS, all: 2, submitted: 1, rejected: 1 })
    expect(body.pagination).toEqual({ currentPage: 1, pageCount: 1 })
    expect((await list(h, owner, { q: 'blue', pageSize: '1' })).body.pagination.pageCount).toBe(2)
  })

  test('finds a changed request by its new name only', async () => {
    const h = await createHarness()
    const owner = await h.signUp()
    const { id } = await h.createRequest(owner, { customerName: 'Ana', customerEmail: 'ana@client.example' })
    const body = { customerName: 'Bénédicte', customerEmail: 'b@client.example' }
    await h.request('PUT', `/goodword/testimonial/${id}`, { token: owner.token, body })
    expect(await namesFound(h, owner, { q: 'ana' })).toEqual([])
    expect(await namesFound(h, owner, { q: 'benedicte b@' })).toEqual(['Bénédicte'])
    await h.submit(id, { customerName: 'Béa', testimonial: 'Précis.' })
    expect(await namesFound(h, owner, { q: 'benedicte' })).toEqual([])
    expect(await namesFound(h, owner, { q: 'bea precis b@client' })).toEqual(['Béa'])
  })

  test('never finds or counts testimonials of another owner', async () => {
    const { h } = await setUp()
    const other = await h.signUp()
    for (const query of [{}, { q: 'blue' }, { status: 'approved' }, { sort: 'name', q: 'ana' }]) {
      expect((await list(h, other, query)).body).toMatchObject({ items: [], counts: NO_COUNTS })
    }
  })

  test.each([
    '?page=0',
    '?page=x',
    '?pageSize=101',
    '?page=1&page=2',
    '?status=gone',
    '?sort=random',
    '?status=sent&status=pending',
    `?q=${'a'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const h = await createHarness()
    const owner = await h.signUp()
    expect((await h.request('GET', `/goodword/testimonial/list${query}`, { token: owner.token })).status).toBe(422)
  })
})
