import { getCurrentUser } from '#shared/users.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { listSignOffLinks, type SignOffLink } from '#shared/sign-off.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit, type Visit } from './page-states.parts.ts'
import { addAnswer, choose, createAgency, createLink, openSignOff } from './sign-off.fixtures.ts'

const otherLanguages: PageState['states'] = LANGUAGES.filter((language) => language !== 'en').map((language) => ({
  name: `in-${language}`,
  widths: [360],
  reach: async ({ page }: Visit) => {
    await page.locator('footer select').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  },
}))

const SETTINGS = { path: '/settings/team', title: 'Team' }

const link = (changes: Partial<SignOffLink>): SignOffLink => ({
  id: `sgn_${changes.name}`,
  name: 'Jo Almqvist',
  email: 'jo@lundcoffee.example',
  language: 'en',
  createdAt: '2026-11-17T09:00:00.000Z',
  expiresAt: '2026-12-17T09:00:00.000Z',
  status: 'active',
  lastDecidedAt: null,
  emailProblem: null,
  ...changes,
})

const showStudio = (page: Visit['page']) =>
  page.route(`**${getCurrentUser.path}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), plan: 'studio' } })
  })

async function openSettings({ page }: Visit, settings: { isRequired: boolean; links: SignOffLink[] }) {
  await showStudio(page)
  await page.route(`**${listSignOffLinks.path}`, (route) => route.fulfill({ json: settings }))
  await visit(page, SETTINGS)
}

export const signOffStates: readonly PageState[] = [
  {
    name: 'sign-off',
    paths: ['/sign-off/:token'],
    visitor: 'anybody',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      {
        name: 'open',
        reach: async ({ page, request }) => {
          const owner = await createAgency(request)
          for (const name of ['Ana', 'Ben', 'Cleo']) await addAnswer(request, owner, name)
          await openSignOff(page, await createLink(request, owner))
        },
      },
      ...otherLanguages,
      {
        name: 'chosen',
        reach: async ({ page }) => {
          await page.locator('footer select').selectOption('en')
          await choose(page, 'Ana', 'Approve')
          await choose(page, 'Ben', 'Reject')
        },
      },
      {
        name: 'confirming',
        reach: async ({ page }) => {
          await press(page, 'Confirm decisions')
          await expect(page.getByRole('dialog')).toBeVisible()
        },
      },
      {
        name: 'not-saved',
        reach: async ({ page }) => {
          await page.route('**/decisions', (route) => route.fulfill({ status: 500, body: '' }))
          await press(page, 'Confirm 2 decisions')
          await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty()
        },
      },
      {
        name: 'done',
        reach: async ({ page }) => {
          await press(page, 'Confirm 2 decisions')
          await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
        },
      },
      {
        name: 'nothing',
        reach: async ({ page, request }) => {
          await openSignOff(page, await createLink(request, await createAgency(request)))
          await expect(page.getByRole('heading', { level: 1, name: 'Nothing to review' })).toBeVisible()
        },
      },
      {
        name: 'unknown',
        reach: ({ page }) => openSignOff(page, '/sign-off/unknown'),
      },
    ],
  },
  {
    name: 'settings-sign-off',
    paths: ['/settings/team'],
    visitor: 'owner',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      { name: 'empty', reach: (visitor) => openSettings(visitor, { isRequired: false, links: [] }) },
      {
        name: 'new-link',
        reach: async ({ page }) => {
          await press(page, 'Create sign-off link')
          await press(page, 'Create and send')
          await expect(page.getByText('Name is required.')).toBeVisible()
        },
      },
      {
        name: 'links',
        reach: (visitor) =>
          openSettings(visitor, {
            isRequired: true,
            links: [
              link({ name: 'Jo Almqvist', lastDecidedAt: '2026-11-19T09:00:00.000Z' }),
              link({ name: 'Kim', email: 'kim@lundcoffee.example', emailProblem: 'The email bounced.' }),
              link({ name: 'Lu', status: 'expired' }),
              link({ name: 'Mo', status: 'revoked' }),
            ],
          }),
      },
      {
        name: 'nobody',
        reach: (visitor) => openSettings(visitor, { isRequired: true, links: [link({ status: 'expired' })] }),
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await showStudio(page)
          await leaveUnanswered(page, listSignOffLinks.path)
          await page.goto(SETTINGS.path)
          await expect(page.getByRole('heading', { name: 'Sign-off', exact: true })).toBeVisible()
        },
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await showStudio(page)
          await fail(page, listSignOffLinks.path)
          await page.goto(SETTINGS.path)
          await expect(page.getByText('The sign-off links could not be loaded.')).toBeVisible()
        },
      },
    ],
  },
]
