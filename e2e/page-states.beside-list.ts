import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import { createRequest, expect, submitAnswer } from './fixtures.ts'
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
