import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#shared/roles.ts'
import { workspaceMembers } from '#server/db/schema/accounts.ts'
import { accessMatrix } from '#server/testing/access-matrix.ts'
import { type FilledWorkspace, fillWorkspace, inWorkspace, succeed } from '#server/testing/filled-workspace.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'

/** Three brands of two owners, with people who are members of some of them. */
const BRANDS = ['FELDMANN', 'HALM', 'LAKRITS'] as const
type Brand = (typeof BRANDS)[number]

/** Text that belongs to one brand. If an answer about another one contains it, there is a leak. */
const canary = (brand: Brand, what: string) => `CANARY${brand}${what.replace(/\W/g, '')}Q`
const brandsIn = (text: string) => BRANDS.filter((brand) => text.toUpperCase().includes(`CANARY${brand}`))

type Workspace = FilledWorkspace
type Person = TestOwner & { roles: Partial<Record<Brand, Role>> }

let h: Harness
let people: Record<'mira' | 'noor' | 'jo' | 'sam', Person>
let workspaces: Record<Brand, Workspace>

const fill = (owner: TestOwner, brand: Brand, id: string): Promise<Workspace> =>
  fillWorkspace(h, owner, { id, connectionId: `con_${brand}`, textOf: (what) => canary(brand, what) })

beforeAll(async () => {
  h = await createHarness()
  const signUp = async (name: string) => {
    const owner = await h.signUp({ email: `${name}@studio.example`, firstName: name })
    await h.setPlan(owner, 'studio')
    return owner
  }
  const [mira, noor, jo, sam] = [await signUp('mira'), await signUp('noor'), await signUp('jo'), await signUp('sam')]
  const first = async ({ user }: TestOwner) => (await h.services.users.getMember(user.id)).workspaceId
  const [feldmann, lakrits] = [await first(mira), await first(noor)]
  // The older one is the agency's own, whose name is on the reports of both.
  h.clock.advance({ seconds: 1 })
  const halm = await succeed(
    h.request<{ id: string }>('POST', '/goodword/workspace/create', { token: mira.token, body: { name: 'New' } }),
  )
  workspaces = {
    FELDMANN: await fill(mira, 'FELDMANN', feldmann),
    HALM: await fill(mira, 'HALM', halm.id),
    LAKRITS: await fill(noor, 'LAKRITS', lakrits),
  }
  const join = (person: TestOwner, workspaceId: string, role: Role) =>
    h.insertRows(workspaceMembers, { workspaceId, userId: person.user.id, role })
  await join(jo, feldmann, 'admin')
  await join(jo, lakrits, 'viewer')
  await join(sam, halm.id, 'editor')
  await h.drain()
  people = {
    mira: { ...mira, roles: { FELDMANN: 'owner', HALM: 'owner' } },
    noor: { ...noor, roles: { LAKRITS: 'owner' } },
    jo: { ...jo, roles: { FELDMANN: 'admin', LAKRITS: 'viewer' } },
    sam: { ...sam, roles: { HALM: 'editor' } },
  }
})

const listTestimonials = async (as: ReturnType<typeof inWorkspace>, query = '') =>
  (
    await h.request<{ items: unknown[]; counts: Record<string, number> }>(
      'GET',
      `/goodword/testimonial/list${query}`,
      as,
    )
  ).body

const NAMES = ['mira', 'noor', 'jo', 'sam'] as const
const memberships = NAMES.flatMap((name) => BRANDS.map((brand) => ({ name, brand })))

/** The addresses of all calls that read, for what is in this workspace. */
function readingPaths({ ids, widgetId, paymentId }: Workspace, access: (access: string) => boolean): string[] {
  const idsOf = (path: string) => {
    if (path.includes('/widget/')) return [widgetId]
    return path.includes('/payment/') ? [paymentId] : ids
  }
  return h.endpoints
    .filter((endpoint) => endpoint.method === 'GET' && access(endpoint.access))
    .flatMap(({ path }) => {
      const filled = path.replace(':month', '2026-11')
      const named = filled.includes(':id') ? idsOf(path).map((id) => filled.replace(':id', id)) : [filled]
      const query = accessMatrix[`GET ${path}`]?.query ?? ''
      return named.filter((address) => !address.includes('/:')).map((address) => address + query)
    })
}

const isAboutWorkspace = (access: string) => access !== 'public' && access !== 'account'

async function readAll(person: TestOwner, brand: Brand, paths: readonly string[]) {
  const answers = []
  for (const path of paths) {
    const { status, body, headers } = await h.request('GET', path, inWorkspace(person, workspaces[brand].id))
    answers.push({ path, status, text: JSON.stringify([body, [...headers]]) })
  }
  return answers
}

