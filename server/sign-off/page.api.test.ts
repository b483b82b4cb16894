import { describe, expect, test } from 'vitest'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { clientToken } from '#server/testimonials/client-links.ts'
import { openSignOff, setUpSignOff } from '#server/testing/sign-off.ts'

async function setUp() {
  const signOff = await setUpSignOff()
  const { body } = await signOff.create()
  const jo = openSignOff(signOff.h, body.url)
  const items = async () => (await jo.page()).body.items
  const historyOf = async (id: string) =>
    (await signOff.call<TestimonialDetails>('GET', `/goodword/testimonial/${id}/details`, signOff.owner)).body.history
  return { ...signOff, link: body.link, jo, items, historyOf }
}

const PORTAL = '/goodword/portal'

describe('the page of a sign-off link', () => {
  test('shows what is undecided and may be public, as visitors would see it, and nothing else', async () => {
    const { h, answer, approve, owner, jo } = await setUp()
    const ana = await answer('Ana', {
      parts: { name: true, photo: false, company: true, answers: false },
      company: 'Client Co',
      role: 'CEO',
    })
    await answer('Secret-Private', { isPrivate: true })
    await answer('Hidden-Name', { parts: { name: false, photo: false, company: false, answers: false } })
    await approve(await answer('Decided-Already'), owner)
    await h.createRequest(owner, { customerEmail: 'unanswered@client.example' })
    const { status, body } = await jo.page()
    expect(status).toBe(200)
    expect(body).toMatchObject({ organisationName: 'Feldmann Studio', brandName: null, name: 'Jo', count: 2 })
    // One word may be anybody's name, or none.
    expect(Object.values(body.greetingNames)).toEqual(Array.from({ length: 7 }, () => null))
    expect(body.items.map(({ customerName, testimonial }) => [customerName, testimonial])).toEqual([
      ['Ana', 'Ana liked it.'],
      [null, 'Hidden-Name liked it.'],
    ])
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/client\.example|Secret-Private|Decided-Already|jo@lund/)
    expect(text).not.toContain(ana)
  })

  test('is never kept, indexed or sent on as a referrer', async () => {
    const { jo } = await setUp()
    const { headers } = await jo.page()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  test('shows nothing of another workspace, also not of the same payer', async () => {
    const { h, owner, jo } = await setUp()
    h.clock.advance({ seconds: 1 })
    await h.request('POST', '/goodword/workspace/create', { token: owner.token, body: { name: 'Lund Coffee' } })
    const other = await h.createRequest(owner)
    await h.submit(other.id, { testimonial: 'A canary of Lund.' })
    const stranger = await h.signUp()
    const { id } = await h.createRequest(stranger)
    await h.submit(id, { testimonial: 'A canary of a stranger.' })
    const { body } = await jo.page()
    expect(body.items).toEqual([])
    expect(JSON.stringify(body)).not.toMatch(/canary|Lund/)
    const { publicId } = await h.rows(testimonials, { id }).one()
    const { body: decided } = await jo.decide([{ id: publicId, version: 'v', decision: 'approve' }])
    expect(decided.outcomes).toEqual([{ id: publicId, outcome: 'gone' }])
    expect((await h.rows(testimonials, { id }).one()).status).toBe('submitted')
  })

  test('is about a brand of the agency, under the name of the agency', async () => {
    const { h, owner } = await setUp()
    h.clock.advance({ seconds: 1 })
    const made = await h.request<{ id: string }>('POST', '/goodword/workspace/create', {
      token: owner.token,
      body: { name: 'Lund Coffee' },
    })
    const { body } = await h.request<{ url: string }>('POST', '/goodword/sign-off-link/create', {
      token: owner.token,
      headers: { 'x-workspace-id': made.body.id },
      body: { name: 'Kim', email: 'kim@lund.example', language: 'en' },
    })
    const page = await openSignOff(h, body.url).page()
    expect(page.body).toMatchObject({ organisationName: 'Feldmann Studio', brandName: 'Lund Coffee' })
    await h.drain()
    const subjects = (await h.emails()).map(({ recipient, subject }) => [recipient, subject])
    expect(subjects).toContainEqual(['kim@lund.example', 'Your sign-off for testimonials about Lund Coffee'])
  })
})

describe('a decision', () => {
  test('publishes and rejects, under the name of the person', async () => {
    const { answer, items, jo, wall, historyOf, call, owner, list } = await setUp()
    const [ana, ben] = [await answer('Ana'), await answer('Ben')]
    await answer('Cleo')
    const [one, two] = await items()
    const { status, body } = await jo.decide([
      { id: one?.id ?? '', version: one?.version ?? '', decision: 'approve' },
      { id: two?.id ?? '', version: two?.version ?? '', decision: 'reject', reason: 'off_topic' },
    ])
    expect(status).toBe(200)
    expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['approved', 'rejected'])
    expect(body.page.items.map(({ customerName }) => customerName)).toEqual(['Cleo'])
    expect(await wall()).toEqual(['Ana liked it.'])
    expect((await historyOf(ana)).at(-1)).toMatchObject({ kind: 'approved', actor: 'sign_off', name: 'Jo' })
    expect((await historyOf(ben)).at(-1)).toMatchObject({ kind: 'rejected', actor: 'sign_off', name: 'Jo' })
    const details = await call<TestimonialDetails>('GET', `/goodword/testimonial/${ben}/details`, owner)
    expect(details.body.rejectionReason).toBe('off_topic')
    expect((await list()).links[0]?.lastDecidedAt).not.toBeNull()
  })

  test('is about the content that was shown', async () => {
    const { h, answer, items, jo, wall } = await setUp()
    const id = await answer('Ana')
    const [shown] = await items()
    const token = clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey })
    const portal = await h.request<{ consents: { en: { version: string } } }>('GET', `${PORTAL}/${token}`)
    await h.request('PUT', `${PORTAL}/${token}/testimonial`, {
      body: {
        customerName: 'Ana',
        rating: 1,
        testimonial: 'On second thought, no.',
        consentVersion: portal.body.consents.en.version,
      },
    })
    const decide = (version = '') => jo.decide([{ id: shown?.id ?? '', version, decision: 'approve' }])
    const { body } = await decide(shown?.version)
    expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['changed'])
    expect(await wall()).toEqual([])
    expect((await decide(body.page.items[0]?.version)).body.outcomes).toMatchObject([{ outcome: 'approved' }])
    expect(await wall()).toEqual(['On second thought, no.'])
  })

  test('comes too late once the client has withdrawn it', async () => {
    const { h, answer, items, jo, wall } = await setUp()
    const id = await answer('Ana')
    const [shown] = await items()
    const token = clientToken('own-page', { requestId: id, hashKey: h.deps.hashKey })
    await h.request('POST', `${PORTAL}/${token}/withdraw`)
    const { body } = await jo.decide([{ id: shown?.id ?? '', version: shown?.version ?? '', decision: 'approve' }])
    expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['gone'])
    expect(await wall()).toEqual([])
  })

  test('of two people at once counts once, and the other one is told', async () => {
    const { h, answer, create, items, jo, historyOf } = await setUp()
    const id = await answer('Ana')
    const kim = openSignOff(h, (await create({ name: 'Kim', email: 'kim@lund.example' })).body.url)
    const [shown] = await items()
    const about = { id: shown?.id ?? '', version: shown?.version ?? '' }
    const answers = await Promise.all([
      jo.decide([{ ...about, decision: 'approve' }]),
      kim.decide([{ ...about, decision: 'reject' }]),
    ])
    const outcomes = answers.flatMap(({ body }) => body.outcomes.map(({ outcome }) => outcome))
    expect(outcomes.filter((outcome) => outcome === 'decided')).toHaveLength(1)
    expect((await historyOf(id)).filter(({ actor }) => actor === 'sign_off')).toHaveLength(1)
  })

  test('is refused once the link is revoked', async () => {
    const { answer, items, jo, call, owner, link, wall } = await setUp()
    await answer('Ana')
    const [shown] = await items()
    await call('POST', `/goodword/sign-off-link/${link.id}/revoke`, owner)
    const decided = await jo.decide([{ id: shown?.id ?? '', version: shown?.version ?? '', decision: 'approve' }])
    expect(decided).toMatchObject({ status: 410, body: { code: 'sign_off.revoked' } })
    expect(await wall()).toEqual([])
  })

  test('is not repeated with the same Idempotency-Key', async () => {
    const { answer, items, jo, historyOf } = await setUp()
    const id = await answer('Ana')
    const [shown] = await items()
    const decide = () =>
      jo.decide([{ id: shown?.id ?? '', version: shown?.version ?? '', decision: 'approve' }], 'key-0001')
    const [first, again] = [await decide(), await decide()]
    expect(again).toMatchObject({ status: 200, body: { outcomes: first.body.outcomes } })
    expect((await historyOf(id)).filter(({ kind }) => kind === 'approved')).toHaveLength(1)
  })

  test('needs something to decide', async () => {
    const { jo } = await setUp()
    expect(await jo.decide([])).toMatchObject({ status: 422, body: { message: 'Decide at least one testimonial.' } })
  })
})
