import { WORKSPACE_HEADER } from '#shared/constants.ts'
import { getInvitation } from '#shared/invitations.ts'
import { getTeam, inviteMembers, type Team } from '#shared/members.ts'
import { getCurrentUser } from '#shared/users.ts'
import { showActivity, VARIED } from './activity.fixtures.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, type Visit, visit } from './page-states.parts.ts'
import type { Page } from '@playwright/test'

const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const teamOf = (ownId: string, ownEmail: string): Team => ({
  members: [
    { userId: ownId, name: 'Nora Feldmann', email: ownEmail, role: 'owner', lastActiveAt: later(0) },
    { userId: 'usr_2', name: 'Ilyas Demir', email: 'ilyas@feldmann.example', role: 'editor', lastActiveAt: later(-2) },
    { userId: 'usr_3', name: 'Mira Castell', email: 'mira@feldmann.example', role: 'admin', lastActiveAt: later(-30) },
  ],
  invitations: [
    ['freja@feldmann.example', 5, null],
    ['anders@lundcofee.example', 6, 'There is no such domain.'],
    ['sol@sundaypress.example', -1, null],
  ].map(([email, days, failure], index) => ({
    id: `inv_${index}`,
    email: String(email),
    role: 'viewer',
    invitedBy: { userId: ownId, name: 'Nora Feldmann' },
    sentAt: later(Number(days) - 7),
    expiresAt: later(Number(days)),
    failure: failure === null ? null : String(failure),
  })),
  transfer: null,
})

const TOO_MANY = 'Too many invitations were sent to bent@feldmann.example today. Try again tomorrow.'

const INVITED = teamOf('usr_1', 'nora@feldmann.example').invitations.slice(0, 1)

/** Answers with a Studio workspace and its team, and four other workspaces. */
async function showTeam({ page, request, owner }: Visit) {
  const answer = await request.get(getCurrentUser.path, { headers: { authorization: `Bearer ${owner.token}` } })
  const user = getCurrentUser.response?.parse(await answer.json())
  if (!user) throw new Error('The user has no schema.')
  const own = user.workspaces.map((workspace) => ({ ...workspace, name: 'Lund Coffee', hasTeam: true }))
  const others = ['Adeyemi Pepper', 'Feldmann Studio', 'Kornblume Bakery', 'Lindqvist Lakrits'].map((name, index) => ({
    id: `wsp_${index}`,
    name,
    imageUrl: null,
    role: 'admin',
    hasTeam: true,
    isFrozen: false,
    waiting: 0,
    waitingForSignOff: 0,
  }))
  const shown = { ...user, plan: 'studio', organisationName: 'Lund Coffee', workspaces: [...others, ...own] }
  await page.route(`**${getCurrentUser.path}`, (route) => route.fulfill({ json: shown }))
  await page.route(`**${getTeam.path}`, (route) => route.fulfill({ json: teamOf(user.id, user.email) }))
  await showActivity(page, VARIED)
}

const INVITATION = {
  workspaceName: 'Lund Coffee',
  workspaceImageUrl: null,
  inviterName: 'Mira Castell',
  inviterEmail: 'mira@feldmann.example',
  expiresAt: '2026-11-25T10:00:00.000Z',
}

const OPEN = {
  ...INVITATION,
  status: 'pending',
  email: 'freja@feldmann.example',
  role: 'editor',
  obstacle: null,
  quote: {
    text: 'People used to leave the building for coffee. Now they bring people back to it.',
    author: 'Hanna Brückner',
    role: 'Facilities lead',
    company: 'Werkbund Offices',
    rating: 5,
  },
}

const answerWith = (page: Page, json: unknown) =>
  page.route(`**${getInvitation.path.replace(':token', '*')}`, (route) => route.fulfill({ json }))

