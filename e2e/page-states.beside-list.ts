import { getTeam } from '#shared/members.ts'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import { showExcerpt } from '#shared/testimonial-excerpt.ts'
import { changeTags, setService } from '#shared/tags.ts'
import { CurrentUser, getCurrentUser } from '#shared/users.ts'
import { bearer, createRequest, expect, submitAnswer, succeed } from './fixtures.ts'
import { detailsOf, openList, showDetails, showList, testimonialOf } from './list.fixtures.ts'
import { daysAhead, payment } from './list-payments.fixtures.ts'
import { leaveUnanswered, type PageState, type Visit } from './page-states.parts.ts'

const detailsPath = getTestimonialDetails.path.replace(':id', '*')

const planned = testimonialOf({ source: 'payment', scheduledFor: daysAhead(6) })

async function answer({ request, owner }: Visit): Promise<string> {
  const { id } = await createRequest(request, owner)
  const testimonial = 'Nora spent a day at the press before she drew anything.\n\nThe labels survive the ice bucket.'
  await submitAnswer(request, id, { testimonial })
  return id
}

/** The list with an answer that has a service and three tags. */
async function openTagged(visit: Visit): Promise<void> {
  const { page, request, owner } = visit
  const id = await answer(visit)
  for (const name of ['shelf test', 'for the shop', 'print'])
    await succeed(
      await request.post(changeTags.path, { headers: bearer(owner), data: { action: 'add', name, ids: [id] } }),
    )
  const service = { headers: bearer(owner), data: { service: 'A range of up to six' } }
  await succeed(await request.put(setService.path.replace(':id', id), service))
  await openList(page)
}

const assigned = testimonialOf({
  id: 'assigned',
  status: 'approved',
  testimonial: 'Nora spent a day at the press before she drew anything.',
  rating: 5,
  submittedAt: daysAhead(-5),
  tags: [{ id: 'tag_1', name: 'shelf test', color: 'green' }],
  reply: { text: 'Thank you, Ana.\nSay hello to the cap.', at: daysAhead(-4), isOutdated: false },
  assignee: { userId: 'usr_2', name: 'Mira Wolff' },
})

/** A team of two, and a testimonial that one of them looks after. */
async function showTeamwork({ page, request, owner }: Visit): Promise<void> {
  const found = await request.get(getCurrentUser.path, { headers: bearer(owner) })
  const me = CurrentUser.parse(await found.json())
  const own = me.workspaces.map((workspace) => ({ ...workspace, hasTeam: true }))
  await page.route(`**${getCurrentUser.path}`, (route) => route.fulfill({ json: { ...me, workspaces: own } }))
  const members = [
    { userId: me.id, name: 'Nora Feldmann', email: me.email, role: 'owner', lastActiveAt: null },
    { userId: 'usr_2', name: 'Mira Wolff', email: 'mira@studio.example', role: 'editor', lastActiveAt: null },
  ]
  await page.route(`**${getTeam.path}`, (route) =>
    route.fulfill({ json: { members, invitations: [], transfer: null } }),
  )
  await showList(page, [assigned, planned])
  const notes = [
    { id: 'nte_2', text: 'Asked her. It comes on Monday.', userId: me.id, name: 'Nora Feldmann', at: daysAhead(-1) },
    {
      id: 'nte_1',
      text: 'For the Slow Food poster.\nI’ll ask her for the bottle photo in print size.',
      userId: 'usr_2',
      name: 'Mira Wolff',
      at: daysAhead(-2),
    },
  ]
  const translations = [
    { language: 'de' as const, text: 'Nora war einen Tag an der Presse.', at: daysAhead(-1), isOutdated: true },
  ]
  const suggested = { text: 'Nora spent a day at the press, before she drew anything.', state: 'open' as const }
  const suggestion = {
    ...suggested,
    id: 'spl_1',
    userId: me.id,
    name: 'Nora Feldmann',
    at: daysAhead(-1),
    answeredAt: null,
  }
  await showDetails(page, detailsOf(assigned, { notes, translations, spellingSuggestions: [suggestion] }))
}

