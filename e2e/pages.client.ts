import { approve, createOwner, createRequest, expect, firstWidget, submitAnswer } from './fixtures.ts'
import { pngOf } from './files/pictures.ts'
import { type PageLook, visit, type Visit } from './pages.parts.ts'

const words = 'Clear price, clear dates, kept both.'

async function openForm({ page, request }: Visit) {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { id } = await createRequest(request, owner)
  await visit(page, { path: `/testimonial/submit/${id}`, title: 'Thank you for working with Studio Halm' })
  return id
}

const textarea = ({ page }: Visit) => page.getByLabel('How was your experience?')
const send = ({ page }: Visit) => page.getByRole('button', { name: /^Send/ }).click()

export const clientLooks: readonly PageLook[] = [
  {
    name: 'client-form',
    paths: ['/testimonial/submit/:goodwordTestimonialId'],
    visitor: 'anybody',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      { name: 'empty', reach: async (visitor) => void (await openForm(visitor)) },
      {
        name: 'missing',
        reach: async (visitor) => {
          await send(visitor)
          await expect(visitor.page.getByText('Please write a few words')).toBeVisible()
        },
      },
      {
        name: 'filled',
        reach: async (visitor) => {
          const { page } = visitor
          await page.getByRole('radio', { name: '5 stars' }).check()
          await textarea(visitor).fill(words)
          await page.locator('input[type=file]').setInputFiles(pngOf({ name: 'ana.png' }))
          await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
        },
      },
      {
        name: 'failed',
        reach: async (visitor) => {
          await visitor.page.route('**/submit', (route) => route.fulfill({ status: 500, body: '' }))
          await send(visitor)
          await expect(visitor.page.getByText('An unexpected error occurred.')).toBeVisible()
        },
      },
      {
        name: 'thanks',
        reach: async (visitor) => {
          await send(visitor)
          await expect(visitor.page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible()
        },
      },
      {
        name: 'answered-before',
        reach: async ({ page, request }) => {
          const { id } = await createRequest(request, await createOwner(request))
          await submitAnswer(request, id)
          await visit(page, { path: `/testimonial/submit/${id}`, title: 'Thank you!' })
        },
      },
      {
        name: 'leads-nowhere',
        reach: ({ page }) =>
          visit(page, { path: '/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA', title: 'There is nothing to fill in' }),
      },
    ],
  },
  {
    name: 'wall',
    paths: ['/wall/:id'],
    visitor: 'anybody',
    states: [
      {
        name: 'empty',
        reach: async ({ page, request }) => {
          const { id } = await firstWidget(request, await createOwner(request, { organisationName: 'Studio Halm' }))
          await visit(page, { path: `/wall/${id}`, title: /Studio Halm/ })
        },
      },
      {
        name: 'full',
        reach: async ({ page, request }) => {
          const owner = await createOwner(request, { organisationName: 'Studio Halm' })
          for (const customerName of ['Ana Ribeiro', 'Jonas Weber', 'Kim Sørensen']) {
            const { id } = await createRequest(request, owner, { customerName })
            await submitAnswer(request, id, { customerName, testimonial: words })
            await approve(request, owner, id)
          }
          const { id } = await firstWidget(request, owner)
          await visit(page, { path: `/wall/${id}`, title: /Studio Halm/ })
          await expect(page.getByText('Kim Sørensen')).toBeVisible()
        },
      },
    ],
  },
]
