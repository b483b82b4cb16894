import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import type { CurrentUser } from '#shared/users.ts'
import { emailedLinks, openSignOff, setUpSignOff } from '#server/testing/sign-off.ts'

type Listed = {
  items: Testimonial[]
  needsYou: number
  signOff?: { names: string[]; waiting: number }
}

async function setUp() {
  const signOff = await setUpSignOff()
  const { h, workspaceId, call, owner } = signOff
  const { body } = await signOff.create()
  await h.drain()
  expect((await signOff.require(true)).body).toMatchObject({ isRequired: true })
  const editor = await signOff.addMember('editor')
  const fresh = async (caller = owner) => ({ ...caller, token: await h.signIn(caller) })
  return {
    ...signOff,
    link: body.link,
    jo: openSignOff(h, body.url),
    editor,
    listAll: async () => (await call<Listed>('GET', '/goodword/testimonial/list?sort=needs-you', await fresh())).body,
    waitingOf: async () => {
      const { body: me } = await call<CurrentUser>('GET', '/goodword/user/me', await fresh())
      const found = me.workspaces.find(({ id }) => id === workspaceId)
      return [found?.waiting, found?.waitingForSignOff]
    },
    bulk: (ids: string[], caller = editor) =>
      call<{ changed: Testimonial[]; failures: { code: string }[] }>('POST', '/goodword/testimonial/bulk', caller, {
        action: 'approve',
        ids,
      }),
  }
}

async function decideAll(
  { h: _, ...setup }: { h: unknown; jo: ReturnType<typeof openSignOff> },
  decision: 'approve' | 'reject',
) {
  const { items } = (await setup.jo.page()).body
  return setup.jo.decide(items.map(({ id, version }) => ({ id, version, decision })))
}

describe('while a sign-off is needed', () => {
  test('an approval by an editor or admin asks for it, and the person’s publishes', async () => {
    const s = await setUp()
    const admin = await s.addMember('admin')
    const [ana, ben, cleo] = [await s.answer('Ana'), await s.answer('Ben'), await s.answer('Cleo')]
    expect((await s.jo.page()).body.items).toEqual([])
    expect(await s.approve(ana, s.editor)).toMatchObject({
      status: 200,
      body: { status: 'submitted', signOffAskedAt: expect.any(String) },
    })
    expect((await s.approve(ben, admin)).body.signOffAskedAt).not.toBeNull()
    expect(await s.wall()).toEqual([])
    expect(await s.approve(ana, admin)).toMatchObject({
      status: 409,
      body: {
        message: 'This testimonial already waits for a sign-off by Jo. Only the owner can publish it without.',
      },
    })
    const listed = await s.listAll()
    expect(listed).toMatchObject({ needsYou: 1, signOff: { names: ['Jo'], waiting: 2 } })
    expect(listed.items[0]?.id).toBe(cleo)
    expect(await s.waitingOf()).toEqual([1, 2])
    await decideAll(s, 'approve')
    expect((await s.wall()).toSorted()).toEqual(['Ana liked it.', 'Ben liked it.'])
    expect(await s.waitingOf()).toEqual([1, 0])
  })

  test('the owner may overrule, and everybody may reject', async () => {
    const s = await setUp()
    const [ana, ben] = [await s.answer('Ana'), await s.answer('Ben')]
    for (const id of [ana, ben]) await s.approve(id, s.editor)
    expect((await s.approve(ana, s.owner)).body).toMatchObject({ status: 'approved', signOffAskedAt: null })
    expect((await s.reject(ben, s.editor)).body).toMatchObject({ status: 'rejected', signOffAskedAt: null })
    expect(await s.wall()).toEqual(['Ana liked it.'])
    expect((await s.jo.page()).body.count).toBe(0)
  })

  test('several approved at once are asked for, and each answer says so', async () => {
    const s = await setUp()
    const ids = [await s.answer('Ana'), await s.answer('Ben')]
    const { body } = await s.bulk(ids)
    expect(body.changed.map(({ status, signOffAskedAt }) => [status, signOffAskedAt !== null])).toEqual([
      ['submitted', true],
      ['submitted', true],
    ])
    expect((await s.bulk(ids)).body.failures.map(({ code }) => code)).toEqual([
      'testimonials.waits_for_sign_off',
      'testimonials.waits_for_sign_off',
    ])
    expect((await s.bulk(ids, s.owner)).body.changed.map(({ status }) => status)).toEqual(['approved', 'approved'])
  })

  test('an added or rejected one needs it too, and a private one doesn’t', async () => {
    const s = await setUp()
    const added = await s.call<Testimonial>('POST', '/goodword/testimonial/add', s.editor, {
      customerName: 'Dan',
      testimonial: 'By letter.',
      isAttested: true,
    })
    expect(added.body).toMatchObject({ status: 'submitted', signOffAskedAt: expect.any(String) })
    const rejected = await s.answer('Ana')
    await s.reject(rejected, s.editor)
    expect((await s.approve(rejected, s.editor)).body).toMatchObject({ status: 'submitted' })
    const hidden = await s.answer('Ben', { isPrivate: true })
    expect((await s.approve(hidden, s.editor)).body).toMatchObject({ status: 'approved' })
    expect(await s.wall()).toEqual([])
    expect((await s.jo.page()).body.count).toBe(2)
  })

  test('it needs a link, and only admins choose it', async () => {
    const s = await setUpSignOff()
    expect(await s.require(true)).toMatchObject({
      status: 409,
      body: { message: 'Nobody can sign off yet. Create a sign-off link first.' },
    })
    expect((await s.require(true, await s.addMember('editor'))).status).toBe(403)
  })

  test('the person gets at most one email a day, about all that wait', async () => {
    const s = await setUp()
    const before = (await emailedLinks(s.h, 'jo@lund.example')).length
    const reminders = async () => {
      await s.h.drain()
      return (await s.h.emails()).slice(0, (await emailedLinks(s.h, 'jo@lund.example')).length - before)
    }
    for (const name of ['Ana', 'Ben']) await s.approve(await s.answer(name), s.editor)
    expect(await reminders()).toHaveLength(0)
    s.h.clock.advance({ minutes: 15 })
    expect((await reminders()).map(({ subject }) => subject)).toEqual(['2 testimonials about Feldmann Studio need you'])
    await s.approve(await s.answer('Cleo'), s.editor)
    s.h.clock.advance({ minutes: 20 })
    expect(await emailedLinks(s.h, 'jo@lund.example')).toHaveLength(before + 1)
    s.h.clock.advance({ hours: 24 })
    await s.h.drain()
    expect(await emailedLinks(s.h, 'jo@lund.example')).toHaveLength(before + 2)
    s.h.clock.advance({ hours: 48 })
    await s.h.drain()
    expect(await emailedLinks(s.h, 'jo@lund.example')).toHaveLength(before + 2)
  })
})

