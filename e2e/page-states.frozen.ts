import { createRequest, expect, submitAnswer } from './fixtures.ts'
import { showFrozen, WIEBKE } from './frozen.fixtures.ts'
import { type PageState, press, type Visit, visit } from './page-states.parts.ts'

const LIST = { path: '/testimonial/list', title: 'Testimonials' }

async function openList({ page, request, owner }: Visit, change: Parameters<typeof showFrozen>[1] = {}) {
  await showFrozen(page, change)
  const answered = await createRequest(request, owner, { customerName: 'Janna Meents' })
  await submitAnswer(request, answered.id)
  await createRequest(request, owner, { customerName: 'Okke Vries' })
  await visit(page, LIST)
  await expect(page.getByRole('heading', { name: 'Nordlicht Brewing is frozen' })).toBeVisible()
}

/** What a frozen workspace looks like to its payer and to members. */
export const frozenStates: readonly PageState[] = [
  {
    name: 'frozen',
    paths: ['/testimonial/list'],
    visitor: 'owner',
    states: [
      {
        name: 'reason',
        reach: async (visited) => {
          await openList(visited)
          await visited.page.getByRole('button', { name: '+ Create' }).focus()
          await expect(visited.page.getByText('Can’t send requests or add testimonials while frozen.')).toBeVisible()
        },
      },
      {
        name: 'switcher',
        reach: async ({ page }) => {
          await showFrozen(page)
          await visit(page, LIST)
          await press(page, /^Switch workspace/)
          await expect(page.getByRole('menuitemradio', { name: 'Nordlicht Events' })).toBeVisible()
        },
      },
      {
        name: 'make-active',
        reach: async ({ page }) => {
          await showFrozen(page)
          await visit(page, LIST)
          await press(page, 'Make this workspace active…')
          await expect(page.getByRole('dialog', { name: 'Make Nordlicht Brewing active?' })).toBeVisible()
        },
      },
      {
        name: 'member',
        reach: async ({ page }) => {
          await showFrozen(page, { role: 'viewer', givenRole: 'editor', payer: WIEBKE })
          await visit(page, LIST)
          await expect(page.getByRole('link', { name: 'Email Wiebke' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'frozen-others',
    paths: ['/settings/subscription'],
    visitor: 'owner',
    states: [
      {
        name: 'active-open',
        reach: async ({ page }) => {
          await showFrozen(page, { isFrozen: false })
          await visit(page, { path: '/settings/subscription', title: 'Subscription' })
          await expect(page.getByRole('complementary', { name: 'Frozen workspaces' })).toBeVisible()
        },
      },
    ],
  },
]
