import { createRequest, expect, submitAnswer } from './fixtures.ts'
import { type PageState, visit } from './page-states.parts.ts'
import { haveRole } from './team.fixtures.ts'
import { CurrentUser, getCurrentUser } from '#shared/users.ts'
import { WIEBKE } from './frozen.fixtures.ts'

const EMPTY_LIST = 'There are no testimonials yet.'

/** What members see who may not change what a page shows. */
export const roleStates: readonly PageState[] = [
  {
    name: 'viewer',
    paths: ['/testimonial/list', '/widgets/:id', '/forms', '/settings/stripe', '/settings/subscription'],
    visitor: 'owner',
    states: [
      {
        name: 'empty-list',
        reach: async ({ page }) => {
          await haveRole(page, 'viewer')
          await page.goto('/testimonial/list')
          await expect(page.getByRole('heading', { name: EMPTY_LIST })).toBeVisible()
        },
      },
      {
        name: 'list',
        reach: async ({ page, request, owner }) => {
          const answered = await createRequest(request, owner)
          await submitAnswer(request, answered.id)
          await createRequest(request, owner)
          // The plan of who pays has no team any more.
          await page.route(`**${getCurrentUser.path}`, async (route) => {
            const user = CurrentUser.parse(await (await route.fetch()).json())
            const workspace = { ...user.workspace, role: 'viewer', givenRole: 'editor', payer: WIEBKE }
            await route.fulfill({ json: { ...user, workspace } })
          })
          await visit(page, { path: '/testimonial/list', title: 'Testimonials' })
          await expect(page.getByRole('heading', { name: 'You can only look at the moment' })).toBeVisible()
        },
      },
      {
        name: 'widget',
        reach: async ({ page }) => {
          await haveRole(page, 'viewer')
          await visit(page, { path: '/widgets', title: 'Widgets' })
          await page.getByRole('link', { name: /^View / }).click()
          await expect(page.getByRole('note')).toBeVisible()
        },
      },
      {
        name: 'forms',
        reach: async ({ page }) => {
          await haveRole(page, 'viewer')
          await visit(page, { path: '/forms', title: 'Forms' })
          await expect(page.getByRole('note')).toBeVisible()
        },
      },
      {
        name: 'subscription',
        reach: async ({ page }) => {
          await haveRole(page, 'admin')
          await visit(page, { path: '/settings/subscription', title: 'Subscription' })
          await expect(page.getByRole('note')).toBeVisible()
        },
      },
    ],
  },
]
