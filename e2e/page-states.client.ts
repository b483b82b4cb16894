import type { Page } from '@playwright/test'
import * as z from 'zod'
import type { CollectionPage } from '#shared/collection.ts'
import type { Confirmation } from '#shared/confirming.ts'
import { Form, listForms } from '#shared/forms.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { Question } from '#shared/submissions.ts'
import { approve, bearer, createOwner, createRequest, expect, firstWidget, submitAnswer } from './fixtures.ts'
import { pngOf } from './files/images.ts'
import { type PageState, press, visit, type Visit } from './page-states.parts.ts'
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

const everyKind: Question[] = [
  { id: 'one', text: 'In a word?', kind: 'short', options: [], isRequired: false },
  {
    id: 'two',
    text: 'Which evening helped you most?',
    kind: 'choice',
    options: ['Drawing letters', 'Paper and printers', 'What the law wants on a label'],
    isRequired: true,
  },
  {
    id: 'three',
    text: 'How ready do you feel to make your next label yourself?',
    kind: 'scale',
    options: ['1/5', '2/5', '3/5', '4/5', '5/5'],
    isRequired: true,
  },
]

const everything: CollectionPage['extraFields'] = {
  rating: true,
  photo: true,
  company: true,
  role: true,
  required: ['company'],
  questions: everyKind,
}

const confirmation: Confirmation = {
  firstName: 'Lena',
  lastName: 'Brandt',
  organisationName: 'Studio Halm',
  logoUrl: null,
  accent: null,
  language: 'en',
  thanks: { message: null, link: null, code: null },
  answer: { customerName: 'Ana Ribeiro', rating: 5, testimonial: answerText, isPrivate: false },
  portalPath: null,
}

/** Opens a collection link that is answered with these changes. */
async function openCollection({ page, request }: Visit, changed: Partial<CollectionPage>): Promise<void> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const { items } = z
    .object({ items: z.array(Form) })
    .parse(await (await request.get(listForms.path, { headers: bearer(owner) })).json())
  await page.unrouteAll()
  await page.route('**/goodword/collect/*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...changed } })
  })
  await page.goto(items[0]?.path ?? '')
  await expect(page.locator('h1:visible')).toBeVisible()
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
    name: 'collection-link',
    paths: ['/to/:slug'],
    visitor: 'anybody',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      { name: 'open', reach: (visitor) => openCollection(visitor, {}) },
      {
        name: 'missing',
        reach: async ({ page }) => {
          await press(page, /^Send/)
          await expect(page.getByText('Please write your testimonial')).toBeVisible()
        },
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await page.route('**/goodword/collect/*', (route) =>
            route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
          )
          await page.getByLabel('How was your experience?').fill(answerText)
          await page.getByLabel('Your name').fill('Ana Ribeiro')
          await press(page, /^Send/)
          await expect(page.getByText('An unexpected error occurred.')).toBeVisible()
        },
      },
      {
        name: 'questions',
        reach: async (visitor) => {
          const { page } = visitor
          await openCollection(visitor, { layout: 'page', extraFields: everything })
          await page.getByRole('radio', { name: 'Paper and printers' }).check()
          await page.getByRole('radio', { name: '4', exact: true }).check()
          await expect(page.getByRole('button', { name: 'Clear answer' })).toHaveCount(2)
        },
      },
      {
        name: 'step',
        reach: async (visitor) => {
          const { page } = visitor
          await openCollection(visitor, { layout: 'steps', extraFields: everything })
          await press(page, 'Continue')
          await page.getByLabel('How was your experience?').fill(answerText)
          await press(page, 'Continue')
          await press(page, 'Continue')
          await expect(page.getByText('Step 4 of 8')).toBeVisible()
        },
      },
      {
        name: 'welcome-back',
        reach: async (visitor) => {
          const { page } = visitor
          await openCollection(visitor, { layout: 'steps', extraFields: everything })
          await press(page, 'Continue')
          await page.getByLabel('How was your experience?').fill(answerText)
          await expect(page.getByText('Saved on this device')).toBeVisible()
          const { pathname } = new URL(page.url())
          // Loading the address that is shown would be a reload, which stays in its step.
          await page.goto('/privacy-policy')
          await page.goto(pathname)
          await expect(page.getByRole('region', { name: 'Welcome back' })).toBeVisible()
        },
      },
      {
        name: 'thanks',
        reach: async (visitor) => {
          const { page } = visitor
          const link = { label: 'The next dates', url: 'https://feldmann.example/dates' }
          const code = { label: 'A seat at the next Label School for a friend', code: 'JAR-AND-PEN' }
          await openCollection(visitor, {
            thanks: { message: 'See you in spring.\nBring a friend!', link, code: null },
          })
          await page.route('**/goodword/collect/*', (route) =>
            route.request().method() === 'POST'
              ? route.fulfill({
                  status: 201,
                  json: { portalPath: '/testimonial/mine/x', unconfirmedToken: null, code },
                })
              : route.fallback(),
          )
          await page.getByLabel('How was your experience?').fill(answerText)
          await page.getByLabel('Your name').fill('Ana Ribeiro')
          await press(page, /^Send/)
          await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible()
        },
      },
      {
        name: 'unconfirmed',
        reach: async (visitor) => {
          const { page } = visitor
          await openCollection(visitor, { needsConfirmedEmail: true })
          await page.route('**/goodword/collect/*', (route) =>
            route.request().method() === 'POST'
              ? route.fulfill({ status: 201, json: { portalPath: null, unconfirmedToken: 'x.y' } })
              : route.fallback(),
          )
          await page.getByLabel('How was your experience?').fill(answerText)
          await page.getByLabel('Your name').fill('Ana Ribeiro')
          await page.getByLabel('Your email').fill('ana@client.example')
          await press(page, /^Send to/)
          await expect(page.getByRole('heading', { name: 'One more step: confirm your email' })).toBeVisible()
        },
      },
      {
        name: 'closed',
        reach: (visitor) =>
          openCollection(visitor, { state: 'closed', closedMessage: 'We read every one of them. Thank you.' }),
      },
      {
        name: 'full',
        reach: (visitor) => openCollection(visitor, { state: 'full', opensAt: '2026-11-27T00:00:00.000Z' }),
      },
      {
        name: 'unknown',
        reach: ({ page }) => visit(page, { path: '/to/nobody-at-all', title: "This link doesn't work" }),
      },
    ],
  },
  {
    name: 'confirmation',
    paths: ['/confirm/:token'],
    visitor: 'anybody',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      {
        name: 'open',
        reach: async ({ page }) => {
          await page.route('**/goodword/confirmation/*', (route) => route.fulfill({ json: confirmation }))
          await visit(page, { path: '/confirm/x.y', title: 'Is this your testimonial?' })
        },
      },
      {
        name: 'unknown',
        reach: async ({ page }) => {
          await page.unrouteAll()
          await visit(page, { path: '/confirm/x.y', title: "This link doesn't work any more" })
        },
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