const withoutAgency = (path: string, text: string) =>
  path.startsWith('/goodword/report') ? text.replaceAll(canary('FELDMANN', 'name'), '') : text

/** Who is a member of several workspaces reads all their names in one call. */
const hasNamesOfAll = (path: string) => ['/goodword/user/me', '/goodword/user/me/export'].includes(path)

describe.each(memberships)('for $name, in the workspace of $brand,', ({ name, brand }) => {
  test('nothing of another workspace is in any answer', async () => {
    const person = people[name]
    const others = Object.keys(person.roles).length
    const answers = await readAll(person, brand, readingPaths(workspaces[brand], isAboutWorkspace))
    expect(answers.length).toBeGreaterThan(20)
    if (!person.roles[brand]) {
      for (const { path, status, text } of answers) {
        expect(status, path).toBe(404)
        expect(brandsIn(text), path).toEqual([])
      }
      return
    }
    const own = answers.filter(({ path }) => !hasNamesOfAll(path) || others === 1)
    for (const { path, text } of own)
      expect(
        brandsIn(withoutAgency(path, text)).filter((found) => found !== brand),
        path,
      ).toEqual([])
    // Otherwise this test could not fail.
    expect(answers.filter(({ text }) => brandsIn(text).includes(brand)).length).toBeGreaterThan(8)
  })

  test('ids of another workspace lead to nothing', async () => {
    const person = people[name]
    if (!person.roles[brand]) return
    for (const other of BRANDS.filter((each) => each !== brand)) {
      const paths = readingPaths(workspaces[other], isAboutWorkspace).filter((path) =>
        [...workspaces[other].ids, workspaces[other].widgetId, workspaces[other].paymentId].some((id) =>
          path.includes(id),
        ),
      )
      expect(paths.length).toBeGreaterThan(10)
      for (const { path, status, text } of await readAll(person, brand, paths)) {
        // The role can be too low for the call itself.
        expect([403, 404], path).toContain(status)
        expect(brandsIn(text), path).toEqual([])
      }
    }
  })

  test('searching, counting and known clients find nothing of another workspace', async () => {
    const person = people[name]
    if (!person.roles[brand]) return
    const as = inWorkspace(person, workspaces[brand].id)
    for (const other of BRANDS.filter((each) => each !== brand)) {
      const list = await listTestimonials(as, `?q=${canary(other, 'clientsubmitted')}`)
      expect(list.items).toEqual([])
      const known = await h.request<{ items: unknown[] }>('POST', '/goodword/testimonial/known-clients', {
        ...as,
        body: { customerEmails: [`${canary(other, 'mailapproved')}@client.example`] },
      })
      // Viewers can't ask clients.
      if (person.roles[brand] === 'viewer') expect(known.status).toBe(403)
      else expect(known.body).toEqual({ items: [] })
    }
    const { counts, items } = await listTestimonials(as)
    expect(items).toHaveLength(6)
    expect(counts).toMatchObject({ all: 6, approved: 1, rejected: 1, submitted: 2 })
  })
})

describe.each(NAMES)('about the account of %s,', (name) => {
  test('calls tell only of workspaces in which it is a member', async () => {
    const person = people[name]
    const brands = Object.keys(person.roles)
    for (const brand of BRANDS.filter((each) => person.roles[each])) {
      const paths = [...readingPaths(workspaces[brand], (access) => access === 'account'), '/goodword/user/me']
      for (const { path, text } of await readAll(person, brand, paths))
        expect(
          brandsIn(text).filter((found) => !brands.includes(found)),
          path,
        ).toEqual([])
    }
  })
})

test('feeds, walls and emails hold nothing of another workspace', async () => {
  for (const brand of BRANDS) {
    const { widgetId } = workspaces[brand]
    for (const path of [`/w/${widgetId}.json`, `/w/${widgetId}.html`, `/wall/${widgetId}`]) {
      const { status, body } = await h.request('GET', path)
      expect(status).toBe(200)
      expect(brandsIn(JSON.stringify(body)), path).toEqual([brand])
    }
  }
  const emails = await h.emails()
  expect(emails.length).toBeGreaterThan(2)
  for (const email of emails) {
    const found = brandsIn(JSON.stringify(email))
    expect(found.length, email.subject).toBeLessThan(2)
    const reader = Object.values(people).find((person) => person.email === email.recipient)
    if (reader) for (const brand of found) expect(Object.keys(reader.roles), email.subject).toContain(brand)
  }
})

test('the log names no client, workspace or text', () => {
  expect(h.logLines.length).toBeGreaterThan(100)
  expect(h.logLines.join('')).not.toContain('CANARY')
})
