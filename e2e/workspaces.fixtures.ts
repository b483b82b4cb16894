import type { APIRequestContext, Page } from '@playwright/test'
import { getOverview, type Overview, OVERVIEW_WEEKS, type WorkspaceOverview } from '#shared/overview.ts'
import { getCurrentUser } from '#shared/users.ts'
import { createWorkspace, WorkspaceOfMember } from '#shared/workspaces.ts'
import { createOwner, createRequest, expect, type Owner } from './fixtures.ts'
import { buyStudio } from './plan.fixtures.ts'

export const switcher = (page: Page) => page.getByRole('button', { name: /^Switch workspace/ })

/** An owner with Studio, one client in the first workspace, Feldmann Studio, and these other workspaces. */
export async function createAgency(request: APIRequestContext, others: readonly string[] = []): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
  await buyStudio(request, owner)
  await createRequest(request, owner, { customerName: 'Client of Feldmann' })
  for (const name of others) await addWorkspace(request, owner, name)
  return owner
}

export async function addWorkspace(request: APIRequestContext, owner: Owner, name: string): Promise<WorkspaceOfMember> {
  const answer = await request.post(createWorkspace.path, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { name },
  })
  expect(answer.status()).toBe(201)
  return WorkspaceOfMember.parse(await answer.json())
}

export async function switchTo(page: Page, name: string) {
  await switcher(page).click()
  await page.getByRole('menuitemradio', { name }).click()
  await expect(switcher(page)).toContainText(name)
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A workspace in which nothing has to be done, changed as the test needs. */
const figuresOf = (changes: Partial<WorkspaceOverview> & { id: string; name: string }): WorkspaceOverview => ({
  imageUrl: null,
  role: 'owner',
  hasTeam: true,
  isFrozen: false,
  owner: null,
  waiting: 0,
  waitingForSignOff: 0,
  oldestWaitingAt: null,
  last30Days: { asked: 9, answered: 5 },
  last90Days: { asked: 28, answered: 16 },
  published: 22,
  newestPublishedOn: '2026-11-06',
  withheld: 1,
  remindersDue: 2,
  troubles: [],
  answersByWeek: [1, 0, 1, 2, 1, 1, 0, 2, 1, 1, 2, 1],
  ...changes,
})

const kornblume = figuresOf({
  id: 'wsp_kornblume',
  name: 'Kornblume Bakery',
  waiting: 5,
  oldestWaitingAt: daysAgo(9),
  last30Days: { asked: 20, answered: 14 },
  last90Days: { asked: 60, answered: 39 },
  published: 88,
  withheld: 6,
  troubles: [{ kind: 'stripe_unlinked', at: daysAgo(6) }],
  answersByWeek: [2, 1, 3, 2, 4, 3, 2, 5, 3, 2, 4, 3],
})

const adeyemi = figuresOf({
  id: 'wsp_adeyemi',
  name: 'Adeyemi Pepper',
  role: 'editor',
  owner: { firstName: 'Tunde', email: 'tunde@adeyemi.example' },
  waiting: 1,
  oldestWaitingAt: daysAgo(0.1),
  withheld: 0,
  remindersDue: 1,
  troubles: [
    { kind: 'requests_undelivered', count: 2 },
    { kind: 'requests_used_up', limit: 30, resetsOn: '2026-12-01' },
  ],
})

const nordlicht = figuresOf({
  id: 'wsp_nordlicht',
  name: 'Nordlicht Brewing with a rather long name of its own',
  role: 'viewer',
  owner: { firstName: 'Wiebke', email: 'wiebke@nordlicht.example' },
  waiting: 2,
  oldestWaitingAt: daysAgo(3),
})

const feldmann = figuresOf({
  id: 'wsp_feldmann',
  name: 'Feldmann Studio',
  last30Days: { asked: 0, answered: 0 },
  published: 0,
  newestPublishedOn: null,
  remindersDue: 0,
})

/** What the overview of an agency says, with everything that it can say. */
export const fullOverview: Overview = {
  workspaces: [adeyemi, feldmann, kornblume, nordlicht],
  weeks: Array.from({ length: OVERVIEW_WEEKS }, (_, week) =>
    new Date(Date.UTC(2026, 7, 31 + 7 * week)).toISOString().slice(0, 10),
  ),
  team: {
    from: '2026-11-16',
    to: '2026-11-20',
    entries: [
      {
        actor: 'member',
        name: 'Mira Castell',
        role: 'admin',
        isCaller: false,
        work: [
          { kind: 'requests_sent', count: 9 },
          { kind: 'testimonials_approved', count: 4 },
          { kind: 'testimonials_rejected', count: 1 },
        ],
        workspaceIds: [kornblume.id, adeyemi.id, nordlicht.id, feldmann.id],
        lastAt: daysAgo(0.01),
      },
      {
        actor: 'sign_off',
        name: 'Jo Almqvist',
        role: null,
        isCaller: false,
        work: [{ kind: 'testimonials_approved', count: 2 }],
        workspaceIds: [adeyemi.id],
        lastAt: daysAgo(2),
      },
      {
        actor: 'rule',
        name: null,
        role: null,
        isCaller: false,
        work: [{ kind: 'requests_sent', count: 8 }],
        workspaceIds: [kornblume.id],
        lastAt: daysAgo(0.2),
      },
    ],
  },
}

export const showOverview = (page: Page, overview: Overview = fullOverview) =>
  page.route(`**${getOverview.path}`, (route) => route.fulfill({ json: overview }))

/** Answers as if the owner were a member of these workspaces too, by name. */
export async function showWorkspaces(page: Page, others: readonly WorkspaceOfMember[]) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const answer = await route.fetch()
    const user = getCurrentUser.response?.parse(await answer.json())
    if (!user) throw new Error('The contract has an answer.')
    const workspaces = [...user.workspaces, ...others].toSorted((one, other) =>
      (one.name ?? '').localeCompare(other.name ?? '', 'en'),
    )
    await route.fulfill({ json: { ...user, workspaces } })
  })
}

/** As `me` has them. */
export const listedOf = (workspaces: readonly WorkspaceOverview[]): WorkspaceOfMember[] =>
  workspaces.map(({ id, name, imageUrl, role, hasTeam, isFrozen, waiting, waitingForSignOff }) => ({
    id,
    name,
    imageUrl,
    role,
    hasTeam,
    isFrozen,
    waiting,
    waitingForSignOff,
  }))