describe('what waits is to review again', () => {
  const ends: [string, (s: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>][] = [
    ['the link is revoked', (s) => s.call('POST', `/goodword/sign-off-link/${s.link.id}/revoke`, s.owner)],
    ['no sign-off is needed any more', (s) => s.require(false)],
    [
      'the plan has no sign-off any more',
      async (s) => {
        await s.h.setPlan(s.owner, 'pro')
        await s.h.drain()
      },
    ],
    [
      'the link expires',
      async (s) => {
        s.h.clock.advance({ hours: 24 * 30 })
        await s.h.drain()
      },
    ],
  ]

  test.each(ends)('when %s', async (_, end) => {
    const s = await setUp()
    const id = await s.answer('Ana')
    await s.approve(id, s.editor)
    expect(await s.waitingOf()).toEqual([0, 1])
    await end(s)
    expect(await s.waitingOf()).toEqual([1, 0])
    const [item] = (await s.listAll()).items
    expect(item).toMatchObject({ status: 'submitted', signOffAskedAt: null, signOffEndedAt: expect.any(String) })
    expect(await s.wall()).toEqual([])
  })

  test('unless somebody else can sign off', async () => {
    const s = await setUp()
    await s.create({ name: 'Kim', email: 'kim@lund.example' })
    await s.approve(await s.answer('Ana'), s.editor)
    await s.call('POST', `/goodword/sign-off-link/${s.link.id}/revoke`, s.owner)
    expect(await s.waitingOf()).toEqual([0, 1])
    expect((await s.listAll()).signOff).toEqual({ names: ['Kim'], waiting: 1 })
  })

  test('and an editor still can’t publish it', async () => {
    const s = await setUp()
    const id = await s.answer('Ana')
    await s.call('POST', `/goodword/sign-off-link/${s.link.id}/revoke`, s.owner)
    expect(await s.approve(id, s.editor)).toMatchObject({
      status: 409,
      body: { code: 'testimonials.nobody_signs_off' },
    })
    expect((await s.listAll()).signOff).toEqual({ names: [], waiting: 0 })
    expect((await s.approve(id, s.owner)).body.status).toBe('approved')
  })
})

type Step = { who: 'editor' | 'owner' | 'jo'; does: 'approve' | 'reject' | 'reopen'; which: number }
const steps = fc.array(
  fc.record<Step>({
    who: fc.constantFrom('editor', 'owner', 'jo'),
    does: fc.constantFrom('approve', 'reject', 'reopen'),
    which: fc.nat({ max: 1 }),
  }),
  { maxLength: 12 },
)

async function take(s: Awaited<ReturnType<typeof setUp>>, ids: readonly string[], { who, does, which }: Step) {
  const id = ids[which] ?? ''
  if (who === 'jo') return does === 'reopen' ? undefined : decideAll(s, does)
  const caller = s[who]
  if (does === 'reopen')
    return s.call('PUT', `/goodword/testimonial/${id}/reopen`, caller, { from: which ? 'approved' : 'rejected' })
  return s[does](id, caller)
}

test('nothing is published without the owner or whoever signs off', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const s = await setUp()
      const ids = [await s.answer('Ana'), await s.answer('Ben')]
      for (const step of taken) {
        const before = await s.wall()
        await take(s, ids, step)
        const added = (await s.wall()).filter((text) => !before.includes(text))
        if (added.length > 0) expect(step.who).not.toBe('editor')
      }
    }),
    { numRuns: 12 },
  )
})
