import type { Page } from '@playwright/test'
import { LANGUAGES } from '#shared/languages.ts'
import { approve, createOwner, createRequest, expect, firstWidget, submitAnswer } from './fixtures.ts'
import { pngOf } from './files/images.ts'
import { type PageState, visit, type Visit } from './page-states.parts.ts'
import { publishSortedWall } from './wall-filters.fixtures.ts'

const answerText = 'Clear price, clear dates, kept both.'

async function openForm({ page, request }: Visit) {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { id } = await createRequest(request, owner)
  await visit(page, { path: `/testimonial/submit/${id}`, title: 'Thank you for working with Studio Halm' })
  return id
}

const textarea = ({ page }: Visit) => page.getByLabel('How was your experience?')
const send = ({ page }: Visit) => page.getByRole('button', { name: /^Send/ }).click()

/** Switches the open page to another language. */
async function switchTo(page: Page, language: string) {
  await page.getByRole('contentinfo').getByRole('combobox').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

const phone = { widths: [360] }
const pseudo = '?language=ar-XB'

/** The states with the longest texts: the form with errors, and its thanks. */
const languageState: PageState = {
  name: 'client-form-languages',
  paths: ['/testimonial/submit/:goodwordTestimonialId'],
  visitor: 'anybody',
  states: [
    {
      name: 'form-ar-XB',
      ...phone,
      reach: async ({ page, request }) => {
        const { id } = await createRequest(request, await createOwner(request, { organisationName: 'Studio Halm' }))
        await page.goto(`/testimonial/submit/${id}${pseudo}`)
        await page.locator('button[type=submit]').click()
        await expect(page.locator('textarea').first()).toBeFocused()
      },
    },
    ...LANGUAGES.map((language) => ({
      name: `form-${language}`,
      ...phone,
      reach: ({ page }: Visit) => switchTo(page, language),
    })),
    ...LANGUAGES.map((language, index) => ({
      name: `thanks-${language}`,
      ...phone,
      reach: async ({ page }: Visit) => {
        if (index === 0) {
          await page.locator('textarea').first().fill(answerText)
          await page.locator('button[type=submit]').click()
          await expect(page.locator('h1')).toBeFocused()
        }
        await switchTo(page, language)
      },
    })),
    {
      name: 'thanks-ar-XB',
      ...phone,
      reach: async ({ page }) => {
        await page.goto(new URL(page.url()).pathname + pseudo)
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB')
        await expect(page.locator('h1')).toBeVisible()
      },
    },
  ],
}

export const clientStates: readonly PageState[] = [
  languageState,
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
          await expect(visitor.page.getByText('Please write your testimonial')).toBeVisible()
        },
      },
      {
        name: 'filled',
        reach: async (visitor) => {
          const { page } = visitor
          await page.getByRole('radio', { name: '5 stars' }).check()
          await textarea(visitor).fill(answerText)
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
        name: 'unknown-link',
        reach: ({ page }) =>
          visit(page, { path: '/testimonial/submit/AAAAAAAAAAAAAAAAAAAAAA', title: "This link doesn't work" }),
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
            await submitAnswer(request, id, { customerName, testimonial: answerText })
            await approve(request, owner, id)
          }
          const { id } = await firstWidget(request, owner)
          await visit(page, { path: `/wall/${id}`, title: /Studio Halm/ })
          await expect(page.getByText('Kim Sørensen')).toBeVisible()
        },
      },
      {
        name: 'large',
        reach: async ({ page, request }) => {
          await visit(page, { path: await publishSortedWall(request, { layout: 'large' }), title: /Studio Halm/ })
          await expect(page.getByText('Ana Ribeiro would come back.')).toBeVisible()
        },
      },
      {
        name: 'filtered',
        reach: async ({ page, request }) => {
          const path = await publishSortedWall(request)
          await visit(page, { path: `${path}?service=One+label`, title: /Studio Halm/ })
          await expect(page.getByRole('status').filter({ hasText: '2 of 3' })).toBeVisible()
        },
      },
    ],
  },
]
