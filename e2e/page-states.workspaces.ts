import { getOverview } from '#shared/overview.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, visit } from './page-states.parts.ts'
import { fullOverview, listedOf, showOverview, showWorkspaces, switcher } from './workspaces.fixtures.ts'
import type { Visit } from './page-states.parts.ts'

const title = 'All workspaces'
const others = listedOf(fullOverview.workspaces)

const showAll = async ({ page }: Visit) => {
  await showWorkspaces(page, others)
  await showOverview(page)
  await visit(page, { path: '/overview', title })
}

export const workspaceStates: readonly PageState[] = [
  {
    name: 'overview',
    paths: ['/overview'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      { name: 'full', reach: showAll },
      {
        name: 'numbers',
        reach: async (owner) => {
          await showAll(owner)
          await owner.page.getByText('Answers a week in numbers').click()
          await expect(owner.page.getByRole('region', { name: 'Answers a week in numbers' })).toBeVisible()
        },
      },
      {
        name: 'nothing-to-do',
        reach: async ({ page }) => {
          const workspaces = fullOverview.workspaces
            .filter(({ role }) => role === 'viewer')
            .concat(fullOverview.workspaces.slice(1, 2))
          await showWorkspaces(page, others)
          await showOverview(page, {
            ...fullOverview,
            workspaces,
            team: { from: '2026-11-16', to: '2026-11-16', entries: [] },
          })
          await visit(page, { path: '/overview', title })
          await expect(page.getByText('Nothing needs you right now.')).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await showWorkspaces(page, others)
          await leaveUnanswered(page, getOverview.path)
          await page.goto('/overview')
          await expect(page.locator('main [aria-busy=true]')).toBeVisible()
          await expect(switcher(page)).toBeVisible()
        },
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await fail(page, getOverview.path)
          await page.goto('/overview')
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
      {
        name: 'out-of-date',
        reach: async (owner) => {
          await showAll(owner)
          await owner.page.unroute(`**${getOverview.path}`)
          await fail(owner.page, getOverview.path)
          // What was just read is not read again at once.
          await expect(async () => {
            await owner.page.evaluate(() => window.dispatchEvent(new Event('online')))
            await expect(owner.page.getByText('These figures may be out of date.')).toBeVisible({ timeout: 500 })
          }).toPass()
        },
      },
      {
        name: 'switcher',
        reach: async (owner) => {
          await showAll(owner)
          await switcher(owner.page).click()
          await expect(owner.page.getByRole('menuitemradio').first()).toBeVisible()
        },
      },
      {
        name: 'switcher-with-filter',
        reach: async (owner) => {
          const more = others.map((workspace) => ({
            ...workspace,
            id: `${workspace.id}2`,
            name: `Second ${workspace.name}`,
          }))
          await showWorkspaces(owner.page, [...others, ...more])
          await showOverview(owner.page)
          await visit(owner.page, { path: '/overview', title })
          await switcher(owner.page).click()
          await owner.page.getByRole('searchbox', { name: 'Find a workspace' }).fill('second k')
          await expect(owner.page.getByRole('menuitemradio')).toHaveCount(1)
        },
      },
    ],
  },
]
