import * as z from 'zod'
import type { CollectionPage } from '#shared/collection.ts'
import type { Confirmation } from '#shared/confirming.ts'
import { Form, listForms } from '#shared/forms.ts'
import type { Question } from '#shared/submissions.ts'
import { bearer, createOwner, expect } from './fixtures.ts'
import { type PageState, press, visit, type Visit } from './page-states.parts.ts'

const answerText = 'Clear price, clear dates, kept both.'

const everyKind: Question[] = [
  { id: 'one', text: 'In a word?', kind: 'short', options: [], isRequired: false, isPrivate: false },
  {
    id: 'two',
    text: 'Which evening helped you most?',
    kind: 'choice',
    options: ['Drawing letters', 'Paper and printers', 'What the law wants on a label'],
    isRequired: true,
    isPrivate: false,
  },
  {
    id: 'three',
    text: 'How ready do you feel to make your next label yourself?',
    kind: 'scale',
    options: ['1/5', '2/5', '3/5', '4/5', '5/5'],
    isRequired: true,
    isPrivate: true,
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

export const collectionStates: readonly PageState[] = [
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
]
