import { changeWidgetOrder, getWidgetOrder } from '#shared/widget-order.ts'
import { writeTestimonials } from './editor.fixtures.ts'
import { bearer, expect, firstWidget } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, type Visit } from './page-states.parts.ts'
import { haveRole } from './team.fixtures.ts'

const callPath = getWidgetOrder.path.replace(':id', '*')

async function open({ page, request, owner }: Visit): Promise<void> {
  const { id, name } = await firstWidget(request, owner)
  await page.goto(`/widgets/${id}/order`)
  await expect(page.getByRole('heading', { level: 1, name: `What “${name}” shows` })).toBeVisible()
}

/** Pins the newest testimonial, and moves the oldest one to the top of the others. */
async function putInOrder({ request, owner }: Visit): Promise<void> {
  const { id } = await firstWidget(request, owner)
  const feed: { items: { id: string }[] } = await (await request.get(`/w/${id}.json`)).json()
  const [first, second] = feed.items
  const last = feed.items.at(-1)
  for (const data of [
    { action: 'pin', id: first?.id },
    { action: 'move', id: last?.id, before: second?.id },
  ]) {
    const answer = await request.post(changeWidgetOrder.path.replace(':id', id), { headers: bearer(owner), data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}

export const orderStates: readonly PageState[] = [
  {
    name: 'order',
    paths: ['/widgets/:id/order'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (404|500)/,
    states: [
      {
        name: 'nothing-shown',
        reach: async (visit) => {
          await open(visit)
          await expect(visit.page.getByText('shows no testimonial yet')).toBeVisible()
        },
      },
      {
        name: 'grabbed',
        reach: async (visit) => {
          await writeTestimonials(visit, 4)
          await putInOrder(visit)
          await open(visit)
          await visit.page.getByRole('button', { name: /^Move Kim/ }).press('Space')
          await expect(visit.page.getByText('Kim Sørensen grabbed. Position 1 of 4, pinned.')).toBeVisible()
        },
      },
      {
        name: 'viewer',
        reach: async (visit) => {
          await haveRole(visit.page, 'viewer')
          await open(visit)
          await expect(visit.page.getByRole('note')).toBeVisible()
        },
      },
      {
        name: 'unknown',
        widths: [1280],
        reach: async ({ page }) => {
          await page.goto('/widgets/wgt_unknown/order')
          await expect(page.getByText('This widget does not exist.')).toBeVisible()
        },
      },
      {
        name: 'loading',
        widths: [1280],
        reach: async ({ page }) => {
          await leaveUnanswered(page, callPath)
          await page.goto('/widgets/any/order')
          await expect(page.getByRole('group', { name: 'Loading' })).toBeVisible()
        },
      },
      {
        name: 'failed',
        widths: [1280],
        reach: async ({ page }) => {
          await fail(page, callPath)
          await page.goto('/widgets/any/order')
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
    ],
  },
]