/** Panels that open beside or above the list. */
export const besideListStates: readonly PageState[] = [
  {
    name: 'testimonial',
    paths: [],
    visitor: 'owner',
    expectedConsoleErrors: /status of (404|500)/,
    states: [
      {
        name: 'details',
        reach: async (owner) => {
          await openList(owner.page, `/testimonial/list?open=${await answer(owner)}`)
          await expect(owner.page.getByText('Ana Ribeiro answered')).toBeVisible()
        },
      },
      {
        name: 'details-with-an-excerpt',
        reach: async (owner) => {
          const id = await answer(owner)
          const { page, request } = owner
          const data = {
            excerpt: 'Nora spent a day at the press before she drew anything. …',
            highlight: 'a day at the press',
            revisedAt: null,
          }
          const path = showExcerpt.path.replace(':id', id)
          await succeed(await request.put(path, { headers: bearer(owner.owner), data }))
          await openList(page, `/testimonial/list?open=${id}`)
          await expect(page.getByText('1 of 2 sentences on cards.')).toBeVisible()
        },
      },
      {
        name: 'details-with-all-that-members-add',
        reach: async (owner) => {
          await showTeamwork(owner)
          await openList(owner.page, `/testimonial/list?open=${assigned.id}`)
          await expect(owner.page.getByRole('button', { name: 'Delete your note' })).toBeVisible()
        },
      },
      {
        name: 'details-of-a-payment',
        reach: async ({ page }) => {
          await showList(page, [planned])
          await showDetails(
            page,
            detailsOf(planned, {
              payment,
              history: [{ kind: 'scheduled', actor: 'rule', memberId: null, name: null, at: payment.paidAt }],
            }),
          )
          await openList(page, `/testimonial/list?open=${planned.id}`)
          await expect(page.getByText('€4,850')).toBeVisible()
        },
      },
      {
        name: 'details-loading',
        reach: async (owner) => {
          await leaveUnanswered(owner.page, detailsPath)
          await owner.page.goto(`/testimonial/list?open=${await answer(owner)}`)
          await expect(owner.page.getByRole('dialog', { name: 'Ana Ribeiro' })).toBeVisible()
        },
      },
      {
        name: 'details-missing',
        reach: async ({ page }) => {
          await openList(page, '/testimonial/list?open=nothing')
          await expect(page.getByText('This testimonial doesn’t exist.')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'tags',
    paths: [],
    visitor: 'owner',
    states: [
      {
        name: 'picker',
        reach: async (owner) => {
          await openTagged(owner)
          await owner.page.getByRole('link', { name: 'Ana Ribeiro: open details' }).first().click()
          await owner.page.getByRole('button', { name: 'Add tag' }).click()
          await owner.page.getByRole('combobox', { name: 'Find or make a tag' }).fill('sh')
          await expect(owner.page.getByRole('option', { name: 'Make tag “sh”' })).toBeVisible()
        },
      },
      {
        name: 'filter',
        reach: async (owner) => {
          await openTagged(owner)
          await owner.page.getByRole('button', { name: 'Filter by tag:' }).click()
          await expect(owner.page.getByRole('menuitemradio', { name: 'shelf test' })).toBeVisible()
        },
      },
      {
        name: 'assignee-filter',
        reach: async (owner) => {
          await showTeamwork(owner)
          await openList(owner.page)
          await owner.page.getByRole('button', { name: 'Filter by assignee:' }).click()
          await expect(owner.page.getByRole('menuitemradio', { name: 'Mira Wolff' })).toBeVisible()
        },
      },
      {
        name: 'manage',
        reach: async (owner) => {
          await openTagged(owner)
          await owner.page.getByRole('button', { name: 'Filter by tag:' }).click()
          await owner.page.getByRole('menuitem', { name: 'Manage tags and services' }).click()
          await owner.page.getByRole('button', { name: 'Change the tag shelf test' }).click()
          await expect(owner.page.getByRole('textbox', { name: 'Name of the tag' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'list-tools',
    paths: [],
    visitor: 'owner',
    states: [
      {
        name: 'selection',
        widths: [1280],
        reach: async (owner) => {
          await answer(owner)
          await openList(owner.page)
          await owner.page.getByRole('checkbox', { name: 'Select Ana' }).check()
          await expect(owner.page.getByRole('region', { name: 'Selection' })).toBeVisible()
        },
      },
      {
        name: 'keys',
        widths: [1280],
        reach: async ({ page }) => {
          await openList(page)
          await page.keyboard.press('?')
          await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts')
        },
      },
    ],
  },
]
