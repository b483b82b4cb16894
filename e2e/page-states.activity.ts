import { listActivity } from '#shared/workspace-activity.ts'
import { ACTIVITY_PAGE, showActivity, VARIED } from './activity.fixtures.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState } from './page-states.parts.ts'
import { haveRole } from './team.fixtures.ts'

/** What happened in the workspace. */
export const activityStates: readonly PageState[] = [
  {
    name: 'settings-activity',
    paths: ['/settings/team/activity'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, listActivity.path)
          await page.goto(ACTIVITY_PAGE)
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'full',
        reach: async ({ page }) => {
          await showActivity(page, VARIED, '1763632800000_evt_1')
          await page.goto(ACTIVITY_PAGE)
          await expect(page.getByRole('button', { name: 'Show earlier' })).toBeVisible()
        },
      },
      {
        name: 'nothing-found',
        reach: async ({ page }) => {
          await showActivity(page, [])
          await page.goto(`${ACTIVITY_PAGE}?kind=settings&person=usr_mira`)
          await expect(page.getByText('No activity of Mira Castell in Settings in the last 30 days.')).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, listActivity.path)
          await page.goto(ACTIVITY_PAGE)
          await expect(page.getByText('The activity could not be loaded.', { exact: false })).toBeVisible()
        },
      },
      {
        name: 'not-allowed',
        reach: async ({ page }) => {
          await haveRole(page, 'editor')
          await page.goto(ACTIVITY_PAGE)
          await expect(page.getByText('Admins and the owner of this workspace can do this.')).toBeVisible()
        },
      },
    ],
  },
]