/** The team, and what an invitation leads to. */
export const teamStates: readonly PageState[] = [
  {
    name: 'settings-team',
    paths: ['/settings/team'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (409|500)/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, getTeam.path)
          await page.goto('/settings/team')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'no-team',
        reach: async ({ page }) => {
          await visit(page, { path: '/settings/team', title: 'Team' })
          await expect(page.getByText('Work on this with others')).toBeVisible()
        },
      },
      {
        name: 'full',
        reach: async (visitor) => {
          const { page } = visitor
          await showTeam(visitor)
          await visit(page, { path: '/settings/team', title: 'Team' })
          await page.getByText('What each role can do').click()
          await expect(page.getByText('Not delivered. There is no such domain.')).toBeVisible()
        },
      },
      {
        name: 'invite',
        reach: async (visitor) => {
          const { page } = visitor
          await showTeam(visitor)
          await visit(page, { path: '/settings/team', title: 'Team' })
          await press(page, 'Invite people')
          const field = page.getByLabel('Email addresses')
          for (const email of ['bent@feldmann.example', 'lea@feldmann.example', 'mira@feldmann.example']) {
            await field.fill(email)
            await field.press('Enter')
          }
          await expect(page.getByRole('button', { name: 'Send 2 invitations' })).toBeVisible()
        },
      },
      {
        name: 'invite-several',
        reach: async (visitor) => {
          const { page } = visitor
          await showTeam(visitor)
          await visit(page, { path: '/settings/team', title: 'Team' })
          await press(page, 'Invite people')
          await page.getByLabel('Email addresses').fill('bent@feldmann.example,')
          await page.getByLabel('Email addresses').press('Enter')
          await page.getByText('Also invite them to other workspaces').click()
          await page.getByLabel('Adeyemi Pepper').check()
          await page.getByLabel('Kornblume Bakery').check()
          await page.route(`**${inviteMembers.path}`, (route) =>
            route.request().headers()[WORKSPACE_HEADER] === 'wsp_0'
              ? route.fulfill({ status: 409, json: { message: TOO_MANY } })
              : route.fulfill({ status: 201, json: { invited: INVITED, skipped: [] } }),
          )
          await press(page, 'Send 3 invitations')
          await expect(page.getByRole('alert').filter({ hasText: 'Not sent for Adeyemi Pepper' })).toBeVisible()
        },
      },
      {
        name: 'transfer',
        reach: async (visitor) => {
          const { page } = visitor
          await showTeam(visitor)
          await visit(page, { path: '/settings/team', title: 'Team' })
          await press(page, 'Transfer ownership…')
          await expect(page.getByRole('dialog', { name: 'Transfer Lund Coffee' })).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, getTeam.path)
          await page.goto('/settings/team')
          await expect(page.getByRole('alert')).toContainText('The team could not be loaded.')
        },
      },
    ],
  },
  {
    name: 'invitation',
    paths: ['/invitation/:token'],
    visitor: 'anybody',
    states: [
      {
        name: 'open',
        reach: async ({ page }) => {
          await answerWith(page, OPEN)
          await visit(page, { path: '/invitation/abc', title: 'Mira Castell invites you to Lund Coffee' })
        },
      },
      {
        name: 'no-team',
        reach: async ({ page }) => {
          await answerWith(page, { ...OPEN, obstacle: 'no_team', quote: null })
          await visit(page, { path: '/invitation/abc', title: 'Nobody can join Lund Coffee at the moment' })
        },
      },
      {
        name: 'frozen',
        reach: async ({ page }) => {
          await answerWith(page, { ...OPEN, obstacle: 'frozen' })
          await visit(page, { path: '/invitation/abc', title: 'Nobody can join Lund Coffee at the moment' })
        },
      },
      {
        name: 'expired',
        reach: async ({ page }) => {
          await answerWith(page, { ...INVITATION, status: 'expired' })
          await visit(page, { path: '/invitation/abc', title: 'This invitation has expired' })
        },
      },
    ],
  },
  {
    name: 'invitation-other-account',
    paths: ['/invitation/:token'],
    visitor: 'owner',
    states: [
      {
        name: 'open',
        reach: async ({ page }) => {
          await answerWith(page, OPEN)
          await visit(page, { path: '/invitation/abc', title: 'This invitation is for freja@feldmann.example' })
        },
      },
    ],
  },
]
